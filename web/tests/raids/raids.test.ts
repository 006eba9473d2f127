import { describe, expect, test } from "vitest";
import type { PlayedEvent } from "../../src/games/face";
import { flightsOf, keyframes, shipPoint } from "../../src/games/raids/flights";
import { COINS, CONDITIONS, NO_TILE, type RaidsGame, type RaidsView, SLOTS, TILE, TILES } from "../../src/games/raids/generated";
import { layoutFor } from "../../src/games/raids/layout";
import { pictureOf } from "../../src/games/raids/art/pictures";
import { ARRIVAL_ART, iconsOf, kindOf, tileRow } from "../../src/games/raids/tiles";
import { coinsOn } from "../../src/games/raids/view";

describe("tiles", () => {
  test("are told by number, and every one has a picture that no other has", () => {
    expect(TILES.map(({ name }) => TILE[name])).toEqual([...TILES.keys()]);
    const pictures = TILES.map(({ name }) => JSON.stringify(pictureOf(name).cut));
    expect(TILES.filter((_, tile) => pictures[tile] === "[]").map(({ name }) => name)).toEqual(["none"]);
    expect(new Set(pictures).size).toBe(TILES.length);
  });

  test("where none lies, a slot shows its own shields", () => {
    expect(kindOf(NO_TILE)).toBe("nothing");
    expect(tileRow(NO_TILE).shields * SLOTS).toBe(10);
    expect(tileRow(-1)).toBe(tileRow(NO_TILE));
  });

  test("count by the icons of their kind", () => {
    const hold = [TILE["v1-weapon-1"], TILE["v2-weapon-2"], TILE["v1-sail-1"], NO_TILE, NO_TILE];
    expect([iconsOf(hold, "weapon"), iconsOf(hold, "sail"), iconsOf(hold, "mjollnir")]).toEqual([3, 1, 0]);
  });

  test("of plunder lose the larger coin first", () => {
    expect([coinsOn(2), coinsOn(1), coinsOn(0)]).toEqual([COINS.slice(1).map(({ worth }) => worth), [1], []]);
  });

  test("of arrival show what they count", () => {
    const art = Object.fromEntries(CONDITIONS.map(({ name }, condition) => [name, ARRIVAL_ART[condition]]));
    expect(art).toEqual({
      order: "art-numbers",
      goods: "art-goods",
      "different-goods": "art-goods",
      runes: "art-rune",
      shields: "art-shield",
      weapons: "art-axe",
      ports: "art-anchor",
      monsters: "art-monster-serpent",
      sails: "art-sail",
    });
  });
});

describe("the ring", () => {
  const rooms: [number, number][] = [
    [1080, 640],
    [1500, 900],
    [360, 420],
    [320, 260],
    [700, 900],
  ];
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

describe("a flight", () => {
  test("splashes on both sides of the ship that flees", () => {
    const layout = layoutFor(900, 560, 20, 4);
    const after = { position: [7, 7], berth: [0, 0], voyage: 1, home: 20 } as unknown as RaidsView;
    const playing = { kind: "fled", fields: { ship: 0, place: 7, needed: 2 }, number: 7, duration: 500, after };
    const flights = flightsOf(playing as PlayedEvent<RaidsGame>, after, layout);
    const { x } = shipPoint(after, layout, 0);
    expect(flights.map(({ way }) => way)).toEqual(["splash", "splash", "splash", "splash"]);
    for (const { from, to } of flights) expect(Math.abs(to.x - x)).toBeGreaterThan(Math.abs(from.x - x));
    expect(flights.filter(({ from }) => from.x < x)).toHaveLength(2);
  });
});

describe("coming home", () => {
  test("is seen by torches along the quay and by whoever stayed, above the water of the docks", () => {
    const layout = layoutFor(900, 560, 20, 4);
    const after = { position: [20, 3], berth: [1, 0], voyage: 1, home: 20 } as unknown as RaidsView;
    const playing = { kind: "arrived", fields: { ship: 0, number: 2 }, number: 7, duration: 500, after };
    const flights = flightsOf(playing as PlayedEvent<RaidsGame>, after, layout);
    expect(new Set(flights.map(({ way }) => way))).toEqual(new Set(["burn", "cheer", "rise"]));
    expect(flights.find(({ way }) => way === "rise")?.label).toBe("2");
    const { x, y, width, height } = layout.harbour;
    for (const { way, from } of flights.filter(({ way }) => way !== "rise")) {
      expect(from.y >= y && from.y <= y + height, way).toBe(true);
      expect(from.x >= layout.centre.x && from.x <= x + width, way).toBe(true);
    }
    for (const flight of flights) {
      const offsets = keyframes(flight).flatMap(({ offset }) => (typeof offset === "number" ? [offset] : []));
      expect(offsets, flight.way).toEqual([...offsets].sort((one, two) => one - two));
      expect(Math.max(...offsets), flight.way).toBeLessThan(1);
    }
  });
});
