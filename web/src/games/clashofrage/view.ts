/** `ClashView` of the rules, as it comes by wire; and what an event changes in the picture until the next view settles. */
import type { PlayedEvent } from "../face";
import { CARD_ROWS, ELVES, FIRST_LEGEND, HOME, LEVELS, NO_CLAN, NO_HERO, NOBODY, NOWHERE, STATS, type Stat } from "./rows";

export interface ClashView {
  round: number;
  phase: number;
  first: number;
  order: number[];
  active: number;
  winner: number;
  target: number;
  elves_take_rage: boolean;
  tiles: number[][];
  laying: number[];
  hexes: number[][];
  spots: number[][];
  bastions: number[];
  clans: number[];
  armies: number[][][];
  moved: number[][];
  hero_moved: boolean;
  reserves: number[][];
  arriving: number[];
  heroes: number[];
  hero_places: number[];
  points: number[];
  cities: number[][];
  forges: number[][];
  forging: number[];
  gold: number[];
  crystals: number[];
  crystal_reserve: number;
  forged: number[];
  slots: number[][];
  types: number[][][];
  strengths: number[][];
  spare: number[][];
  market: number[];
  deck_size: number;
  under: number[];
  legends_left: number;
  anvil: number[];
  may_organise: boolean;
  has_forged: boolean;
  tactics: number[];
  discards: number[][];
  known: number[][];
  hand_sizes: number[];
  hand: number[];
  battlefield: number;
  foe: number;
  elf_player: number;
  striker: number;
  rage: number[];
  wound_faces: number;
  blank_faces: number;
  picked_wounds: number;
  picked_blanks: number;
  rerolls: number;
  wounds: number;
  felled: boolean;
  waiting: number[];
  my_answer: string | null;
}

export const numberIn = (fields: object | undefined, name: string): number | undefined =>
  (fields as Record<string, number> | undefined)?.[name];
export const totalOf = (items: number[]): number => items.reduce((sum, item) => sum + item, 0);

/** The Elves come after the seats, whatever the number of seats. */
export const rowOf = (view: ClashView, side: number): number => (side === ELVES ? view.clans.length : side);
export const sidesOf = (view: ClashView): number[] => [...view.clans.keys(), ELVES];
export const clanOf = (view: ClashView, side: number): number => (side === ELVES ? ELVES : (view.clans[side] ?? NO_CLAN));
export const armyAt = (view: ClashView, side: number, place: number): number[] => view.armies[rowOf(view, side)]?.[place] ?? [0, 0, 0];
export const unitOf = (view: ClashView, side: number, level: number): number => 3 * clanOf(view, side) + level;
export const heroAt = (view: ClashView, side: number, place: number): number =>
  side !== ELVES && view.hero_places[side] === place ? view.heroes[side]! : NO_HERO;
export const isThere = (view: ClashView, side: number, place: number): boolean =>
  totalOf(armyAt(view, side, place)) > 0 || heroAt(view, side, place) !== NO_HERO;
export const unitsOf = (view: ClashView, side: number): number =>
  (view.armies[rowOf(view, side)] ?? []).reduce((sum, army) => sum + totalOf(army), 0);
export const unpacked = (band: number): number[] => LEVELS.map((level) => (band >> (4 * level)) & 15);

/** What a type has by itself and by its equipment. */
export const statOf = (view: ClashView, side: number, level: number, stat: Stat): number =>
  view.types[rowOf(view, side)]?.[level]?.[STATS.indexOf(stat)] ?? 0;

export const STRENGTHS = ["power", "rerolls", "hits", "shields", "slowness", "life"] as const;
export type Strength = Record<(typeof STRENGTHS)[number], number>;

/** What a side brings to a fight here, as the rules have told. */
export function strengthAt(view: ClashView, side: number, place: number): Strength | null {
  const row = view.strengths.find(([whose, where]) => whose === side && where === place);
  return row ? (Object.fromEntries(STRENGTHS.map((name, at) => [name, row[at + 2]!])) as Strength) : null;
}

/** Figures here that can still set out in this action. */
export const unmovedAt = (view: ClashView, side: number, place: number): number[] =>
  armyAt(view, side, place).map((count, level) => count - (view.moved[place]?.[level] ?? 0));

/** Legendary cards of a seat, in slots and set aside. */
export const legendsOf = (view: ClashView, seat: number): number[] =>
  [...(view.slots[seat] ?? []), ...(view.spare[seat] ?? [])].filter((card) => card >= FIRST_LEGEND);

type Fields = Record<string, any>;

/** The table as drawn once this event has been played. */
export function after(view: ClashView, { kind, fields }: Pick<PlayedEvent, "kind" | "fields">): ClashView {
  const next: ClashView = JSON.parse(JSON.stringify(view));
  CHANGES[kind]?.(next, fields);
  return next;
}

/** The table while figures are on their way: they have left, and are not yet there. */
export function lifted(view: ClashView, event: Pick<PlayedEvent, "kind" | "fields">): ClashView {
  const next: ClashView = JSON.parse(JSON.stringify(view));
  const { kind, fields } = event;
  if (kind === "units-moved") add(next, fields.clan, fields.unit, fields.origin, -fields.count);
  else if (kind === "hero-moved" || kind === "hero-went-home") next.hero_places[fields.clan] = NOWHERE;
  else if (kind === "army-fled") {
    LEVELS.forEach((level) => add(next, fields.clan, level, fields.place, -armyAt(next, fields.clan, fields.place)[level]!));
    if (next.hero_places[fields.clan] === fields.place) next.hero_places[fields.clan] = NOWHERE;
  } else if (!ARRIVALS.includes(kind)) return after(view, event);
  return next;
}
const ARRIVALS = ["units-arrived", "stone-called", "hero-recruited"];

