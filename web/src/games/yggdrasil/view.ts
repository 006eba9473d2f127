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

/** Everything brought into the combat so far but the Elves, and what the active god adds by himself. */
export const totalOf = (view: YggdrasilView, fight: Fight): number =>
  fight.vikings + (fight.hammers ?? 0) + fight.artefact + view.bonus[view.active]!;

const LONG = ["card-turned", "die-rolled", "souls-found", "fight-won", "fight-lost", "rune-completed", "giant-awoke", "fenrir-raged"];
const LAST = ["wall-broken", "gate-broken", "residence-taken", "ragnarok-averted"];
const STILL = ["gods-seated", "deck-prepared", "turn-ended", "action-chosen", "calming-tried", "card-chosen", "card-placed", "cards-put-in-order", "card-put-on-top", "card-put-under", "cards-looked-at"];

/** In units of a normal animation. */
export function duration({ kind }: Pick<PlayedEvent, "kind">): number {
  if (LAST.includes(kind)) return 2;
  if (LONG.includes(kind)) return 1.4;
  return STILL.includes(kind) ? 0 : 1;
}
