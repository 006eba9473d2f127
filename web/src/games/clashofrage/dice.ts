/** How dice lie on the stage, and the steps by which some of them are rolled again. */
import { type Choice, numberIn } from "../face";
import { type ClashEvent, type ClashGame, type ClashMove, type ClashView, FACE } from "./generated";

export const BLANK = FACE.blank;
export const WOUND = FACE.wound;

export interface Die {
  face: number;
  rolling: boolean; // it has just been rolled
}

/** The dice in a row: wounds, then blanks; those that have just been rolled again come last. */
export function diceOf(view: ClashView, playing: ClashEvent | null): Die[] {
  if (playing?.kind === "dice-rolled") return row(0, 0, playing.fields.wounds, playing.fields.blanks);
  if (playing?.kind !== "dice-rerolled") return row(view.wound_faces, view.blank_faces, 0, 0);
  const { dice, wounds, blanks } = playing.fields;
  const picked = view.picked_wounds + view.picked_blanks === dice ? view.picked_wounds : Math.max(0, dice - view.blank_faces);
  const [keptWounds, keptBlanks] = [view.wound_faces - picked, view.blank_faces - (dice - picked)];
  return row(keptWounds, keptBlanks, wounds - keptWounds, blanks - keptBlanks);
}

function row(wounds: number, blanks: number, newWounds: number, newBlanks: number): Die[] {
  const lying = (count: number, face: number, rolling: boolean): Die[] =>
    Array.from({ length: Math.max(0, count) }, () => ({ face, rolling }));
  return [
    ...lying(wounds, WOUND, false),
    ...lying(blanks, BLANK, false),
    ...lying(newWounds, WOUND, true),
    ...lying(newBlanks, BLANK, true),
  ];
}

/** Dice one wants to roll again: so many of each face. */
export interface Wish {
  wounds: number;
  blanks: number;
}

/** The next small choice towards that; null when it is out of reach. */
export function stepTowards(wish: Wish, view: ClashView, choices: Choice<ClashGame>[]): Choice<ClashGame> | null {
  const find = (kind: ClashMove["kind"], face?: number) =>
    choices.find((one) => one.kind === kind && (face === undefined || numberIn(one.fields, "face") === face)) ?? null;
  const { picked_wounds: wounds, picked_blanks: blanks } = view;
  if (!wounds && !blanks && wish.blanks === view.blank_faces) {
    if (!wish.wounds) return find("reroll-blanks");
    if (wish.wounds === view.wound_faces) return find("reroll-all");
  }
  if (wounds < wish.wounds) return find("pick-die", WOUND);
  if (blanks < wish.blanks) return find("pick-die", BLANK);
  return find("roll-picked");
}
