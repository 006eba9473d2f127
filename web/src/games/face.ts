/** What a game shows of itself: its face. The hall knows messages, a face knows pictures, and neither knows rules. */
import type { Component } from "svelte";
import type { Thing } from "../marks";
import type { Moment, Option, SeatResult, Told } from "../wire";
import type { Mine, Say } from "../words";
import { sure } from "../sure";

export type { Thing } from "../marks";
export type { Say } from "../words";
export type { SeatResult } from "../wire";

/** Something told apart by its kind. */
interface Kind {
  kind: string;
  fields: Record<string, any>;
}

/** What is typed of a game: its generated.ts has it, made from the rules. */
export interface AnyGame {
  view: any;
  event: Kind;
  move: Kind;
  question: Kind;
  notation: string;
}

type Of<T, K extends Kind> = K & Omit<T, "kind" | "fields">;

/** A move that may be made now: `number`, `text` (notation), `kind`, `fields`, `about` (what it would cost or bring). */
export type Choice<G extends AnyGame = AnyGame> = Of<Option, G["move"]>;

/** What is being decided. */
export type Question<G extends AnyGame = AnyGame> = Of<Moment, G["question"]>;

/** What has been told. */
export type Happened<G extends AnyGame = AnyGame> = Of<Told, G["event"]>;

/** Whether something is of one of these kinds: then its fields are known. */
export function ofKind<T extends { kind: string }, K extends T["kind"]>(one: T, ...kinds: K[]): one is Extract<T, { kind: K }> {
  return (kinds as string[]).includes(one.kind);
}

/** The choice of this kind that names these things. */
export function choiceOf<T extends { kind: string; fields: object }, K extends T["kind"]>(
  choices: T[],
  kind: K,
  named: Partial<Extract<T, { kind: K }>["fields"]> = {},
): T | undefined {
  const isNamed = (fields: object): boolean =>
    Object.entries(named).every(([name, value]) => (fields as Record<string, unknown>)[name] === value);
  return choices.find((one) => one.kind === kind && isNamed(one.fields));
}

type NameIn<F> = F extends unknown ? keyof F & string : never;

/** A number that a move, a question or an event names, where it names it. */
export const numberIn = <F extends object>(fields: F | null | undefined, name: NameIn<F>): number | undefined =>
  (fields as Record<string, number> | null | undefined)?.[name];

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
export type PlayedEvent<G extends AnyGame = AnyGame> = G["event"] & {
  number: number;
  duration: number;
  after: G["view"]; // the view once it is over
};

export interface BoardProps<G extends AnyGame = AnyGame> {
  view: G["view"]; // the table as it stands; while events play, as before the one in `playing`
  answer: string | null; // mine to the open question, lying face down, in notation
  me: number | null; // my seat; null for a spectator
  seats: SeatLook[];
  moment?: Question<G> | null; // what is being decided, by whomever; null while events play
  choices: Choice<G>[]; // what I may choose now; empty while events play and when nothing is asked of me
  chosenOnce?: number | null; // the action number chosen once, that asks to be chosen again
  hinted: number | null; // the action number lit because the list has focus or hover on it
  choose: (choice: Choice<G>) => void;
  hint: (number: number | null) => void; // focus or hover on the board lights the list
  why: (move: G["notation"]) => void; // a forbidden click: ask the hall why not, by notation ("sail 5")
  playing: PlayedEvent<G> | null;
  story: Happened<G>[]; // everything told so far, the event in `playing` included: scenes are drawn from it
  motion: number; // ms of a normal animation at the chosen speed; 0: none
  advises?: boolean; // the choices are somebody else's, and choosing one only suggests it
  suggested?: { seat: number; number: number }[]; // who would make which move
  expected: number[]; // in a lesson: the action numbers to be lit above all; else empty
  pointed: Kind | null; // a line of the story one points at, or the lesson: light what it speaks of
  say: Say; // say("tile-12"), say("kind-0", {}, "text"), say.event(…), say.move(…)
}

export interface SeatLineProps<G extends AnyGame = AnyGame> {
  view: G["view"];
  seat: SeatLook;
  me: number | null;
  say: Say;
}

