/** What others did since one last chose, in a line for each player; from what this seat was told, and nothing else. */
import type { Told } from "../wire";
import { namedBy, passages, type TurnOf } from "./story";

/** Something that is counted for a seat: `tally-glory` from 3 to 7. */
export interface Tally {
  words: string;
  before: number;
  after: number;
}

export interface DigestLine {
  seat: number;
  tallies: Tally[]; // those that changed
  told: Told[]; // what was most, in the order it happened
  more: number; // how much else
}

export interface Since {
  events: Told[];
  before: unknown; // the view then
  after: unknown; // … and now
  seats: number;
  me: number | null;
  nouns: Record<string, string>;
  turnOf: TurnOf;
  weight: (event: Told) => number;
  tallies: (view: any, seat: number) => Record<string, number>;
}

const MOST = 2; // sentences in a line

/** Mine first; whoever nothing happened to and who did nothing has none. */
export function digestOf(since: Since): DigestLine[] {
  const order = [...Array(since.seats).keys()].sort((one, other) => Number(other === since.me) - Number(one === since.me));
  return order.map((seat) => lineOf(since, seat)).filter((line) => line.tallies.length || line.told.length);
}

function lineOf(since: Since, seat: number): DigestLine {
  const mine = (seat === since.me ? happenedTo(since, seat) : doneBy(since, seat)).filter((event) => since.weight(event) > 0);
  const heaviest = [...mine].sort((one, other) => since.weight(other) - since.weight(one)).slice(0, MOST);
  const told = mine.filter((event) => heaviest.includes(event));
  return { seat, tallies: changesOf(since, seat), told, more: mine.length - told.length };
}

const happenedTo = ({ events, nouns }: Since, seat: number): Told[] => events.filter((event) => namedBy(event, nouns).includes(seat));

const doneBy = ({ events, nouns, turnOf }: Since, seat: number): Told[] =>
  passages(events, nouns, turnOf).flatMap((passage) => (passage.seat === seat ? passage.events : []));

function changesOf({ before, after, tallies }: Since, seat: number): Tally[] {
  if (before == null || after == null) return [];
  const [was, is] = [tallies(before, seat), tallies(after, seat)];
  return Object.keys(is).flatMap((words) => {
    const tally = { words, before: was[words] ?? 0, after: is[words] ?? 0 };
    return tally.before === tally.after ? [] : [tally];
  });
}
