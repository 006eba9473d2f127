/** How a picture is cut: plies of a few plates, or parts laid where they belong, on a grid of 64. */
import type { FigureName } from "../generated";
import type { PartName } from "./parts";

/** i ink, c cut away, m mid tone; o and n light and mid with an edge of ink; l and k lines of ink and light, b a broad one; t the clan's. */
export type Plate = "i" | "c" | "m" | "o" | "n" | "l" | "k" | "b" | "t";
export type Ply = readonly [plate: Plate, path: string];

export interface Laid {
  href: string;
  place: string; // as SVG transforms
  isEdged?: boolean; // it stands out from whatever is behind it
}
export type Layer = Ply | Laid;
export type Cut = readonly Layer[];

export const isLaid = (layer: Layer): layer is Laid => "href" in layer;

/** A part, its middle at x, y; as drawn it is 32 wide. Negative sizes are mirrored. */
export function put(part: PartName, x = 32, y = 32, size = 1.5, turn = 0): Laid {
  const scale = size < 0 ? `${size} ${-size}` : String(size);
  return { href: `#cut-${part}`, place: `translate(${x} ${y}) rotate(${turn}) scale(${scale})` };
}

/** A figure as it stands on the board, its middle at x, y; as drawn it is 64 wide. */
export function stand(figure: FigureName, x = 32, y = 32, size = 0.9): Laid {
  const scale = size < 0 ? `${size} ${-size}` : String(size);
  return { href: `#figure-${figure}`, place: `translate(${x} ${y}) scale(${scale}) translate(-32 -32)`, isEdged: true };
}
