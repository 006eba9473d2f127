import { describe, expect, test } from "vitest";
import { LAYOUTS, type ClashView } from "../../src/games/clashofrage/generated";
import {
  beside,
  bestTurn,
  cellsOf,
  coastOf,
  framed,
  landOf,
  nextTowards,
  SIDE,
  legible,
  spread,
  stepOf,
  WIDE,
  within,
} from "../../src/games/clashofrage/layout";
import { sure } from "../../src/sure";

const LAID = 4; // numbers to a tile: which, q, r, turns
const ZOOM = { width: 54, height: 142 };

/** The land of the first layout for so many. */
function viewOf(seats: number): ClashView {
  const { tiles } = sure(LAYOUTS.find(({ name }) => name.startsWith(`L${seats}-`)));
  const hexes = Array.from({ length: tiles.length / LAID }, (_, at) => tiles.slice(LAID * at, LAID * at + LAID)).flatMap(
    ([tile = 0, q = 0, r = 0, turns = 0]) =>
      cellsOf(tile, q, r, turns).hexes.map(({ place, at: { x, y } }) => {
        const row = Math.round(y / (SIDE * 1.5));
        return [place, Math.round(x / WIDE - row / 2), row];
      }),
  );
  return { hexes, spots: [[0, 0]], bastions: [] } as unknown as ClashView;
}

describe("the land fills its frame", () => {
  for (const seats of [2, 3, 4])
    test(`of ${seats} seats, from edge to edge one way`, () => {
      for (const [width, height] of [
        [1010, 530],
        [390, 400],
        [820, 700],
      ] as const) {
        const view = viewOf(seats);
        const land = landOf(view, false, [], bestTurn(view, width, height));
        const frame = framed(land, width, height, { width: 0, height: 0 });
        const taken = Math.max(land.box.width / frame.width, land.box.height / frame.height);
        expect(taken).toBeCloseTo(1);
        expect(frame.width / frame.height).toBeCloseTo(width / height);
      }
    });
  test("and lies broad in a broad frame, high in a high one", () => {
    const view = viewOf(4);
    const boxOf = (width: number, height: number) => landOf(view, false, [], bestTurn(view, width, height)).box;
    const [broad, high] = [boxOf(1000, 500), boxOf(500, 1000)];
    expect(broad.width / broad.height).toBeGreaterThanOrEqual(high.width / high.height);
  });
  test("but never under the zoom", () => {
    const view = viewOf(4);
    const land = landOf(view, false);
    const frame = framed(land, 600, 520, ZOOM);
    const scale = 600 / frame.width;
    for (const { at } of land.hexes) {
      const [x, y] = [(at.x + WIDE / 2 - frame.x) * scale, (at.y + SIDE - frame.y) * scale];
      expect(x <= 600 - ZOOM.width + 1 || y <= 520 - ZOOM.height + 1).toBe(true);
    }
  });
});

describe("beside a fight the land moves aside", () => {
  const land = landOf(viewOf(2), false);
  const frame = framed(land, 1000, 560, { width: 0, height: 0 });
  const scale = 1000 / frame.width;
  const field = sure(land.hexes[0]).at;
  const seenAt = (room: { x: number; y: number; width: number; height: number }) => {
    const moved = within(land.box, frame, scale, room, field);
    const on = (x: number, y: number) =>
      [moved.x + (x - frame.x) * scale * moved.scale, moved.y + (y - frame.y) * scale * moved.scale] as const;
    return { moved, on };
  };

  test("and is seen whole where there is room", () => {
    const room = { x: 500, y: 0, width: 440, height: 560 };
    const { on } = seenAt(room);
    const [left, top] = on(land.box.x, land.box.y);
    const [right, bottom] = on(land.box.x + land.box.width, land.box.y + land.box.height);
    expect(left).toBeGreaterThanOrEqual(room.x - 0.01);
    expect(right).toBeLessThanOrEqual(room.x + room.width + 0.01);
    expect(top).toBeGreaterThanOrEqual(-0.01);
    expect(bottom).toBeLessThanOrEqual(room.height + 0.01);
  });
  test("and shows what is fought for in the middle where there is little", () => {
    const { moved, on } = seenAt({ x: 0, y: 0, width: 1000, height: 90 });
    expect(moved.scale).toBe(0.5);
    expect(on(field.x, field.y)[1]).toBeCloseTo(45);
  });
});

