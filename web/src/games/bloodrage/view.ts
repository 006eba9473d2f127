/** `BloodRageView` of the rules, as it comes by wire. */
import type { PlayedEvent } from "../face";
import { MONSTER_UPGRADE, NO_CARD, cardLook, figureOn } from "./cards";

export interface BloodRageView {
  seats: number;
  clans: number[];
  first: number;
  age: number;
  phase: number;
  turn: number;
  tokens: number[];
  dooms: number[];
  ruined: number[];
  pillaged: number[];
  glory: number[];
  rage: number[];
  passed: boolean[];
  stats: number[];
  sheet: number[];
  warriors: number[];
  figures: number[];
  place_of: number[];
  filled: number[];
  strengths: number[][];
  hand: number[];
  quests: number[];
  pack: number[];
  picks: number;
  hand_sizes: number[];
  quest_counts: number[];
  shown: number[][];
  known: number[][];
  unveiled: [number, number][];
  pillager: number | null;
  contested: number | null;
  fighting: number[];
  played: number[];
  late: [number, number][];
  boasts: number[];
  cancelled: number[];
  winner: number;
  fallen: number[];
}

export const OUTER = 8;
export const YGGDRASIL = 8;
export const PROVINCES = 9;
export const FIRST_FJORD = 9;
export const BOARD = 13;
export const RESERVE = 13;
export const VALHALLA = 14;
const PLACES = 16;
const NOWHERE = 15; // between two places
export const KINDS = 12;
export const SLOTS = 8;
export const STATS = 3;
export const WARRIOR = 0;
export const SHIP = 2;
export const VILLAGES = [4, 5, 5, 4, 3, 3, 5, 3];
export const REGION = [0, 0, 2, 2, 2, 1, 1, 0];
export const TRACKS = [
  [6, 7, 8, 9, 12, 12],
  [3, 4, 5, 6, 8, 8],
  [4, 5, 6, 7, 10, 10],
];
export const STAT_ART = ["art-rage", "art-axe", "art-horns"];
export const LEGENDS = [0, 0, 0, 0, 10, 10, 20]; // Glory at the end of the game, by step

export const isFjord = (place: number): boolean => place >= FIRST_FJORD && place < BOARD;
export const fjordOf = (province: number): number => FIRST_FJORD + Math.floor(province / 2);
export const stepOf = (view: BloodRageView, clan: number, stat: number): number => view.stats[clan * STATS + stat] ?? 1;
export const statOf = (view: BloodRageView, clan: number, stat: number): number => TRACKS[stat]![stepOf(view, clan, stat) - 1]!;
export const slotOf = (view: BloodRageView, clan: number, slot: number): number => view.sheet[clan * SLOTS + slot] ?? NO_CARD;
export const warriorsAt = (view: BloodRageView, clan: number, place: number): number => view.warriors[clan * PLACES + place] ?? 0;
export const countAt = (view: BloodRageView, clan: number, place: number): number => view.figures[clan * PLACES + place] ?? 0;
export const whereIs = (view: BloodRageView, clan: number, figure: number): number => view.place_of[clan * KINDS + figure] ?? RESERVE;

export interface Standing {
  clan: number;
  figure: number;
  count: number; // more than one only where Warriors crowd together
  key: string;
}

/** Who stands at a place, clan by clan; Warriors one by one, or together. */
export function standingAt(view: BloodRageView, place: number, together = false): Standing[] {
  const found: Standing[] = [];
  for (let clan = 0; clan < view.seats; clan++) {
    for (let figure = 1; figure < KINDS; figure++) {
      const isMonster = figure > SHIP;
      if (whereIs(view, clan, figure) === place && (!isMonster || owns(view, clan, figure))) found.push({ clan, figure, count: 1, key: `${clan}-${figure}` });
    }
    const warriors = warriorsAt(view, clan, place);
    if (together && warriors) found.push({ clan, figure: WARRIOR, count: warriors, key: `${clan}-w` });
    if (!together) for (let one = 0; one < warriors; one++) found.push({ clan, figure: WARRIOR, count: 1, key: `${clan}-w${one}` });
  }
  return found;
}

function owns(view: BloodRageView, clan: number, figure: number): boolean {
  return [3, 4].some((slot) => {
    const card = slotOf(view, clan, slot);
    return cardLook(card).kind === MONSTER_UPGRADE && figureOn(card) === figure;
  });
}

/** A number a move, a moment or an event names. */
export const numberIn = (fields: object | undefined | null, name: string): number | undefined =>
  (fields as Record<string, number> | undefined | null)?.[name];

export interface Journey {
  clan: number;
  figure: number;
  from: number;
  to: number;
}

/** Where figures leave from and go to in this event, if any travel. */
export function journeysOf({ kind, fields }: Pick<PlayedEvent, "kind" | "fields">, view: BloodRageView): Journey[] {
  const { clan, figure, source, province, place } = fields;
  switch (kind) {
    case "invaded":
      return [{ clan, figure, from: source, to: place }];
    case "marched":
    case "battle-joined":
      return [{ clan, figure, from: source, to: province }];
    case "leader-moved-on":
      return [{ clan, figure: 1, from: source, to: province }];
    case "figure-destroyed":
      return [{ clan, figure, from: place, to: VALHALLA }];
    case "witch-retreated":
      return [{ clan, figure: 11, from: province, to: YGGDRASIL }];
    case "figures-released":
      return standingAt(view, VALHALLA)
        .filter((one) => one.clan === clan)
        .map((one) => ({ clan, figure: one.figure, from: VALHALLA, to: RESERVE }));
    default:
      return [];
  }
}

/** While figures travel they stand nowhere. */
export function lifted(before: BloodRageView, after: BloodRageView): BloodRageView {
  const least = (one: number[], two: number[]): number[] => one.map((count, at) => Math.min(count, two[at] ?? count));
  return {
    ...after,
    warriors: least(after.warriors, before.warriors),
    figures: least(after.figures, before.figures),
    filled: least(after.filled, before.filled),
    place_of: after.place_of.map((place, at) => (place === before.place_of[at] ? place : NOWHERE)),
  };
}
