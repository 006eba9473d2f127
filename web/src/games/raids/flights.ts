/** What flies, hops and sinks while an event is played. */
import type { PlayedEvent } from "../face";
import { clashing, move, rising } from "../flying";
import type { Layout, Point } from "./layout";
import { CASTAWAYS, NO_TILE, type RaidsEvent, type RaidsGame, type RaidsView } from "./generated";
import { shipsAt } from "./view";
import { sure } from "../../sure";

export interface Flight {
  key: string;
  tile?: number; // a plate
  coin?: number;
  art?: string; // a symbol
  label?: string; // a number that rises
  loss?: boolean;
  from: Point;
  to: Point;
  delay: number; // shares of the event's duration
  way: "fly" | "hop" | "sink" | "rise" | "clash" | "surface" | "burn" | "cheer" | "splash";
}

/** How far out to sea a ship lies from its space. */
export const shipOffset = (layout: Layout): number => layout.unit * (layout.small ? 0.42 : 0.62);

/** Where a ship is drawn. In a fight the two lie prow to prow. */
export function shipPoint(view: RaidsView, layout: Layout, ship: number): Point & { left: boolean } {
  const place = sure(view.position[ship]);
  const berth = sure(view.berth[ship]);
  if (place === 0 && view.voyage === 0) return { ...sure(layout.berths[ship]), left: true };
  if (place === 0) return { ...(layout.berths[berth - 1] ?? sure(layout.berths[0])), left: true };
  if (place === view.home) return { ...(layout.docks[berth - 1] ?? sure(layout.docks[0])), left: true };
  const spot = sure(layout.spots[place]);
  const there = shipsAt(view, place);
  const beside = there.length > 1 ? (there.indexOf(ship) - (there.length - 1) / 2) * layout.unit * 0.86 : 0;
  const off = shipOffset(layout);
  return {
    x: spot.x + spot.out.x * off + spot.ahead.x * beside,
    y: spot.y + spot.out.y * off + spot.ahead.y * beside,
    left: facesLeft(spot.ahead, spot.x > layout.centre.x),
  };
}

/** Up the left side a ship looks to the isle, and so it does down the right side. */
export function facesLeft(ahead: Point, onTheRight: boolean): boolean {
  return Math.abs(ahead.x) > 0.3 ? ahead.x < 0 : onTheRight;
}

export function flightsOf(playing: PlayedEvent<RaidsGame>, view: RaidsView, layout: Layout): Flight[] {
  const make = FLIGHTS[playing.kind] as Maker<RaidsEvent["fields"]> | undefined; // the one for these very fields
  const { position, berth } = playing.after; // ships are on their way there
  return make
    ? make(playing.fields, { ...view, position, berth }, layout).map((flight, index) => ({ ...flight, key: `${playing.number}-${index}` }))
    : [];
}

type Bare = Omit<Flight, "key">;
type Maker<F> = (fields: F, view: RaidsView, layout: Layout) => Bare[];