function add(view: ClashView, side: number, unit: number, place: number, count: number): void {
  const army = view.armies[rowOf(view, side)]?.[place];
  if (army) army[unit % 3] = Math.max(0, army[unit % 3]! + count);
}

const CHANGES: Record<string, (view: ClashView, fields: Fields) => void> = {
  "clan-chosen": (view, { clan, people }) => (view.clans[clan] = people),
  "elves-gathered": (view, { place, guards, elders, templars }) => {
    const elves = view.armies[rowOf(view, ELVES)];
    if (elves) elves[place] = [guards, elders, templars];
  },
  "equipment-shown": (view, { card }) => (view.market[card]! += 1),
  "round-began": (view, { round }) => {
    view.round = round;
    view.tactics = view.tactics.map(() => 0);
  },
  "elves-upgraded": wearElves,
  "elves-replaced": wearElves,
  "tactic-drawn": (view, { clan, tactic }) => {
    view.hand_sizes[clan]! += 1;
    if (tactic) view.hand = [...view.hand, tactic].sort((one, two) => one - two);
  },
  "tactics-revealed": (view, { clans, tactics }) => {
    clans.forEach((clan: number, at: number) => {
      view.tactics[clan] = tactics[at];
      view.hand_sizes[clan]! -= 1;
    });
    view.hand = view.hand.filter((tactic) => !tactics.includes(tactic));
    view.order = clans;
  },
  "bastion-placed": (view, { clan, spot }) => (view.bastions[clan] = spot),
  "revenue-taken": (view, { clan, gold, crystals }) => {
    view.gold[clan]! += gold;
    view.crystals[clan]! += crystals;
  },
  "units-arrived": (view, { clan, unit, count, place }) => reinforce(view, clan, unit, count, place),
  "stone-called": (view, { clan, unit, place }) => reinforce(view, clan, unit, 1, place),
  "units-moved": (view, { clan, unit, count, origin, place }) => {
    add(view, clan, unit, origin, -count);
    add(view, clan, unit, place, count);
  },
  "hero-moved": (view, { clan, place }) => (view.hero_places[clan] = place),
  "hero-went-home": (view, { clan }) => (view.hero_places[clan] = HOME),
  "hero-recruited": (view, { clan, hero, place }) => {
    view.heroes[clan] = hero;
    view.hero_places[clan] = place;
  },
  "equipment-bought": (view, { clan, card, price }) => {
    view.gold[clan]! -= price;
    view.market[card] = Math.max(0, view.market[card]! - 1);
  },
  "crystals-paid": (view, { clan, crystals }) => (view.crystals[clan]! -= crystals),
  "crystals-won": (view, { clan, crystals }) => (view.crystals[clan]! += crystals),
  "legend-drawn": (view, { card }) => view.anvil.push(card),
  "legend-forged": (view, { clan }) => {
    view.forged[clan]! += 1;
    view.points[clan]! += 1;
    view.anvil = [];
  },
  "card-attached": (view, { clan, card, unit }) => {
    const slots = view.slots[clan];
    if (slots) slots[2 * (unit % 3) + CARD_ROWS[card]!.slot] = card;
    view.spare[clan] = without(view.spare[clan] ?? [], card);
  },
  "card-set-aside": (view, { clan, card }) => view.spare[clan]?.push(card),
  "fight-began": (view, { attacker, foe, place }) => {
    view.battlefield = place;
    view.active = attacker;
    view.foe = foe;
    view.striker = NOBODY;
    view.rage = view.rage.map(() => 0);
    view.wound_faces = view.blank_faces = view.wounds = 0;
  },
  "rage-taken": (view, { side, total }) => {
    view.rage[side] = total;
    view.wounds = 0;
  },
  "dice-rolled": layDice,
  "dice-rerolled": layDice,
  "wounds-dealt": (view, { wounds }) => (view.wounds = wounds),
  "units-felled": (view, { side, unit, count, place }) => {
    view.wounds = Math.max(0, view.wounds - count * statOf(view, side, unit % 3, "life"));
    add(view, side, unit, place, -count);
    const reserve = view.reserves[side];
    if (reserve) reserve[unit % 3]! += count;
  },
  "army-fled": (view, { clan, place }) => {
    LEVELS.forEach((level) => {
      const count = armyAt(view, clan, place)[level]!;
      add(view, clan, level, HOME, count);
      add(view, clan, level, place, -count);
    });
    if (view.hero_places[clan] === place) view.hero_places[clan] = HOME;
  },
  "fight-won": (view) => {
    view.battlefield = NOWHERE;
    view.foe = NOBODY;
    view.wound_faces = view.blank_faces = view.wounds = 0;
  },
};

function wearElves(view: ClashView, { unit, card }: Fields): void {
  const slots = view.slots[rowOf(view, ELVES)];
  if (slots) slots[2 * (unit % 3) + CARD_ROWS[card]!.slot] = card;
}

function reinforce(view: ClashView, clan: number, unit: number, count: number, place: number): void {
  add(view, clan, unit, place, count);
  const reserve = view.reserves[clan];
  if (reserve) reserve[unit % 3] = Math.max(0, reserve[unit % 3]! - count);
}

function layDice(view: ClashView, { side, wounds, blanks }: Fields): void {
  view.striker = side;
  view.wound_faces = wounds;
  view.blank_faces = blanks;
  view.picked_wounds = view.picked_blanks = view.wounds = 0;
}

function without(cards: number[], card: number): number[] {
  const first = cards.indexOf(card);
  return cards.filter((_, at) => at !== first);
}
