/** What the board says of itself, for a screen reader and in the card beside it. */
import { sure } from "../../sure";
import type { Choice, Say } from "../face";
import { type BloodRageGame, type BloodRageView, OUTER, PROVINCES, TOKEN } from "./generated";
import { regionOf, standingAt, villagesOf } from "./view";

/** As a title. */
export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** One line about who stands there: "Ada: Leader, 2 Warriors". */
export function whoStands(say: Say, view: BloodRageView, place: number): { clan: number; text: string }[] {
  const found = new Map<number, string[]>();
  for (const { clan, figure, count } of standingAt(view, place, true)) {
    const name = say.called("figure", figure, "name");
    found.set(clan, [...(found.get(clan) ?? []), count > 1 ? `${name} × ${count}` : name]);
  }
  return [...found].map(([clan, names]) => ({ clan, text: names.join(", ") }));
}

/** Whether it is destroyed, pillaged, or what it would bring. */
export function stateOf(say: Say, view: BloodRageView, place: number): string {
  if (place >= PROVINCES) return "";
  if (view.ruined.includes(place)) return say("face-destroyed");
  if (view.pillaged.includes(place)) return say("face-pillaged");
  return say("face-brings", { token: view.tokens[place] ?? TOKEN["all-stats"] });
}

export function placeLabel(say: Say, view: BloodRageView, place: number, offers: Choice<BloodRageGame>[]): string {
  const parts = [say.called("place", place)];
  if (place < OUTER)
    parts.push(
      say.called("region", sure(regionOf(place))),
      say("face-villages", { filled: view.filled[place] ?? 0, villages: villagesOf(place) }),
    );
  parts.push(stateOf(say, view, place));
  for (const { clan, text } of whoStands(say, view, place)) {
    const strength = place < PROVINCES ? `, ${say("board-strength", { strength: view.strengths[clan]?.[place] ?? 0 })}` : "";
    parts.push(say("labelled", { name: say.seat(clan), what: text + strength }));
  }
  parts.push(...offers.map((one) => say.move(one)));
  return parts
    .map((part) => part.replace(/\.$/, ""))
    .filter((part) => part !== "")
    .join(". ");
}
