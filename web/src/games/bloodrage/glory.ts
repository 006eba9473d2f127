/** Where a clan's Glory came from, item by item, told from the story. */
import type { Happened } from "../face";
import type { BloodRageEvent, BloodRageGame } from "./generated";
import { gloryIn } from "./flights";

export const ITEMS = ["battles", "plunder", "quests", "ragnarok", "cards", "legends"] as const;
export type Item = (typeof ITEMS)[number];

function itemOf(kind: BloodRageEvent["kind"]): Item | null {
  switch (kind) {
    case "glory-from-battle":
      return "battles";
    case "glory-from-token":
      return "plunder";
    case "quest-completed":
      return "quests";
    case "glory-from-ragnarok":
      return "ragnarok";
    case "glory-from-card":
    case "cards-swept-away":
    case "glory-stolen":
      return "cards";
    case "glory-from-legend":
      return "legends";
    default:
      return null;
  }
}

/** Together the items are the score: what the story does not tell of was won or lost by cards. */
export function gloryByItem(story: Happened<BloodRageGame>[], clan: number, score: number): number[] {
  const items: Record<Item, number> = { battles: 0, plunder: 0, quests: 0, ragnarok: 0, cards: 0, legends: 0 };
  for (const event of story) {
    const gain = gloryIn(event);
    const item = itemOf(event.kind);
    if (!gain || !item) continue;
    if (gain.clan === clan) items[item] += gain.glory;
    if (event.kind === "glory-stolen" && event.fields.victim === clan) items[item] -= gain.glory;
  }
  items.cards += score - Object.values(items).reduce((sum, one) => sum + one, 0);
  return ITEMS.map((item) => items[item]);
}
