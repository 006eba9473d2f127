/** What seats bear where their game is not played, as in the lobby: known without the game's face, which comes with its table. */
import { sharedLooks, type Look } from "./face";
import { sure } from "../sure";

/** Of each clan, god …, in the order of the rules; whatever it leaves open, such as a colour, is the seat's own. */
type Bearing = Partial<Look>;

const found = import.meta.glob<Bearing[]>("./*/bearings.ts", { import: "bearings", eager: true });
const byFolder = Object.fromEntries(Object.entries(found).map(([path, looks]) => [sure(path.split("/")[1]), looks]));

/** Null where the game says nothing of it. A seat bears what it leads, if that is one thing; else a sign nobody has. */
export function bearingsOf(game: string, seats: number, led: number[][] = []): Look[] | null {
  const bearings = byFolder[game.replaceAll("-", "")];
  if (!bearings || bearings.length < seats) return null;
  const own = Array.from({ length: seats }, (_, seat) => (led[seat]?.length === 1 ? bearings[sure(led[seat])[0] ?? -1] : undefined));
  const isWhole = bearings.every((bearing) => bearing.colour !== undefined);
  const free = isWhole ? bearings.filter((bearing) => !own.includes(bearing)) : [];
  return sharedLooks(seats).map((look, seat) => ({ ...look, ...(own[seat] ?? free.shift()) }));
}

/** Of a game whose face is not here yet. */
export const plainBearings = (game: string, seats: number, led: number[][] = []): Look[] =>
  bearingsOf(game, seats, led) ?? sharedLooks(seats);
