import { describe, expect, it } from "vitest";
import { lineOf, LINES, lookingOver, reading, shownFor, unreadOf, wordsIn, type Beat } from "../src/table/pace";
import { SPEEDS } from "../src/settings.svelte";

const beat = (more: Partial<Beat> = {}): Beat => ({ weight: 1, line: "Bo pillages Elmgard.", scene: "", isMine: false, ...more });
const LONG = "The cards are turned: Ann, Bo and Cai show Thor's Hammer, Loki's Trickery and a card that nobody has ever read before.";

describe("the time it takes to read", () => {
  it("counts words as both languages write them", () => {
    expect(wordsIn("Ann sends 2 Warriors to Elmgard.")).toBe(6);
    expect(wordsIn("C'est au tour d'Odin : pille-t-il Elmgard ?")).toBe(6);
    expect(wordsIn("– … !")).toBe(0);
  });

  it("grows with the text, between a floor and a ceiling", () => {
    expect(reading("")).toBe(0);
    expect(reading("Bo rests.")).toBeGreaterThanOrEqual(700);
    expect(reading(LONG)).toBeGreaterThan(2 * reading("Bo rests."));
    expect(reading(`${LONG} `.repeat(20))).toBe(reading(`${LONG} `.repeat(40)));
  });
});

describe("how long an event is shown", () => {
  const speeds = [SPEEDS.calm, SPEEDS.usual, SPEEDS.brisk];

  it("is never a flash, at any speed", () => {
    for (const motion of speeds) expect(shownFor(beat({ weight: 0.2 }), motion)).toBeGreaterThanOrEqual(700);
  });

  it("is nothing where nothing is played", () => {
    expect(shownFor(beat(), SPEEDS.none)).toBe(0);
    expect(shownFor(beat({ weight: 0 }), SPEEDS.calm)).toBe(0);
  });

  it("lets every line be read before it makes room, whatever the speed", () => {
    for (const motion of speeds) {
      const lines = [];
      for (let number = 0; number < 8; number += 1) {
        const one = beat({ line: number === 2 ? LONG : "Bo rests." });
        const time = shownFor(one, motion, lines);
        lines.push(lineOf(one));
        for (const line of lines.slice(-LINES)) line.shown += time;
      }
      for (const line of lines.slice(0, -LINES)) expect(line.shown).toBeGreaterThanOrEqual(line.reads);
      expect(unreadOf(lines)).toBe(Math.max(...lines.slice(-LINES).map((line) => Math.max(0, line.reads - line.shown))));
    }
  });

  it("is as long as what is written on the scene takes", () => {
    const card = "Thor's Hammer. +3. If you win, gain 3 Glory for every figure that falls here. ";
    for (const count of [1, 2, 3])
      expect(shownFor(beat({ weight: 2, scene: card.repeat(count) }), SPEEDS.brisk)).toBe(lookingOver(card.repeat(count)));
    expect(lookingOver(card.repeat(3))).toBeGreaterThan(4500);
    expect(lookingOver(card.repeat(30))).toBeLessThan(10_000);
  });

  it("is short for what I did myself", () => {
    expect(shownFor(beat({ isMine: true }), SPEEDS.usual)).toBe(SPEEDS.usual);
    expect(shownFor(beat({ isMine: true, weight: 0.3 }), SPEEDS.usual)).toBe(0);
    expect(lineOf(beat({ isMine: true })).reads).toBe(0);
  });

  it("passes over small things when much waits, and never a scene", () => {
    expect(shownFor(beat({ weight: 0.4 }), SPEEDS.usual, [], 10_000)).toBe(0);
    expect(shownFor(beat({ weight: 0.9 }), SPEEDS.usual, [], 10_000)).toBeGreaterThan(0);
    expect(shownFor(beat({ weight: 0.9 }), SPEEDS.usual, [], 20_000)).toBe(0);
    expect(shownFor(beat({ weight: 0.4, scene: "Thor's Hammer" }), SPEEDS.usual, [], 20_000)).toBeGreaterThan(0);
  });
});
