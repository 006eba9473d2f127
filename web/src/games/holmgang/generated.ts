// Made from the rules of holmgang: `make wire`.

export interface HolmgangView {
  season: number;
  first: number;
  men: number[][];
  is_burnt: boolean[];
  glory: number[];
  bag: number[];
  shown: number[][];
  hand_sizes: number[];
  hand: number[];
  ashes: number[];
}

/** What may be told, by its kind. */
export type HolmgangEvent =
  | { kind: "season-began"; fields: { season: number; clan: number } }
  | { kind: "rested"; fields: { clan: number } }
  | { kind: "cards-revealed"; fields: { village: number; clans: number[]; cards: number[] } }
  | { kind: "battle-won"; fields: { village: number; winner: number } }
  | { kind: "nobody-won"; fields: { village: number } }
  | { kind: "plunder-drawn"; fields: { clan: number; worth: number } }
  | { kind: "village-burnt"; fields: { village: number } }
  | { kind: "card-burnt"; fields: { clan: number; card: number } }
  | { kind: "man-froze"; fields: { clan: number; village: number } };

/** What players may do. */
export type HolmgangMove =
  | { kind: "rest"; fields: {} }
  | { kind: "pillage"; fields: { village: number } }
  | { kind: "play-card"; fields: { card: number } };

/** What may be asked. Nobody is told what chance is asked about. */
export type HolmgangQuestion =
  | { kind: "choose-turn"; fields: { seats: number[] } }
  | { kind: "first-draw"; fields: {} }
  | { kind: "keep-warm"; fields: { seats: number[] } }
  | { kind: "pick-card"; fields: { seats: number[] } }
  | { kind: "plunder-draw"; fields: {} };

/** A move as the hall reads it. */
export type HolmgangNotation = "rest" | `pillage ${VillageName}` | `play-card ${number}`;

/** All of it, for whatever is the same in every game. */
export interface HolmgangGame {
  view: HolmgangView;
  event: HolmgangEvent;
  move: HolmgangMove;
  question: HolmgangQuestion;
  notation: HolmgangNotation;
}

export const VILLAGE = {
  askheim: 0,
  birkvik: 1,
  elmgard: 2,
} as const;
export type VillageName = keyof typeof VILLAGE;
export interface VillageRow {
  name: VillageName;
}
export const VILLAGES: readonly VillageRow[] = [
  { name: "askheim" },
  { name: "birkvik" },
  { name: "elmgard" },
];

export interface TokenRow {
  worth: number;
  count: number;
}
export const TOKENS: readonly TokenRow[] = [
  { worth: 1, count: 3 },
  { worth: 2, count: 2 },
  { worth: 3, count: 1 },
];

export const CARDS = 4 as const;
