/** The story by turns: what was done in somebody's turn stands together, and what nobody's turn is told by itself. */
import type { GameFace, SeatLook } from "../games/face";
import type { Thing } from "../marks";
import type { GameInfo, Told } from "../wire";
import type { Say } from "../words";

/** Whoever has a story to tell: a live table, or a saga. */
export interface Teller {
  story: Told[];
  seats: SeatLook[];
  say: Say;
  game: GameInfo | undefined;
  face: GameFace | null;
  view: any;
  pointed: Pick<Told, "kind" | "fields"> | null;
  looked: Thing | null; // a card or the like that one wants to see large
}

export interface Passage {
  first: number; // the number of its first event
  seat: number | null; // whose doing it is; null: nobody's
  heading: Told | null; // the event a turn begins with
  events: Told[];
}

/** Whose turn begins with an event; null: nobody's; undefined: whatever went on goes on. */
export type TurnOf = (event: Told) => number | null | undefined;

/** The seat an event speaks of first. */
export function actorOf(event: Pick<Told, "fields">, nouns: Record<string, string>): number | null {
  for (const [name, content] of Object.entries(event.fields)) {
    if (nouns[name] === "seat" && typeof content === "number") return content;
  }
  return null;
}

/** Every seat an event speaks of. */
export function namedBy(event: Pick<Told, "fields">, nouns: Record<string, string>): number[] {
  return Object.entries(event.fields).flatMap(([name, content]) =>
    nouns[name] === "seat" ? (Array.isArray(content) ? (content as number[]) : typeof content === "number" ? [content] : []) : [],
  );
}

export function passages(events: Told[], nouns: Record<string, string>, turnOf: TurnOf = () => undefined): Passage[] {
  const found: Passage[] = [];
  let turn: number | null = null; // whose it is
  for (const event of events) {
    const begins = turnOf(event);
    const last = found.at(-1);
    if (begins !== undefined) turn = begins;
    const seat: number | null = turn ?? actorOf(event, nouns);
    const isNew = typeof begins === "number" && event.kind.endsWith("-began");
    if (last && last.seat === seat && !isNew) last.events.push(event);
    else found.push({ first: event.number, seat, heading: isNew ? event : null, events: isNew ? [] : [event] });
  }
  return found;
}

/** As the game's face has it; its view knows who leads whom. */
export const turnsOf =
  ({ face, view }: Pick<Teller, "face" | "view">): TurnOf =>
  (event) =>
    face?.turn?.(event, view);
