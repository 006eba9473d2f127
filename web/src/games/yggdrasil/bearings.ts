/** The gods by their attribute, in the order of the rules; the colour is that of whoever leads them. */
import type { Look } from "../face";
import type { GodName } from "./generated";

export const ATTRIBUTE: Record<GodName, string> = {
  odin: "art-god-spear",
  thor: "art-hammer",
  frey: "art-god-boar",
  freyja: "art-god-necklace",
  tyr: "art-god-hand",
  heimdall: "art-mead",
};
export const bearings: Partial<Look>[] = Object.values(ATTRIBUTE).map((emblem) => ({ emblem }));
