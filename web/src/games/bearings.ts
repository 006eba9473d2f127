/** What seats bear where their game is not played, as in the lobby: known without the game's face, which comes with its table. */
import { sharedLooks, type Look } from "./face";
import { sure } from "../sure";

const found = import.meta.glob<Look[]>("./*/bearings.ts", { import: "bearings", eager: true });
const byFolder = Object.fromEntries(Object.entries(found).map(([path, looks]) => [sure(path.split("/")[1]), looks]));

/** Null where the game says nothing of it. */
export function bearingsOf(game: string, seats: number): Look[] | null {
  const looks = byFolder[game.replaceAll("-", "")];
  return looks && looks.length >= seats ? looks.slice(0, seats) : null;
}

/** Of a game whose face is not here yet. */
export const plainBearings = (game: string, seats: number): Look[] => bearingsOf(game, seats) ?? sharedLooks(seats);
