/** `RaidsView` of the rules, as it comes by wire; and what an event changes in the picture until the next view settles. */
import type { PlayedEvent } from "../face";
import { ENCOUNTER, GOODS, MONSTER, NO_TILE, PLUNDER, PORT, RUNE, SLOT_SHIELDS, WEAPON, kindOf, tileLook } from "./tiles";

export interface RaidsView {
  voyage: number;
  home: number;
  first: number;
  arrivals: number[];
  tile_at: number[];
  lying: number[];
  removed: number[];
  position: number[];
  berth: number[];
  crew: number[];
  capacity: number[];
  hold: number[][];
  beside: number[][];
  coins: number[][];
  counts: number[];
  glory: number[][];
  reserve: number;
  coins_left: number[];
  waiting: number[];
  my_answer: string | null;
  bound?: Record<number, number>; // by ship, while it sails: where to. Ours alone, never sent
}

/** A number a move, a moment or a consequence names. */
export const numberIn = (fields: object | undefined, name: string): number | undefined =>
  (fields as Record<string, number> | undefined)?.[name];

export const isVillage = (view: RaidsView, place: number): boolean => place % 5 === 0 && place > 0 && place < view.home;
export const ghostOf = (view: RaidsView): number | null => (view.position.length > view.crew.length ? view.crew.length : null);
export const shipsAt = (view: RaidsView, place: number): number[] => view.position.flatMap((at, ship) => (at === place ? [ship] : []));
export const axesOf = (view: RaidsView, seat: number): number =>
  view.hold[seat]!.reduce((sum, tile) => sum + (kindOf(tile) === WEAPON ? tileLook(tile).power : 0), 0);
export const totalOf = (items: number[]): number => items.reduce((sum, item) => sum + item, 0);

/** Where two players' ships stand on one tile, and who they are. */
export function fightAt(view: RaidsView): { place: number; ships: number[] } | null {
  for (let place = 1; place < view.home; place++) {
    const ships = shipsAt(view, place).filter((ship) => ship !== ghostOf(view));
    if (ships.length > 1) return { place, ships };
  }
  return null;
}

/** The table as drawn once this event has been played. */
export function after(view: RaidsView, { kind, fields }: Pick<PlayedEvent, "kind" | "fields">): RaidsView {
  const next: RaidsView = JSON.parse(JSON.stringify(view));
  const change = CHANGES[kind];
  if (change) change(next, fields);
  return next;
}

type Fields = Record<string, any>;

const CHANGES: Record<string, (view: RaidsView, fields: Fields) => void> = {
  "arrivals-laid": (view, { conditions }) => (view.arrivals = [0, ...conditions]),
  "voyage-began": layTiles,
  "tile-taken": (view, { ship, tile, place }) => {
    view.tile_at[place] = NO_TILE;
    if (kindOf(tile) === RUNE || kindOf(tile) === PORT) view.beside[ship]!.push(tile);
  },
  "tile-stowed": (view, { ship, tile }) => cover(view, ship, view.hold[ship]!.indexOf(NO_TILE), tile),
  "tile-replaced": (view, { ship, tile, old }) => {
    cover(view, ship, view.hold[ship]!.indexOf(old), tile);
    view.removed.push(old);
  },
  "tile-discarded": (view, { tile }) => view.removed.push(tile),
  "vikings-overboard": (view, { ship, vikings }) => pay(view, ship, vikings),
  "goods-sold": (view, { ship, tile }) => {
    cover(view, ship, view.hold[ship]!.indexOf(tile), NO_TILE);
    view.beside[ship]!.push(tile);
  },
  "vikings-recruited": (view, { ship, vikings }) => pay(view, ship, -vikings),
  "tiles-discarded": (view, { tiles, places }) => {
    for (const place of places) {
      view.tile_at[place] = NO_TILE;
      view.lying[place] = 0;
    }
    view.removed.push(...tiles);
  },
  sailed: (view, { ship, place }) => bind(view, ship, place),
  "village-passed": (view, { ship, place, vikings }) => board(view, ship, place, vikings, 1),
  "encounter-passed": (view, { ship, place, vikings }) => board(view, ship, place, vikings, Math.min(2, view.lying[place]!)),
  "plunder-passed": (view, { ship, place, coin }) => {
    reach(view, ship, place);
    view.lying[place]! -= 1;
    view.coins[ship]![coin === 3 ? 1 : 2]! += 1;
  },
  "monster-ceded": (view, { ship, place, vikings }) => meet(view, ship, place, vikings),
  "monster-defeated": (view, { ship, place, tile, vikings }) => {
    view.tile_at[place] = NO_TILE;
    view.beside[ship]!.push(tile);
    meet(view, ship, place, vikings);
  },
  "battle-began": (view, { ship, place }) => {
    reach(view, ship, place);
    pay(view, ship, 1);
  },
  retaliated: (view, { ship, vikings }) => pay(view, ship, vikings),
  arrived: (view, { ship, number }) => arrive(view, ship, number),
  "ghost-sailed": (view, { place }) => (view.position[view.crew.length] = place),
  "ghost-arrived": (view, { number }) => arrive(view, view.crew.length, number),
  "sails-paid": (view, { ship, vikings }) => pay(view, ship, -vikings),
  "arrival-ranked": (view, { ship, coin }) => {
    const kind = coin === 6 ? 0 : coin === 3 ? 1 : 2;
    view.coins[ship]![kind]! += 1;
    view.coins_left[kind]! -= 1;
  },
  "berths-exchanged": (view, { ship, number }) => {
    view.berth[view.crew.length] = 1;
    view.berth[ship] = number;
  },
};

