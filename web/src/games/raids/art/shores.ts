/** What lies along the way: rune stones, ports, castaways and plunder. */
import { disc, moved, type Cut, type TilesOf } from "./cuts";

const STONES = {
  round: "M11 61L8 27C9 12 20 3 33 3c13 0 22 9 23 22l-2 36Z",
  leaning: "M9 61l4-40L38 2l16 16 1 43Z",
  broken: "M8 61V22l12-4 4-14 20-1 11 12 2 46Z",
};
const LIGHT = {
  round: "M13 59L10 28C11 15 19 7 29 5 20 10 16 18 16 29l3 30Z",
  leaning: "M12 59l4-37L36 6 22 24l-4 35Z",
  broken: "M11 59V24l11-4 4-13-2 15-7 5v32Z",
};
const FEET: Record<1 | 2 | 3 | 4, Cut> = {
  1: [["fine", "M3 61l4-7 2 7M50 61l5-9 3 9M57 61l4-6"]],
  2: [["carve", "M14 55q6-5 12 0t12 0 12 0"]],
  3: [["light", "M14 14Q32-3 50 14l-5-1-4 4-5-4-5 5-5-5-5 4Z"]],
  4: [["carve", "M48 22l-5 6 4 5-6 8M18 47l5 3-1 6"]],
};

function stone(outline: keyof typeof STONES, voyage: 1 | 2 | 3 | 4, rune: string): Cut {
  return [
    ["ink", STONES[outline]],
    ["mid", STONES[outline], "translate(32 33) scale(.9) translate(-32 -33)"],
    ["light", LIGHT[outline]],
    ...FEET[voyage],
    ["glyph", rune],
  ];
}

export const RUNES: Record<TilesOf<"rune">, Cut> = {
  "v1-rune": stone("round", 1, "M28 15v34M28 26l13-9M28 37l13-9"),
  "v1-rune-b": stone("leaning", 1, "M27 19v31M27 20l14 7-14 8 14 15"),
  "v1-rune-c": stone("broken", 1, "M33 15v35M22 26l11-11 11 11"),
  "v2-rune": stone("leaning", 2, "M23 47l19-21-9-11-9 11 19 21"),
  "v2-rune-b": stone("broken", 2, "M27 15v33M27 22l14 10-14 9"),
  "v2-rune-c": stone("round", 2, "M32 14v35M32 31L20 16M32 31l12-15"),
  "v3-rune": stone("broken", 3, "M21 21v29l24-29v29Z"),
  "v3-rune-b": stone("round", 3, "M22 21v30M42 21v30M22 31l20 11"),
  "v3-rune-c": stone("leaning", 3, "M42 19L26 32l14 7-16 13"),
  "v4-rune": stone("round", 4, "M27 14v36M27 15l14 11M27 27l14 11"),
  "v4-rune-b": stone("leaning", 4, "M21 51V22l12 12 11-12v29"),
  "v4-rune-c": stone("broken", 4, "M27 14v36M27 15l13 9-13 9 13 8-13 9"),
};

const PIER: Cut = [
  ["shade", "M0 44h64v20H0Z"],
  ["ink", "M2 43h60v4H2ZM8 47h4v10H8ZM24 47h4v12h-4ZM40 47h4v12h-4ZM54 47h4v10h-4Z"],
];
const HOUSE: Cut = [
  ["ink", "M2 28L22 6l20 22-3 3-2-2v14H7V29l-2 2Z"],
  ["tint", "M11 26l11-12 11 12Z"],
  ["cut", "M18 43V33h8v10Z"],
  ["fine", "M18 9l-4-6M26 9l4-6M11 31v9M33 31v9"],
];

export const PORTS: Record<TilesOf<"port">, Cut> = {
  "v1-port-1": [...PIER, ...moved(HOUSE, "translate(2 4) scale(.92)"), ["line", "M50 43V20M50 20l8 8M50 26h6"]],
  "v2-port-1": [
    ...PIER,
    ["ink", "M16 43L28 8h5l-5 35ZM27 10l28-3v4l-26 6Z"],
    ["fine", "M52 10v14"],
    ["ink", "M44 24h16v13H44Z"],
    ["tint", "M46.500 26.500h11v8h-11Z"],
    ["line", "M22 43l14-14"],
  ],
  "v4-port-1": [
    ...PIER,
    ["ink", "M20 43l4-25h16l4 25Z"],
    ["mid", "M26 40l2-19h5v19Z"],
    ["light", "M32 0c2 6 8 8 7 14-1 4-13 4-14 0-1-5 6-7 7-14Z"],
    ["fine", "M32 0c2 6 8 8 7 14-1 4-13 4-14 0-1-5 6-7 7-14Z"],
    ["ink", "M19 15h26v4H19Z"],
    ["carve", "M28 27h8M27 34h10"],
  ],
  "v2-port-2": [...PIER, ...moved(HOUSE, "translate(25 8) scale(.84)"), ...moved(HOUSE, "translate(-2 2) scale(.94)")],
  "v3-port-2": [
    ...PIER,
    ["ink", "M5 43V12l3-4v5h4V8h4v5h4V8l3 4v31ZM41 43V12l3-4v5h4V8h4v5h4V8l3 4v31ZM20 24h24v19H20Z"],
    ["cut", "M25 43V34q7-8 14 0v9Z"],
    ["mid", "M9 18h3v21H9ZM45 18h3v21h-3Z"],
    ["fine", "M32 30v13M25 37h14"],
    ["tint", "M22 17h20l-3 7H25Z"],
    ["line", "M22 17h20l-3 7H25Z"],
  ],
  "v4-port-2": [
    ...PIER,
    ["ink", "M3 30C3 18 14 8 32 5c18 3 29 13 29 25l-5-3v16H8V27Z"],
    ["tint", "M10 24c5-8 12-12 22-14 10 2 17 6 22 14Z"],
    ["line", "M31 7c-6-1-8-4-9-7M33 7c6-1 8-4 9-7"],
    ["cut", "M27 43V33q5-6 10 0v10Z"],
    ["light", "M14 31h6v6h-6ZM44 31h6v6h-6Z"],
    ["fine", "M20 20h24M17 24h30"],
  ],
};

