/** What the board says of itself: for a screen reader, and in the heart of the isle. */
import type { Choice, Say } from "../face";
import { kindOf, tileRow } from "./tiles";
import { KIND, KINDS, NO_TILE, type RaidsGame, type RaidsView } from "./generated";
import { ghostOf, isVillage, shipsAt } from "./view";

export const shipName = (say: Say, view: RaidsView, ship: number): string => (ship === ghostOf(view) ? say("ghost") : say.seat(ship));

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
  if (there.length) parts.push(say("face-ships-here", { names: there.map((ship) => shipName(say, view, ship)).join(", ") }));
  if (course) parts.push(say("face-may-sail"), ...consequences(say, course));
  return parts.join(". ");
}
