/** The face of Raids. */
import type { GameFace } from "../face";
import "../../art/art.css";
import "../../art/sea.css";
import Symbols from "./art/Symbols.svelte";
import { bearings } from "./bearings";
import Board from "./Board.svelte";
import End from "./End.svelte";
import { following } from "./following";
import { duration } from "./flights";
import OptionPicture from "./OptionPicture.svelte";
import SeatLine from "./SeatLine.svelte";
import Sheet from "./Sheet.svelte";
import type { RaidsGame } from "./generated";
import { totalOf } from "./view";

export const face: GameFace<RaidsGame> = {
  Board,
  Sheet,
  SeatLine,
  End,
  Symbols,
  ...following,
  duration,
  standing: (view, seat) => [{ art: "art-laurel", text: String(totalOf(view.glory[seat] ?? [])), message: "face-glory-now" }],
  looks: (seats) => bearings.slice(0, seats),
  OptionPicture,
};
