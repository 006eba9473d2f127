/** Short questions about tiles; their pictures are in `art/`. */
import { CONDITIONS, NO_TILE, TILES, type ConditionRow, type KindName, type TileRow } from "./generated";

/** The sign of each kind that an arrival counts, where there is no room for a picture. */
const KIND_ART: Partial<Record<KindName, string>> = {
  weapon: "art-axe",
  sail: "art-sail",
  goods: "art-goods",
  rune: "art-rune",
  port: "art-anchor",
  monster: "art-monster-serpent",
};
const NONE: TileRow = TILES[NO_TILE] ?? { name: "none", kind: "nothing", power: 0, shields: 0, goods: null, voyage: 0 };

/** What lies there, or nothing. */
export const tileRow = (tile: number): TileRow => TILES[tile] ?? NONE;
export const kindOf = (tile: number): KindName => tileRow(tile).kind;
export const iconsOf = (tiles: number[], kind: KindName): number =>
  tiles.reduce((sum, tile) => sum + (kindOf(tile) === kind ? tileRow(tile).power : 0), 0);

/** What an arrival tile counts, as a sign. */
function arrivalArt({ name, kind }: ConditionRow): string {
  const art = kind ? KIND_ART[kind] : undefined;
  if (art) return art;
  return name === "order" ? "art-numbers" : "art-shield";
}
export const ARRIVAL_ART = CONDITIONS.map(arrivalArt);
