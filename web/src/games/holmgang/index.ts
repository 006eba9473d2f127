/** The face of Holmgang: the smallest face that does everything a face can. */
import "../../art/art.css";
import "../../art/sea.css";
import type { GameFace } from "../face";
import { bearings } from "./bearings";
import Board from "./Board.svelte";
import SeatLine from "./SeatLine.svelte";
import Sheet from "./Sheet.svelte";
import Symbols from "./Symbols.svelte";
import type { HolmgangEvent, HolmgangGame } from "./generated";

const DURATIONS: Partial<Record<HolmgangEvent["kind"], number>> = {
  "cards-revealed": 2,
  "battle-won": 1.4,
  "nobody-won": 1.4,
  "plunder-drawn": 1.4,
  "village-burnt": 1.2,
};

export const face: GameFace<HolmgangGame> = {
  Board,
  Sheet,
  SeatLine,
  Symbols,
  duration: (event) => DURATIONS[event.kind] ?? 1,
  knows: ({ noun }) => noun === "village",
  tallies: (view, seat) => ({ "tally-glory": view.glory[seat] ?? 0, "tally-cards": view.hand_sizes[seat] ?? 0 }),
  looks: (seats) => bearings.slice(0, seats),
};
