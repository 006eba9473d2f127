/** What one promises: a land, a good death, the world tree; from Age to Age more is at stake. */
import { put } from "../cut";
import type { Promises } from "./family";

export const QUESTS: Promises<"manheim" | "alfheim" | "jotunheim" | "glorious-death" | "yggdrasil"> = {
  "a1-manheim": [put("hall", 32, 36, 1.55)],
  "a2-manheim": [put("hall", 22, 34, 1.1), put("banner", 52, 26, 1.1), put("hall", 46, 48, 0.75), put("shield", 12, 54, 0.5)],
  "a3-manheim": [
    put("sun", 32, 18, 1.1),
    put("hall", 32, 38, 1.4),
    put("spear", 6, 40, 1.3),
    put("spear", 58, 40, 1.3),
    put("shield", 32, 56, 0.5),
  ],
  "a1-alfheim": [put("stag", 32, 34, 1.7)],
  "a2-alfheim": [put("moon", 50, 16, 0.8), put("pine", 10, 40, 1.2), put("stag", 36, 40, 1.35), put("pine", 58, 46, 0.9)],
  "a3-alfheim": [put("sun", 32, 22, 1.6), put("rays", 32, 22, 1.9), put("stag", 32, 40, 1.4), put("laurel", 32, 52, 0.7)],
  "a1-jotunheim": [put("mountain", 32, 36, 1.75)],
  "a2-jotunheim": [put("mountain", 16, 40, 1.1), put("mountain", 48, 40, 1.1), put("mountain", 32, 46, 1.1), put("moon", 32, 14, 0.75)],
  "a3-jotunheim": [put("mountain", 32, 40, 1.8), put("bolt", 13, 18, 0.8), put("bolt", 50, 18, 0.9, 10), put("tower", 32, 52, 0.6)],
  "a1-glorious-death": [put("sword", 32, 28, 1.6, 180), put("skull", 14, 48, 0.85)],
  "a2-glorious-death": [put("skull", 32, 38, 1.35), put("raven", 12, 18, 0.7), put("raven", 50, 16, -0.85)],
  "a3-glorious-death": [put("wing", 12, 26, -1.3), put("wing", 52, 26, 1.3), put("sword", 32, 30, 1.5, 180), put("skull", 32, 44, 0.9)],
  "a1-yggdrasil": [put("tree", 32, 33, 1.8)],
  "a2-yggdrasil": [put("sun", 32, 20, 1.7), put("tree", 32, 32, 1.6), put("snake", 32, 56, 0.7)],
  "a3-yggdrasil": [
    put("star", 8, 12, 0.7),
    put("star", 56, 12, 0.7),
    put("tree", 32, 31, 1.8),
    put("perched", 12, 42, -0.75),
    put("wolf", 54, 48, 0.6),
  ],
};
