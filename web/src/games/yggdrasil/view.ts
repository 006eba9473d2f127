/** `YggdrasilView` of the rules, as it comes by wire; and what an event changes in the picture until the next view settles. */
import type { PlayedEvent } from "../face";

/** The wall, the gate or Odin's residence: `limit` enemies on `space` or beyond, and the gods have lost. */
export interface Line {
  space: number;
  beyond: number;
  limit: number;
}

/** What the next card does to an enemy. */
export interface Threat {
  card: number; // which is meant: the likeliest that moves him, or his own where none can
  is_next: boolean; // no other can come next
  space: number;
  power: number; // of his effect there; 0: none
  beyond: number[]; // of each line, then
  is_defeat: boolean;
  chance: number; // of a hundred: the next card moves him
  cards: number; // in the deck that move him
  angry: number; // of those, how many lead him two spaces
}

export interface Fight {
  enemy: number | null;
  giant: number | null; // neither: the unseen one on top of the pile
  strength: number;
  vikings: number;
  hammers: number | null; // null: no die has been rolled
  artefact: number;
  elves?: number; // while they are being sent
  over?: boolean; // won or lost, until something else happens
}

export interface YggdrasilView {
  gods: number[];
  leaders: number[];
  turn: number;
  active: number;
  actions_left: number;
  used: number[];
  vikings: number[];
  elves: number[];
  artefacts: number[][];
  in_trance: number[];
  spaces: number[];
  strengths: number[];
  threats: Threat[];
  lines: Line[];
  is_raging: boolean;
  elves_at_home: number;
  forge: number[][];
  dead: number;
  removed: number;
  fire: number;
  vikings_in_bags: number;
  giants_in_bags: number;
  is_empty: boolean[];
  bag_vikings: number[];
  bag_giants: number[];
  valkyries: number;
  submerged: number;
  vane: number;
  pile: number[];
  awake: number[];
  defeated: number[];
  giant_strength: number;
  runes: number[];
  blocked_by: (number | null)[];
  no_powers: boolean;
  no_trance_powers: boolean;
  bonus: number[];
  quiet_turns: number;
  cards_left: number;
  top: number[];
  bottom: number[];
  unseen: number[];
  heap_left: number;
  hides_special: boolean;
  looked_at: number[];
  discard: number[];
  fight: Fight | null;
  rolled: number;
  outcome: number;
  waiting: number[];
}

export const ENEMIES = [0, 1, 2, 3, 4, 5];
export const FREYJA = 3;
export const FENRIR = 5;
export const PLAYING = 0;
export const WON = 1;
const ANGRY = 6; // the first such card
const RAGNAROK = 12; // the first such card

export const isAngry = (card: number): boolean => card >= ANGRY && card < RAGNAROK;
export const isRagnarok = (card: number): boolean => card >= RAGNAROK;
export const enemyOf = (card: number): number => card % ANGRY;

export const godsOf = (view: YggdrasilView, seat: number): number[] => view.gods.filter((_, at) => view.leaders[at] === seat);
export const leaderOf = (view: YggdrasilView, god: number): number => view.leaders[view.gods.indexOf(god)] ?? 0;
export const fallenOf = (view: YggdrasilView, rune: number): number => view.defeated.filter((giant) => giant >> 2 === rune).length;
export const cardsDrawn = (view: YggdrasilView): number => view.discard.reduce((sum, count) => sum + count, 0);

export const comesNext = (view: YggdrasilView, enemy: number): boolean => view.threats[enemy]!.is_next;

/** Whether the next card may lead an enemy on: then it is drawn where to. */
export const isThreat = (view: YggdrasilView, enemy: number): boolean => {
  const { space, chance } = view.threats[enemy]!;
  return view.outcome === PLAYING && space > view.spaces[enemy]! && chance > 0;
};

