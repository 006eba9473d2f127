/** The four sails. */
import type { Look } from "../face";

export const bearings: Look[] = [
  { colour: "var(--ship-orange)", emblem: "art-emblem-sun", pattern: "art-stripes" },
  { colour: "var(--ship-blue)", emblem: "art-emblem-raven", pattern: "art-chevrons" },
  { colour: "var(--ship-green)", emblem: "art-emblem-tree", pattern: "art-bars" },
  { colour: "var(--ship-pink)", emblem: "art-emblem-knot", pattern: "art-checks" },
];
