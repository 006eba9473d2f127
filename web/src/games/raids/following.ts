/** How others' turns in Raids are followed. */
import { ofKind, type Following } from "../face";
import { type RaidsEvent, type RaidsGame } from "./generated";
import Shown from "./Shown.svelte";
import { totalOf } from "./view";

const BETWEEN: RaidsEvent["kind"][] = [
  "crews-boarded",
  "arrivals-laid",
  "voyage-began",
  "tiles-laid",
  "ghost-sailed",
  "ghost-arrived",
  "sails-paid",
  "arrival-ranked",
  "berths-exchanged",
  "glory-counted",
];

export const following: Following<RaidsGame> = {
  turn: (event) => (ofKind(event, "sailed", "tile-taken") ? event.fields.ship : BETWEEN.includes(event.kind) ? null : undefined),
  tallies: (view, seat) => ({ "tally-glory": totalOf(view.glory[seat] ?? []), "tally-crew": view.crew[seat] ?? 0 }),
  knows: ({ noun }) => noun === "tile" || noun === "place",
  names: { place: "place", origin: "place" },
  Shown,
  shows: ["tile"],
};