/** The line an enemy would step over with the next card. */
export const lineCrossed = (view: YggdrasilView, enemy: number): number | null => {
  const at = view.lines.findIndex((line) => view.spaces[enemy]! < line.space && view.threats[enemy]!.space >= line.space);
  return at < 0 ? null : at;
};

/** Everything brought into the combat so far, and what the active god adds by himself. */
export const totalOf = (view: YggdrasilView, fight: Fight): number =>
  fight.vikings + (fight.hammers ?? 0) + fight.artefact + view.bonus[view.active]! + (fight.elves ?? 0);

type Fields = Record<string, any>;

const withoutOne = (list: number[], one: number): number[] => {
  const at = list.indexOf(one);
  return at < 0 ? list : [...list.slice(0, at), ...list.slice(at + 1)];
};
const without = (list: number[], one: number): number[] => list.filter((other) => other !== one);

/** A bag's contents change; where they may not be counted, only the totals do. */
function pour(view: YggdrasilView, bag: number, vikings: number, giants: number): void {
  view.vikings_in_bags += vikings;
  view.giants_in_bags += giants;
  if (view.bag_vikings.length) {
    view.bag_vikings[bag]! += vikings;
    view.bag_giants[bag]! += giants;
  }
}

function stand(view: YggdrasilView, enemy: number, space: number): void {
  view.spaces[enemy] = space;
  view.lines = view.lines.map((line) => ({ ...line, beyond: view.spaces.filter((at) => at >= line.space).length }));
}

function draw(view: YggdrasilView, count: number): void {
  view.cards_left -= count;
  view.top = view.top.slice(count);
}

function putBack(view: YggdrasilView, cards: number[], onTop: boolean): void {
  view.cards_left += cards.length;
  view.looked_at = cards.reduce(withoutOne, view.looked_at);
  if (onTop) view.top = [...cards, ...view.top];
}

function begin(view: YggdrasilView, fight: Partial<Fight> & { strength: number }): void {
  view.fight = { enemy: null, giant: null, vikings: 0, hammers: null, artefact: 0, ...fight };
}

function bury(view: YggdrasilView): void {
  if (!view.fight) return;
  view.dead += view.fight.vikings;
  view.fight.over = true;
}

/** A face of the die has as many hammers as its colour's number. */
function show(view: YggdrasilView, colour: number): void {
  view.rolled = colour;
  if (view.fight) view.fight.hammers = colour;
}

