/** The wood of the ash, grown around the worlds wherever they lie: a trunk, limbs that carry them, roots that arch over the lowest. */

export interface Point {
  x: number;
  y: number;
}
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
export interface Limb {
  wood: string; // its outline
  grain: string; // lines along it
  lit: string; // where the light falls on it
  tip: Point;
}
export interface Grown {
  trunk: Limb;
  limbs: Limb[];
  leaves: { at: Point; turn: number }[];
}

const STEPS = 14;
const told = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
const line = (points: Point[]): string => `M${points.map(told).join("L")}`;

/** A curve through four points that pull at it. */
function curve([a, b, c, d]: [Point, Point, Point, Point]): Point[] {
  return Array.from({ length: STEPS + 1 }, (_, step) => {
    const t = step / STEPS;
    const u = 1 - t;
    const at = (one: number, two: number, three: number, four: number) =>
      u * u * u * one + 3 * u * u * t * two + 3 * u * t * t * three + t * t * t * four;
    return { x: at(a.x, b.x, c.x, d.x), y: at(a.y, b.y, c.y, d.y) };
  });
}

/** A limb along a curve, from thick to thin; gnarled a little, the same each time. */
export function limb(pulled: [Point, Point, Point, Point], thick: number, thin: number): Limb {
  const points = curve(pulled);
  const half = (step: number) => (thick + (thin - thick) * (step / STEPS) ** 0.8) / 2 + 1.4 * Math.sin(step * 2.3 + pulled[0].y);
  const beside = (share: number, from = 0, to = STEPS): Point[] =>
    points.slice(from, to + 1).map((at, index) => {
      const step = from + index;
      const [before, after] = [points[Math.max(0, step - 1)] ?? at, points[Math.min(STEPS, step + 1)] ?? at];
      const far = Math.hypot(after.x - before.x, after.y - before.y) || 1;
      const off = share * half(step);
      return { x: at.x - (off * (after.y - before.y)) / far, y: at.y + (off * (after.x - before.x)) / far };
    });
  const way = pulled[3].x < pulled[0].x ? -1 : 1; // the light comes from below
  return {
    wood: `${line([...beside(1), ...beside(-1).reverse()])}Z`,
    grain: line(beside(0.25, 0, STEPS - 2)) + line(beside(-0.4, 1, STEPS - 4)),
    lit: line(beside(0.66 * way, 1, STEPS - 1)),
    tip: pulled[3],
  };
}

/** The gaps between rows of boxes, from above to below: where limbs have room. */
export function gapsOf(boxes: Box[]): number[] {
  const sorted = [...boxes].sort((one, other) => one.bottom - other.bottom);
  return sorted
    .map(({ bottom }) => Math.min(...boxes.filter(({ top }) => top >= bottom).map(({ top }) => top), Infinity))
    .map((next, at) => ({ from: sorted[at]?.bottom ?? 0, next }))
    .filter(({ from, next }) => next < Infinity && !boxes.some(({ top, bottom }) => top < from && bottom > from + 1 && bottom < next))
    .map(({ from, next }) => (from + next) / 2)
    .filter((y, at, all) => at === 0 || y - (all[at - 1] ?? 0) > 6);
}

/** All of it: `heart` is the world in the trunk, `boxes` all of them, on a ground of this size. */
export function grown(heart: Box, boxes: Box[], width: number, height: number): Grown {
  const middle = (heart.left + heart.right) / 2;
  const wide = Math.min((heart.right - heart.left) / 2 + 30, width * 0.36);
  const trunk = trunkOf(middle, wide, heart, height);
  const limbs: Limb[] = [];
  const leaves: Grown["leaves"] = [];
  const sides = [
    { way: -1, end: Math.min(...boxes.map(({ left }) => left)) - 8 },
    { way: 1, end: Math.max(...boxes.map(({ right }) => right)) + 8 },
  ];
  const top = Math.min(...boxes.map((one) => one.top));
  for (const { way, end } of sides) {
    const side = boxes.filter((one) => (way < 0 ? one.right < middle : one.left > middle));
    const gaps = [top - 4, ...gapsOf(side.length > 1 ? side : boxes)];
    gaps.forEach((y, at) => {
      const isRoot = y > heart.bottom - 4;
      const from = { x: middle + way * (wide - 26), y: isRoot ? y - 26 : y + 30 };
      const reach = end - from.x;
      const sag = isRoot ? 8 : -5;
      const tip = { x: end, y: y + (isRoot ? 26 : at === 0 ? 2 : -8) };
      limbs.push(
        limb(
          [from, { x: from.x + reach * 0.22, y: y + sag * 0.2 }, { x: from.x + reach * 0.7, y: y - sag }, tip],
          isRoot ? 62 : at === 0 ? 36 : 54,
          9,
        ),
      );
      if (!isRoot) leaves.push(...leavesOf(from, tip, at));
    });
  }
  return { trunk, limbs, leaves };
}

/** It widens around its heart, and again where the roots begin. */
function trunkOf(middle: number, wide: number, heart: Box, height: number): Limb {
  const side = (way: number): Point[] => [
    { x: middle + way * wide * 0.94, y: -60 },
    { x: middle + way * wide * 0.9, y: heart.top - 10 },
    { x: middle + way * (wide + 4), y: heart.top + (heart.bottom - heart.top) * 0.4 },
    { x: middle + way * (wide - 8), y: heart.bottom - 8 },
    { x: middle + way * wide * 0.72, y: heart.bottom + 26 },
    { x: middle + way * wide * 0.8, y: height + 20 },
  ];
  const path = (points: Point[]): string =>
    points
      .map((at, step) => {
        const before = points[step - 1];
        if (!before) return told(at);
        const half = (before.y + at.y) / 2;
        return `C${before.x.toFixed(1)} ${half.toFixed(1)} ${at.x.toFixed(1)} ${half.toFixed(1)} ${told(at)}`;
      })
      .join("");
  const [left, right] = [side(-1), side(1)];
  const inner = (off: number, way: number): string => `M${path(side(way).map(({ x, y }) => ({ x: x - way * off, y })))}`;
  return {
    wood: `M${path(left)}L${path([...right].reverse())}Z`,
    grain: [13, 22, 34, 52].map((off) => inner(off, -1) + inner(off, 1)).join(""),
    lit: inner(6, -1),
    tip: { x: middle, y: heart.bottom },
  };
}

function leavesOf(from: Point, tip: Point, seed: number): Grown["leaves"] {
  return [0.5, 0.68, 0.8, 0.9, 1, 1.02].map((share, at) => ({
    at: { x: from.x + (tip.x - from.x) * share, y: tip.y + (at % 2 ? 7 : -6) },
    turn: ((at * 67 + seed * 41) % 120) - 60 + (tip.x < from.x ? 180 : 0),
  }));
}
