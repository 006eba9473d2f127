/**
 * How long things are shown: the one place that knows.
 *
 * What moves has the length of its movement; what is written stays until it can have been read, whatever the speed.
 * Of the lines that tell what happens the last few stand together, so that nothing need wait for each to be read alone.
 * Whoever falls behind misses small things rather than time to read: they are in the story.
 */

export const LINES = 3; // that stand together

const TO_FIND = 350; // ms until the eye has found a line
const A_WORD = 190; // ms
const A_WORD_OF_A_CARD = 120; // ms: what is written on cards is looked over, and known after a few games
const LEAST_READ = 900; // ms
const MOST_READ = 9000; // ms: longer than that nobody looks at anything unasked
const LEAST_SHOWN = 700; // ms of an event of others
const LEAST_MINE = 400; // ms of one's own: one knows what one did
const SMALL = 0.5; // weights below it are passed over when much waits
const USUAL = 1;
const MUCH = 9_000; // ms that wait: small things are passed over
const TOO_MUCH = 18_000; // ms that wait: only what is more than usual is shown

/** Something that happens, as far as its length depends on it. */
export interface Beat {
  weight: number; // in normal animations; 0: it is not shown
  line: string; // the sentence that tells it
  scene: string; // what is written on what the board shows only now
  isMine: boolean; // I did it
}

/** A line that stands, and for how long it has. */
export interface Standing {
  reads: number; // ms that it takes
  shown: number; // ms so far
}

/** In any language: letters and digits, with what ties them together. */
export const wordsIn = (text: string): number => text.match(/[\p{L}\p{N}]+(?:['’\-–][\p{L}\p{N}]+)*/gu)?.length ?? 0;

/** ms it takes to read a text. */
export function reading(text: string, word = A_WORD): number {
  const words = wordsIn(text);
  return words === 0 ? 0 : Math.min(MOST_READ, Math.max(LEAST_READ, TO_FIND + words * word));
}

/** ms it takes to look over what a scene shows. */
export const lookingOver = (text: string): number => reading(text, A_WORD_OF_A_CARD);

export const lineOf = (beat: Beat): Standing => ({ reads: beat.isMine ? 0 : reading(beat.line), shown: 0 });

/**
 * ms for which an event is shown; 0: it is passed over. `above` are the lines that stand already, the oldest first: the
 * first of them goes with the next event if there is no more room. `waiting` is how long everything after it would take.
 */
export function shownFor(beat: Beat, motion: number, above: Standing[] = [], waiting = 0): number {
  if (motion <= 0 || beat.weight <= 0) return 0;
  if (beat.isMine) return beat.weight < SMALL ? 0 : Math.max(LEAST_MINE, beat.weight * motion);
  if (!beat.scene && beat.weight <= passedOverBelow(waiting)) return 0;
  const unread = above.length >= LINES - 1 ? left(above[above.length - LINES + 1]) : 0;
  return Math.max(LEAST_SHOWN, beat.weight * motion, lookingOver(beat.scene), unread);
}

function passedOverBelow(waiting: number): number {
  if (waiting > TOO_MUCH) return USUAL;
  return waiting > MUCH ? SMALL : 0;
}

const left = (line: Standing | undefined): number => (line ? Math.max(0, line.reads - line.shown) : 0);

/** ms until every line that stands can have been read. */
export const unreadOf = (lines: Standing[]): number => Math.max(0, ...lines.slice(-LINES).map(left));
