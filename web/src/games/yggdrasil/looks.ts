/** Signs: six enemies, six gods by their attribute, nine worlds, six artefacts, four runes. */
import { sharedLooks, type Look, type SeatLook } from "../face";
import { godsOf, leaderOf, type YggdrasilView } from "./view";

export const FOE = ["art-foe-hel", "art-foe-surt", "art-monster-serpent", "art-foe-loki", "art-monster-dragon", "art-monster-wolf"];
export const GOD = ["art-god-spear", "art-hammer", "art-god-boar", "art-god-necklace", "art-god-hand", "art-mead"];
export const WORLD = ["art-tower", "art-hut", "art-elf", "art-anvil", "art-emblem-moon", "art-skull", "art-flame", "art-ice", "art-emblem-tree"];
export const LETTER = ["Q", "M", "Z", "T", "J", "H", "S", "N", "B"]; // as on the board
export const ARTEFACT = ["art-god-ring", "art-god-sword", "art-hammer", "art-axe", "art-god-spear", "art-god-ribbon"];
export const THREAT = ["art-viking", "art-flame", "art-waves", "art-monster-giant", "art-pass", "art-monster-wolf"];
export const RUNE = ["M40 12L24 28h16L24 52", "M20 52V14l24 22V14v38M44 14L20 36", "M32 52V12M18 26l14-14 14 14", "M16 52V12l32 40V12L16 52"];

/** A god wears the colour of whoever leads it. */
export const colourOf = (view: YggdrasilView, seats: SeatLook[], god: number): string => seats[leaderOf(view, god)]?.colour ?? "var(--ash)";
export const patternOf = (view: YggdrasilView, seats: SeatLook[], god: number): string => seats[leaderOf(view, god)]?.pattern ?? "";

/** Whoever leads one god alone shows that god's attribute. */
export function looks(seats: number, view?: YggdrasilView | null): Look[] {
  return sharedLooks(seats).map((look, seat) => {
    const led = view ? godsOf(view, seat) : [];
    return led.length === 1 ? { ...look, emblem: GOD[led[0]!]! } : look;
  });
}