function layTiles(view: RaidsView, { voyage, tiles }: Fields): void {
  view.voyage = voyage;
  view.position = view.position.map(() => 0);
  view.bound = undefined;
  let next = 0;
  for (let place = 1; place < view.home; place++) {
    if (isVillage(view, place)) {
      view.lying[place] = view.crew.length;
      continue;
    }
    const tile: number = tiles[next++];
    view.tile_at[place] = tile;
    view.lying[place] = kindOf(tile) === ENCOUNTER ? 3 : kindOf(tile) === PLUNDER ? 2 : 0;
  }
}

function cover(view: RaidsView, ship: number, slot: number, tile: number): void {
  if (slot < 0) return;
  const shields = (one: number) => (one === NO_TILE ? SLOT_SHIELDS : tileLook(one).shields);
  view.capacity[ship]! += shields(tile) - shields(view.hold[ship]![slot]!);
  view.hold[ship]![slot] = tile;
}

function pay(view: RaidsView, ship: number, vikings: number): void {
  view.crew[ship]! -= vikings;
  view.reserve += vikings;
}

function board(view: RaidsView, ship: number, place: number, joined: number, left: number): void {
  reach(view, ship, place);
  view.lying[place]! -= left;
  view.crew[ship]! += joined;
  view.reserve += left - joined;
}

/** A ship is under way: up to the next monster, where its captain is asked, or all the way. */
function bind(view: RaidsView, ship: number, place: number): void {
  view.bound = { ...view.bound, [ship]: place };
  let reach = view.position[ship]! + 1;
  while (reach < place && kindOf(view.tile_at[reach]!) !== MONSTER) reach++;
  view.position[ship] = reach < place ? reach - 1 : place;
}

/** A ship whose course was set before this view came is seen wherever it is told to be. */
function reach(view: RaidsView, ship: number, place: number): void {
  view.position[ship] = Math.max(view.position[ship]!, place);
}

function meet(view: RaidsView, ship: number, place: number, vikings: number): void {
  pay(view, ship, vikings);
  view.position[ship] = place;
  const bound = view.bound?.[ship];
  if (bound !== undefined) bind(view, ship, bound);
}

function arrive(view: RaidsView, ship: number, number: number): void {
  view.position[ship] = view.home;
  view.berth[ship] = number;
}

/** Goods aboard and sold, runes, ports, monsters, each in their own order. */
export function sorted(beside: number[]): { runes: number[]; ports: number[]; goods: number[]; monsters: number[] } {
  const of = (kind: number) => beside.filter((tile) => kindOf(tile) === kind);
  return { runes: of(RUNE), ports: of(PORT), goods: of(GOODS), monsters: of(MONSTER) };
}
