/** `YggdrasilView` of the rules, as it comes by wire; and what an event changes in the picture until the next view settles. */
import type { PlayedEvent } from "../face";

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
  quiet_turns: number;
  cards_left: number;
  top: number[];
  bottom: number[];
  unseen: number[];
  heap_left: number;
  hides_special: boolean;
  looked_at: number[];
  discard: number[];
  sent: number;
  rolled: number;
  outcome: number;
  waiting: number[];
}

export const ENEMIES = [0, 1, 2, 3, 4, 5];
export const WORLDS = [0, 1, 2, 3, 4, 5, 6, 7, 8];
export const BAGS = [0, 1, 2, 3];
export const FENRIR = 5;
export const RESIDENCE = 8;
export const RAGNAROK = 12; // the first such card
export const WON = 1;
export const LOST = 2;
export const THIAZY = 11;
const ANGRY = 6; // the first such card

/** Printed on the board: what stands over each space of the track. */
export const POWER = [0, 0, 1, 1, 2, 2, 3, 3, 0];
export const CLOSED_BY: (number | null)[] = [null, null, 1, 14, 10, 3, 13, null, 9]; // the giant on whose card the world is named

export const beyondTheWall = (view: YggdrasilView): number => view.spaces.filter((space) => space >= 4).length;
export const beyondTheGate = (view: YggdrasilView): number => view.spaces.filter((space) => space >= 6).length;
export const godsOf = (view: YggdrasilView, seat: number): number[] => view.gods.filter((_, at) => view.leaders[at] === seat);
export const leaderOf = (view: YggdrasilView, god: number): number => view.leaders[view.gods.indexOf(god)] ?? 0;
export const fallenOf = (view: YggdrasilView, rune: number): number => view.defeated.filter((giant) => giant >> 2 === rune).length;
export const closerOf = (view: YggdrasilView, world: number): number | null => {
  const giant = CLOSED_BY[world] ?? null;
  return giant !== null && view.awake.includes(giant) ? giant : null;
};

/** How many of an enemy's cards nobody has seen yet are still to come, angry ones too. */
export const cardsOf = (view: YggdrasilView, enemy: number): number => (view.unseen[enemy] ?? 0) + (view.unseen[ANGRY + enemy] ?? 0);
export const comesNext = (view: YggdrasilView, enemy: number): boolean =>
  view.top.length > 0 && view.top[0]! < RAGNAROK && view.top[0]! % ANGRY === enemy;

export interface Threat {
  power: number; // of the effect on the space the enemy would reach; 0: none
  space: number;
  breaks: "wall" | "gate" | "residence" | null; // what the step would carry the enemy past
}

/** What happens if this enemy's card is drawn next; nothing once he stands in Odin's residence. */
export function threatOf(view: YggdrasilView, enemy: number): Threat | null {
  const space = view.spaces[enemy]! + 1;
  if (space > RESIDENCE) return null;
  return { space, power: POWER[space]!, breaks: space === 4 ? "wall" : space === 6 ? "gate" : space === RESIDENCE ? "residence" : null };
}

type Fields = Record<string, any>;

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

const CHANGES: Record<string, (view: YggdrasilView, fields: Fields) => void> = {
  "turn-began": (view, { god }) => (view.active = god),
  "card-turned": (view) => (view.cards_left -= 1),
  "no-card-drawn": (view, { left }) => (view.quiet_turns = left),
  "enemy-advanced": (view, { enemy, space }) => (view.spaces[enemy] = space),
  "enemy-held-back": (view, { enemy, space }) => (view.spaces[enemy] = space),
  "die-rolled": (view, { colour }) => (view.rolled = colour),
  "roll-chosen": (view, { colour }) => (view.rolled = colour),
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
  "artefact-forged": (view, { god, artefact, level }) => (view.artefacts[god]![artefact] = level),
  "vikings-handed-over": (view, { giver, taker, count }) => {
    view.vikings[giver]! -= count;
    view.vikings[taker]! += count;
  },
  "elves-handed-over": (view, { giver, taker, count }) => {
    view.elves[giver]! -= count;
    view.elves[taker]! += count;
  },
  "souls-found": (view, { god, bag, vikings, giants }) => {
    pour(view, bag, -vikings, -giants);
    view.vikings[god]! += vikings;
    view.fire += giants;
  },
  "bag-filled": (view, { bag, count }) => {
    pour(view, bag, count, 0);
    view.dead -= count;
  },
  "vikings-sent": (view, { god, count }) => {
    view.vikings[god]! -= count;
    view.sent += count;
  },
  "elves-sent": (view, { god, count }) => {
    view.elves[god]! -= count;
    view.elves_at_home += count;
  },
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
  change(next, fields);
  return next;
}

const LONG = ["card-turned", "die-rolled", "fight-won", "fight-lost", "rune-completed", "giant-awoke", "fenrir-raged"];
const LAST = ["wall-broken", "gate-broken", "residence-taken", "ragnarok-averted"];
const STILL = ["gods-seated", "deck-prepared", "turn-ended", "cards-put-in-order", "card-put-on-top", "card-put-under", "cards-looked-at"];

/** In units of a normal animation. */
export function duration({ kind }: Pick<PlayedEvent, "kind">): number {
  if (LAST.includes(kind)) return 2;
  if (LONG.includes(kind)) return 1.4;
  return STILL.includes(kind) ? 0 : 1;
}
