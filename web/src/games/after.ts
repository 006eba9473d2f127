/** What a game shows when it is over, and where a saga of it begins a new chapter: fetched when a game ends or is told again. */
import type { Component } from "svelte";
import type { SeatLook } from "./face";
import type { SeatResult } from "../wire";
import type { Say } from "../words";

export interface FinaleProps {
  view: any; // as the game ended
  seats: SeatLook[];
  result: SeatResult[];
  length: number; // ms that it lasts
  say: Say;
}

export interface After {
  Finale?: Component<FinaleProps>; // the end of this game's world, drawn over its board; it tells nobody who won
  chapters: string[]; // kinds of events that begin an age, a voyage, a round
}

const found = import.meta.glob<{ after: After }>("./*/after.ts");
const NOTHING: After = { chapters: [] };

export async function afterOf(game: string): Promise<After> {
  const load = found[`./${game.replaceAll("-", "")}/after.ts`];
  return load ? (await load()).after : NOTHING;
}
