/** What a game shows of itself: its face. The hall knows messages, a face knows pictures, and neither knows rules. */
import type { Component } from "svelte";
import type { Moment, Option, SeatResult, Told } from "../wire";
import type { Say } from "../words";

export type { Say } from "../words";
export type { SeatResult } from "../wire";

/** A move that may be made now: `number`, `text` (notation), `kind`, `fields`, `about` (what it would cost or bring). */
export type Choice = Option;

/** How somebody is told apart everywhere: colour, emblem and pattern. */
export interface SeatLook {
  seat: number;
  name: string;
  colour: string; // a CSS colour: "var(--seat-0)"
  emblem: string; // the id of a <symbol>: "emblem-wolf"
  pattern: string; // the id of a <pattern> of dark lines to lay over the colour: "pattern-chevrons"
  bot: boolean;
  here: boolean; // connected now (bots always are)
}

/** An event while it is being played. Draw it moving for `duration` ms from when it appears; 0: show nothing of it. */
export interface PlayedEvent<V = any> {
  number: number;
  kind: string;
  fields: Record<string, any>;
  duration: number;
  after: V; // the view once it is over
}

export interface BoardProps<V = any> {
  view: V; // the table as it stands; while events play, as before the one in `playing`
  answer: string | null; // mine to the open question, lying face down, in notation
  me: number | null; // my seat; null for a spectator
  seats: SeatLook[];
  moment?: Moment | null; // what is being decided, by whomever; null while events play
  choices: Choice[]; // what I may choose now; empty while events play and when nothing is asked of me
  hinted: number | null; // the action number lit because the list has focus or hover on it
  choose: (choice: Choice) => void;
  hint: (number: number | null) => void; // focus or hover on the board lights the list
  why: (move: string) => void; // a forbidden click: ask the hall why not, by notation ("sail 5")
  playing: PlayedEvent<V> | null;
  story: Told[]; // everything told so far, the event in `playing` included: scenes are drawn from it
  motion: number; // ms of a normal animation at the chosen speed; 0: none
  advises?: boolean; // the choices are somebody else's, and choosing one only suggests it
  suggested?: { seat: number; number: number }[]; // who would make which move
  expected: number[]; // in a lesson: the action numbers to be lit above all; else empty
  pointed: { kind: string; fields: Record<string, any> } | null; // a line of the story one points at, or the lesson: light what it speaks of
  say: Say; // say("tile-12"), say("kind-0", {}, "text"), say.event(…), say.move(…)
}

export interface SeatLineProps<V = any> {
  view: V;
  seat: SeatLook;
  me: number | null;
  say: Say;
}

export interface EndProps<V = any> {
  view: V;
  seats: SeatLook[];
  result: SeatResult[];
  story: Told[]; // everything told, for whoever counts where points came from
  motion: number; // as above: points arrive item by item, at once where it is 0
  say: Say;
}

export interface Look {
  colour: string;
  emblem: string;
  pattern: string;
}

export interface GameFace<V = any> {
  Board: Component<BoardProps<V>>; // the drawn board; fills the room it is given, the hall pans and zooms it
  Sheet?: Component<BoardProps<V>>; // my own ship, hand or sheet, along the bottom edge
  SeatLine?: Component<SeatLineProps<V>>; // what a seat shows in the column, under its name
  End?: Component<EndProps<V>>; // the final scoring, item by item
  Symbols?: Component; // <symbol>s and <pattern>s of this game, mounted once
  duration(event: { kind: string; fields: Record<string, any> }): number; // 0 to 2, in units of `motion`
  looks(seats: number, view?: V | null): Look[]; // the view, where it is known, for games that draw who leads what
}

const SHARED_LOOKS: Look[] = [
  { colour: "var(--seat-0)", emblem: "emblem-wolf", pattern: "pattern-chevrons" },
  { colour: "var(--seat-1)", emblem: "emblem-raven", pattern: "pattern-feathers" },
  { colour: "var(--seat-2)", emblem: "emblem-serpent", pattern: "pattern-scales" },
  { colour: "var(--seat-3)", emblem: "emblem-bear", pattern: "pattern-dots" },
  { colour: "var(--seat-4)", emblem: "emblem-hammer", pattern: "pattern-bars" },
  { colour: "var(--seat-5)", emblem: "emblem-horn", pattern: "pattern-waves" },
];

/** The looks of games that bring none of their own. */
export function sharedLooks(seats: number): Look[] {
  return Array.from({ length: seats }, (_, seat) => SHARED_LOOKS[seat % SHARED_LOOKS.length]!);
}

const found = import.meta.glob<{ face: GameFace }>("./*/index.ts");

/** Every game with a face of its own: a folder here, named like the rules' own, whose index.ts exports `face`. */
export const faces: Record<string, () => Promise<GameFace>> = Object.fromEntries(
  Object.entries(found).map(([path, load]) => [path.split("/")[1]!, async () => (await load()).face]),
);

/** The game's face: one of ours, or what its own package brings, or the plain one. */
export async function faceOf(game: string, bringsOne = false): Promise<GameFace> {
  const load = faces[game.replaceAll("-", "")];
  if (load) return load();
  const brought = bringsOne ? await (await import("./outside")).outsideFace(game) : null;
  return brought ?? (await import("./plain/index")).face;
}
