/** A game that has ended, to leaf through: its chapters, the turns in them, and the scores on the way. */
import type { Course, CourseStep, ScorePoint, Told } from "../wire";

const CHANCE = 255;

export interface Turn {
  seat: number;
  step: number; // after its first answer
  last: number; // after its last
  told: Told | null; // what it was about
}

export interface Chapter {
  step: number;
  title: Told | null; // null: what came before the first that has one
  turns: Turn[];
}

/** Answers of one seat after another are one turn; chance belongs to whoever called for it. */
export function chaptersOf({ steps }: Course, kinds: string[], tellable: (event: Told) => boolean = () => true): Chapter[] {
  const chapters: Chapter[] = [{ step: 0, title: null, turns: [] }];
  for (const one of steps) {
    addTurn(chapters[chapters.length - 1] as Chapter, one, tellable);
    for (const event of one.events) if (kinds.includes(event.kind)) chapters.push({ step: one.step, title: event, turns: [] });
  }
  return chapters.filter((chapter) => chapter.title !== null || chapter.turns.length > 0);
}

function addTurn(chapter: Chapter, { step, seat, events }: CourseStep, tellable: (event: Told) => boolean): void {
  if (seat === null) return;
  const turn = chapter.turns.at(-1);
  const told = events.find(tellable) ?? null;
  if (turn && (seat === CHANCE || turn.seat === seat)) {
    turn.last = step;
    turn.told ??= told;
  } else if (seat !== CHANCE) chapter.turns.push({ seat, step, last: step, told });
}

/** Everybody's score at a step. */
export function scoresAt(scores: ScorePoint[], step: number): number[] {
  return scores.findLast((point) => point.step <= step)?.scores ?? [];
}
