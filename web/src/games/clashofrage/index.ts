/** The face of Clash of Rage. */
import type { GameFace } from "../face";
import "../../art/art.css";
import "../../art/sea.css";
import "./land.css";
import Board from "./Board.svelte";
import End from "./End.svelte";
import { following } from "./following";
import { duration } from "./flights";
import { looks, pictured } from "./looks";
import OptionPicture from "./OptionPicture.svelte";
import SeatLine from "./SeatLine.svelte";
import Sheet from "./Sheet.svelte";
import Symbols from "./Symbols.svelte";
import type { ClashGame } from "./generated";

export const face: GameFace<ClashGame> = {
  Board,
  Sheet,
  SeatLine,
  End,
  Symbols,
  ...following,
  duration,
  looks,
  standing: (view, seat) => [{ art: "art-laurel", text: `${view.points[seat]}/${view.target}`, message: "column-points" }],
  pictured,
  OptionPicture,
};
