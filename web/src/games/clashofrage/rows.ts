/** How sites and stats are drawn, and short questions about the land. */
import { type CardName, CELLS, TILES, type SlotName, type StatName, type TileName, type TileRow } from "./generated";

export const STAT_ART: Record<StatName, string> = {
  power: "art-die",
  life: "art-life",
  movement: "art-boot",
  slowness: "art-hourglass",
  hits: "art-axe",
  shields: "art-shield",
  rerolls: "art-again",
  rage: "art-rage",
  flight: "art-wing",
};

export const SLOT_ART: Record<SlotName, string> = { weapon: "art-axe", armour: "art-armour" };

/** What glows, shines or bleeds in a card's picture, where it is not gold. */
export const CARD_TINT: Partial<Record<CardName, string>> = {
  "rune-staff": "var(--card-sky)",
  "rock-breaker": "var(--forge-glow)",
  "shaman-cloak": "var(--crystal)",
  "troll-hide": "var(--card-leaf)",
  "dusk-blade": "var(--card-dusk)",
  "soul-scythe": "var(--crystal)",
  "storm-lance": "var(--card-sky)",
  "rage-axe": "var(--forge-glow)",
  "emerald-sceptre": "var(--crystal)",
  heartseeker: "var(--card-blood)",
  "elven-aegis": "var(--crystal)",
  "dragon-cuirass": "var(--card-blood)",
  "wind-cape": "var(--card-sky)",
  "living-bark": "var(--card-leaf)",
  "spirit-mail": "var(--card-sky)",
  "fury-pelt": "var(--card-blood)",
};

export type Site = "city" | "forge" | "stone" | "wild";

export const tileOf = (place: number): number => Math.floor(place / CELLS.length);
const cellOf = (place: number): number => place % CELLS.length;
const rowOf = (place: number): TileRow | undefined => TILES[tileOf(place)];

/** Of the stone on this tile. */
export const stoneLevel = (place: number): number => rowOf(place)?.level ?? 0;

export function siteOf(place: number): Site {
  const row = rowOf(place);
  const cell = cellOf(place);
  return cell === row?.city ? "city" : cell === row?.forge ? "forge" : cell === row?.stone ? "stone" : "wild";
}

/** Where smoke rises from a forge, in the 64 by 48 of its landmark. */
const CHIMNEYS: Record<TileName, readonly [number, number]> = { t1: [29, 4], t2: [40, 3], t3: [38, 7], t4: [34, 1] };
export const chimneyOf = (place: number): readonly [number, number] => CHIMNEYS[rowOf(place)?.name ?? "t1"];

/** Rocks lie inside a tile only. */
export function hasRock(one: number, other: number): boolean {
  if (tileOf(one) !== tileOf(other)) return false;
  const [a, b] = [cellOf(one), cellOf(other)];
  return (rowOf(one)?.rocks ?? []).some(([c, d]) => (a === c && b === d) || (a === d && b === c));
}
