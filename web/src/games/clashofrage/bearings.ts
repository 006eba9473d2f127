/** Four banners and the Elves', in the order of the rules. */
import type { Look } from "../face";
import type { ClanName } from "./generated";

export const LOOK_OF: Record<ClanName, Look> = {
  bohorg: { colour: "var(--clan-bohorg)", emblem: "art-clan-bohorg", pattern: "art-chevrons" },
  goldleif: { colour: "var(--clan-goldleif)", emblem: "art-clan-goldleif", pattern: "art-stripes" },
  steamfield: { colour: "var(--clan-steamfield)", emblem: "art-clan-steamfield", pattern: "art-checks" },
  tomb: { colour: "var(--clan-tomb)", emblem: "art-clan-tomb", pattern: "art-scales" },
  elves: { colour: "var(--clan-elves)", emblem: "art-clan-elves", pattern: "art-feathers" },
};
export const bearings: Look[] = Object.values(LOOK_OF);