test("the coast runs along the outer borders alone, the same each time", () => {
  const { hexes } = cellsOf(0, 0, 0, 0);
  expect(coastOf(hexes).split("M")).toHaveLength(18 + 1);
  expect(coastOf(hexes)).toBe(coastOf(hexes));
});

test("what tells of something lies beside it, not over it", () => {
  const size = { width: 200, height: 100 };
  const room = { width: 800, height: 600 };
  expect(beside({ left: 100, top: 250, right: 200, bottom: 350 }, size, room)).toEqual({ x: 210, y: 250 });
  expect(beside({ left: 650, top: 250, right: 750, bottom: 350 }, size, room)).toEqual({ x: 440, y: 250 });
  expect(beside({ left: 50, top: 250, right: 150, bottom: 350 }, size, { width: 250, height: 600 }).y).toBe(140);
});

test("figures stand side by side, or are only counted where they would hide one another", () => {
  expect(stepOf(3, 14)).toBeGreaterThanOrEqual(26);
  expect(stepOf(3, 20)).toBeNull();
  expect(stepOf(1, 28)).not.toBeNull();
});

test("labels side by side stay clear of each other, and nearly where they belong", () => {
  const labels = [0, 30, 60, 200].map((x) => ({ x, y: 0.1 * x }));
  const laid = spread(labels, 70, 21);
  expect(laid).toHaveLength(labels.length);
  for (const one of laid)
    for (const other of laid) expect(one === other || Math.abs(one.x - other.x) >= 70 || Math.abs(one.y - other.y) >= 21).toBe(true);
  expect(laid.find(({ x }) => x === 200)?.y).toBe(20);
});

test("names side by side never run into one another: the first have the room", () => {
  const row = [0, 76, 152, 400].map((x, at) => ({ x, y: 0, name: ["Moonspire", "Swanpool", "Cranesrest", "Eelwater"][at] ?? "" }));
  expect(legible(row, 14).map(({ x }) => x)).toEqual([0, 152, 400]);
  expect(legible(row, 9)).toEqual(row);
  expect(legible([sure(row[1]), sure(row[0])], 14)).toEqual([row[1]]);
});

describe("arrow keys on the land", () => {
  const UP = { x: 0, y: -1 };
  const DOWN = { x: 0, y: 1 };
  const LEFT = { x: -1, y: 0 };
  const RIGHT = { x: 1, y: 0 };

  test("go to what lies nearest that way, and nowhere at the edge", () => {
    const points = [
      { x: 100, y: 0 },
      { x: 60, y: 90 },
      { x: 300, y: 0 },
    ];
    expect(nextTowards({ x: 0, y: 0 }, points, RIGHT)).toBe(0);
    expect(nextTowards({ x: 0, y: 0 }, points, DOWN)).toBe(1);
    expect(nextTowards({ x: 0, y: 0 }, points, UP)).toBe(-1);
    expect(nextTowards({ x: 300, y: 0 }, points, LEFT)).toBe(0);
  });
  for (const seats of [2, 3, 4])
    test(`lead from every territory to every other, with ${seats} seats`, () => {
      const points = landOf(viewOf(seats), false).hexes.map(({ at }) => at);
      for (const first of points.keys()) {
        const reached = new Set([first]);
        for (const here of reached)
          for (const way of [UP, DOWN, LEFT, RIGHT]) {
            const next = nextTowards(sure(points[here]), points, way);
            if (next >= 0) reached.add(next);
          }
        expect(reached.size).toBe(points.length);
      }
    });
});
