/** Where a card lies as far as I may know, and how things stand with what it asks for. */
import type { Say } from "../face";
import { type BloodRageView, CARDS, PLACES, SLOTS } from "./generated";
import { VALHALLA, YGGDRASIL, countAt, numbersOf, slotOf } from "./view";

/** The provinces a Quest speaks of. */
function asked(card: number): number[] {
  const region = CARDS[card]?.asks_for;
  if (region === "world-tree") return [YGGDRASIL];
  return numbersOf(PLACES).filter((place) => PLACES[place]?.region === region);
}

function lies(say: Say, view: BloodRageView, me: number | null, card: number): string[] {
  const owners = numbersOf(view.clans).filter((clan) => SLOTS.some((_, slot) => slotOf(view, clan, slot) === card));
  const found = owners.map((clan) => say("face-card-on-sheet", { clan }));
  if (me !== null && view.hand.includes(card)) found.push(say("face-card-in-hand"));
  if (me !== null && view.quests.includes(card)) found.push(say("face-card-committed"));
  return found;
}

function counts(say: Say, view: BloodRageView, me: number | null, card: number): string[] {
  const wish = CARDS[card]?.asks_for;
  if (!wish || me === null) return [];
  if (wish === "glorious-death") return [say("face-fallen-now", { count: countAt(view, me, VALHALLA) })];
  return asked(card)
    .filter((province) => !view.ruined.includes(province))
    .map((province) => {
      const strengths = view.strengths.map((clan) => clan[province] ?? 0);
      return say("face-strength-now", {
        province,
        mine: strengths[me] ?? 0,
        others: Math.max(0, ...strengths.filter((_, clan) => clan !== me)),
      });
    });
}

export const cardNow = (say: Say, view: BloodRageView, me: number | null, card: number): string =>
  [...lies(say, view, me, card), ...counts(say, view, me, card)].join(" ");
