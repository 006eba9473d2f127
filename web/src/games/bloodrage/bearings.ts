/** The clans' signs, in the order of the rules. */
import type { Look } from "../face";
import type { ClanName } from "./generated";

export const LOOK_OF: Record<ClanName, Look> = {
  wolf: { colour: "var(--seat-0)", emblem: "emblem-wolf", pattern: "pattern-chevrons" },
  bear: { colour: "var(--seat-3)", emblem: "emblem-bear", pattern: "pattern-dots" },
  serpent: { colour: "var(--seat-2)", emblem: "emblem-serpent", pattern: "pattern-scales" },
  raven: { colour: "var(--seat-1)", emblem: "emblem-raven", pattern: "pattern-feathers" },
};
export const bearings: Look[] = Object.values(LOOK_OF);
