/** A game that has ended, to leaf through. */
import { describe, expect, it } from "vitest";
import { chaptersOf, scoresAt } from "../src/table/course";
import type { Course, Told } from "../src/wire";

const told = (kind: string, number = 0): Told => ({ kind, number, fields: {}, at: 0, change: [] });
const CHANCE = 255;
const course: Course = {
  steps: [
    { step: 0, seat: null, events: [told("game-began"), told("age-began", 1)] },
    { step: 1, seat: 0, events: [told("quiet"), told("marched", 2)] },
    { step: 2, seat: CHANCE, events: [told("rolled", 3)] },
    { step: 3, seat: 0, events: [] },
    { step: 4, seat: 1, events: [] },
    { step: 5, seat: CHANCE, events: [told("drawn", 4), told("age-began", 5)] },
    { step: 6, seat: 1, events: [told("marched", 6)] },
  ],
  scores: [
    { step: 0, scores: [0, 0] },
    { step: 3, scores: [5, 0] },
    { step: 6, scores: [5, 7] },
  ],
};

describe("the course of a game", () => {
  it("is turns under their ages; chance belongs to whoever called for it", () => {
    const chapters = chaptersOf(course, ["age-began"], (event) => event.kind !== "quiet");
    expect(
      chapters.map(({ step, title, turns }) => [
        step,
        title?.number,
        turns.map((turn) => [turn.seat, turn.step, turn.last, turn.told?.number]),
      ]),
    ).toEqual([
      [
        0,
        1,
        [
          [0, 1, 3, 2],
          [1, 4, 5, 4],
        ],
      ],
      [5, 5, [[1, 6, 6, 6]]],
    ]);
  });

  it("of a game without ages is one list", () => {
    const chapters = chaptersOf(course, []);
    expect(chapters).toHaveLength(1);
    expect(chapters[0]?.title).toBeNull();
    expect(chapters[0]?.turns.map((turn) => turn.seat)).toEqual([0, 1]);
  });

  it("knows everybody's score at every step", () => {
    expect([0, 2, 3, 5, 6, 99].map((step) => scoresAt(course.scores, step))).toEqual([
      [0, 0],
      [0, 0],
      [5, 0],
      [5, 0],
      [5, 7],
      [5, 7],
    ]);
    expect(scoresAt([], 3)).toEqual([]);
  });
});
