/** How others' turns in Clash of Rage are followed. */
import { ofKind, type Following } from "../face";
import { type ClashEvent, type ClashGame } from "./generated";
import Shown from "./Shown.svelte";
import { unitsOf } from "./view";

const BETWEEN: ClashEvent["kind"][] = ["round-began", "phase-began", "tactics-revealed", "game-won", "game-stopped"];

export const following: Following<ClashGame> = {
  turn: (event) => (event.kind === "turn-began" ? event.fields.clan : BETWEEN.includes(event.kind) ? null : undefined),
  tallies: (view, seat) => ({
    "tally-points": view.points[seat] ?? 0,
    "tally-units": unitsOf(view, seat),
    "tally-gold": view.gold[seat] ?? 0,
    "tally-crystals": view.crystals[seat] ?? 0,
  }),
  knows: ({ noun }) => ["card", "place", "unit", "hero"].includes(noun),
  Shown,
  shows: ["card", "hero", "unit"],
  reveals: (event) =>
    ofKind(event, "equipment-bought", "legend-drawn", "legend-forged") ? [{ field: "card", noun: "card", number: event.fields.card }] : [],
  reads: (event, say) => (ofKind(event, "equipment-bought", "legend-drawn", "legend-forged") ? say.called("card", event.fields.card) : ""),
};
