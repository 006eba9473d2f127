import { afterEach, describe, expect, test, vi } from "vitest";
import { quietly } from "../src/table/quiet";

/** Enough of an animation: how long it lasts, where it is, and whether it runs by itself. */
function animation(endTime: number) {
  return {
    playState: "running",
    currentTime: 0,
    effect: { getComputedTiming: () => ({ endTime }) },
    pause() {
      this.playState = "paused";
    },
  };
}

describe("quiet movement", () => {
  afterEach(() => vi.useRealTimers());

  test("takes steps instead of running, and stops when nobody is there", () => {
    vi.useFakeTimers();
    const [swell, flight] = [animation(Infinity), animation(400)];
    const root = document.createElement("section");
    root.getAnimations = () => [swell, flight] as unknown as Animation[];
    const quiet = quietly(root);
    vi.advanceTimersByTime(1000);
    expect([swell.playState, flight.playState]).toEqual(["paused", "running"]);
    expect(swell.currentTime).toBeGreaterThan(0);
    expect(flight.currentTime).toBe(0);
    vi.advanceTimersByTime(120_000);
    const alone = swell.currentTime;
    vi.advanceTimersByTime(10_000);
    expect(swell.currentTime).toBe(alone);
    dispatchEvent(new Event("pointermove"));
    vi.advanceTimersByTime(1000);
    expect(swell.currentTime).toBeGreaterThan(alone);
    quiet.destroy();
    expect(vi.getTimerCount()).toBe(0);
  });
});
