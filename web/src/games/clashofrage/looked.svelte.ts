/** Whose sheet lies along the bottom edge, and whether the market is open. */

/** A card, a hero or a type, and whose it is where that matters. */
export interface Held {
  noun: "card" | "hero" | "unit";
  number: number;
  side?: number;
}

class Looked {
  side = $state<number | null>(null); // null: one's own
  unfolded = $state(false); // on a phone a sheet is a strip until one looks at it
  market = $state(false);

  at(side: number): void {
    this.side = side;
    this.unfolded = true;
  }
}
export const looked = new Looked();
