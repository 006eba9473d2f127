/** Where a clan's Glory came from, item by item, told from the story. */
import type { Told } from "../../wire";

export const ITEMS = ["battles", "plunder", "quests", "ragnarok", "cards", "legends"];

const ITEM_OF: Record<string, number> = {
  "glory-from-battle": 0,
  "glory-from-token": 1,
  "quest-completed": 2,
  "glory-from-ragnarok": 3,
  "glory-from-card": 4,
  "cards-swept-away": 4,
  "glory-stolen": 4,
  "glory-from-legend": 5,
};
const CARDS = 4;

/** Together the items are the score: what the story does not tell of was won or lost by cards. */
export function gloryByItem(story: Told[], clan: number, score: number): number[] {
  const items = ITEMS.map(() => 0);
  for (const { kind, fields } of story as { kind: string; fields: Record<string, any> }[]) {
    const item = ITEM_OF[kind];
    if (item === undefined) continue;
    if (fields.clan === clan) items[item]! += fields.glory;
    if (fields.victim === clan) items[item]! -= fields.glory;
  }
  items[CARDS]! += score - items.reduce((sum, one) => sum + one, 0);
  return items;
}
