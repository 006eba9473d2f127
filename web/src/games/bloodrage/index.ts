/** The face of Blood Rage. */
import type { GameFace } from "../face";
import "../../art/art.css";
import "../../art/sea.css";
import Symbols from "../../art/Symbols.svelte";
import Board from "./Board.svelte";
import End from "./End.svelte";
import { duration } from "./flights";
import { looks, pictured } from "./looks";
import OptionPicture from "./OptionPicture.svelte";
import SeatLine from "./SeatLine.svelte";
import Sheet from "./Sheet.svelte";
import type { BloodRageGame } from "./generated";

export const face: GameFace<BloodRageGame> = {
  Board,
  Sheet,
  SeatLine,
  End,
  Symbols,
  duration,
  looks,
  pictured,
  OptionPicture,
  choosesTwice: ["pick-gift"],
};
