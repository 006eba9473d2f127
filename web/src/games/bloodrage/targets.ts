/** Which choices can be made where: on a place, on a figure, on a card, on the sheet. */
import { sure } from "../../sure";
import { type Choice, numberIn, ofKind } from "../face";
import { type BloodRageGame, type BloodRageNotation, type BloodRageQuestion, type BloodRageView, PLACES, PROVINCES } from "./generated";
import { WARRIOR, whereIs } from "./view";

/** The place a choice names on the board. */
export function placeOf(choice: Choice<BloodRageGame>): number | undefined {
  if (!ofKind(choice, "pillage", "march", "challenge", "take-warrior", "go")) return undefined;
  return numberIn(choice.fields, "province") ?? numberIn(choice.fields, "place");
}

export function choicesAt(choices: Choice<BloodRageGame>[], place: number): Choice<BloodRageGame>[] {
  return choices.filter((one) => placeOf(one) === place);
}

/** The choice that names a figure of mine standing at a place; `where`: the province the question is about. */
export function choiceFor(
  choices: Choice<BloodRageGame>[],
  view: BloodRageView,
  me: number | null,
  where: number | undefined,
  clan: number,
  figure: number,
  place: number,
): Choice<BloodRageGame> | undefined {
  if (clan !== me) return undefined;
  return choices.find((one) => {
    if (one.kind === "take-warrior") return figure === WARRIOR && one.fields.province === place;
    if (!ofKind(one, "take", "save") || one.fields.figure !== figure) return false;
    if (figure === WARRIOR) return where === undefined || place === where;
    return whereIs(view, clan, figure) === place;
  });
}

/** What to ask about when somebody presses a place that offers nothing now. */
export function forbiddenAt(asked: BloodRageQuestion["kind"] | undefined, place: number): BloodRageNotation {
  const { name } = sure(PLACES[place]);
  switch (asked) {
    case "choose-action":
      return place < PROVINCES ? `pillage ${name}` : "invade ship";
    case "join-battle":
    case "choose-sacrifice":
      return place < PROVINCES ? `take-warrior ${name}` : "take ship";
    case "choose-marcher":
    case "keep-figure":
      return "take warrior";
    default:
      return `go ${name}`;
  }
}
