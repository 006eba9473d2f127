/** A picture for every tile: whatever is not drawn does not compile. */
import type { TileName } from "../generated";
import { HAMMERS, PENNANTS, SAILS, WEAPONS } from "./arms";
import { BEASTS, type Beast } from "./beasts";
import type { Cut, TilesOf } from "./cuts";
import { CASTAWAYS, PLUNDER, PORTS, RUNES } from "./shores";
import { WARES } from "./wares";

type Monster = TilesOf<"monster">;

const LYING: Record<Exclude<TileName, Monster | "none">, Cut> = {
  ...WEAPONS,
  ...SAILS,
  ...HAMMERS,
  ...PENNANTS,
  ...WARES,
  ...RUNES,
  ...PORTS,
  ...CASTAWAYS,
  ...PLUNDER,
};

const NOTHING: Beast = { cut: [], hue: "transparent" };
const isMonster = (name: TileName): name is Monster => name in BEASTS;

/** What is cut into this tile, and the hue of what lives there. */
export function pictureOf(name: TileName): Beast {
  if (name === "none") return NOTHING;
  return isMonster(name) ? BEASTS[name] : { cut: LYING[name], hue: "var(--kind-mid)" };
}
