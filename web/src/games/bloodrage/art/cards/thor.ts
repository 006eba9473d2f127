/** Thor's gifts: the hammer and what it brings down. */
import { put } from "../cut";
import type { Gifts } from "./family";

export const THOR: Gifts<"thors"> = {
  "a1-thors-glory": [put("sun", 32, 30, 1.7), put("laurel", 32, 34, 1.8), put("hammer", 32, 32, 1)],
  "a1-thors-hammer": [put("bolt", 12, 40, 1), put("bolt", 54, 42, 0.8, 16), put("hammer", 33, 32, 1.85, 24)],
  "a2-thors-oath": [put("ring", 32, 34, 1.75), put("hammer", 32, 32, 1.15, 180)],
  "a2-thors-domain": [
    put("hall", 32, 46, 1.1),
    put("burst", 30, 33, 0.8),
    put("bolt", 36, 18, 1.05),
    put("bolt", 10, 22, 0.7),
    put("bolt", 56, 22, 0.7),
  ],
  "a3-thors-conquest": [
    put("mountain", 32, 44, 1.85),
    put("banner", 30, 18, 0.9),
    put("shield", 10, 52, 0.55),
    put("shield", 54, 52, 0.55),
    put("shield", 32, 55, 0.5),
  ],
  "a3-thors-ascension": [put("wing", 15, 34, -1.3), put("wing", 49, 34, 1.3), put("rays", 32, 12, 1), put("hammer", 32, 34, 1.25, 180)],
  "a3-thors-primacy": [put("crown", 32, 14, 0.95), put("hammer", 32, 42, 1.35), put("bolt", 9, 36, 0.8), put("bolt", 55, 36, 0.8)],
};
