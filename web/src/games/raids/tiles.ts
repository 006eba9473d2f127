/** How each tile looks: the rows of `games/raids/tiles.py` again, for drawing only. A test compares the two. */
export const WEAPON = 0;
export const SAIL = 1;
export const MJOLLNIR = 2;
export const PENNANT = 3;
export const GOODS = 4;
export const RUNE = 5;
export const PORT = 6;
export const ENCOUNTER = 7;
export const PLUNDER = 8;
export const MONSTER = 9;
export const NOTHING = 10;

export const NO_TILE = 64;
export const SLOTS = 5;
export const SLOT_SHIELDS = 2; // what an uncovered slot shows
export const COIN_WORTH = [6, 3, 1] as const;

export interface TileLook {
  kind: number;
  power: number; // icons, value, sales or strength
  shields: number;
  art: string; // the sign's symbol
}

const goods = { wood: "art-wood", pigs: "art-pigs", furs: "art-furs", mead: "art-mead" };
const axe = (copies: number, power: number, shields: number) => row(copies, WEAPON, power, shields, power > 1 ? "art-axes" : "art-axe");
const sail = (copies: number, power: number, shields: number) => row(copies, SAIL, power, shields, "art-sail");
const hammer = (power: number, shields: number) => row(1, MJOLLNIR, power, shields, "art-hammer");
const pennant = (power: number, shields: number) => row(1, PENNANT, power, shields, "art-pennant");
const load = (type: keyof typeof goods, power: number, shields: number) => row(1, GOODS, power, shields, goods[type]);
const runes = () => row(3, RUNE, 0, 0, "art-rune");
const port = (power: number) => row(1, PORT, power, 0, "art-anchor");
const encounter = () => row(1, ENCOUNTER, 0, 0, "art-castaway");
const plunder = (copies: number) => row(copies, PLUNDER, 0, 0, "art-plunder");
const monster = (power: number, name: string) => row(1, MONSTER, power, 0, `art-monster-${name}`);

function row(copies: number, kind: number, power: number, shields: number, art: string): TileLook[] {
  return Array.from({ length: copies }, () => ({ kind, power, shields, art }));
}

export const TILES: TileLook[] = [
  // voyage 1
  axe(2, 1, 1), sail(2, 1, 1), hammer(1, 1), pennant(3, 2), load("wood", 4, 1), load("pigs", 4, 1), load("furs", 5, 1),
  runes(), port(1), encounter(), monster(3, "eel"), monster(4, "walrus"),
  // voyage 2
  axe(1, 2, 1), sail(1, 1, 1), hammer(1, 1), pennant(4, 1), load("wood", 5, 1), load("pigs", 5, 1), load("mead", 6, 0),
  runes(), port(1), port(2), encounter(), plunder(1), monster(4, "draugr"), monster(5, "crab"),
  // voyage 3
  axe(1, 2, 0), sail(1, 2, 0), hammer(2, 0), pennant(5, 1), load("pigs", 6, 1), load("furs", 7, 0), load("mead", 7, 0),
  runes(), port(2), encounter(), plunder(1), monster(5, "maw"), monster(6, "wolf"), monster(7, "dragon"),
  // voyage 4
  axe(1, 2, 1), sail(1, 2, 1), hammer(2, 0), pennant(6, 1), load("wood", 8, 0), runes(), port(1), port(2), encounter(),
  plunder(2), monster(6, "kraken"), monster(7, "giant"), monster(8, "serpent"),
].flat();

const NONE: TileLook = { kind: NOTHING, power: 0, shields: SLOT_SHIELDS, art: "" };

export const tileLook = (tile: number): TileLook => TILES[tile] ?? NONE;
export const kindOf = (tile: number): number => tileLook(tile).kind;

/** Only passed, never stopped at: drawn round, on the open water. */
export const isPassage = (tile: number): boolean => [ENCOUNTER, PLUNDER, MONSTER].includes(kindOf(tile));

/** What an arrival tile counts, as a sign. */
export const ARRIVAL_ART = [
  "art-numbers", "art-goods", "art-goods", "art-rune", "art-shield", "art-axe", "art-anchor", "art-monster-serpent", "art-sail",
];

/** Which of the twelve runes is cut into this stone. */
export const runeOf = (tile: number): number => TILES.slice(0, tile).filter((look) => look.kind === RUNE).length % 12;
