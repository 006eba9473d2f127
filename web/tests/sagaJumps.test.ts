/** Whoever jumps about in a saga ends where they jumped last, however slowly the hall answers. */
import { describe, expect, it, vi } from "vitest";
import { api } from "../src/api";
import type { GameFace } from "../src/games/face";
import { SagaStore } from "../src/table/saga.svelte";
import type { Frame, Saga, TableInfo } from "../src/wire";

const STEPS = 250;
const table = { game: "holmgang", seats: [], you: [], status: "over" } as unknown as TableInfo;
const frame = (step: number): Frame => ({ step, at: 0, seat: null, move: null, first: 0, events: [], view: { step }, moment: null });
const page = (first: number, count: number): Saga => ({
  table,
  seat: null,
  steps: STEPS,
  frames: Array.from({ length: Math.max(0, Math.min(count, STEPS + 1 - first)) }, (_, at) => frame(first + at)),
  can_fork: false,
  stops: Array.from({ length: STEPS + 1 }, (_, step) => step),
});

describe("jumps in a saga", () => {
  it("that overtake each other leave one where one jumped last, and no frame twice", async () => {
    const slow: (() => void)[] = [];
    vi.spyOn(api, "saga").mockImplementation((_, __, first, count) =>
      first === 0 ? Promise.resolve(page(first, count)) : new Promise((done) => slow.push(() => done(page(first, count)))),
    );
    const face = { duration: () => 0, looks: () => [] } as unknown as GameFace;
    const saga = new SagaStore(
      "t",
      () => undefined,
      async () => face,
    );
    await saga.open(null);
    const far = saga.to(240);
    const farther = saga.to(150);
    await saga.to(20);
    expect(saga.view).toEqual({ step: 20 });
    while (slow.length) {
      slow.splice(0).forEach((answer) => answer());
      await new Promise((done) => setTimeout(done));
    }
    await Promise.all([far, farther]);
    expect([saga.step, saga.view]).toEqual([20, { step: 20 }]);
    for (const step of [99, 100, 101, 200, 240]) {
      await saga.to(step);
      expect(saga.view).toEqual({ step });
    }
  });
});
