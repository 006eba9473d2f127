/** Axes, sails, hammers and pennants: what a ship carries to be feared. */
import { disc, moved, type Cut, type TilesOf } from "./cuts";

const HAFT: Cut = [
  ["ink", "M-3-25h6L3.500 26q-3.500 3-7 0Z"],
  ["cut", "M-1-22h1.600v44H-1ZM-3 15h6v2h-6ZM-3 19h6v2h-6Z"],
];
const BEARDED: Cut = [
  ...HAFT,
  ["ink", "M-5-22h7c7 1 12-2 16-6 5 13 4 27-2 38-2-9-6-13-14-14v-6h-7Z"],
  ["mid", "M4-18c4 0 7-1 10-3 2 8 2 15 0 22-2-4-5-7-10-8Z"],
  ["light", "M18-28c5 13 4 27-2 38-1-3-1-4-2-6 4-9 4-19 1-29Z"],
];
const DANE: Cut = [
  ...HAFT,
  ["ink", "M-5-19h7c5-1 9-6 11-11 9 12 9 29 0 41-2-6-6-10-11-11h-7Z"],
  ["mid", "M4-15c4-1 7-4 9-7 4 8 4 17 0 26-2-4-5-6-9-7Z"],
  ["light", "M13-30c9 12 9 29 0 41 0-2-1-3-2-5 6-10 6-22 0-31 1-2 2-3 2-5Z"],
  ["carve", "M-5-13h6M-5-5h6"],
];
const at = (cut: Cut, x: number, y: number, rest = ""): Cut => moved(cut, `translate(${x} ${y}) ${rest}`);

const STUMP: Cut = [
  ["ink", "M8 42q24-7 48 0l4 17H4Z"],
  ["mid", "M11 43q21-6 42 0-21 7-42 0Z"],
  ["fine", "M20 43q12-3 24 0M26 43q6-1 12 0"],
];
const HELMET: Cut = [
  ["ink", "M19 54V36c0-10 6-15 13-18 7 3 13 8 13 18v18l-8 5v-8h-10v8Z"],
  ["mid", "M22 34c0-7 4-11 8-13v13ZM22 37h20v4H22Z"],
  ["cut", "M24 43h6v4h-6ZM34 43h6v4h-6Z"],
  ["light", "M32 19c6 3 10 7 10 15h-2c-1-6-3-10-8-12Z"],
];

export const WEAPONS: Record<TilesOf<"weapon">, Cut> = {
  "v1-weapon-1": [...STUMP, ...at(BEARDED, 27, 26, "rotate(14) scale(.92)")],
  "v1-weapon-1-b": [
    ["ink", disc(31, 30, 22)],
    ["tint", disc(31, 30, 18.5)],
    ["ink", "M31 11.500a18.500 18.500 0 0 1 18.500 18.500H31ZM31 48.500a18.500 18.500 0 0 1-18.500-18.500H31Z"],
    ["cut", disc(31, 30, 6)],
    ...at(DANE, 32, 32, "rotate(38)"),
  ],
  "v2-weapon-2": [...at(BEARDED, 34, 31, "scale(-1 1) rotate(38)"), ...at(BEARDED, 30, 31, "rotate(38)")],
  "v3-weapon-2": [...STUMP, ...at(DANE, 22, 27, "scale(-.9 .9) rotate(-6)"), ...at(DANE, 42, 27, "scale(.9) rotate(-6)")],
  "v4-weapon-2": [
    ...at(DANE, 33, 29, "scale(-1 1) rotate(48)"),
    ...at(DANE, 31, 29, "rotate(48)"),
    ...moved(HELMET, "translate(3 4) scale(.9)"),
  ],
};

const CLOTH = "M11 11c5 11 5 21-2 32 15 6 31 6 46 0-7-11-7-21-2-32Z";
const RIG: Cut = [
  ["line", "M32 3v50"],
  ["ink", "M9 52c6 9 40 9 46 0l5-6c0 8-4 15-10 17H14C8 61 4 54 4 46Z"],
  ["fine", "M10 43l-4 7M54 43l4 7"],
];
const BOUND: Cut = [
  ["line", CLOTH],
  ["line", "M6 10h52"],
];
const FOLD: Cut = [["shade", "M43 11c-2 12-1 22 4 34l8-2c-7-11-7-21-2-32Z"]];
const striped: Cut = [
  ...RIG,
  ["cut", CLOTH],
  ["tint", "M20 11h8c2 12 2 24-1 36l-10-2c5-11 6-22 3-34ZM44 11c-3 12-2 23 3 34l-10 2c-3-12-3-24-1-36Z"],
  ...FOLD,
  ...BOUND,
];
const barred: Cut = [...RIG, ["cut", CLOTH], ["tint", "M14 19h36l1 8H13ZM12 35l-2 7c14 5 30 5 44 0l-2-7Z"], ...FOLD, ...BOUND];

