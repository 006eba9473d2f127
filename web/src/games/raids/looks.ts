/** The four sails, and the pale one. */
import type { Look } from "../face";

export const LOOKS: Look[] = [
  { colour: "var(--ship-orange)", emblem: "art-emblem-sun", pattern: "art-stripes" },
  { colour: "var(--ship-blue)", emblem: "art-emblem-raven", pattern: "art-chevrons" },
  { colour: "var(--ship-green)", emblem: "art-emblem-tree", pattern: "art-bars" },
  { colour: "var(--ship-pink)", emblem: "art-emblem-knot", pattern: "art-checks" },
];

export const GHOST: Look = { colour: "var(--ship-ghost)", emblem: "art-emblem-moon", pattern: "art-dots" };
