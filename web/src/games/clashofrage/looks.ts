/** Four banners and the Elves. A seat bears its clan's look as soon as it leads one. */
import type { Look } from "../face";
import { NO_CLAN } from "./rows";
import type { ClashView } from "./view";

export const CLAN_LOOKS: Look[] = [
  { colour: "var(--clan-bohorg)", emblem: "art-clan-bohorg", pattern: "art-chevrons" },
  { colour: "var(--clan-goldleif)", emblem: "art-clan-goldleif", pattern: "art-stripes" },
  { colour: "var(--clan-steamfield)", emblem: "art-clan-steamfield", pattern: "art-checks" },
  { colour: "var(--clan-tomb)", emblem: "art-clan-tomb", pattern: "art-scales" },
];
export const ELF_LOOK: Look = { colour: "var(--clan-elves)", emblem: "art-clan-elves", pattern: "art-feathers" };

/** Who leads no clan yet bears a banner nobody has taken. */
export function looks(seats: number, view?: ClashView | null): Look[] {
  const led = Array.from({ length: seats }, (_, seat) => view?.clans?.[seat] ?? NO_CLAN);
  const free = CLAN_LOOKS.filter((_, clan) => !led.includes(clan));
  return led.map((clan) => CLAN_LOOKS[clan] ?? free.shift()!);
}
