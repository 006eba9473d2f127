/** The face of Yggdrasil. */
import type { GameFace } from "../face";
import "../../art/art.css";
import "../../art/sea.css";
import "./ash.css";
import Symbols from "./art/Symbols.svelte";
import Board from "./Board.svelte";
import End from "./End.svelte";
import { following } from "./following";
import { looks, pictured } from "./looks";
import OptionPicture from "./OptionPicture.svelte";
import { mine, startOf } from "./view";
import SeatLine from "./SeatLine.svelte";
import Sheet from "./Sheet.svelte";
import type { YggdrasilGame } from "./generated";
import { duration } from "./view";

export const face: GameFace<YggdrasilGame> = {
  Board,
  Sheet,
  SeatLine,
  End,
  Symbols,
  ...following,
  duration,
  looks,
  pictured,
  OptionPicture,
  mine,
  startOf,
};
