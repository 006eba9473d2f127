/** The face of the game: what it draws, how long events last, how seats look. */
import { sharedLooks, type GameFace } from "../face";
import Board from "./Board.svelte";

export const face: GameFace = {
  Board,
  duration: () => 1,
  looks: sharedLooks,
};
