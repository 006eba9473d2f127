/** How the pictures of Raids are written down: plate by plate, 64 by 64, one path each. */
import type { TileName } from "../generated";

/** Filled: `ink` the dark plate, `mid` between, `cut` paper, `light` the edge of light, `tint` the kind's own, `shade` a shadow.
    Strokes: `line` and `fine` of ink, `carve` and the broad `glyph` cut away, `edge` of light. */
export type PlateName = "ink" | "mid" | "cut" | "light" | "tint" | "shade" | "line" | "fine" | "carve" | "glyph" | "edge";
export type Stroke = [plate: PlateName, path: string, turn?: string];
export type Cut = Stroke[];

/** Every tile of these kinds. */
export type TilesOf<K extends string> = Extract<TileName, `v${number}-${K}` | `v${number}-${K}-${string}`>;

export const disc = (x: number, y: number, r: number): string => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

/** The same cut elsewhere, turned or mirrored: `turn` is an SVG transform. */
export const moved = (cut: Cut, turn: string): Cut => cut.map(([plate, path, own]) => [plate, path, own ? `${turn} ${own}` : turn]);
