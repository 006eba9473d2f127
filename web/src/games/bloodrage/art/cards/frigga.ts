/** Frigga's gifts: what is spun, given and kept. */
import { put, stand } from "../cut";
import type { Gifts } from "./family";

export const FRIGGA: Gifts<"friggas"> = {
  "a1-friggas-charm": [
    put("ring", 32, 24, 1.45),
    put("drop", 32, 44, 1.05),
    put("star", 10, 44, 0.8),
    put("star", 54, 44, 0.8),
    put("star", 32, 22, 0.8),
  ],
  "a1-friggas-grace": [put("sun", 32, 24, 1.7), put("lady", 32, 36, 1.5), put("star", 9, 14, 0.6), put("star", 55, 14, 0.6)],
  "a1-friggas-succor": [put("hand", 34, 46, 1.05), stand("warrior", 32, 19, 0.55), put("star", 9, 20, 0.7), put("star", 55, 24, 0.7)],
  "a2-friggas-protection": [
    put("distaff", 14, 32, 1.5, -10),
    put("distaff", 50, 32, 1.5, 10),
    put("shield", 32, 36, 1.35),
    put("hand", 32, 38, 0.8),
  ],
  "a3-friggas-domain": [put("gate", 32, 32, 1.75), stand("leader", 32, 42, 0.58), put("star", 6, 12, 0.6), put("star", 58, 12, 0.6)],
  "a3-friggas-sacrifice": [put("dagger", 32, 18, 1.1), put("drop", 21, 26, 0.5), put("drop", 43, 26, 0.5), put("bowl", 32, 47, 1.3)],
};
