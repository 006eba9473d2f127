import { describe, expect, test } from "vitest";
import { type Box, gapsOf, grown, limb } from "../../src/games/yggdrasil/limbs";

const box = (left: number, top: number, right: number, bottom: number): Box => ({ left, top, right, bottom });
const MIDGARD = box(300, 20, 700, 220);
const LEFT = [box(20, 20, 240, 100), box(20, 130, 240, 220)];
const RIGHT = [box(760, 20, 980, 100), box(760, 130, 980, 220)];
const LOW = [box(20, 250, 240, 380), box(260, 250, 460, 380), box(620, 250, 950, 380)];
const numbers = (path: string): number[] => [...path.matchAll(/-?\d+(?:\.\d+)?/g)].map(Number);

test("limbs have room between rows", () => {
  expect(gapsOf([...LEFT, LOW[0] ?? MIDGARD])).toEqual([115, 235]);
  expect(gapsOf([MIDGARD])).toEqual([]);
});

test("a limb grows from thick to thin and ends where it should", () => {
  const { wood, tip } = limb(
    [
      { x: 0, y: 0 },
      { x: 30, y: 0 },
      { x: 70, y: 0 },
      { x: 100, y: 0 },
    ],
    40,
    10,
  );
  const heights = numbers(wood);
  expect(tip).toEqual({ x: 100, y: 0 });
  expect(Math.max(...heights)).toBeLessThan(104);
  expect(wood.endsWith("Z")).toBe(true);
});

describe("around the worlds", () => {
  const tree = grown(MIDGARD, [MIDGARD, ...LEFT, ...RIGHT, ...LOW], 1000, 400);
  test("the trunk is wider than the world in it", () => {
    const [left, right] = [MIDGARD.left, MIDGARD.right];
    const across = numbers(tree.trunk.wood).filter((_, at) => at % 2 === 0);
    expect(Math.min(...across)).toBeLessThan(left);
    expect(Math.max(...across)).toBeGreaterThan(right);
  });
  test("limbs reach beyond the outermost worlds on both sides, and only branches bear leaves", () => {
    expect(tree.limbs.map(({ tip }) => tip.x)).toEqual([12, 12, 12, 988, 988, 988]);
    expect(tree.leaves.every(({ at }) => at.y < MIDGARD.bottom)).toBe(true);
  });
  test("and it is the same tree each time", () => {
    expect(grown(MIDGARD, [MIDGARD, ...LEFT, ...RIGHT, ...LOW], 1000, 400)).toEqual(tree);
  });
});