const FLIGHTS: { [E in RaidsEvent as E["kind"]]?: Maker<E["fields"]> } = {
  "tile-taken": ({ ship, tile, place }, view, layout) => [
    { tile, from: sure(layout.spots[place]), to: shipPoint(view, layout, ship), delay: 0, way: "fly" },
  ],
  "tile-discarded": ({ ship, tile }, view, layout) => [{ tile, ...sunk(shipPoint(view, layout, ship), layout) }],
  "tile-replaced": ({ ship, old }, view, layout) => [{ tile: old, ...sunk(shipPoint(view, layout, ship), layout) }],
  "vikings-overboard": ({ ship, vikings }, view, layout) => lost(view, layout, ship, vikings),
  "goods-sold": ({ ship, tile, value }, view, layout) => [
    { tile, from: shipPoint(view, layout, ship), to: layout.centre, delay: 0, way: "fly" },
    risen(`+${value}`, shipPoint(view, layout, ship), layout),
  ],
  "vikings-recruited": ({ ship, vikings }, view, layout) => gained(view, layout, ship, vikings, layout.centre),
  "tiles-discarded": ({ tiles, places }, _view, layout) =>
    places.map((place, index) => ({
      ...sunk(sure(layout.spots[place]), layout),
      tile: tiles[index] ?? NO_TILE,
      delay: (0.4 * index) / places.length,
    })),
  "village-passed": ({ ship, place, vikings }, view, layout) => joined(view, layout, ship, place, 1, vikings),
  "encounter-passed": ({ ship, place, vikings }, view, layout) =>
    joined(view, layout, ship, place, Math.min(CASTAWAYS, Math.max(vikings, sure(view.lying[place]))), vikings),
  "plunder-passed": ({ ship, place, coin }, view, layout) => [
    { coin, from: sure(layout.spots[place]), to: shipPoint(view, layout, ship), delay: 0, way: "hop" },
  ],
  "monster-met": ({ place, tile }, _view, layout) => {
    const to = sure(layout.spots[place]);
    return [{ tile, from: { x: to.x, y: to.y + layout.unit * 0.3 }, to, delay: 0, way: "surface" }];
  },
  "monster-ceded": ({ ship, place, vikings }, view, layout) =>
    vikings ? [{ art: "art-viking", from: shipPoint(view, layout, ship), to: sure(layout.spots[place]), delay: 0, way: "hop" }] : [],
  "monster-defeated": ({ ship, place, tile, vikings }, view, layout) => [
    clash(sure(layout.spots[place])),
    ...lost(view, layout, ship, vikings),
    { tile, from: sure(layout.spots[place]), to: shipPoint(view, layout, ship), delay: 0.4, way: "fly" },
  ],
  "battle-began": ({ ship, place }, view, layout) => [clash(sure(layout.spots[place])), ...lost(view, layout, ship, 1)],
  retaliated: ({ ship, vikings }, view, layout) => [
    clash(sure(layout.spots[sure(view.position[ship])])),
    ...lost(view, layout, ship, vikings),
  ],
  fled: ({ ship }, view, layout) => splashes(shipPoint(view, layout, ship), layout),
  arrived: ({ ship, number }, view, layout) => [...welcome(layout), risen(String(number), shipPoint(view, layout, ship), layout)],
  "ghost-arrived": (_fields, _view, layout) => torches(layout, 2),
  "sails-paid": ({ ship, vikings }, view, layout) => gained(view, layout, ship, vikings, layout.centre),
  "arrival-ranked": ({ ship, coin }, view, layout) => [
    { coin, from: layout.centre, to: shipPoint(view, layout, ship), delay: 0, way: "hop" },
    risen(`+${coin}`, shipPoint(view, layout, ship), layout),
  ],
};

function sunk(from: Point, layout: Layout): Omit<Bare, "tile"> {
  return { from, to: { x: from.x, y: from.y + layout.unit * 0.35 }, delay: 0, way: "sink" };
}

function risen(label: string, from: Point, layout: Layout, loss = false): Bare {
  return { label, loss, from, to: { x: from.x, y: from.y - layout.unit * 0.7 }, delay: 0.25, way: "rise" };
}

function clash(at: Point): Bare {
  return { art: "art-axes", from: at, to: at, delay: 0, way: "clash" };
}

/** Torches flare up along the quay, one after another. */
function torches(layout: Layout, count: number): Bare[] {
  return Array.from({ length: count }, (_, index): Bare => {
    const at = {
      x: layout.centre.x + ((index + 0.6) * layout.harbour.width) / (2 * count),
      y: layout.harbour.y + (layout.small ? 2 : 0),
    };
    return { art: "art-flame", from: at, to: at, delay: 0.06 * index, way: "burn" };
  });
}

/** And whoever stayed at home stands on the pier and jumps for joy. */
function welcome(layout: Layout): Bare[] {
  const crowd = Array.from({ length: 3 }, (_, index): Bare => {
    const from = { x: layout.centre.x, y: layout.harbour.y + layout.cell.height * (0.45 + 0.5 * index) };
    return { art: "art-viking", from, to: { x: from.x, y: from.y - layout.unit * 0.16 }, delay: 0.05 * index, way: "cheer" };
  });
  return [...torches(layout, 4), ...crowd];
}

/** All row at once: the sea splashes up around the ship. */
function splashes(from: Point, layout: Layout): Bare[] {
  return [-0.55, 0.55, -0.3, 0.3].map((aside, index) => {
    const start = { x: from.x + aside * layout.unit * 0.5, y: from.y + layout.unit * 0.26 };
    return {
      art: "art-waves",
      from: start,
      to: { x: start.x + aside * layout.unit * 0.6, y: start.y - layout.unit * 0.3 },
      delay: 0.15 * (index >> 1),
      way: "splash",
    };
  });
}

function lost(view: RaidsView, layout: Layout, ship: number, vikings: number): Bare[] {
  const from = shipPoint(view, layout, ship);
  const falls = Array.from({ length: vikings }, (_, index): Bare => {
    const start = { x: from.x + (index - (vikings - 1) / 2) * layout.unit * 0.24, y: from.y };
    return { ...sunk(start, layout), art: "art-viking", delay: 0.1 * index };
  });
  return vikings ? [...falls, risen(`−${vikings}`, from, layout, true)] : [];
}

