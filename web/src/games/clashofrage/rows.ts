/** Units, heroes, cards and region tiles as the rules have them, for drawing alone. */
export const ELVES = 4;
export const HOME = 28;
export const NOWHERE = 29;
export const NO_SPOT = 36;
export const NO_HERO = 4;
export const NO_CLAN = 4;
export const LEVELS = [0, 1, 2];
export const ROMAN = ["I", "II", "III"];

/** The columns of a sheet and of a card. */
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

export const UNIT_ROWS: number[][] = [
  [2, 1, 2, 0, 1, 0, 0, 0, 0],
  [4, 2, 1, 1, 2, 0, 0, 0, 0],
  [6, 5, 1, 2, 0, 0, 0, 0, 0],
  [3, 1, 2, 0, 0, 0, 1, 0, 0],
  [4, 2, 1, 1, 1, 0, 0, 0, 0],
  [5, 5, 1, 2, 1, 0, 0, 0, 0],
  [3, 1, 1, 1, 0, 1, 0, 0, 0],
  [4, 3, 1, 1, 0, 1, 0, 0, 0],
  [5, 3, 2, 1, 1, 0, 0, 0, 1],
  [3, 1, 1, 0, 0, 0, 0, 0, 0],
  [3, 2, 2, 0, 0, 0, 1, 0, 1],
  [5, 4, 1, 2, 1, 1, 0, 0, 0],
  [3, 2, 0, 1, 0, 1, 0, 0, 0],
  [3, 2, 0, 0, 0, 0, 1, 0, 0],
  [4, 3, 0, 1, 1, 0, 0, 0, 0],
];

/** Price, hits, shields, rerolls. */
export const HERO_ROWS: number[][] = [
  [4, 0, 0, 0],
  [6, 1, 0, 0],
  [5, 0, 0, 1],
  [6, 0, 1, 0],
];

export interface CardRow {
  slot: number; // 0 a weapon, 1 armour
  price: number; // 0: legendary
  bonus: number[];
}
const card = (slot: number, price: number, ...bonus: number[]): CardRow => ({ slot, price, bonus });

export const FIRST_LEGEND = 18;
export const CARD_ROWS: CardRow[] = [
  card(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0), // no card
  card(0, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0),
  card(0, 3, 0, 0, 0, 1, 1, 0, 0, 0, 0),
  card(0, 3, 0, 0, 0, 0, 0, 0, 1, 0, 0),
  card(0, 4, 2, 0, 0, 0, 0, 0, 0, 0, 0),
  card(0, 4, 0, 0, 0, 0, 1, 0, 0, 0, 0),
  card(0, 4, 1, 0, 0, 0, 0, 1, 0, 0, 0),
  card(0, 5, 1, 0, 0, 0, 1, 0, 0, 0, 0),
  card(0, 6, 3, 0, 0, 1, 0, 0, 0, 0, 0),
  card(0, 6, 0, 0, 0, 0, 0, 0, 0, 1, 0),
  card(1, 3, 0, 0, 0, 1, 0, 1, 0, 0, 0),
  card(1, 3, 0, 0, 0, 0, 0, 0, 1, 0, 0),
  card(1, 3, 0, 0, 1, 0, 0, 0, 0, 0, 0),
  card(1, 4, 0, 0, 0, 0, 0, 1, 0, 0, 0),
  card(1, 5, 0, 1, 0, 0, 0, 0, 0, 0, 0),
  card(1, 5, 0, 0, 0, 1, 0, 2, 0, 0, 0),
  card(1, 5, 0, 0, 1, 0, 0, 0, 0, 0, 1),
  card(1, 7, 0, 1, 0, 2, 0, 2, 0, 0, 0),
  card(0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0),
  card(0, 0, 3, 0, 0, 1, 1, 0, 0, 0, 0),
  card(0, 0, 2, 0, 0, 0, 0, 0, 1, 0, 0),
  card(0, 0, 0, 0, 0, 1, 3, 0, 0, 0, 0),
  card(0, 0, 2, 0, 0, 0, 1, 0, 0, 0, 0),
  card(0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0),
  card(0, 0, 1, 0, 0, 0, 0, 0, 2, 0, 0),
  card(0, 0, 0, 0, 0, 0, 2, 0, 1, 0, 0),
  card(1, 0, 0, 0, 0, 1, 0, 3, 0, 0, 0),
  card(1, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0),
  card(1, 0, 0, 0, 1, 0, 0, 1, 0, 0, 1),
  card(1, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0),
  card(1, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0),
  card(1, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0),
  card(1, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0),
  card(1, 0, 0, 0, 2, 0, 0, 1, 0, 0, 0),
];

/** Tactic cards by their number, from 1: clan, gold, reinforcements of each level. */
export const TACTIC_ROWS: number[][] = [
  [0, 0, 0, 0, 0],
  [0, 2, 2, 1, 0], [1, 3, 2, 1, 0], [2, 3, 2, 1, 0], [3, 2, 3, 1, 0],
  [3, 2, 4, 1, 0], [0, 3, 3, 1, 0], [1, 3, 3, 1, 0], [2, 4, 2, 1, 0],
  [2, 3, 2, 0, 1], [3, 3, 4, 0, 1], [0, 4, 2, 0, 1], [1, 3, 2, 0, 1],
  [1, 4, 3, 1, 0], [2, 4, 2, 2, 0], [3, 3, 4, 1, 0], [0, 3, 3, 2, 0],
  [0, 5, 2, 1, 1], [1, 5, 2, 1, 1], [2, 5, 2, 1, 1], [3, 4, 4, 2, 0],
  [3, 4, 4, 0, 1], [0, 6, 3, 2, 0], [1, 5, 3, 2, 0], [2, 6, 2, 2, 0],
  [2, 6, 2, 1, 1], [3, 4, 5, 1, 1], [0, 5, 4, 1, 1], [1, 6, 4, 1, 1],
];

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
export const TILE_ROWS: TileRow[] = [
  { city: 0, forge: 2, stone: 5, level: 2, rocks: [[0, 1], [0, 4], [5, 6]] },
  { city: 6, forge: 4, stone: 0, level: 1, rocks: [[0, 4], [0, 6], [2, 3]] },
  { city: 3, forge: 0, stone: 1, level: 3, rocks: [[0, 3], [0, 5], [1, 6]] },
  { city: 0, forge: 2, stone: 5, level: 2, rocks: [[0, 1], [0, 4], [2, 3]] },
];

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
