/** Short questions about a view of Raids. */
import { COINS, EVERY_FIFTH, HARBOUR, type KindName, type RaidsView } from "./generated";
import { iconsOf, kindOf } from "./tiles";

export const isVillage = (view: RaidsView, place: number): boolean => place % EVERY_FIFTH === 0 && place > HARBOUR && place < view.home;
export const ghostOf = (view: RaidsView): number | null => (view.position.length > view.crew.length ? view.crew.length : null);
export const shipsAt = (view: RaidsView, place: number): number[] => view.position.flatMap((at, ship) => (at === place ? [ship] : []));
export const axesOf = (view: RaidsView, seat: number): number => iconsOf(view.hold[seat] ?? [], "weapon");
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
  const of = (kind: KindName) => beside.filter((tile) => kindOf(tile) === kind);
  return { runes: of("rune"), ports: of("port"), goods: of("goods"), monsters: of("monster") };
}

/** The coins on a plunder tile where so many lie: the least worth lies undermost. */
export const coinsOn = (lying: number): number[] => (lying > 0 ? COINS.slice(-lying).map(({ worth }) => worth) : []);
