import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { layoutFor } from "../../src/games/raids/layout";
import { TILES } from "../../src/games/raids/tiles";
import { after, type RaidsView } from "../../src/games/raids/view";
import written from "./voyage.json";

const KINDS = ["WEAPON", "SAIL", "MJOLLNIR", "PENNANT", "GOODS", "RUNE", "PORT", "ENCOUNTER", "PLUNDER", "MONSTER"];
const frames = written as unknown as { events: { kind: string; fields: Record<string, any> }[]; view: RaidsView }[];

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

describe("after an event", () => {
  const told: (keyof RaidsView)[] = ["voyage", "tile_at", "crew", "capacity", "hold", "beside", "coins"];

  test("the picture is what the next view shows", () => {
    for (let step = 1; step < frames.length; step++) {
      let view = frames[step - 1]!.view;
      for (const event of frames[step]!.events) view = after(view, event);
      const next = frames[step]!.view;
      const met = frames[step]!.events.filter((event) => event.kind.startsWith("monster")).map((event) => event.fields.ship);
      view.position.forEach((place, ship) => {
        if (!met.includes(ship)) expect(place, `step ${step}: ship ${ship}`).toBe(next.position[ship]); // else its course was set earlier
      });
      for (const name of told) {
        const drawn = name === "beside" ? view.beside.map((tiles) => [...tiles].sort((a, b) => a - b)) : view[name];
        expect(drawn, `step ${step}: ${name}`).toEqual(next[name]);
      }
    }
  });

  test.each([[20, [5, 10, 15]], [21, [5, 10, 15, 20]]])("a new voyage lays sixteen tiles and fills the villages up to the arrival on %d", (home, villages) => {
    const nothing = Array.from({ length: home }, () => 64);
    const before: RaidsView = { ...frames[0]!.view, home, tile_at: nothing, lying: nothing.map(() => 0) };
    const tiles = Array.from({ length: 16 }, (_, tile) => tile);
    const view = after(before, { kind: "voyage-began", fields: { voyage: 1, condition: 0, tiles } });
    expect(view.tile_at.filter((tile) => tile !== 64)).toEqual(tiles);
    const empty = view.tile_at.flatMap((tile, place) => (tile === 64 ? [place] : []));
    expect(empty).toEqual([0, ...villages]);
    for (const village of villages) expect(view.lying[village]).toBe(view.crew.length);
  });

  test("a view is never changed, only followed by another", () => {
    const before = JSON.stringify(frames[1]!.view);
    for (const event of frames[2]!.events) after(frames[1]!.view, event);
    expect(JSON.stringify(frames[1]!.view)).toBe(before);
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
