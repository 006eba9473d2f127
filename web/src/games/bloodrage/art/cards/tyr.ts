/** Tyr's gifts: arms, and the hand the wolf took. */
import { put } from "../cut";
import type { Gifts } from "./family";

export const TYR: Gifts<"tyrs"> = {
  "a1-tyrs-bash": [put("burst", 19, 24, 1.1), put("shield", 38, 36, 1.55, -20)],
  "a1-tyrs-smash": [put("burst", 40, 46, 1.1), put("great-axe", 32, 31, 1.75, 32)],
  "a2-tyrs-smash": [put("broken-shield", 34, 38, 1.5, 12), put("axe", 27, 27, 1.65, 38)],
  "a1-tyrs-crush": [put("burst", 32, 40, 1.35), put("helm", 32, 49, 0.95), put("fist", 32, 20, 1.15, 180)],
  "a2-tyrs-crush": [put("burst", 32, 42, 1.35), put("skull", 32, 48, 0.95), put("fist", 32, 20, 1.1, 180)],
  "a3-tyrs-crush": [put("mountain", 32, 47, 1.55), put("burst", 32, 31, 0.9), put("fist", 32, 18, 1.05, 180)],
  "a1-tyrs-smite": [put("burst", 32, 48, 1.25), put("sword", 32, 30, 1.8, 180)],
  "a2-tyrs-smite": [put("shield", 32, 36, 1.15), put("sword", 32, 32, 1.8, 45), put("sword", 32, 32, 1.8, -45)],
  "a3-tyrs-smite": [put("sun", 32, 34, 1.5), put("sword", 21, 34, 1.6, -24), put("sword", 43, 34, 1.6, 24), put("sword", 32, 30, 1.8)],
  "a2-tyrs-rage": [put("flame", 15, 34, 1.3), put("flame", 49, 34, -1.3), put("wolf", 32, 35, 1.6)],
  "a3-tyrs-rage": [put("wolf", 32, 24, 1.35), put("hand", 32, 47, 0.95, 180), put("drop", 14, 50, 0.5), put("drop", 50, 50, 0.5)],
  "a1-tyrs-domain": [put("stone", 24, 34, 1.55), put("tyr", 24, 34, 1.1), put("sword", 49, 36, 1.5, 180)],
  "a2-tyrs-challenge": [put("fire", 32, 20, 1.1), put("hall", 32, 42, 1.15), put("spear", 11, 34, 1.6), put("spear", 53, 34, 1.6)],
  "a2-tyrs-prowess": [put("laurel", 32, 34, 1.75), put("sword", 32, 24, 1.35), put("fist", 32, 45, 0.8)],
  "a3-tyrs-wrath": [
    put("fire", 32, 25, 1.6),
    put("stone", 32, 42, 1.15),
    put("tyr", 32, 42, 0.9),
    put("sword", 10, 38, 1.3, -14),
    put("sword", 54, 38, 1.3, 14),
  ],
};