const MAN: Cut = [
  ["ink", "M-4-18a5 5 0 1 1 8 0l9-8 3 3-10 12-1 12 6 10h-22l5-10-1-8-9 4-3-4Z"],
  ["cut", disc(0, -21, 2.4)],
];
const SEA: Cut = [["line", "M2 55q6-6 12 0t12 0 12 0 12 0 12 0"]];

export const CASTAWAYS: Record<TilesOf<"encounter">, Cut> = {
  "v1-encounter": [
    ...moved(MAN, "translate(32 30)"),
    ["ink", "M5 40h54l-4 10H9Z"],
    ["mid", "M8 42h48l-1 2H9Z"],
    ["carve", "M22 41l-2 8M34 41v8M46 41l2 8"],
    ...SEA,
  ],
  "v2-encounter": [
    ...moved(MAN, "translate(26 26) scale(.9)"),
    ["ink", "M3 50c4-14 16-19 30-19 12 0 21 5 28 19Z"],
    ["mid", "M10 44c6-8 14-10 24-9 8 0 14 3 19 9Z"],
    ["fine", "M6 46c14-6 38-6 51 0M12 40c12-4 28-4 39 0M32 31v19"],
    ...SEA,
  ],
  "v3-encounter": [
    ...moved(MAN, "translate(30 31) scale(.9)"),
    ["light", "M4 40l12-6 12 4 10-5 14 4 9 6-4 8H12Z"],
    ["mid", "M6 43h53l-3 8H12Z"],
    ["line", "M4 40l12-6 12 4 10-5 14 4 9 6-4 8H12Z"],
    ["fine", "M20 44l-2 6M36 43l2 7M48 44v5"],
    ...SEA,
  ],
  "v4-encounter": [
    ["line", "M40 4v48M26 12h28"],
    ["cut", "M28 12h10v18c-6 0-10-2-13-5 3-4 4-8 3-13ZM42 12h10c0 6 0 10 3 14l-6-1-3 5-4-2Z"],
    ["fine", "M28 12h10v18c-6 0-10-2-13-5 3-4 4-8 3-13ZM42 12h10c0 6 0 10 3 14l-6-1-3 5-4-2Z"],
    ...moved(MAN, "translate(28 40) rotate(14) scale(.86)"),
    ["ink", "M12 46q18-8 44 0l-3 7H16Z"],
    ...SEA,
  ],
};

const coin = (x: number, y: number): Cut => [
  ["ink", disc(x, y, 6)],
  ["tint", disc(x, y, 4)],
];

export const PLUNDER: Record<TilesOf<"plunder">, Cut> = {
  "v2-plunder": [
    ["ink", "M8 28C8 14 18 8 32 8s24 6 24 20ZM6 31h20v6h12v-6h20v22H6Z"],
    ["mid", "M12 25c1-8 5-11 8-12v12ZM24 25V12c5-1 11-1 16 0v13ZM44 25V13c4 2 7 5 8 12ZM10 41h44v8H10Z"],
    ["light", "M29 31h6v9h-6Z"],
    ["fine", "M20 35v18M44 35v18"],
  ],
  "v3-plunder": [
    ["ink", "M24 17l-5-9 8 3 5-5 4 5 8-3-5 9c11 7 17 18 14 32-6 6-36 6-42 0-3-14 2-25 13-32Z"],
    ["mid", "M27 21h11c7 6 11 14 10 24-4 3-10 4-16 4-8-8-10-18-5-28Z"],
    ["carve", "M24 18h15M20 30c-3 5-4 10-3 15"],
    ...coin(12, 50),
    ...coin(22, 53),
    ...coin(50, 51),
  ],
  "v4-plunder": [
    ["ink", "M30 0h4v5h5v4h-5v4l12 12v28H18V25l12-12V9h-5V5h5ZM46 34h14v19H46ZM4 38l7-7 7 7v15H4Z"],
    ["mid", "M22 27l9-9v35h-9Z"],
    ["light", "M28 30q4-6 8 0v6h-8Z"],
    ["cut", "M28 53V43q4-4 8 0v10ZM51 39h4v6h-4ZM9 41h4v6H9Z"],
    ["fine", "M18 40h28"],
  ],
  "v4-plunder-b": [
    ["ink", "M6 16l13 11 13-20 13 20 13-11-5 34H11Z"],
    ["tint", "M13 31l8 3 11-16 11 16 8-3-2 14H15Z"],
    ["light", `${disc(32, 37, 4)}${disc(20, 40, 2.5)}${disc(44, 40, 2.5)}`],
    ["ink", `${disc(6, 14, 3)}${disc(32, 5, 3.5)}${disc(58, 14, 3)}`],
    ["fine", "M12 47h40"],
  ],
};
