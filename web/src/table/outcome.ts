/** How a game ended, in a few words: who won, or that all did, or nobody. */
import type { SeatLook } from "../games/face";
import type { SeatResult } from "../wire";
import type { Say } from "../words";

export interface Ended {
  result: SeatResult[];
  seats: SeatLook[];
  me: number | null;
  isTogether: boolean; // all win or lose as one
}

export const winnersOf = ({ result, seats }: Pick<Ended, "result" | "seats">): SeatLook[] => seats.filter(({ seat }) => result[seat]?.won);

export const namesOf = (seats: SeatLook[]): string => seats.map(({ name }) => name).join(", ");

export function outcome(say: Say, ended: Ended): string {
  const winners = winnersOf(ended);
  const isOurs = winners.some(({ seat }) => seat === ended.me);
  if (winners.length === 0) return say("hall-nobody-wins");
  if (winners.length === 1 && !ended.isTogether) return say("hall-wins", { name: namesOf(winners) }, isOurs ? "you" : undefined);
  if (isOurs && !ended.isTogether) return say("hall-win-with", { names: namesOf(winners.filter(({ seat }) => seat !== ended.me)) });
  return say("hall-win-together", { names: namesOf(winners) }, isOurs ? "you" : undefined);
}

/** One line for each seat, best first; where all win or lose as one there is only one thing to tell. */
export function standings(say: Say, ended: Ended): string[] {
  const { result, seats, isTogether } = ended;
  const line = (name: string, what: unknown) => say("labelled", { name, what });
  if (isTogether) return [line(namesOf(seats), say(winnersOf(ended).length ? "hall-is-won" : "hall-is-lost"))];
  return [...seats]
    .sort((one, two) => (result[one.seat]?.rank ?? 0) - (result[two.seat]?.rank ?? 0))
    .map(({ seat, name }) => line(`${result[seat]?.rank}. ${name}`, result[seat]?.score));
}
