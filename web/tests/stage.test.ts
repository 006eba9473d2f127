import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Stage } from "../src/table/stage";
import type { Told } from "../src/wire";

const told = (number: number, kind = "sailed"): Told => ({ number, kind, fields: {}, at: 0, change: [] });

function staged(duration: (event: Told, waiting: Told[]) => number = () => 100, unread = 0) {
  const seen: string[] = [];
  const stage = new Stage<string>({
    duration,
    after: (event) => event.number,
    begin: (event) => seen.push(`begin ${event.number}`),
    end: (event) => seen.push(`end ${event.number}`),
    linger: () => unread,
    settle: (settled) => seen.push(`settle ${settled}`),
  });
  return { stage, seen };
}

describe("the stage", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("plays one event after another, then settles", () => {
    const { stage, seen } = staged();
    stage.play({ events: [told(0), told(1)], settled: "a" });
    expect(seen).toEqual(["begin 0"]);
    vi.advanceTimersByTime(100);
    expect(seen).toEqual(["begin 0", "end 0", "begin 1"]);
    expect(stage.isBusy).toBe(true);
    vi.advanceTimersByTime(100);
    expect(seen).toEqual(["begin 0", "end 0", "begin 1", "end 1", "settle a"]);
    expect(stage.isBusy).toBe(false);
  });

  it("settles at once where there is no motion", () => {
    const { stage, seen } = staged(() => 0);
    stage.play({ events: [told(0), told(1)], settled: "a" });
    expect(seen).toEqual(["begin 0", "end 0", "begin 1", "end 1", "settle a"]);
  });

  it("settles at once where nothing happened", () => {
    const { stage, seen } = staged();
    stage.play({ events: [], settled: "a" });
    expect(seen).toEqual(["settle a"]);
  });

  it("keeps acts in order and knows what waits", () => {
    const waiting: number[] = [];
    const { stage, seen } = staged((event, after) => {
      waiting[event.number] = after.length;
      return 100;
    });
    stage.play({ events: [told(0), told(1)], settled: "a" });
    stage.play({ events: [told(2)], settled: "b" });
    vi.advanceTimersByTime(200);
    expect(seen).toEqual(["begin 0", "end 0", "begin 1", "end 1", "settle a", "begin 2"]);
    vi.advanceTimersByTime(100);
    expect(seen.at(-1)).toBe("settle b");
    expect(waiting).toEqual([1, 1, 0]); // the first had begun before the second act came
  });

  it("stops, goes on for the rest of the time, and steps", () => {
    const { stage, seen } = staged();
    stage.play({ events: [told(0), told(1), told(2)], settled: "a" });
    vi.advanceTimersByTime(60);
    stage.pause();
    vi.advanceTimersByTime(1000);
    expect(seen).toEqual(["begin 0"]);
    stage.step();
    expect(seen).toEqual(["begin 0", "end 0", "begin 1"]);
    vi.advanceTimersByTime(1000);
    expect(seen).toHaveLength(3);
    stage.resume();
    vi.advanceTimersByTime(99);
    expect(seen).toHaveLength(3);
    vi.advanceTimersByTime(1);
    expect(seen.at(-1)).toBe("begin 2");
  });

  it("is no longer stopped once all is skipped", () => {
    const { stage, seen } = staged();
    stage.play({ events: [told(0), told(1)], settled: "a" });
    stage.pause();
    stage.skip();
    expect(seen.at(-1)).toBe("settle a");
    stage.play({ events: [told(2)], settled: "b" });
    vi.advanceTimersByTime(100);
    expect(seen.at(-1)).toBe("settle b");
  });

  it("settles when the last lines can have been read, at once where more waits", () => {
    const { stage, seen } = staged(() => 100, 500);
    stage.play({ events: [told(0)], settled: "a" });
    stage.play({ events: [told(1)], settled: "b" });
    vi.advanceTimersByTime(200);
    expect(seen).toEqual(["begin 0", "end 0", "settle a", "begin 1", "end 1"]);
    vi.advanceTimersByTime(499);
    expect(seen.at(-1)).toBe("end 1");
    stage.step();
    expect(seen.at(-1)).toBe("settle b");
  });

  it("skips to the end of everything that waits", () => {
    const { stage, seen } = staged();
    stage.play({ events: [told(0), told(1)], settled: "a" });
    stage.play({ events: [told(2)], settled: "b" });
    stage.skip();
    expect(seen).toEqual(["begin 0", "end 0", "begin 1", "end 1", "settle a", "begin 2", "end 2", "settle b"]);
    vi.advanceTimersByTime(1000);
    expect(seen).toHaveLength(8);
  });

  it("forgets what waits when everything is told afresh", () => {
    const { stage, seen } = staged();
    stage.play({ events: [told(0)], settled: "a" });
    stage.clear();
    vi.advanceTimersByTime(1000);
    expect(seen).toEqual(["begin 0"]);
    stage.play({ events: [], settled: "b" });
    expect(seen.at(-1)).toBe("settle b");
  });
});
