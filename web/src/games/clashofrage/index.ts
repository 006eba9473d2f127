/** The face of Clash of Rage. */
import type { GameFace } from "../face";
import "../../art/art.css";
import "../../art/sea.css";
import "./land.css";
import Symbols from "../../art/Symbols.svelte";
import Board from "./Board.svelte";
import { looks } from "./looks";
import SeatLine from "./SeatLine.svelte";
import Sheet from "./Sheet.svelte";
import { after, type ClashView } from "./view";

const LONG = ["units-moved", "hero-moved", "dice-rolled", "dice-rerolled", "units-felled", "fight-began", "army-fled", "tactics-revealed"];
const SILENT = ["tactic-drawn", "tactics-shuffled", "equipment-shown", "units-missing"];

export const face: GameFace<ClashView> = {
  Board,
  Sheet,
  SeatLine,
  Symbols,
  duration: ({ kind }) => (SILENT.includes(kind) ? 0 : LONG.includes(kind) ? 1 : 0.6),
  after,
  looks,
};
