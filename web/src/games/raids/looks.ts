/** Beside the four sails, the pale one. */
import type { Look } from "../face";

export const GHOST: Look = { colour: "var(--ship-ghost)", emblem: "art-emblem-moon", pattern: "art-dots" };
