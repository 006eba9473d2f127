/** How each card is drawn. Its numbers are the rules' own, its words are `card-…`. */
import { sure } from "../../sure";
import { type Family, familyOf } from "./art/cards/family";
import { CARDS, FIGURE, NO_CARD, type CardName } from "./generated";

export interface CardLook {
  shape: "battle" | "quest" | "troop" | "clan" | "back";
  number: string; // what matters most: strength, glory or cost
  cost: number | null; // Rage, of upgrades
  family: Family; // whose gift it is
}

const BACK: CardLook = { shape: "back", number: "", cost: null, family: "men" };

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

/** A card nobody may see shows its back. */
export function cardLook(card: number): CardLook {
  const row = CARDS[card];
  if (!row) return BACK;
  const { kind, strength, glory, cost, asks_for, figure } = row;
  const family = familyOf(row.name);
  if (kind === "battle") return { shape: "battle", number: row.copies_strength ? "+X" : `+${strength}`, cost: null, family };
  if (asks_for) return { shape: "quest", number: String(glory), cost: null, family };
  if (figure) return { shape: "troop", number: String(strength), cost, family };
  return { shape: "clan", number: "", cost, family };
}
