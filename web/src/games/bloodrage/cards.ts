/** What the face draws of each card: kind, strength, cost, glory, whom it is about. Its words are `card-…`. */
export const BATTLE = 0;
export const QUEST = 1;
export const MONSTER_UPGRADE = 5;
export const CLAN_UPGRADE = 6;
export const NO_CARD = 78;

const KIND = [
  5, 5, 2, 3, 4, 6, 6, 6, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 5, 6, 6, 1, 6, 0,
  5, 5, 2, 3, 4, 6, 6, 6, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 5, 6, 6, 1, 0, 6, 0,
  5, 5, 2, 3, 4, 6, 6, 6, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 5, 6, 6, 1, 6, 0,
];
const STRENGTH = [
  2, 2, 3, 1, 2, 0, 1, 2, 0, 0, 0, 0, 2, 0, 0, 1, 1, 2, 3, 5, 3, 2, 0, 0, 1, 4,
  1, 2, 3, 2, 2, 0, 2, 0, 0, 0, 0, 0, 2, 0, 0, 1, 1, 4, 6, 4, 2, 2, 0, 5, 1, 3,
  4, 3, 3, 2, 2, 0, 2, 3, 0, 0, 0, 0, 3, 0, 0, 2, 1, 3, 4, 6, 3, 1, 1, 0, 3, 5,
];
const COST = [
  0, 2, 3, 1, 2, 0, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 2, 0, 0, 1, 0,
  1, 2, 3, 2, 2, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 2, 2, 0, 0, 1, 0,
  4, 0, 3, 2, 2, 0, 2, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 1, 1, 0, 3, 0,
];
const GLORY = [
  0, 0, 0, 0, 0, 0, 0, 0, 5, 6, 5, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 7, 8, 7, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 9, 11, 9, 9, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 11, 0, 0,
];
const ASKS_FOR = [
  0, 0, 0, 0, 0, 0, 0, 0, 1, 4, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 1, 4, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 1, 4, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0,
];
const FIGURE = [
  3, 4, 1, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0,
  6, 7, 1, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0,
  9, 10, 1, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 11, 0, 0, 0, 0, 0,
];
const GODS = [
  0, 0, 0, 0, 3, 1, 3, 5, 0, 0, 0, 0, 1, 2, 3, 4, 5, 6, 6, 6, 0, 1, 6, 0, 3, 6,
  0, 0, 0, 0, 0, 1, 4, 6, 0, 0, 0, 0, 2, 2, 3, 4, 5, 6, 6, 0, 3, 6, 0, 6, 5, 6,
  0, 0, 0, 0, 0, 1, 4, 5, 0, 0, 0, 0, 2, 2, 3, 4, 5, 5, 6, 6, 0, 1, 6, 0, 3, 6,
];

export interface CardLook {
  kind: number;
  shape: "battle" | "quest" | "troop" | "clan" | "back";
  number: string; // what matters most: strength, glory or cost
  cost: number | null; // Rage, of upgrades
  art: string; // the sign on top
}

const GOD_ART = ["art-rune", "art-god-frigga", "art-god-heimdall", "art-god-loki", "art-god-odin", "art-god-thor", "art-axes"];
const QUEST_ART = ["art-region-0", "art-region-1", "art-region-2", "art-world-tree", "art-skull"];

const SIGHT = 13; // Heimdall's Sight: as strong as the strongest card of another clan

export const isSight = (card: number): boolean => card === SIGHT;
/** What a card adds in a battle by itself: only Battle cards do. */
export const strengthOn = (card: number): number => (KIND[card] === BATTLE ? STRENGTH[card]! : 0);
export const figureOn = (card: number): number => FIGURE[card] ?? 0;

export function cardLook(card: number): CardLook {
  const kind = KIND[card];
  if (kind === undefined) return { kind: BATTLE, shape: "back", number: "", cost: null, art: "art-knot" };
  if (kind === BATTLE) return { kind, shape: "battle", number: isSight(card) ? "+X" : `+${STRENGTH[card]}`, cost: null, art: GOD_ART[GODS[card]!]! };
  if (kind === QUEST) return { kind, shape: "quest", number: String(GLORY[card]), cost: null, art: QUEST_ART[ASKS_FOR[card]!]! };
  if (kind === CLAN_UPGRADE) return { kind, shape: "clan", number: "", cost: COST[card]!, art: GOD_ART[GODS[card]!]! };
  return { kind, shape: "troop", number: String(STRENGTH[card]), cost: COST[card]!, art: `art-figure-${FIGURE[card]}` };
}