export const SAILS: Record<TilesOf<"sail">, Cut> = {
  "v1-sail-1": striped,
  "v1-sail-1-b": [
    ...RIG,
    ["cut", CLOTH],
    [
      "tint",
      "M20 11l8 9-8 9-6-8-1-5ZM36 11l8 9-8 9-8-9ZM52 13l-1 12-7-5ZM14 30l6-1 8 9-8 8-9-3ZM36 29l8 9-7 9h-8l-1-9ZM51 30l3 12-4 2-6-6Z",
    ],
    ...FOLD,
    ...BOUND,
  ],
  "v2-sail-1": [
    ...RIG,
    ["cut", CLOTH],
    ["ink", "M16 23l8-4c2-5 9-6 12-2 3 3 3 6 3 9l10 13-11-3c-3 3-6 4-10 4l-2 5-3-1v-5l-4 3-2-2 5-6c-3-3-3-6-2-9Z"],
    ["cut", disc(27, 21, 1.6)],
    ...FOLD,
    ...BOUND,
  ],
  "v3-sail-2": [...moved(striped, "translate(22 1) scale(.66)"), ...moved(barred, "translate(0 16) scale(.68)")],
  "v4-sail-2": [
    ...moved(barred, "translate(-1 0) scale(.66)"),
    ...moved(
      [
        ...RIG,
        ["tint", CLOTH],
        ["cut", disc(32, 28, 11)],
        ["ink", "M32 17v22M21 28h22"],
        ["line", "M32 19v18M23 28h18"],
        ...FOLD,
        ...BOUND,
      ],
      "translate(22 17) scale(.66)",
    ),
  ],
};

const HAMMER: Cut = [
  ["ink", "M-5-27h10v22h18l4 8-5 15-12 2-10 7-10-7-12-2-5-15 4-8h18Z"],
  ["mid", "M-2-23h4v20h-4ZM-21-1h42l2 4H-23Z"],
  ["light", "M-22 5h44l-2 5h-40Z"],
  ["carve", "M-14 16l6-4 8 8 8-8 6 4M-4-17h8M-4-12h8"],
];
const BOLT = "M0 0h9l-5 12h7L-4 30l3-13h-6Z";

export const HAMMERS: Record<TilesOf<"mjollnir">, Cut> = {
  "v1-mjollnir-1": [
    ["fine", "M32 4c-9 0-15-1-22-4M32 4c9 0 15-1 22-4"],
    ["line", disc(32, 9, 4)],
    ...moved(HAMMER, "translate(32 37) scale(.86)"),
  ],
  "v2-mjollnir-1": [
    ["light", BOLT, "translate(10 20) rotate(12)"],
    ["light", BOLT, "translate(48 18) rotate(-10)"],
    ["fine", BOLT, "translate(10 20) rotate(12)"],
    ["fine", BOLT, "translate(48 18) rotate(-10)"],
    ...moved(HAMMER, "translate(32 28) rotate(180) scale(.86)"),
  ],
  "v3-mjollnir-2": [...moved(HAMMER, "translate(21 26) rotate(152) scale(.6)"), ...moved(HAMMER, "translate(43 26) rotate(208) scale(.6)")],
  "v4-mjollnir-2": [
    ["mid", "M4 20c0-9 9-12 14-7 3-9 16-9 19-1 6-4 15 0 14 8 6 0 7 6 4 8H8c-5-1-6-5-4-8Z"],
    ["light", BOLT, "translate(31 28)"],
    ["fine", BOLT, "translate(31 28)"],
    ...moved(HAMMER, "translate(17 40) rotate(180) scale(.56)"),
    ...moved(HAMMER, "translate(47 40) rotate(180) scale(.56)"),
  ],
};

/** Cloth wide enough for its number; what stands on the pole tells them apart. */
export const PENNANTS: Record<TilesOf<"pennant">, Cut> = {
  "v1-pennant-3": [
    ["ink", "M9 8h4v52H9ZM11 1l5 8h-10Z"],
    ["tint", "M13 11h46L13 49Z"],
    ["shade", "M13 32h20L13 49Z"],
    ["line", "M13 11h46L13 49Z"],
  ],
  "v2-pennant-4": [
    ["ink", `M9 8h4v52H9Z${disc(11, 6, 5)}`],
    ["tint", "M13 12h46l-11 15 11 15H13Z"],
    ["shade", "M13 34h40l6 8H13Z"],
    ["line", "M13 12h46l-11 15 11 15H13Z"],
  ],
  "v3-pennant-5": [
    ["ink", "M9 14h4v46H9ZM3 10c4-1 5-6 9-6 4-1 7 2 7 6l-5 5H7Z"],
    ["light", disc(13, 8, 1.3)],
    ["tint", "M13 13h45c2 17-15 33-45 36Z"],
    ["shade", "M13 36c14-2 27-7 36-13-7 15-21 24-36 26Z"],
    ["line", "M13 13h45c2 17-15 33-45 36Z"],
    ["fine", "M59 20l4 2M56 28l4 3M50 36l3 4M41 42l2 5M30 46l1 6M20 48v6"],
  ],
  "v4-pennant-6": [
    ["ink", "M9 16h4v44H9ZM2 14c0-8 6-13 13-13l8 5-4 3 2 4-8 2c-1 3-6 3-8 1Z"],
    ["light", disc(14, 6, 1.4)],
    ["tint", "M13 17c14-9 28 5 46-3-5 8-5 12 2 19-10-1-12 2-8 12-14-8-26 5-40 1Z"],
    ["shade", "M13 36c12 3 26-5 40-2-3 3-2 7 0 11-14-8-26 5-40 1Z"],
    ["line", "M13 17c14-9 28 5 46-3-5 8-5 12 2 19-10-1-12 2-8 12-14-8-26 5-40 1Z"],
  ],
};
