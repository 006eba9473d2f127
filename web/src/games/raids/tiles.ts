/** How each tile looks; what it is and does is the rules' own. */
import { CONDITIONS, NO_TILE, TILES, type ConditionName, type KindName, type TileName, type TileRow } from "./generated";

type MonsterName = Extract<TileName, `${string}-monster-${string}`>;

const KIND_ART: Record<Exclude<KindName, "goods" | "monster" | "nothing">, string> = {
  weapon: "art-axe",
  sail: "art-sail",
  mjollnir: "art-hammer",
  pennant: "art-pennant",
  rune: "art-rune",
  port: "art-anchor",
  encounter: "art-castaway",
  plunder: "art-plunder",
};
const GOODS_ART: Record<NonNullable<TileRow["goods"]>, string> = { wood: "art-wood", pigs: "art-pigs", furs: "art-furs", mead: "art-mead" };
const MONSTER_ART: Record<MonsterName, string> = {
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

const isMonster = (name: TileName): name is MonsterName => name in MONSTER_ART;

const NONE: TileRow = TILES[NO_TILE] ?? { name: "none", kind: "nothing", power: 0, shields: 0, goods: null, voyage: 0 };

/** What lies there, or nothing. */
export const tileRow = (tile: number): TileRow => TILES[tile] ?? NONE;
export const kindOf = (tile: number): KindName => tileRow(tile).kind;
export const iconsOf = (tiles: number[], kind: KindName): number =>
  tiles.reduce((sum, tile) => sum + (kindOf(tile) === kind ? tileRow(tile).power : 0), 0);

/** The sign on it. */
export function tileArt({ name, kind, power, goods }: TileRow): string {
  if (isMonster(name)) return MONSTER_ART[name];
  if (goods) return GOODS_ART[goods];
  if (kind === "weapon" && power > 1) return "art-axes";
  return kind === "goods" || kind === "monster" || kind === "nothing" ? "" : KIND_ART[kind];
}

const ART_OF_CONDITION: Record<ConditionName, string> = {
  order: "art-numbers",
  goods: "art-goods",
  "different-goods": "art-goods",
  runes: "art-rune",
  shields: "art-shield",
  weapons: "art-axe",
  ports: "art-anchor",
  monsters: "art-monster-serpent",
  sails: "art-sail",
};

/** What an arrival tile counts, as a sign. */
export const ARRIVAL_ART = CONDITIONS.map(({ name }) => ART_OF_CONDITION[name]);

/** Which of the twelve runes is cut into this stone. */
export const runeOf = (tile: number): number => TILES.slice(0, tile).filter(({ kind }) => kind === "rune").length % 12;
