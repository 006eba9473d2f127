/** From the hall to a table in one step: with bots, in a lesson, or wherever somebody is missing. */
import { api } from "../api";
import { people } from "../people.svelte";
import { go } from "../router.svelte";
import { sure } from "../sure";
import type { GameInfo, NewTable } from "../wire";

const LAST = "meadhall-last-game"; // that was begun here
const USUAL_SEATS = 3;

/** How many sit down where nobody has said. */
export function usualSeats(game: GameInfo): number {
  return game.seats.includes(USUAL_SEATS) ? USUAL_SEATS : sure(game.seats.at(-1));
}

/** What is offered first: the game of last time, or the one that asks least of somebody new. */
export function firstOffer(games: GameInfo[]): GameInfo | undefined {
  const known = games.find((game) => game.name === localStorage.getItem(LAST));
  return known ?? games.filter((game) => !game.is_for_learning).sort((one, other) => one.weight - other.weight)[0];
}

export async function setTable(wish: NewTable): Promise<void> {
  await people.enter();
  const made = await api.create(wish);
  localStorage.setItem(LAST, wish.game);
  go(`/table/${made.table.id}`);
}

/** Me and bots, and the game begins. */
export function playWithBots(game: GameInfo): Promise<void> {
  const bots = Array.from({ length: usualSeats(game) - 1 }, () => ({ kind: "bot" as const }));
  return setTable({ game: game.name, seats: [{ kind: "me" }, ...bots], listed: false });
}

export async function learn(game: string): Promise<void> {
  await people.enter();
  go(`/table/${(await api.lesson(game)).table.id}`);
}

export async function sitAnywhere(): Promise<void> {
  await people.enter();
  go(`/table/${(await api.sitAnywhere({})).table.id}`);
}
