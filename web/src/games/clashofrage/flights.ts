/** What travels, rises and clashes on the map while an event is played. */
import type { PlayedEvent } from "../face";
import { clashing, move, rising } from "../flying";
import { pointOf, type Land, type Point } from "./layout";
import { type ClashEvent, type ClashGame, type ClashView, HOME, LEVELS, NO_HERO } from "./generated";
import { armyAt, heroAt, unitOf } from "./view";
import { sure } from "../../sure";

export interface Flight {
  key: string;
  side: number;
  unit?: number | null; // a token; null: the hero
  count?: number;
  art?: string;
  label?: string;
  from: Point;
  to: Point;
  way: "go" | "rise" | "clash";
}

type Bare = Omit<Flight, "key">;
type Maker<F> = (fields: F, view: ClashView, land: Land) => Bare[];

export function flightsOf(playing: PlayedEvent<ClashGame>, view: ClashView, land: Land): Flight[] {
  const make = FLIGHTS[playing.kind] as Maker<ClashEvent["fields"]> | undefined; // the one for these very fields
  return make ? make(playing.fields, view, land).map((flight, index) => ({ ...flight, key: `${playing.number}-${index}` })) : [];
}

const FLIGHTS: { [E in ClashEvent as E["kind"]]?: Maker<E["fields"]> } = {
  "units-moved": ({ clan, unit, count, origin, place }, _, land) => journey(land, clan, { unit, count }, origin, place),
  "hero-moved": ({ clan, origin, place }, _, land) => journey(land, clan, { unit: null }, origin, place),
  "hero-went-home": ({ clan }, view, land) => journey(land, clan, { unit: null }, view.hero_places[clan] ?? HOME, HOME),
  "hero-recruited": ({ clan, place }, _, land) => landing(land, clan, { unit: null }, place),
  "units-arrived": ({ clan, unit, count, place }, _, land) => landing(land, clan, { unit, count }, place),
  "stone-called": ({ clan, unit, place }, _, land) => landing(land, clan, { unit, count: 1 }, place),
  "army-fled": ({ clan, place }, view, land) => [
    ...LEVELS.filter((level) => armyAt(view, clan, place)[level]).flatMap((level) =>
      journey(land, clan, { unit: unitOf(view, clan, level), count: sure(armyAt(view, clan, place)[level]) }, place, HOME),
    ),
    ...(heroAt(view, clan, place) === NO_HERO ? [] : journey(land, clan, { unit: null }, place, HOME)),
  ],
  "fight-began": ({ attacker, place }, _, land) => {
    const at = land.at.get(place);
    return at ? [{ side: attacker, art: "art-axes", from: at, to: at, way: "clash" }] : [];
  },
  "revenue-taken": ({ clan, gold, crystals }, _, land) => [
    ...risen(land, clan, "art-coin", gold, -24),
    ...(crystals ? risen(land, clan, "art-crystal", crystals, 24) : []),
  ],
  "legend-forged": ({ clan }, _, land) => risen(land, clan, "art-laurel", 1, 0),
};

function journey(land: Land, side: number, what: Pick<Bare, "unit" | "count">, origin: number, place: number): Bare[] {
  const [from, to] = [pointOf(land, origin, side), pointOf(land, place, side)];
  return from && to ? [{ side, ...what, from: below(from), to: below(to), way: "go" }] : [];
}

function landing(land: Land, side: number, what: Pick<Bare, "unit" | "count">, place: number): Bare[] {
  const at = pointOf(land, place, side);
  return at ? [{ side, ...what, from: { x: at.x, y: at.y - 90 }, to: below(at), way: "go" }] : [];
}

function risen(land: Land, side: number, art: string, count: number, aside: number): Bare[] {
  const at = pointOf(land, HOME, side);
  if (!at) return [];
  const from = { x: at.x + aside, y: at.y - 10 };
  return [{ side, art, label: `+${count}`, from, to: { x: from.x, y: from.y - 60 }, way: "rise" }];
}

/** Figures stand a little below the middle. */
const below = ({ x, y }: Point): Point => ({ x, y: y + 14 });

/** The moving itself: hand it to an element drawn around (0, 0). */
export function keyframes({ from, to, way }: Flight): Keyframe[] {
  switch (way) {
    case "rise":
      return rising(from, to);
    case "clash":
      return clashing(from);
    default:
      return weighty(from, to);
  }
}

/** Lifted, carried over in a low arc, put down, and a small settle. */
function weighty(from: Point, to: Point): Keyframe[] {
  const over = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - 22 };
  return [
    { transform: move(from), easing: "ease-in" },
    { transform: move({ x: from.x, y: from.y - 12 }, "scale(1.16)"), offset: 0.16, easing: "ease-in" },
    { transform: move(over, "scale(1.2)"), offset: 0.5, easing: "ease-out" },
    { transform: move({ x: to.x, y: to.y - 10 }, "scale(1.14)"), offset: 0.8, easing: "ease-in" },
    { transform: move({ x: to.x, y: to.y + 2 }, "scale(1.04, 0.92)"), offset: 0.92 },
    { transform: move(to) },
  ];
}

const SILENT: ClashEvent["kind"][] = [
  "game-won", // the ending shows it
  "first-named",
  "tile-chosen",
  "tile-put-beside",
  "map-joined",
  "phase-began",
  "turn-began",
  "movement-began",
  "equipping-began",
  "band-halted",
  "tactic-drawn",
  "tactics-shuffled",
  "equipment-shown",
  "units-missing",
  "reinforcements-ready",
  "equipment-taken-off",
  "hero-hired",
  "assault-began",
  "dice-picked",
  "crystals-won",
];
const LONG: ClashEvent["kind"][] = [
  "units-moved",
  "hero-moved",
  "dice-rolled",
  "dice-rerolled",
  "wounds-dealt",
  "units-felled",
  "army-fled",
  "tactics-revealed",
];

/** How long each kind of event is shown, in units of the table's pace. */
export function duration({ kind }: ClashEvent): number {
  if (SILENT.includes(kind)) return 0;
  if (kind === "fight-began" || kind === "fight-won") return 1.5;
  if (kind === "legend-forged") return 3;
  return LONG.includes(kind) ? 1 : 0.6;
}
