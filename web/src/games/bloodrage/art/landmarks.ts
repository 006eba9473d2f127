/** What each province is known by before its name is read, on a grid of 64, its foot at the lower edge. */
import type { PlaceName } from "../generated";
import type { Ply } from "./cut";

export type Land = Exclude<PlaceName, `${string}-fjord` | "reserve" | "valhalla" | "beside" | "box">;

export const LANDMARKS: Record<Land, readonly Ply[]> = {
  // The rivers of ice
  elvagar: [
    ["n", "M2 58L17 22l8 10L38 5l24 53Z"],
    ["c", "M38 5l9 21-6 5-5-6-6 5-3-2ZM17 22l7 9-5 5-4-3-4 3Z"],
    ["o", "M22 59c8-7-2-11 7-17 5-3 8-5 8-9 5 5 4 9-1 13-6 5 2 7-1 13Z"],
  ],
  // The crooked pines
  angerboda: [
    [
      "i",
      "M8 60c3-11-3-15 0-24l-7 3 6-9-4 0 9-14 7 12-4 0 7 8-8-1c-3 9 3 14 1 25ZM27 60c4-16-6-20-1-35l-9 5 8-12-5 1L34 1l6 17-6-2 8 11-9-3c-4 14 6 19 2 36Z",
    ],
    ["i", "M47 60c-3-12 3-16 0-25l-6 4 5-10-4 1 9-15 8 13-5-1 8 9-9-2c-3 9 2 14 1 26Z"],
    ["k", "M29 20l5-4M12 28l4-2M50 26l4-2"],
  ],
  // The mountain of fire
  muspelheim: [
    ["m", "M27 17c-8-5 1-8-2-16 8 2 12 7 8 13 7-1 9-5 7-9 7 4 4 12-6 13Z"],
    ["i", "M2 60l19-37 4-4h14l4 4 19 37Z"],
    ["o", "M24 22q8-5 16 0l3 9 4 6-5-2-3 14-5-10-3 15-4-19-6 6 1-10Z"],
  ],
  // The altar of stones
  horgr: [
    ["n", "M12 28h11l1 32H10ZM41 28h11l2 32H40ZM27 34h10v26H27Z"],
    ["o", "M4 28l6-12h44l6 12Z"],
    ["i", "M31 2c2 5 6 6 5 10-1 3-8 3-9 0-1-4 3-5 4-10ZM2 60l1-14 5-3 3 17ZM55 60l2-18 5 3 1 15Z"],
    ["l", "M15 38h5M44 40h5"],
  ],
  // The giants' stronghold
  utgard: [
    ["i", "M3 60V30h5v-9h7v9h5V12l4-9h16l4 9v18h5v-9h7v9h5v30Z"],
    ["n", "M23 60V42q9-12 18 0v18Z"],
    ["c", "M28 14h3v8h-3ZM34 14h3v8h-3ZM9 38h4v6H9ZM51 38h4v6h-4Z"],
    ["k", "M32 40v18M20 30h24"],
  ],
  // The spire above the clouds
  andlang: [
    ["o", "M24 50l4-26 4-22 4 22 4 26ZM12 50l3-14 3-8 3 8 2 14ZM41 50l2-14 3-8 3 8 3 14Z"],
    ["i", "M28 24h8l-4-22ZM30 32h4v8h-4Z"],
    ["c", "M2 54c0-7 7-9 11-5 2-6 12-6 14 0 4-5 13-4 14 1 6-4 12-2 13 3 6 0 8 4 6 7H5c-2-1-4-4-3-6Z"],
  ],
  // The roof of gold
  gimle: [
    ["n", "M9 32h46v28H9Z"],
    ["o", "M1 35L32 8l31 27-5 4-26-21L6 39Z"],
    ["c", "M26 60V46q6-8 12 0v14ZM14 42h6v7h-6ZM44 42h6v7h-6Z"],
    ["l", "M26 1l6 7 6-7M18 24v6M25 18v6M39 18v6M46 24v6"],
  ],
  // The drowned wood
  myrkulor: [
    ["i", "M27 56c2-11 0-17-3-22l-12-8L6 15l10 7-1-11 4 11 8 5c0-9-4-13-2-26 2 9 5 13 7 20l9-9 0-11 4 9 9-4-9 11-10 10c0 11 2 20 4 30Z"],
    ["i", "M10 58c1-7-1-9-4-12 4 0 6 2 7 5 1-3 3-5 6-5-3 4-4 8-3 12ZM50 58c0-6-1-9-4-11 4 0 5 2 6 4 1-3 3-4 6-5-3 4-4 7-3 12Z"],
    ["k", "M2 60h18M25 59h14M44 60h18M32 54h9M14 54h6"],
  ],
  // The world tree
  yggdrasil: [
    ["m", "M6 27c-6-13 7-24 16-18C27-2 46 1 47 11c13-2 18 16 9 22-6 5-13 3-16 0-5 7-17 6-19 0-6 4-13 1-15-6Z"],
    ["i", "M27 61c2-11 1-17-2-22l-13-8 2-3 12 5 3-12h4l1 12 14-8 2 4-14 10c-1 8 0 14 3 22l10 2-12-1-6 2-7-2-12 1Z"],
    ["k", "M31 40v14"],
  ],
};

/** Small growth that a land is strewn with, on a grid of 16. */
export const STREWN: Record<Land, readonly Ply[]> = {
  elvagar: [["o", "M2 15L6 4l4 6 2-3 3 8Z"]],
  angerboda: [["i", "M7 15v-4L2 12l4-5-2 0 5-6 4 7-2-1 3 5-5-1v4Z"]],
  muspelheim: [["i", "M1 15l4-7 3 2 3-5 4 10Z"]],
  horgr: [["o", "M5 15L6 3q3-3 5 0l1 12Z"]],
  utgard: [["i", "M1 15l3-6 4-1 3-4 4 11Z"]],
  andlang: [["i", "M8 15v-3H3l4-5H4l4-6 4 6H9l4 5H9v3Z"]],
  gimle: [["i", "M8 15v-4C3 11 2 7 5 5c0-4 6-4 6 0 3 2 2 6-2 6v4Z"]],
  myrkulor: [["k", "M2 14q3-3 6 0t6 0M4 9q2-2 4 0t4 0"]],
  yggdrasil: [["i", "M8 15C3 12 3 6 8 2c5 4 5 10 0 13Z"]],
};

/** What the ground of a land is cut into; rock, unless it says otherwise. */
export const HATCH: Record<string, string> = { elvagar: "snow", andlang: "snow", gimle: "cloth", myrkulor: "water", yggdrasil: "cloth" };
