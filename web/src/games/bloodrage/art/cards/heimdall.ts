/** Heimdall's gifts: the bridge, the horn, and what he sees. */
import { put } from "../cut";
import type { Gifts } from "./family";

export const HEIMDALL: Gifts<"heimdalls"> = {
  "a1-heimdalls-sight": [put("rays", 32, 32, 2), put("helm", 32, 36, 1.5), put("eye", 32, 34, 1.05)],
  "a2-heimdalls-eye": [put("rays", 32, 32, 2.1), put("eye", 32, 32, 1.8)],
  "a3-heimdalls-gaze": [put("eye", 32, 14, 1.1), put("tower", 32, 44, 1.2), put("star", 9, 30, 0.7), put("star", 55, 30, 0.7)],
  "a2-heimdalls-watch": [put("horn", 32, 36, 1.65, -8), put("rays", 55, 18, 0.8)],
  "a3-heimdalls-watch": [put("tower", 18, 38, 1.4), put("horn", 43, 28, 1.1, -14), put("burst", 58, 12, 0.5), put("raven", 46, 50, 0.7)],
};
