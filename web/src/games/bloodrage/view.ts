/** `BloodRageView` of the rules, as it comes by wire; and what an event changes in the picture until the next view settles. */
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
  caller: number;
  played: number[];
  late: [number, number][];
  boasts: number[];
  cancelled: number[];
  winner: number;
  fallen: number[];
  waiting: number[];
  my_answer: string | null;
}

export const OUTER = 8;
export const YGGDRASIL = 8;
export const PROVINCES = 9;
export const FIRST_FJORD = 9;
export const BOARD = 13;
export const RESERVE = 13;
export const VALHALLA = 14;
const PLACES = 16;
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
export function lifted(view: BloodRageView, event: Pick<PlayedEvent, "kind" | "fields">): BloodRageView {
  const journeys = journeysOf(event, view);
  if (!journeys.length) return view;
  const next = copied(view);
  for (const { clan, figure, from } of journeys) leave(next, clan, figure, from);
  return next;
}

/** The table as drawn once this event has been played. */
export function after(view: BloodRageView, event: Pick<PlayedEvent, "kind" | "fields">): BloodRageView {
  const next = copied(view);
  for (const { clan, figure, from, to } of journeysOf(event, view)) {
    leave(next, clan, figure, from);
    arrive(next, clan, figure, to);
  }
  CHANGES[event.kind]?.(next, event.fields);
  return next;
}

const copied = (view: BloodRageView): BloodRageView => JSON.parse(JSON.stringify(view));

function leave(view: BloodRageView, clan: number, figure: number, place: number): void {
  if (figure === WARRIOR) view.warriors[clan * PLACES + place] = Math.max(0, warriorsAt(view, clan, place) - 1);
  else view.place_of[clan * KINDS + figure] = PLACES - 1;
  view.figures[clan * PLACES + place] = Math.max(0, countAt(view, clan, place) - 1);
  if (place < PROVINCES) view.filled[place]! -= 1;
}

function arrive(view: BloodRageView, clan: number, figure: number, to: number): void {
  if (figure === WARRIOR) view.warriors[clan * PLACES + to]! += 1;
  else view.place_of[clan * KINDS + figure] = to;
  view.figures[clan * PLACES + to]! += 1;
  if (to < PROVINCES) view.filled[to]! += 1;
}

type Fields = Record<string, any>;
const glory = (view: BloodRageView, { clan, glory }: Fields): number => (view.glory[clan]! += glory);
const without = (cards: number[], card: number): number[] => {
  const at = cards.indexOf(card);
  return at < 0 ? cards : [...cards.slice(0, at), ...cards.slice(at + 1)];
};

const CHANGES: Record<string, (view: BloodRageView, fields: Fields) => void> = {
  "age-began": (view, { age, clan }) => {
    view.age = age;
    view.first = clan;
  },
  "phase-began": (view, { phase }) => (view.phase = phase),
  "clans-drawn": (view, { animals }) => (view.clans = animals),
  "provinces-lost": (view, { provinces }) => view.ruined.push(...provinces),
  "doom-named": (view, { age, province }) => (view.dooms[age - 1] = province),
  "rage-restored": (view, { clan, rage }) => (view.rage[clan] = rage),
  passed: (view, { clan }) => {
    view.passed[clan] = true;
    view.rage[clan] = 0;
  },
  invaded: (view, { clan, cost }) => (view.rage[clan]! -= cost),
  upgraded: (view, { clan, card, cost }) => {
    view.rage[clan]! -= cost;
    spend(view, clan, card);
  },
  "quest-committed": (view, { clan, card }) => {
    view.quest_counts[clan]! += 1;
    spend(view, clan, card);
  },
  "pillage-declared": (view, { clan, province }) => {
    view.pillager = clan;
    view.contested = province;
  },
  "battle-began": (view, { province, clans }) => {
    view.contested = province;
    view.fighting = clans;
    view.played = view.played.map(() => NO_CARD);
    view.late = [];
  },
  "cards-taken-back": (view, { clan, cards }) => (view.hand_sizes[clan]! += cards.length),
  "card-bought-back": (view, { clan }) => {
    view.hand_sizes[clan]! += 1;
    view.rage[clan]! -= 1;
  },
  "cards-poisoned": (view, { clan, cards }) => (view.hand_sizes[clan]! += cards.length),
  "figure-saved": (view, { clan }) => (view.rage[clan]! -= 1),
  "cards-revealed": (view, { clans, cards }) => clans.forEach((clan: number, at: number) => {
    view.played[clan] = cards[at];
    spend(view, clan, cards[at]);
  }),
  "late-card-added": (view, { clan, card }) => {
    view.late.push([clan, card]);
    spend(view, clan, card);
  },
  "battle-won": (view, { clan }) => (view.winner = clan),
  "rage-stolen": (view, { clan, victim, rage }) => {
    view.rage[clan]! += rage;
    view.rage[victim]! -= rage;
  },
  "glory-stolen": (view, { clan, victim, glory }) => {
    view.glory[clan]! += glory;
    view.glory[victim]! -= glory;
  },
  "province-pillaged": (view, { province }) => view.pillaged.push(province),
  "tokens-turned": (view) => (view.pillaged = []),
  "stat-raised": (view, { clan, stat }) => (view.stats[clan * STATS + stat]! += 1),
  "rage-gained": (view, { clan, rage }) => (view.rage[clan]! += rage),
  "glory-from-card": glory,
  "glory-from-token": glory,
  "glory-from-battle": glory,
  "glory-from-ragnarok": glory,
  "glory-from-legend": glory,
  "quest-completed": (view, fields) => {
    glory(view, fields);
    judge(view, fields);
  },
  "quest-failed": judge,
  "cards-swept-away": glory,
  "quests-revealed": (view, { clan, cards }) => {
    for (const card of cards) view.unveiled.push([clan, card]);
    view.quest_counts[clan] = 0;
    if (view.quests.join() === cards.join()) view.quests = []; // mine
  },
  "hand-put-away": (view, { clan, card }) => {
    view.hand_sizes[clan] = 1;
    if (card !== NO_CARD) view.hand = [card]; // mine: of others one is not told which
  },
  "hand-discarded": (view, { clan }) => {
    view.hand_sizes[clan] = 0;
    view.hand = []; // everybody does
  },
  "province-destroyed": (view, { province }) => view.ruined.push(province),
};

function judge(view: BloodRageView, { clan, card }: Fields): void {
  const at = view.unveiled.findIndex(([whose, which]) => whose === clan && which === card);
  if (at >= 0) view.unveiled.splice(at, 1);
}

/** A card leaves a hand: mine is seen to go, of others one fewer is left. */
function spend(view: BloodRageView, clan: number, card: number): void {
  view.hand_sizes[clan] = Math.max(0, view.hand_sizes[clan]! - 1);
  if (view.hand.length === view.hand_sizes[clan]! + 1) view.hand = without(view.hand, card);
}