function gained(view: RaidsView, layout: Layout, ship: number, vikings: number, from: Point): Bare[] {
  const to = shipPoint(view, layout, ship);
  const hops = Array.from({ length: vikings }, (_, index): Bare => ({ art: "art-viking", from, to, delay: 0.15 * index, way: "hop" }));
  return vikings ? [...hops, risen(`+${vikings}`, to, layout)] : [];
}

/** Who finds a shield comes aboard; who does not swims. */
function joined(view: RaidsView, layout: Layout, ship: number, place: number, came: number, stayed: number): Bare[] {
  const from = sure(layout.spots[place]);
  const swimmers = Array.from({ length: Math.max(0, came - stayed) }, (): Bare => ({
    ...sunk(from, layout),
    art: "art-viking",
    delay: 0.2,
  }));
  return [...gained(view, layout, ship, stayed, from), ...swimmers];
}

/** The moving itself: hand it to an element drawn around (0, 0). */
export function keyframes(flight: Flight): Keyframe[] {
  const { from, to } = flight;
  const middle = { x: (from.x + to.x) / 2, y: Math.min(from.y, to.y) - Math.abs(from.x - to.x) * 0.15 - 34 };
  switch (flight.way) {
    case "sink":
      return [
        { transform: move(from), opacity: 1 },
        { transform: move({ x: from.x, y: from.y - 6 }, "rotate(-4deg)"), opacity: 1, offset: 0.25 },
        { transform: move(to, "rotate(14deg) scale(0.45)"), opacity: 0 },
      ];
    case "rise":
      return rising(from, to);
    case "clash":
      return clashing(from);
    case "surface":
      return [
        { transform: move(from, "scale(0.5)"), opacity: 0 },
        { transform: move({ x: to.x, y: to.y - 10 }, "scale(1.5) rotate(-4deg)"), opacity: 1, offset: 0.5 },
        { transform: move({ x: to.x, y: to.y - 4 }, "scale(1.4) rotate(3deg)"), opacity: 1, offset: 0.8 },
        { transform: move(to), opacity: 1 },
      ];
    case "burn":
      return [
        { transform: move(from, "scale(0.2)"), opacity: 0 },
        { transform: move(from, "scale(1.25)"), opacity: 1, offset: 0.2 },
        { transform: move(from, "scale(0.95, 1.08) skewX(4deg)"), opacity: 1, offset: 0.4 },
        { transform: move(from, "scale(1.05, 0.96) skewX(-4deg)"), opacity: 1, offset: 0.6 },
        { transform: move(from, "scale(1, 1.06)"), opacity: 1, offset: 0.85 },
        { transform: move(from, "scale(0.3)"), opacity: 0 },
      ];
    case "splash":
      return [
        { transform: move(from, "scale(0.4)"), opacity: 0 },
        { transform: move({ x: (from.x + to.x) / 2, y: to.y }), opacity: 1, offset: 0.4 },
        { transform: move({ x: to.x, y: from.y }, "scale(1.2, 0.7)"), opacity: 0 },
      ];
    case "cheer":
      return [
        { transform: move(from, "scale(0.7)"), opacity: 0 },
        ...[from, to, from, to, from].map((spot, step) => ({ transform: move(spot), opacity: 1, offset: 0.15 + 0.16 * step })),
        { transform: move(from), opacity: 1, offset: 0.9 },
        { transform: move(from, "scale(0.7)"), opacity: 0 },
      ];
    default:
      return [
        { transform: move(from), opacity: 1 },
        { transform: move({ x: from.x, y: from.y - 12 }, "scale(1.1)"), opacity: 1, offset: 0.15 },
        { transform: move(middle, flight.way === "fly" ? "scale(1.15)" : ""), opacity: 1, offset: 0.5 },
        { transform: move(to, flight.way === "fly" ? "scale(0.4)" : "scale(0.8)"), opacity: 1, offset: 0.95 },
        { transform: move(to, "scale(0.4)"), opacity: 0 },
      ];
  }
}

/** How long each kind of event is shown, in units of the table's pace. */
export function duration({ kind, fields }: RaidsEvent): number {
  switch (kind) {
    case "sailed":
      return Math.min(2, 0.7 + 0.09 * (fields.place - fields.origin));
    case "ghost-sailed":
    case "tiles-laid":
      return 1.2;
    case "tiles-discarded":
    case "monster-defeated":
    case "arrival-ranked":
      return 1.3;
    case "arrived":
      return 1.6;
    case "tile-stowed":
    case "glory-counted":
    case "arrivals-laid":
    case "crews-boarded":
      return 0.3;
    case "berths-exchanged":
    case "voyage-began":
      return 0.5;
    default:
      return 0.9;
  }
}