const CHANGES: Record<string, (view: YggdrasilView, fields: Fields) => void> = {
  "turn-began": (view, { god }) => {
    view.active = god;
    view.used = [];
  },
  "card-turned": (view, { card }) => {
    if (view.looked_at.includes(card)) view.looked_at = withoutOne(view.looked_at, card);
    else draw(view, 1);
  },
  "cards-looked-at": (view, { cards }) => {
    draw(view, cards.length);
    view.looked_at = cards;
  },
  "card-put-on-top": (view, { card }) => putBack(view, [card], true),
  "card-put-under": (view, { card }) => putBack(view, [card], false),
  "cards-put-in-order": (view, { cards }) => putBack(view, cards, true),
  "no-card-drawn": (view, { left }) => (view.quiet_turns = left),
  "enemy-advanced": (view, { enemy, space }) => stand(view, enemy, space),
  "enemy-held-back": (view, { enemy, space }) => stand(view, enemy, space),
  "die-rolled": (view, { colour }) => show(view, colour),
  "roll-chosen": (view, { colour }) => show(view, colour),
  "vikings-removed": (view, { bag, count }) => {
    pour(view, bag, -count, 0);
    view.removed += count;
  },
  "fire-spread": (view, { bag, count }) => {
    pour(view, bag, 0, count);
    view.fire -= count;
  },
  "island-submerged": (view, { island }) => (view.submerged = island),
  "valkyries-moved": (view, { island }) => (view.valkyries = island),
  "giant-awoke": (view, { giant }) => {
    view.pile = without(view.pile, giant);
    view.awake = [...view.awake, giant];
  },
  "giant-defeated": (view, { giant }) => {
    view.pile = without(view.pile, giant);
    view.awake = without(view.awake, giant);
    view.defeated = [...view.defeated, giant];
  },
  "rune-completed": (view, { rune }) => (view.runes = [...view.runes, rune]),
  "fenrir-raged": (view) => (view.is_raging = true),
  "fenrir-calmed": (view) => (view.is_raging = false),
  "elf-taken": (view, { god }) => {
    view.elves[god]! += 1;
    view.elves_at_home -= 1;
  },
  "artefact-forged": (view, { god, artefact, level }) => {
    const returned = view.artefacts[god]![artefact]!;
    view.forge[artefact] = [...without(view.forge[artefact]!, level), ...(returned ? [returned] : [])].sort();
    view.artefacts[god]![artefact] = level;
  },
  "vikings-handed-over": (view, { giver, taker, count }) => {
    view.vikings[giver]! -= count;
    view.vikings[taker]! += count;
  },
  "elves-handed-over": (view, { giver, taker, count }) => {
    view.elves[giver]! -= count;
    view.elves[taker]! += count;
  },
  "souls-found": (view, { god, bag, vikings }) => {
    pour(view, bag, -vikings, 0);
    view.vikings[god]! += vikings;
  },
  "bag-purged": (view, { bag, giants }) => {
    pour(view, bag, 0, -giants);
    view.fire += giants;
  },
  "bag-filled": (view, { bag, count }) => {
    pour(view, bag, count, 0);
    view.dead -= count;
  },
  "enemy-fought": (view, { god, enemy, strength }) => begin(view, { enemy, strength, artefact: view.artefacts[god]![enemy]! }),
  "giant-fought": (view, { giant, strength }) => begin(view, { giant, strength }),
  "top-giant-fought": (view, { strength }) => begin(view, { strength }),
  "vikings-sent": (view, { god, count }) => {
    view.vikings[god]! -= count;
    if (view.fight) view.fight.vikings += count;
  },
  "elves-sent": (view, { god, count }) => {
    view.elves[god]! -= count;
    view.elves_at_home += count;
    if (view.fight) view.fight.elves = count;
  },
  "fallen-kept": (view, { count }) => {
    view.vikings[FREYJA]! += count;
    view.dead -= count; // who are about to be buried with the others
  },
  "fight-won": (view) => bury(view),
  "fight-lost": (view) => bury(view),
  "vikings-granted": (view, { god, count }) => {
    view.vikings[god]! += count;
    view.dead -= count;
  },
  "vane-advanced": (view, { space }) => (view.vane = space),
  "vane-returned": (view) => (view.vane = 1),
  "trance-entered": (view, { god }) => (view.in_trance = [...view.in_trance, god]),
  "trance-left": (view, { god }) => (view.in_trance = without(view.in_trance, god)),
};

/** The table as drawn once this event has been played. */
export function after(view: YggdrasilView, { kind, fields }: Pick<PlayedEvent, "kind" | "fields">): YggdrasilView {
  const change = CHANGES[kind];
  if (!change) return view;
  const next: YggdrasilView = JSON.parse(JSON.stringify(view));
  if (next.fight?.over) next.fight = null;
  change(next, fields);
  return next;
}

const LONG = ["card-turned", "die-rolled", "souls-found", "fight-won", "fight-lost", "rune-completed", "giant-awoke", "fenrir-raged"];
const LAST = ["wall-broken", "gate-broken", "residence-taken", "ragnarok-averted"];
const STILL = ["gods-seated", "deck-prepared", "turn-ended", "cards-put-in-order", "card-put-on-top", "card-put-under", "cards-looked-at"];

/** In units of a normal animation. */
export function duration({ kind }: Pick<PlayedEvent, "kind">): number {
  if (LAST.includes(kind)) return 2;
  if (LONG.includes(kind)) return 1.4;
  return STILL.includes(kind) ? 0 : 1;
}
