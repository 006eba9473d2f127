/** How others' turns in Yggdrasil are followed. */
import type { Following } from "../face";
import type { YggdrasilEvent, YggdrasilGame } from "./generated";
import Shown from "./Shown.svelte";
import { LARGE } from "./telling";
import { godsOf, leaderOf } from "./view";

const BETWEEN: YggdrasilEvent["kind"][] = [
  "gods-seated",
  "deck-prepared",
  "wall-broken",
  "gate-broken",
  "residence-taken",
  "ragnarok-averted",
];

export const following: Following<YggdrasilGame> = {
  turn: (event, view) =>
    event.kind === "turn-began" && view ? leaderOf(view, event.fields.god) : BETWEEN.includes(event.kind) ? null : undefined,
  tallies: (view, seat) => {
    const sum = (all: number[]): number => godsOf(view, seat).reduce((total, god) => total + (all[god] ?? 0), 0);
    return { "tally-vikings": sum(view.vikings), "tally-elves": sum(view.elves) };
  },
  knows: ({ noun }) => ["card", "god", "enemy", "giant", "rune", "island", "bag", "world", "artefact"].includes(noun),
  Shown,
  shows: LARGE,
};
