/** How sites and stats are drawn, and short questions about the land. */
import { CELLS, TILES, type SlotName, type StatName, type TileRow } from "./generated";

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

export type Site = "city" | "forge" | "stone" | "wild";
const ART_OF: Record<Exclude<Site, "stone">, string> = { city: "art-elf-city", forge: "art-elf-forge", wild: "art-firs" };

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

export function siteArt(place: number): string {
  const site = siteOf(place);
  return site === "stone" ? `art-call-stone-${stoneLevel(place)}` : ART_OF[site];
}

/** Rocks lie inside a tile only. */
export function hasRock(one: number, other: number): boolean {
  if (tileOf(one) !== tileOf(other)) return false;
  const [a, b] = [cellOf(one), cellOf(other)];
  return (rowOf(one)?.rocks ?? []).some(([c, d]) => (a === c && b === d) || (a === d && b === c));
}
