/** How each card is drawn. Its numbers are the rules' own, its words are `card-…`. */
import { sure } from "../../sure";
import { CARDS, FIGURE, NO_CARD, type CardName, type CardRow } from "./generated";

export interface CardLook {
  shape: "battle" | "quest" | "troop" | "clan" | "back";
  number: string; // what matters most: strength, glory or cost
  cost: number | null; // Rage, of upgrades
  art: string; // the sign on top
}

const GOD_ART: [RegExp, string][] = [
  [/-friggas-/, "art-god-frigga"],
  [/-heimdalls-/, "art-god-heimdall"],
  [/-lokis-/, "art-god-loki"],
  [/-odins-/, "art-god-odin"],
  [/-thors-/, "art-god-thor"],
  [/-tyrs-/, "art-axes"],
];
const QUEST_ART: Partial<Record<NonNullable<CardRow["asks_for"]>, string>> = {
  manheim: "art-region-manheim",
  alfheim: "art-region-alfheim",
  jotunheim: "art-region-jotunheim",
  "world-tree": "art-world-tree",
  "glorious-death": "art-skull",
};
const BACK: CardLook = { shape: "back", number: "", cost: null, art: "art-knot" };

/** What records call a card. */
export const nameOf = (card: number): CardName => sure(CARDS[card]).name;

/** The card that my answer lays face down: "play-card a1-thors-hammer". */
export function cardLaid(answer: string | null): number {
  const card = CARDS.findIndex((row) => answer === `play-card ${row.name}`);
  return card < 0 ? NO_CARD : card;
}

export const copiesStrength = (card: number): boolean => CARDS[card]?.copies_strength ?? false;

/** What a card adds in a battle by itself: only Battle cards do. */
export function strengthOn(card: number): number {
  const row = CARDS[card];
  return row?.kind === "battle" ? row.strength : 0;
}

/** The Monster a card brings, if it does. */
export function monsterOn(card: number): number | null {
  const row = CARDS[card];
  return row?.kind === "monster-upgrade" && row.figure ? FIGURE[row.figure] : null;
}

const godArt = (row: CardRow): string => GOD_ART.find(([whose]) => whose.test(row.name))?.[1] ?? "art-rune";

/** A card nobody may see shows its back. */
export function cardLook(card: number): CardLook {
  const row = CARDS[card];
  if (!row) return BACK;
  const { kind, strength, glory, cost, asks_for, figure } = row;
  if (kind === "battle") return { shape: "battle", number: row.copies_strength ? "+X" : `+${strength}`, cost: null, art: godArt(row) };
  if (asks_for) return { shape: "quest", number: String(glory), cost: null, art: QUEST_ART[asks_for] ?? "art-rune" };
  if (figure) return { shape: "troop", number: String(strength), cost, art: `art-figure-${figure}` };
  return { shape: "clan", number: "", cost, art: godArt(row) };
}
