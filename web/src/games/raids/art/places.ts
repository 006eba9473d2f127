/** Landmarks: each village is known by what stands there, the isle by its hall. 64 by 64, standing on y = 52. */
import { disc, moved, type Cut } from "./cuts";

/** Thirty wide, standing on (0, 0). */
const HUT: Cut = [
  ["ink", "M3-14h24V0H3Z"],
  ["mid", "M5-13h8V-1H5Z"],
  ["ink", "M15-30L32-13l-4 3L15-21 2-10l-4-3Z"],
  ["tint", "M15-27L28-14l-2 1L15-23 4-13l-2-1Z"],
  ["light", "M12 0v-8q3-4 6 0v8Z"],
  ["fine", "M13-28l-4-6M17-28l4-6"],
];
const PALISADE: Cut = [["ink", "M2 54V44l3-4 3 4 3-4 3 4 3-4 3 4 3-4 3 4 3-4 3 4 3-4 3 4 3-4 3 4 3-4 3 4 3-4 3 4 3-4 3 4 3-4 2 4v10Z"]];

const FISHERS: Cut = [
  ...moved(HUT, "translate(2 46) scale(.92)"),
  ...moved(HUT, "translate(32 50) scale(.96)"),
  ["line", "M4 52l5-14 5 14M24 52l5-14 5 14M8 40h22"],
  ["light", "M14 42c3 2 3 6 0 9-3-3-3-7 0-9ZM20 42c3 2 3 6 0 9-3-3-3-7 0-9ZM26 42c3 2 3 6 0 9-3-3-3-7 0-9Z"],
];
const LONGHOUSE: Cut = [
  ["ink", "M4 36C6 22 16 14 32 12c16 2 26 10 28 24l-4-2v18H8V34Z"],
  ["tint", "M9 31c4-9 11-13 23-15 12 2 19 6 23 15Z"],
  ["line", "M30 14c-7-1-9-5-9-10M34 14c7-1 9-5 9-10"],
  ["mid", "M11 35h42v14H11Z"],
  ["light", "M28 52V41q4-5 8 0v11Z"],
  ["ink", `${disc(17, 43, 4)}${disc(47, 43, 4)}`],
  ["cut", `${disc(17, 43, 1.6)}${disc(47, 43, 1.6)}`],
  ["fine", "M17 24h30M13 29h38"],
];
const TOWER: Cut = [
  ...moved(HUT, "translate(33 50) scale(.94)"),
  ["ink", "M10 52l3-30h14l3 30Z"],
  ["mid", "M14 50l2-26h4v26Z"],
  ["ink", "M6 24h28l-3-6H9ZM20 2l13 16H7Z"],
  ["tint", "M20 5l9 11H11Z"],
  ["light", "M18 32h4v7h-4Z"],
  ...PALISADE,
];
const SMITHY: Cut = [
  ...moved(HUT, "translate(34 48) scale(.86)"),
  ["ink", "M22 16h8v18h-8Z"],
  ...moved(HUT, "translate(3 52) scale(1.12)"),
  ["ink", "M42 44h16l-3 4h-4v4h4v3H44v-3h3v-4h-3Z"],
];

/** In their order along the way. */
export const VILLAGES: readonly Cut[] = [FISHERS, LONGHOUSE, TOWER, SMITHY];

/** The hall on the isle: smoke leaves it at (32, 10). */
export const HALL: Cut = LONGHOUSE;

export const FIR: Cut = [
  ["ink", "M32 2l14 18h-6l12 14h-7l13 16H36v12h-8V50H6l13-16h-7l12-14h-6Z"],
  ["mid", "M31 8v10l-6 8 6-2v10l-9 9 9-2v7H11l12-14h-7l12-14h-6Z"],
];

export const RING_OF_STONES: Cut = [
  ["ink", "M4 52l2-20 8-2 3 22ZM22 50l1-28 9-4 5 32ZM42 52l3-22 8 2 3 20ZM54 56l2-12 6 2 1 10Z"],
  ["mid", "M7 50l1-15 4-1 1 16ZM25 48l1-23 4-2 1 25ZM45 50l2-17 3 1 1 16Z"],
];
