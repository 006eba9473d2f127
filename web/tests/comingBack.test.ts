/** A seat that a bot kept, tables that cannot be played on, and sagas of games whose rules are gone. */
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import { api } from "../src/api";
import { sharedLooks, type GameFace } from "../src/games/face";
import { faceShelf } from "../src/games/faceShelf.svelte";
import Saga from "../src/pages/Saga.svelte";
import { hasEnded } from "../src/parts/status";
import TableCard from "../src/parts/TableCard.svelte";
import { settings } from "../src/settings.svelte";
import type { SocketLike } from "../src/table/line";
import Moment from "../src/table/Moment.svelte";
import { SagaStore } from "../src/table/saga.svelte";
import { TableStore } from "../src/table/store.svelte";
import { people } from "../src/people.svelte";
import { sure } from "../src/sure";
import type { Frame, GameInfo, TableInfo, Welcome } from "../src/wire";

const TABLE: TableInfo = {
  id: "t",
  game: "holmgang",
  version: 1,
  kind: "game",
  status: "running",
  mode: "live",
  options: {},
  seats: ["Ann", "Bo"].map((name, seat) => ({
    seat,
    kind: "person" as const,
    name,
    level: null,
    connected: true,
    host: seat === 0,
    left: null,
    program: false,
    emblem: null,
    led: [],
  })),
  listed: true,
  watchable: true,
  drawn: false,
  hints: false,
  clock: null,
  pace: { undo: null, bots: "usual", confirm: false },
  made_at: 0,
  moved_at: 0,
  waiting: [],
  you: [],
  rated: false,
  invited: [],
  kept: [],
  result: null,
  next: null,
};

const face = { Board: {} as any, duration: () => 1, looks: sharedLooks } as GameFace;

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  settings.language = "en";
});

class FakeSocket implements SocketLike {
  sent: any[] = [];
  onopen: ((event: any) => void) | null = null;
  onmessage: ((event: { data: any }) => void) | null = null;
  onclose: ((event: any) => void) | null = null;
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {}
}

function looking(kept: number[]) {
  const store = new TableStore(
    "t",
    () => undefined,
    async () => face,
  );
  const socket = new FakeSocket();
  store.connect("ws://hall", () => socket);
  socket.onopen?.({});
  const welcome: Welcome = { type: "welcome", table: { ...TABLE, kept }, seat: null, auto: true, chat: [], news: null };
  socket.onmessage?.({ data: JSON.stringify(welcome) });
  return { store, socket };
}

describe("a seat that a bot kept", () => {
  it.each([
    ["en", "Take your seat back"],
    ["fr", "Reprendre votre place"],
  ] as const)("is taken back by a button (%s)", async (language, words) => {
    settings.language = language;
    const { store, socket } = looking([1]);
    render(Moment, { store });
    await fireEvent.click(screen.getByRole("button", { name: words }));
    expect(socket.sent.at(-1)).toMatchObject({ type: "return", seat: 1 });
  });

  it("is offered to nobody else", () => {
    const { store } = looking([]);
    render(Moment, { store });
    expect(screen.queryByRole("button", { name: "Take your seat back" })).toBeNull();
  });
});

describe("a table that cannot be played on", () => {
  it("has ended if its rules are gone, and only then", () => {
    const ended = (["open", "running", "over", "abandoned", "stopped", "unreadable"] as const).filter((status) =>
      hasEnded({ ...TABLE, status }),
    );
    expect(ended).toEqual(["over", "abandoned", "stopped"]);
  });

  it.each([
    ["stopped", "Cannot be continued", "#/saga/t"],
    ["unreadable", "Cannot be read; set aside", "#/table/t"],
  ] as const)("says so in the lobby (%s)", (status, words, door) => {
    render(TableCard, { table: { ...TABLE, status, you: [0] } });
    expect(screen.getByText(new RegExp(words))).toBeTruthy();
    expect(screen.getByRole("link").getAttribute("href")).toBe(door);
  });
});

