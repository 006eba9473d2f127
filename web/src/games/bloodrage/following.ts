/** How others' turns in Blood Rage are followed. */
import { ofKind, type Following, type Say } from "../face";
import { NO_CARD, type BloodRageEvent, type BloodRageGame } from "./generated";
import Shown from "./Shown.svelte";

const BETWEEN: BloodRageEvent["kind"][] = ["age-began", "phase-began", "packs-dealt", "action-phase-ended", "tokens-turned", "game-ended"];

const textOf = (card: number, say: Say): string =>
  card === NO_CARD ? "" : `${say.called("card", card)} ${say.called("card", card, "text")}`;

/** The cards an event turns up. */
function cardsOf(event: BloodRageEvent): number[] {
  if (ofKind(event, "cards-revealed")) return event.fields.cards;
  return ofKind(event, "upgraded", "card-used", "late-card-added") ? [event.fields.card] : [];
}

export const following: Following<BloodRageGame> = {
  turn: (event) => (event.kind === "turn-began" ? event.fields.clan : BETWEEN.includes(event.kind) ? null : undefined),
  tallies: (view, seat) => ({ "tally-glory": view.glory[seat] ?? 0, "tally-rage": view.rage[seat] ?? 0 }),
  knows: ({ noun, number }) => (noun === "card" && number !== NO_CARD) || noun === "place" || noun === "figure",
  Shown,
  shows: ["card"],
  reveals: (event) => (ofKind(event, "upgraded", "card-used") ? [{ field: "card", noun: "card", number: event.fields.card }] : []),
  reads: (event, say) =>
    cardsOf(event)
      .map((card) => textOf(card, say))
      .join(" "),
};
