/** Frames that tell what a card is: a sawtooth for weapons, a braid for armour, links for heroes; 100 by 100. */
export type Kind = "weapon" | "armour" | "hero";

const STEPS = 10;
const INSET = 5;

/** One side, from corner to corner, as points along and across it. */
function side(kind: Kind, phase: number): string {
  const step = (100 - 2 * INSET) / STEPS;
  return Array.from({ length: STEPS }, (_, at) => {
    const off = (at + phase) % 2 ? -3.2 : 3.2;
    return kind === "weapon" ? `l${step / 2} ${off}l${step / 2} ${-off}` : `q${step / 2} ${off * 2} ${step} 0`;
  }).join("");
}

/** Two strands around the card; turned by quarters they are all four sides. */
export function knotwork(kind: Kind): string[] {
  const strands = kind === "hero" ? [0] : [0, 1];
  return strands.map((phase) => `M${INSET} ${INSET}${side(kind, phase)}`);
}

/** Links of a chain for heroes. */
export const LINKS = Array.from({ length: 5 }, (_, at) => INSET + 9 + 18 * at);
