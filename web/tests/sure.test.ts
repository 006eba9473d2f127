import { describe, expect, test } from "vitest";
import { choiceOf, numberIn, ofKind } from "../src/games/face";
import { sure } from "../src/sure";

describe("what is there for certain", () => {
  test("is itself, nothing and no included", () => expect([sure(0), sure(""), sure(false)]).toEqual([0, "", false]));
  test("is a mistake where it is not", () => {
    expect(() => sure([1, 2][2])).toThrow("missing");
    expect(() => sure(null)).toThrow("missing");
  });
});

describe("choices", () => {
  type Move =
    | { kind: "sail"; fields: { place: number } }
    | { kind: "sell"; fields: { slot: number } }
    | { kind: "flee"; fields: Record<string, never> };
  const moves: Move[] = [
    { kind: "sail", fields: { place: 4 } },
    { kind: "sail", fields: { place: 5 } },
    { kind: "flee", fields: {} },
  ];

  test("are found by their kind and by what they name", () => {
    expect(choiceOf(moves, "sail", { place: 5 })).toBe(moves[1]);
    expect(choiceOf(moves, "sail")).toBe(moves[0]);
    expect(choiceOf(moves, "sail", { place: 6 })).toBeUndefined();
    expect(choiceOf(moves, "sell")).toBeUndefined();
  });

  test("are of one of several kinds, or not", () => {
    expect(moves.map((one) => ofKind(one, "sell", "flee"))).toEqual([false, false, true]);
    expect(moves.map((one) => numberIn(one.fields, "place"))).toEqual([4, 5, undefined]);
    expect(numberIn<{ place: number }>(undefined, "place")).toBeUndefined();
  });
});
