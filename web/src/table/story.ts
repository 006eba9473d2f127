/** The story by turns: what one seat did stands together. */
import type { SeatLook } from "../games/face";
import type { GameInfo, Told } from "../wire";
import type { Say } from "../words";

/** Whoever has a story to tell: a live table, or a saga. */
export interface Teller {
  story: Told[];
  seats: SeatLook[];
  say: Say;
  game: GameInfo | undefined;
  pointed: Told | null;
}

export interface Passage {
  seat: number | null; // whose doing it is; null: nobody's
  events: Told[];
}

/** The seat an event speaks of first. */
export function actorOf(event: Pick<Told, "fields">, nouns: Record<string, string>): number | null {
  for (const [name, content] of Object.entries(event.fields)) {
    if (nouns[name] === "seat" && typeof content === "number") return content;
  }
  return null;
}

export function passages(events: Told[], nouns: Record<string, string>): Passage[] {
  const found: Passage[] = [];
  for (const event of events) {
    const seat = actorOf(event, nouns);
    const last = found.at(-1);
    if (last && last.seat === seat) last.events.push(event);
    else found.push({ seat, events: [event] });
  }
  return found;
}
