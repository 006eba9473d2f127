/** Units, heroes, cards and region tiles as the rules have them, for drawing alone. */
import rows from "./rows.json";

export const ELVES = 4;
export const HOME = 28;
export const NOWHERE = 29;
export const NOBODY = 254;
export const NO_SPOT = 36;
export const NO_HERO = 4;
export const NO_CLAN = 4;
export const LEVELS = [0, 1, 2];
export const SLOTS = [0, 1];
export const ROMAN = ["I", "II", "III"];

/** The columns of a sheet and of a card, in the rules' order. */
export const STATS = ["power", "life", "movement", "slowness", "hits", "shields", "rerolls", "rage", "flight"] as const;
export type Stat = (typeof STATS)[number];
export const STAT_ART: Record<Stat, string> = {
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

export const UNIT_ROWS: number[][] = rows.units;

export interface HeroRow {
  price: number;
  bonus: number[]; // by STATS
}
export const HERO_ROWS: HeroRow[] = rows.heroes.map(([price, hits, shields, rerolls]) => ({
  price: price!,
  bonus: STATS.map((stat) => ({ hits, shields, rerolls })[stat as string] ?? 0),
}));

export interface CardRow {
  slot: number; // 0 a weapon, 1 armour
  price: number; // 0: legendary
  bonus: number[]; // by STATS
}
export const FIRST_LEGEND = 18;
export const CARD_ROWS: CardRow[] = rows.cards.map(([slot, price, ...bonus]) => ({ slot: slot!, price: price!, bonus }));

export interface TacticRow {
  gold: number;
  units: number[]; // of each level
}
/** By their number, from 1. */
export const TACTIC_ROWS: TacticRow[] = rows.tactics.map(([, gold, ...units]) => ({ gold: gold!, units }));

/** Cells of a tile: the middle, then clockwise from the east. */
export const CELL_NAMES = ["C", "E", "SE", "SW", "W", "NW", "NE"];
export const CELL_Q = [0, 1, 0, -1, -1, 0, 1];
export const CELL_R = [0, 0, 1, 1, 0, -1, -1];

export interface TileRow {
  city: number;
  forge: number;
  stone: number;
  level: number;
  rocks: [number, number][];
}
export const TILE_ROWS: TileRow[] = rows.tiles.map((row) => {
  const [city, forge, stone, level, rocks] = row as [number, number, number, number, [number, number][]];
  return { city, forge, stone, level, rocks };
});

export type Site = "city" | "forge" | "stone" | "wild";
export const tileOf = (place: number): number => Math.floor(place / 7);

export function siteOf(place: number): Site {
  const row = TILE_ROWS[tileOf(place)]!;
  const cell = place % 7;
  return cell === row.city ? "city" : cell === row.forge ? "forge" : cell === row.stone ? "stone" : "wild";
}

export function siteArt(place: number): string {
  const site = siteOf(place);
  if (site === "city") return "art-elf-city";
  if (site === "forge") return "art-elf-forge";
  return site === "stone" ? `art-call-stone-${TILE_ROWS[tileOf(place)]!.level}` : "art-firs";
}

export const nameOf = (place: number): string => `T${tileOf(place) + 1}.${CELL_NAMES[place % 7]}`;

/** Rocks lie inside a tile only. */
export function hasRock(one: number, other: number): boolean {
  if (tileOf(one) !== tileOf(other)) return false;
  const [a, b] = [one % 7, other % 7];
  return TILE_ROWS[tileOf(one)]!.rocks.some(([c, d]) => (a === c && b === d) || (a === d && b === c));
}
