/** Which choices can be made where: on a place, on a figure, on a card, on the sheet. */
import type { Choice } from "../face";
import { SHIP, WARRIOR, numberIn, whereIs, type BloodRageView } from "./view";

const PLACE_KINDS = ["pillage", "march", "challenge", "take-warrior", "go"];
const FIGURE_KINDS = ["take", "save"];

/** The place a choice names on the board. */
export function placeOf(choice: Choice): number | undefined {
  if (!PLACE_KINDS.includes(choice.kind)) return undefined;
  return numberIn(choice.fields, "province") ?? numberIn(choice.fields, "place");
}

export function choicesAt(choices: Choice[], place: number): Choice[] {
  return choices.filter((one) => placeOf(one) === place);
}

/** The choice that names a figure of mine standing at a place; `where`: the province the question is about. */
export function choiceFor(choices: Choice[], view: BloodRageView, me: number | null, where: number | undefined, clan: number, figure: number, place: number): Choice | undefined {
  if (clan !== me) return undefined;
  return choices.find((one) => {
    if (one.kind === "take-warrior") return figure === WARRIOR && numberIn(one.fields, "province") === place;
    if (!FIGURE_KINDS.includes(one.kind) || numberIn(one.fields, "figure") !== figure) return false;
    if (figure === WARRIOR) return where === undefined || place === where;
    return whereIs(view, clan, figure) === place;
  });
}

/** What to ask about when somebody presses a place that offers nothing now. */
export function forbiddenAt(asked: string | undefined, place: number): string {
  switch (asked) {
    case "choose-action":
      return place < 9 ? `pillage ${place}` : `invade ${SHIP}`;
    case "join-battle":
    case "choose-sacrifice":
      return place < 9 ? `take-warrior ${place}` : `take ${SHIP}`;
    case "choose-marcher":
    case "keep-figure":
      return "take 0";
    default:
      return `go ${place}`;
  }
}
