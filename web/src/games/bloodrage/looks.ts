/** The clans and their signs. */
import type { Look } from "../face";
import { LOOK_OF } from "./bearings";
import { type BloodRageView, CLANS } from "./generated";

const CLAN_LOOKS = CLANS.map(({ name }) => LOOK_OF[name]);

/** By seat, once the clans are drawn; until then in order. */
export function looks(seats: number, view?: BloodRageView | null, led: number[][] = []): Look[] {
  return Array.from({ length: seats }, (_, seat) => CLAN_LOOKS[view?.clans?.[seat] ?? led[seat]?.[0] ?? seat] ?? LOOK_OF.wolf);
}

export const pictured = (noun: string, number: number): Look | undefined => (noun === "animal" ? CLAN_LOOKS[number] : undefined);