describe("a table where all win or lose together", () => {
  it.each([
    [true, "Won together"],
    [false, "Lost together"],
  ])("tells that, and no scores (won: %s)", (won, words) => {
    vi.spyOn(people, "game").mockReturnValue({ is_cooperative: true } as GameInfo);
    const result = TABLE.seats.map(() => ({ score: 47, rank: 1, won }));
    render(TableCard, { table: { ...TABLE, status: "over", result } });
    expect(screen.getByText(new RegExp(words))).toBeTruthy();
    expect(screen.queryByText("47")).toBeNull();
    vi.restoreAllMocks();
  });
});

describe("a saga", () => {
  const chance = { kind: "plunder-draw", fields: {}, waiting: [255], answered: [], situation: [] as string[] };
  const asked = { kind: "choose-turn", fields: { seats: [0] }, waiting: [0], answered: [], situation: [] as string[] };
  const frames: Frame[] = [chance, asked, chance, chance, asked].map((moment, step) => ({
    step,
    at: 0,
    seat: step ? 0 : null,
    move: null,
    first: step,
    view: { at: step },
    moment,
    events: [{ number: step, kind: "rested", fields: { clan: 0 }, at: 0, change: [] }],
  }));

  it("passes over what chance answers, and tells what it brought", async () => {
    vi.spyOn(api, "table").mockResolvedValue({ ...TABLE, you: [0] });
    vi.spyOn(api, "saga").mockResolvedValue({ table: TABLE, seat: 0, steps: 4, frames, can_fork: false, stops: [1, 4] });
    const saga = new SagaStore(
      "t",
      () => ({ nouns: { clan: "seat", seats: "seat" } }) as unknown as GameInfo,
      async () => face,
    );
    await saga.begin();
    expect([saga.step, saga.place, saga.view]).toEqual([1, 0, { at: 1 }]);
    expect(saga.say.ask(sure(saga.frame?.moment))).toBe("Rest, or pillage a village?");
    expect(saga.say.ask(chance)).toBe("");
    await saga.forward();
    expect([saga.step, saga.place, saga.story.length]).toEqual([4, 1, 5]);
    expect(saga.say.event(sure(saga.story[4]))).toBe("You rest.");
    expect([saga.stopAt(2), saga.placeOf(3)]).toEqual([4, 1]);
    expect([saga.isAt({ step: 1, last: 1 }), saga.isAt({ step: 2, last: 2 })]).toEqual([false, true]); // chance answers what comes after
    await saga.back();
    expect(saga.step).toBe(1);
    vi.restoreAllMocks();
  });
});

describe("a saga without a board", () => {
  const frames: Frame[] = [0, 1].map((step) => ({
    step,
    at: 0,
    seat: step ? 0 : null,
    move: step ? "rest" : null,
    first: 0,
    view: null,
    moment: null,
    events: step ? [{ number: 0, kind: "rested", fields: { clan: 0 }, at: 0, change: [] }] : [],
  }));
  const table: TableInfo = { ...TABLE, status: "over" };

  function tell() {
    vi.spyOn(faceShelf, "fetch").mockResolvedValue(face);
    vi.spyOn(api, "table").mockResolvedValue(table);
    vi.spyOn(api, "saga").mockResolvedValue({ table, seat: null, steps: 1, frames, can_fork: false, stops: [0, 1] });
    vi.spyOn(api, "course").mockResolvedValue({ steps: frames.map(({ step, seat, events }) => ({ step, seat, events })), scores: [] });
  }

  it("goes on step by step without waiting for animations", async () => {
    tell();
    const saga = new SagaStore(
      "t",
      () => undefined,
      async () => face,
    );
    await saga.begin();
    expect(saga.isToldOnly).toBe(true);
    await saga.forward();
    expect([saga.step, saga.view, saga.story.length]).toEqual([1, null, 1]);
  });

  it("is read in words", async () => {
    tell();
    render(Saga, { table: "t" });
    expect(await screen.findByText(/told in words, without the board/)).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: "To the end" }));
    expect((await screen.findAllByText(/rest/i)).length).toBeGreaterThan(0);
    await vi.waitFor(() => expect(api.course).toHaveBeenCalled());
  });
});
