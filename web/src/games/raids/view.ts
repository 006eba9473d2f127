/** `RaidsView` of the rules, as it comes by wire. */
import { GOODS, MONSTER, PORT, RUNE, WEAPON, kindOf, tileLook } from "./tiles";

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

/** Goods aboard and sold, runes, ports, monsters, each in their own order. */
export function sorted(beside: number[]): { runes: number[]; ports: number[]; goods: number[]; monsters: number[] } {
  const of = (kind: number) => beside.filter((tile) => kindOf(tile) === kind);
  return { runes: of(RUNE), ports: of(PORT), goods: of(GOODS), monsters: of(MONSTER) };
}
