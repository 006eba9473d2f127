/** The face of Blood Rage. */
import type { GameFace } from "../face";
import "../../art/art.css";
import "../../art/sea.css";
import Symbols from "./art/Symbols.svelte";
import Board from "./Board.svelte";
import End from "./End.svelte";
import { following } from "./following";
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
  ...following,
  duration,
  looks,
  pictured,
  OptionPicture,
  choosesTwice: ["pick-gift"],
  standing: (view, seat, isMine) => [
    { art: "art-laurel", text: String(view.glory[seat]), message: "board-glory" },
    ...(isMine ? [{ art: "art-rage", text: String(view.rage[seat]), message: "face-rage-left" }] : []),
  ],
};
