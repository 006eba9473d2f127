/** What the table looked like before each of the last events: for telling what changed, and for showing it again. */
import type { Frame, Told } from "../wire";
import { applied } from "./changes";

const KEPT = 600; // events

/** From somewhere in the story to now. */
export interface Stretch {
  before: unknown; // the view before its first event
  events: Told[]; // each with what it changed
}

export class Past {
  private readonly views = new Map<number, unknown>();

  /** The view before an event that is about to happen, or happens. */
  note(number: number, view: unknown): void {
    this.views.set(number, view);
    this.views.delete(number - KEPT);
  }

  /** Everything was told afresh, or taken back from here on. */
  forget(from = 0): void {
    for (const number of this.views.keys()) if (number >= from) this.views.delete(number);
  }

  /** From an event on, if one has seen all of it. */
  since(number: number, events: Told[]): Stretch | null {
    const stretch = events.slice(number);
    if (!stretch.length || stretch.some((event) => !this.views.has(event.number))) return null;
    return { before: this.views.get(number), events: stretch };
  }
}

/** The same from frames of a saga: the one before, and all that follow it. */
export function stretchOf(frames: Frame[], number: number): Stretch | null {
  const [first, ...rest] = frames;
  if (!first) return null;
  const events = rest.flatMap((frame) => frame.events);
  const before = events.filter((event) => event.number < number).reduce((view, event) => applied(view, event.change), first.view);
  return { before, events: events.filter((event) => event.number >= number) };
}
