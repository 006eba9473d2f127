/** The face of Raids. */
import type { GameFace } from "../face";
import "../../art/art.css";
import "../../art/sea.css";
import Symbols from "../../art/Symbols.svelte";
import Board from "./Board.svelte";
import End from "./End.svelte";
import { duration } from "./flights";
import { LOOKS } from "./looks";
import OptionPicture from "./OptionPicture.svelte";
import SeatLine from "./SeatLine.svelte";
import Sheet from "./Sheet.svelte";
import type { RaidsGame } from "./generated";

export const face: GameFace<RaidsGame> = {
  Board,
  Sheet,
  SeatLine,
  End,
  Symbols,
  duration,
  looks: (seats) => LOOKS.slice(0, seats),
  OptionPicture,
};