export interface EndProps<G extends AnyGame = AnyGame> {
  view: G["view"];
  seats: SeatLook[];
  result: SeatResult[];
  story: Happened<G>[]; // everything told, for whoever counts where points came from
  motion: number; // as above: points arrive item by item, at once where it is 0
  say: Say;
}

export interface ShownProps<G extends AnyGame = AnyGame> {
  thing: Thing;
  view: G["view"];
  say: Say;
}

/** What a face tells of a game so that others' turns can be followed; where it tells nothing, the hall does what it can. */
export interface Following<G extends AnyGame = AnyGame> {
  turn?(event: G["event"], view: G["view"] | null): number | null | undefined; // whose turn it begins; null: nobody's; undefined: none
  tallies?(view: G["view"], seat: number): Record<string, number>; // what counts, by message: { "tally-glory": 7 }
  knows?(thing: Thing): boolean; // what the board lights or shows large when one points at its name; else everything that is named
  names?: Record<string, string>; // numbers of events that name something the words have no noun for: { place: "place" }
  Shown?: Component<ShownProps<G>>; // a card or the like, large, of these nouns:
  shows?: string[];
  reveals?(event: G["event"]): Thing[]; // what others lay open: shown large while it is played
  reads?(event: G["event"], say: Say): string; // what is written on the board only while it is played
}

/** A sign, a number, and what it counts. */
export interface Standing {
  art: string; // the id of a <symbol>
  text: string;
  message: string; // the words for it: "board-glory"
}

export interface Look {
  colour: string;
  emblem: string;
  pattern: string;
}

export interface OptionPictureProps {
  option: string;
  value: boolean | number | string;
  seats: number;
}

export interface GameFace<G extends AnyGame = AnyGame> extends Following<G> {
  Board: Component<BoardProps<G>>; // the drawn board; fills the room it is given, the hall pans and zooms it
  Sheet?: Component<BoardProps<G>>; // my own ship, hand or sheet, along the bottom edge
  SeatLine?: Component<SeatLineProps<G>>; // what a seat shows in the column, under its name
  End?: Component<EndProps<G>>; // the final scoring, item by item
  Symbols?: Component; // <symbol>s and <pattern>s of this game, mounted once
  standing?(view: G["view"], seat: number, isMine: boolean): Standing[]; // how a seat stands, in a word: seen on every phone
  choosesTwice?: G["question"]["kind"][]; // questions in which one looks before one takes: the first choice only selects
  duration(event: G["event"]): number; // 0 to 2, in units of `motion`
  pictured?(noun: string, number: number): Look | undefined; // how what may be chosen for a table looks: a clan, a god
  OptionPicture?: Component<OptionPictureProps>; // what a value of a table's option looks like
  startOf?(view: G["view"], kind: G["move"]["kind"]): number; // the amount one begins to count from, where moves differ in that alone
  mine?(view: G["view"], seat: number): Mine; // what else a seat is called by, beside its name: words address it
  looks(seats: number, view?: G["view"] | null, led?: number[][]): Look[]; // the view, or who is known to lead what, where that is known
}

/** What stands for whoever reads from this seat, by noun; as text, which is the same as long as it says the same. */
export function mineAsText(face: GameFace | null, view: any, seat: number | null): string {
  if (seat === null) return "{}";
  return JSON.stringify({ seat: [seat], ...(view ? face?.mine?.(view, seat) : {}) });
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
  return Array.from({ length: seats }, (_, seat) => sure(SHARED_LOOKS[seat % SHARED_LOOKS.length]));
}

const found = import.meta.glob<{ face: GameFace }>("./*/index.ts");

/** Every game with a face of its own: a folder here, named like the rules' own, whose index.ts exports `face`. */
export const faces: Record<string, () => Promise<GameFace>> = Object.fromEntries(
  Object.entries(found).map(([path, load]) => [sure(path.split("/")[1]), async () => (await load()).face]),
);

/** The game's face: one of ours, or what its own package brings, or the plain one. */
export async function faceOf(game: string, bringsOne = false): Promise<GameFace> {
  const load = faces[game.replaceAll("-", "")];
  if (load) return load();
  const brought = bringsOne ? await (await import("./outside")).outsideFace(game) : null;
  return brought ?? (await import("./plain/index")).face;
}
