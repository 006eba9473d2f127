/** Four banners and the Elves. A seat bears its clan's look as soon as it leads one. */
import type { Look } from "../face";
import { LOOK_OF } from "./bearings";
import { CLANS, type ClashView, NO_CLAN } from "./generated";

export const ELF_LOOK = LOOK_OF.elves;
export const CLAN_LOOKS: Look[] = CLANS.slice(0, NO_CLAN).map(({ name }) => LOOK_OF[name]);

/** Who leads no clan yet bears a banner nobody has taken. */
export function looks(seats: number, view?: ClashView | null, led: number[][] = []): Look[] {
  const clans = Array.from({ length: seats }, (_, seat) => view?.clans?.[seat] ?? led[seat]?.[0] ?? NO_CLAN);
  const free = CLAN_LOOKS.filter((_, clan) => !clans.includes(clan));
  return clans.map((clan) => CLAN_LOOKS[clan] ?? free.shift() ?? ELF_LOOK);
}

export const pictured = (noun: string, number: number): Look | undefined => (noun === "clan" ? CLAN_LOOKS[number] : undefined);
