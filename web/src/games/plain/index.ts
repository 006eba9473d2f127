/** The face of games that have none yet: what is seen, as a table, and the choices as buttons. */
import { sharedLooks, type GameFace } from "../face";
import Board from "./Board.svelte";

export const face: GameFace = {
  Board,
  duration: () => 1,
  looks: sharedLooks,
};
