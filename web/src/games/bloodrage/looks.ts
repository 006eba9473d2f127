/** The clans and their signs. */
import type { Look } from "../face";
import { type BloodRageView, type ClanName, CLANS } from "./generated";

const LOOK_OF: Record<ClanName, Look> = {
  wolf: { colour: "var(--seat-0)", emblem: "emblem-wolf", pattern: "pattern-chevrons" },
  bear: { colour: "var(--seat-3)", emblem: "emblem-bear", pattern: "pattern-dots" },
  serpent: { colour: "var(--seat-2)", emblem: "emblem-serpent", pattern: "pattern-scales" },
  raven: { colour: "var(--seat-1)", emblem: "emblem-raven", pattern: "pattern-feathers" },
};
const CLAN_LOOKS = CLANS.map(({ name }) => LOOK_OF[name]);

/** By seat, once the clans are drawn; until then in order. */
export function looks(seats: number, view?: BloodRageView | null, led: number[][] = []): Look[] {
  return Array.from({ length: seats }, (_, seat) => CLAN_LOOKS[view?.clans?.[seat] ?? led[seat]?.[0] ?? seat] ?? LOOK_OF.wolf);
}

export const pictured = (noun: string, number: number): Look | undefined => (noun === "animal" ? CLAN_LOOKS[number] : undefined);
