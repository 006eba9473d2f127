/** Frames that tell the kind of a tile: an outline, the window in it, and what is carved between the two. 64 by 64 around (0, 0). */
import type { KindName } from "../generated";

export interface Frame {
  outline: string;
  window: string;
  carving: string;
}

type Line = [number, number][];
const EDGE = 28; // where the carving runs, from the middle
const HALF = 21;
const WINDOW = "M-22-25h44q3 0 3 3v44q0 3-3 3h-44q-3 0-3-3v-44q0-3 3-3Z";

const steps = (count: number): number[] => Array.from({ length: count + 1 }, (_, at) => at / count);
const drawn = (line: Line): string => `M${line.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}`;

/** The same lines along all four sides. */
function sides(lines: Line[]): string {
  const turn = (line: Line): Line => line.map(([x, y]) => [-y, x]);
  const turned: Line[] = lines;
  const second = turned.map(turn);
  const third = second.map(turn);
  return [...turned, ...second, ...third, ...third.map(turn)].map(drawn).join("");
}

/** A line along the upper side that strays by `off`, from -1 to 1, at each of so many steps. */
const wave = (count: number, off: (share: number) => number): Line =>
  steps(count).map((share) => [-HALF + 2 * HALF * share, -EDGE + 2 * off(share)]);
const marks = (count: number, mark: Line): Line[] =>
  steps(count).map((share) => mark.map(([x, y]) => [-HALF + 2 * HALF * share + x, -EDGE + y]));
const turns = (share: number, times: number): number => Math.sin(2 * Math.PI * share * times);

/** Marks around a ring. */
function around(count: number, mark: (turn: number) => Line): string {
  return Array.from({ length: count }, (_, at) => {
    const angle = (2 * Math.PI * at) / count;
    const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
    return drawn(mark(at).map(([x, y]) => [x * cos - y * sin, x * sin + y * cos]));
  }).join("");
}
const ring = (r: number): string => `M${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

const SPEARS = sides([wave(14, (share) => (Math.round(share * 14) % 2 ? 1 : -1))]);
const ROPE = sides(
  marks(11, [
    [-1.6, 2],
    [1.6, -2],
  ]),
);
const MEANDER = sides(
  marks(5, [
    [-4, 2],
    [-4, -2],
    [0, -2],
    [0, 2],
    [4, 2],
  ]),
);
const BRAID = sides([wave(48, (share) => turns(share, 4)), wave(48, (share) => -turns(share, 4))]);
const PLANKS = sides([
  [
    [-EDGE, -EDGE],
    [EDGE, -EDGE],
  ],
]);
const SURF = sides([wave(48, (share) => Math.abs(turns(share, 3)) * 1.8 - 1)]);
/** Twigs up one side, over the arch and down the other. */
const TWIGS = steps(26)
  .map((share): Line => {
    const angle = Math.PI * Math.min(1, Math.max(0, share * 2 - 0.5));
    const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
    const rest = share < 0.25 ? 0.25 - share : Math.max(0, share - 0.75);
    const [x, y] = [-27.6 * cos, -7 - 21.5 * sin + rest * 132];
    return [
      [x + 2 * cos, y + 2 * sin],
      [x - 2 * cos, y - 2 * sin],
    ];
  })
  .map(drawn)
  .join("");

export const FRAMES: Record<KindName, Frame> = {
  weapon: { outline: "M-23-32h46l9 9v46l-9 9h-46l-9-9v-46Z", window: WINDOW, carving: SPEARS },
  sail: { outline: "M-27-30q27-4 54 0q3 0 3 3q4 27 0 54q0 3-3 3q-27 4-54 0q-3 0-3-3q-4-27 0-54q0-3 3-3Z", window: WINDOW, carving: ROPE },
  mjollnir: { outline: "M-25-32h50v5h7v54h-7v5h-50v-5h-7v-54h7Z", window: WINDOW, carving: MEANDER },
  pennant: { outline: "M-32-29q32-5 64 0v60q-16-2-32 1q-16-3-32-1Z", window: WINDOW, carving: BRAID },
  goods: { outline: "M-32-28h3v-4h58v4h3v56h-3v4h-58v-4h-3Z", window: WINDOW, carving: PLANKS },
  rune: {
    outline: "M-31 32v-38q2-26 31-26t31 26v38Z",
    window: "M-25 26v-31q2-20 25-20t25 20v31Z",
    carving: TWIGS,
  },
  port: { outline: "M-18-31h36q13 0 13 13v36q0 13-13 13h-36q-13 0-13-13v-36q0-13 13-13Z", window: WINDOW, carving: SURF },
  encounter: {
    outline: ring(31),
    window: ring(25.5),
    carving: around(26, () => [
      [-1.4, -26],
      [1.4, -30.5],
    ]),
  },
  plunder: {
    outline: ring(31),
    window: ring(25.5),
    carving: around(18, () => [
      [0, -28.2],
      [0.1, -28.2],
    ]),
  },
  monster: {
    outline: ring(31.5),
    window: ring(26.5),
    carving: around(20, () => [
      [-4, -27],
      [0, -31],
      [4, -27],
    ]),
  },
  nothing: { outline: "", window: "", carving: "" },
};
