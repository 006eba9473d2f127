/** How each tile looks; what it is and does is the rules' own. */
import { CONDITIONS, NO_TILE, TILES, type ConditionRow, type KindName, type TileName, type TileRow } from "./generated";

const KIND_ART: Record<KindName, string> = {
  weapon: "art-axe",
  sail: "art-sail",
  mjollnir: "art-hammer",
  pennant: "art-pennant",
  goods: "art-goods",
  rune: "art-rune",
  port: "art-anchor",
  encounter: "art-castaway",
  plunder: "art-plunder",
  monster: "art-monster-serpent",
  nothing: "",
};
const GOODS_ART: Record<NonNullable<TileRow["goods"]>, string> = { wood: "art-wood", pigs: "art-pigs", furs: "art-furs", mead: "art-mead" };
/** Monsters that do not look like any other. */
const MONSTER_ART: Partial<Record<TileName, string>> = {
  "v1-monster-3": "art-monster-eel",
  "v1-monster-4": "art-monster-walrus",
  "v2-monster-4": "art-monster-draugr",
  "v2-monster-5": "art-monster-crab",
  "v3-monster-5": "art-monster-maw",
  "v3-monster-6": "art-monster-wolf",
  "v3-monster-7": "art-monster-dragon",
  "v4-monster-6": "art-monster-kraken",
  "v4-monster-7": "art-monster-giant",
  "v4-monster-8": "art-monster-serpent",
};

const NONE: TileRow = TILES[NO_TILE] ?? { name: "none", kind: "nothing", power: 0, shields: 0, goods: null, voyage: 0 };

/** What lies there, or nothing. */
export const tileRow = (tile: number): TileRow => TILES[tile] ?? NONE;
export const kindOf = (tile: number): KindName => tileRow(tile).kind;
export const iconsOf = (tiles: number[], kind: KindName): number =>
  tiles.reduce((sum, tile) => sum + (kindOf(tile) === kind ? tileRow(tile).power : 0), 0);

/** The sign on it. */
export function tileArt({ name, kind, power, goods }: TileRow): string {
  if (goods) return GOODS_ART[goods];
  if (kind === "weapon" && power > 1) return "art-axes";
  return MONSTER_ART[name] ?? KIND_ART[kind];
}

/** What an arrival tile counts, as a sign. */
function arrivalArt({ name, kind }: ConditionRow): string {
  if (kind) return KIND_ART[kind];
  return name === "order" ? "art-numbers" : "art-shield";
}
export const ARRIVAL_ART = CONDITIONS.map(arrivalArt);

/** Which of the twelve runes is cut into this stone. */
export const runeOf = (tile: number): number => TILES.slice(0, tile).filter(({ kind }) => kind === "rune").length % 12;
