/** Odin's gifts: spear, ravens, the one eye. */
import { put } from "../cut";
import type { Gifts } from "./family";

export const ODIN: Gifts<"odins"> = {
  "a1-odins-smite": [put("burst", 47, 46, 1), put("spear", 32, 32, 2, 135), put("raven", 16, 46, 0.7)],
  "a2-odins-tide": [
    put("spear", 16, 20, 1, 200),
    put("spear", 34, 16, 1, 200),
    put("spear", 52, 20, 1, 200),
    put("wave", 24, 46, 1.25),
    put("wave", 48, 50, 1),
  ],
  "a2-odins-inspiration": [put("mead", 33, 42, 1.45), put("perched", 28, 18, 0.95), put("star", 52, 14, 0.7), put("star", 8, 20, 0.5)],
  "a3-odins-throne": [put("rays", 32, 18, 1.6), put("throne", 32, 36, 1.6), put("perched", 9, 18, -0.7), put("perched", 55, 18, 0.7)],
  "a3-odins-judgement": [put("eye", 32, 20, 1.5), put("spear", 32, 42, 1.3, 180), put("skull", 12, 48, 0.7), put("skull", 52, 48, 0.7)],
};
