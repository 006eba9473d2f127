/** Short questions about a view of Clash of Rage. */
import {
  BITS_OF_A_LEVEL,
  CARDS,
  CLAN,
  type ClashView,
  ELVES,
  LEVELS,
  NO_CLAN,
  NO_HERO,
  NOWHERE,
  STAT,
  type StatName,
  type StrengthName,
  STRENGTHS,
} from "./generated";

export const totalOf = (items: number[]): number => items.reduce((sum, item) => sum + item, 0);

/** The Elves come after the seats, whatever the number of seats. */
export const rowOf = (view: ClashView, side: number): number => (side === ELVES ? view.clans.length : side);
export const sidesOf = (view: ClashView): number[] => [...view.clans.keys(), ELVES];
export const clanOf = (view: ClashView, side: number): number => (side === ELVES ? CLAN.elves : (view.clans[side] ?? NO_CLAN));
export const armyAt = (view: ClashView, side: number, place: number): number[] => view.armies[rowOf(view, side)]?.[place] ?? [0, 0, 0];
export const unitOf = (view: ClashView, side: number, level: number): number => LEVELS.length * clanOf(view, side) + level;
export const heroAt = (view: ClashView, side: number, place: number): number =>
  side !== ELVES && view.hero_places[side] === place ? (view.heroes[side] ?? NO_HERO) : NO_HERO;
export const isThere = (view: ClashView, side: number, place: number): boolean =>
  totalOf(armyAt(view, side, place)) > 0 || heroAt(view, side, place) !== NO_HERO;
export const unitsOf = (view: ClashView, side: number): number =>
  (view.armies[rowOf(view, side)] ?? []).reduce((sum, army) => sum + totalOf(army), 0);
export const unpacked = (band: number): number[] => LEVELS.map((level) => (band >> (BITS_OF_A_LEVEL * level)) & (2 ** BITS_OF_A_LEVEL - 1));

/** The places somebody speaks of; of a type or a hero, those where it stands now. */
export function spokenOf(view: ClashView, fields: Record<string, number | undefined>): number[] {
  const { place, origin, unit, hero } = fields;
  const named = [place, origin].flatMap((one) => one ?? []);
  if (named.length) return named;
  return [...(view.armies[0] ?? []).keys()].filter((at) =>
    sidesOf(view).some(
      (side) =>
        armyAt(view, side, at).some((count, level) => count > 0 && unitOf(view, side, level) === unit) ||
        (hero !== undefined && heroAt(view, side, at) === hero),
    ),
  );
}

/** What a type has by itself and by its equipment. */
export const statOf = (view: ClashView, side: number, level: number, stat: StatName): number =>
  view.types[rowOf(view, side)]?.[level]?.[STAT[stat]] ?? 0;

export type Strength = Record<StrengthName, number>;

/** What a side brings to a fight here, as the rules have told. */
export function strengthAt(view: ClashView, side: number, place: number): Strength | null {
  const row = view.strengths.find(([whose, where]) => whose === side && where === place);
  return row ? (Object.fromEntries(STRENGTHS.map(({ name }, at) => [name, row[at + 2]])) as Strength) : null;
}

/** Figures here that can still set out in this action. */
export const unmovedAt = (view: ClashView, side: number, place: number): number[] =>
  armyAt(view, side, place).map((count, level) => count - (view.moved[place]?.[level] ?? 0));

/** Legendary cards of a seat, in slots and set aside. */
export const legendsOf = (view: ClashView, seat: number): number[] =>
  [...(view.slots[seat] ?? []), ...(view.spare[seat] ?? [])].filter((card) => CARDS[card]?.is_legendary);

/** The table while figures are on their way: they have left, and are not yet there. */
export function lifted(before: ClashView, after: ClashView): ClashView {
  const armies = after.armies.map((places, side) =>
    places.map((army, place) => army.map((count, level) => Math.min(count, before.armies[side]?.[place]?.[level] ?? count))),
  );
  const hero_places = after.hero_places.map((place, seat) => (place === before.hero_places[seat] ? place : NOWHERE));
  return { ...after, armies, hero_places };
}
