/** What the board says of itself: for a screen reader, and in the heart of the isle. */
import type { Choice, Say } from "../face";
import { iconsOf, kindOf, tileRow } from "./tiles";
import { KIND, KINDS, NO_TILE, type RaidsGame, type RaidsView } from "./generated";
import { axesOf, isVillage, shipsAt, sorted } from "./view";

/** What lies at a place, in a few words. */
export function whatLies(say: Say, view: RaidsView, place: number): string {
  if (place === view.home) return say("arrival");
  const lying = view.lying[place] ?? 0;
  if (isVillage(view, place)) return say("face-village", { vikings: lying });
  const tile = view.tile_at[place] ?? NO_TILE;
  const kind = kindOf(tile);
  if (kind === "encounter") return say("face-encounter", { vikings: lying });
  if (kind === "plunder") return say("face-plunder", { coins: lying });
  if (tile === NO_TILE || kind === "monster") return say.called("tile", tile);
  return KINDS[KIND[kind]]?.is_for_ships
    ? say("face-tile-shields", { name: say.called("tile", tile), shields: tileRow(tile).shields })
    : say.called("tile", tile);
}

/** What sailing there would bring and cost, line by line. */
export function consequences(say: Say, course: Choice<RaidsGame>): string[] {
  const { fight = 0, vikings = 0, coins = 0, monsters = 0 } = course.about as Record<string, number>;
  const lines: string[] = [];
  if (fight) lines.push(say("face-fight-there"));
  if (vikings) lines.push(say("face-way-vikings", { vikings }));
  if (coins) lines.push(say("face-way-coins", { coins }));
  if (monsters) lines.push(say("face-way-monsters", { monsters }));
  return lines;
}

export function placeLabel(say: Say, view: RaidsView, place: number, course: Choice<RaidsGame> | undefined, me: number | null): string {
  const parts = [place === view.home ? say("arrival") : say("face-place", { place, what: whatLies(say, view, place) })];
  const there = shipsAt(view, place).filter((ship) => ship !== me);
  if (there.length) parts.push(say("face-ships-here", { names: there.map((ship) => say.seat(ship)).join(", ") }));
  if (course) parts.push(say("face-may-sail"), ...consequences(say, course));
  return parts.join(". ");
}

/** What a tile would mean for this ship as it is laden now. */
export function forMe(say: Say, view: RaidsView, tile: number, me: number): string[] {
  const { kind, power } = tileRow(tile);
  const hold = view.hold[me] ?? [];
  switch (kind) {
    case "weapon":
      return [say("face-now-weapon", { count: axesOf(view, me) + power })];
    case "sail":
      return [say("face-now-sail", { count: iconsOf(hold, "sail") + power })];
    case "mjollnir":
      return [say("face-now-mjollnir", { crew: view.crew[me] ?? 0, glory: power * (view.crew[me] ?? 0) })];
    case "rune":
      return [say("face-now-rune", { count: sorted(view.beside[me] ?? []).runes.length + 1 })];
    case "port":
      return [say("face-now-port", { count: hold.filter((one) => kindOf(one) === "goods").length })];
    case "monster":
      return [say("face-monster-cost", { cost: Math.max(0, power - axesOf(view, me)), axes: axesOf(view, me) })];
    default:
      return [];
  }
}

/** Where a tile is now; of what still lies in its pile there is nothing to say. */
export function whereIs(say: Say, view: RaidsView, tile: number): string[] {
  const place = view.tile_at.indexOf(tile);
  if (place > 0) return [say("face-where-space", { place })];
  const aboard = view.hold.findIndex((hold) => hold.includes(tile));
  if (aboard >= 0) return [say("face-where-aboard", { ship: aboard })];
  const beside = view.beside.findIndex((tiles) => tiles.includes(tile));
  if (beside >= 0) return [say("face-where-beside", { ship: beside })];
  return view.removed.includes(tile) ? [say("face-where-lost")] : [];
}
