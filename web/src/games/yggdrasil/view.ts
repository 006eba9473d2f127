/** Short questions about a view of Yggdrasil. */
import { CARDS, ENEMIES, ENEMY, GIANTS, OUTCOME, RUNE, type Fight, type YggdrasilEvent, type YggdrasilView } from "./generated";
import { sure } from "../../sure";

export const FENRIR = ENEMY.fenrir;

/** Their numbers, in the order of the board. */
export const FOES: number[] = [...ENEMIES.keys()];

export const isAngry = (card: number): boolean => CARDS[card]?.kind === "angry";
export const isRagnarok = (card: number): boolean => CARDS[card]?.kind === "ragnarok";
/** The first whom a card moves: of an enemy's own cards, and of his angry one, himself. */
export const enemyOf = (card: number): number => CARDS[card]?.enemies[0] ?? 0;

export const godsOf = (view: YggdrasilView, seat: number): number[] => view.gods.filter((_, at) => view.leaders[at] === seat);
/** Who leads one god is addressed by that god's name; who leads several reads their names. */
export function mine(view: YggdrasilView, seat: number): Record<string, number[]> {
  const led = godsOf(view, seat);
  return led.length === 1 ? { god: led } : {};
}
export const leaderOf = (view: YggdrasilView, god: number): number => view.leaders[view.gods.indexOf(god)] ?? 0;
/** Whether somebody leads more gods than one. */
export const isSomebodyOfMany = (view: YggdrasilView): boolean => new Set(view.leaders).size < view.leaders.length;
export const fallenOf = (view: YggdrasilView, rune: number): number => view.defeated.filter((giant) => runeOf(giant) === rune).length;
/** The rune on a giant. */
export function runeOf(giant: number): number | null {
  const row = GIANTS[giant];
  return row ? RUNE[row.rune] : null;
}
/** The giants who bear a piece of a rune. */
export const giantsOf = (rune: number): number[] => [...GIANTS.keys()].filter((giant) => runeOf(giant) === rune);
export const cardsDrawn = (view: YggdrasilView): number => view.discard.reduce((sum, count) => sum + count, 0);

export const comesNext = (view: YggdrasilView, enemy: number): boolean => sure(view.threats[enemy]).is_next;

/** Whether the next card may lead an enemy on: then it is drawn where to. */
export const isThreat = (view: YggdrasilView, enemy: number): boolean => {
  const { space, chance } = sure(view.threats[enemy]);
  return view.outcome === OUTCOME.playing && space > sure(view.spaces[enemy]) && chance > 0;
};

/** The line an enemy would step over with the next card. */
export const lineCrossed = (view: YggdrasilView, enemy: number): number | null => {
  const at = view.lines.findIndex((line) => sure(view.spaces[enemy]) < line.space && sure(view.threats[enemy]).space >= line.space);
  return at < 0 ? null : at;
};

/** Everything brought into the combat so far but the Elves, and what the active god adds by himself. */
export const totalOf = (view: YggdrasilView, fight: Fight): number =>
  fight.vikings + (fight.hammers ?? 0) + fight.artefact + sure(view.bonus[view.active]);

/** The amount to begin with: just enough to win where something is sent, one where it is handed over, all that comes back from the dead. */
export function startOf(view: YggdrasilView, kind: string): number {
  const { fight } = view;
  const lacking = fight ? fight.strength - totalOf(view, fight) : 0;
  if (kind === "send-elves") return Math.max(0, lacking);
  if (kind === "send-vikings") return Math.max(0, lacking - (fight?.hammers === null ? 1 : 0));
  return kind === "grant" ? Infinity : 1;
}

type Kind = YggdrasilEvent["kind"];
const LONG: Kind[] = [
  "card-turned",
  "die-rolled",
  "souls-found",
  "fight-won",
  "fight-lost",
  "rune-completed",
  "giant-awoke",
  "fenrir-raged",
];
const LAST: Kind[] = ["wall-broken", "gate-broken", "residence-taken", "ragnarok-averted"]; // the ending shows it
const STILL: Kind[] = [
  "gods-seated",
  "deck-prepared",
  "turn-ended",
  "action-chosen",
  "calming-tried",
  "card-chosen",
  "card-placed",
  "cards-put-in-order",
  "card-put-on-top",
  "card-put-under",
  "cards-looked-at",
];

/** In units of a normal animation. */
export function duration({ kind }: YggdrasilEvent): number {
  if (LONG.includes(kind)) return 1.4;
  return STILL.includes(kind) || LAST.includes(kind) ? 0 : 1;
}
