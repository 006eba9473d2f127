import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { layoutFor } from "../../src/games/raids/layout";
import { TILES } from "../../src/games/raids/tiles";

const KINDS = ["WEAPON", "SAIL", "MJOLLNIR", "PENNANT", "GOODS", "RUNE", "PORT", "ENCOUNTER", "PLUNDER", "MONSTER"];

describe("tiles", () => {
  test("look as the rules have them", () => {
    const source = readFileSync(join(import.meta.dirname, "../../../src/meadhall/games/raids/tiles.py"), "utf8");
    const rows = [...source.matchAll(/Row\((\d+), ([A-Z]+)(?:, (\d+))?(?:, (\d+))?(?:, ([A-Z]+))?\)/g)];
    const tiles = rows.flatMap(([, copies, kind, power, shields, goods]) =>
      Array.from({ length: Number(copies) }, () => ({ kind: KINDS.indexOf(kind!), power: Number(power ?? 0), shields: Number(shields ?? 0), goods })),
    );
    expect(tiles).toHaveLength(64);
    tiles.forEach((tile, number) => {
      const look = TILES[number]!;
      expect({ kind: look.kind, power: look.power, shields: look.shields }).toEqual({ kind: tile.kind, power: tile.power, shields: tile.shields });
      if (tile.goods) expect(look.art).toBe(`art-${tile.goods.toLowerCase()}`);
    });
  });
});

describe("the ring", () => {
  const rooms: [number, number][] = [[1080, 640], [1500, 900], [360, 420], [320, 260], [700, 900]];
  test.each(rooms)("%d by %d: no two plates overlap, and all of them are on the board", (width, height) => {
    for (const home of [20, 21]) {
      const layout = layoutFor(width, height, home, 4);
      const size = layout.unit * 0.88;
      const spots = layout.spots.slice(1, home);
      spots.forEach((spot, index) => {
        expect(spot.x).toBeGreaterThan(size / 2);
        expect(spot.x).toBeLessThan(width - size / 2);
        expect(spot.y).toBeGreaterThan(size / 2);
        expect(spot.y).toBeLessThan(height - size / 2);
        const next = spots[index + 1];
        if (next) expect(Math.max(Math.abs(next.x - spot.x), Math.abs(next.y - spot.y))).toBeGreaterThanOrEqual(size * 0.99);
      });
    }
  });
});
