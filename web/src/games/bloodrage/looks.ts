/** The four clans: Wolf, Bear, Serpent, Raven. */
import type { Look } from "../face";
import type { BloodRageView } from "./view";

export const CLAN_LOOKS: Look[] = [
  { colour: "var(--seat-0)", emblem: "emblem-wolf", pattern: "pattern-chevrons" },
  { colour: "var(--seat-3)", emblem: "emblem-bear", pattern: "pattern-dots" },
  { colour: "var(--seat-2)", emblem: "emblem-serpent", pattern: "pattern-scales" },
  { colour: "var(--seat-1)", emblem: "emblem-raven", pattern: "pattern-feathers" },
];

/** By seat, once the clans are drawn; until then in order. */
export function looks(seats: number, view?: BloodRageView | null): Look[] {
  return Array.from({ length: seats }, (_, seat) => CLAN_LOOKS[view?.clans?.[seat] ?? seat]!);
}
