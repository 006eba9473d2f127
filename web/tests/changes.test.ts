import { expect, test } from "vitest";
import { applied } from "../src/table/changes";

const before = {
  gold: [1, 2],
  men: [
    [0, 0, 4],
    [1, 0, 0],
  ],
  winner: null as number | null,
};

test("whole fields, and entries of lists by their places", () => {
  const after = applied(before, [
    ["gold", [3, 4]],
    ["men", 1, 2, 7],
    ["winner", 0],
  ]);
  expect(after).toEqual({
    gold: [3, 4],
    men: [
      [0, 0, 4],
      [1, 0, 7],
    ],
    winner: 0,
  });
});

test("the view before is never touched, and what did not change is shared", () => {
  const written = JSON.stringify(before);
  const after = applied(before, [["men", 1, 2, 7]]);
  expect(JSON.stringify(before)).toBe(written);
  expect(after.men[0]).toBe(before.men[0]);
  expect(applied(before, [])).toBe(before);
});
