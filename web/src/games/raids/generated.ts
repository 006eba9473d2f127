// Made from the rules of raids: `make wire`.

export interface RaidsView {
  voyage: number;
  home: number;
  first: number;
  arrivals: number[];
  tile_at: number[];
  lying: number[];
  removed: number[];
  position: number[];
  berth: number[];
  crew: number[];
  capacity: number[];
  hold: number[][];
  beside: number[][];
  coins: number[][];
  counts: number[];
  glory: number[][];
  reserve: number;
  coins_left: number[];
}

/** What may be told, by its kind. */
export type RaidsEvent =
  | { kind: "crews-boarded"; fields: { ship: number; vikings: number[] } }
  | { kind: "arrivals-laid"; fields: { conditions: number[] } }
  | { kind: "voyage-began"; fields: { voyage: number; condition: number } }
  | { kind: "tiles-laid"; fields: { voyage: number; tiles: number[] } }
  | { kind: "tile-taken"; fields: { ship: number; tile: number; place: number } }
  | { kind: "tile-stowed"; fields: { ship: number; tile: number } }
  | { kind: "tile-replaced"; fields: { ship: number; tile: number; old: number } }
  | { kind: "tile-discarded"; fields: { ship: number; tile: number } }
  | { kind: "vikings-overboard"; fields: { ship: number; vikings: number } }
  | { kind: "goods-sold"; fields: { ship: number; tile: number; value: number } }
  | { kind: "vikings-recruited"; fields: { ship: number; vikings: number } }
  | { kind: "reserve-found-empty"; fields: { ship: number } }
  | { kind: "tiles-discarded"; fields: { ship: number; tiles: number[]; places: number[] } }
  | { kind: "sailed"; fields: { ship: number; origin: number; place: number } }
  | { kind: "village-passed"; fields: { ship: number; place: number; vikings: number } }
  | { kind: "encounter-passed"; fields: { ship: number; place: number; vikings: number } }
  | { kind: "plunder-passed"; fields: { ship: number; place: number; coin: number } }
  | { kind: "monster-met"; fields: { ship: number; place: number; tile: number } }
  | { kind: "monster-ceded"; fields: { ship: number; place: number; tile: number; vikings: number } }
  | { kind: "monster-defeated"; fields: { ship: number; place: number; tile: number; vikings: number } }
  | { kind: "battle-began"; fields: { ship: number; defender: number; place: number } }
  | { kind: "retaliated"; fields: { ship: number; vikings: number } }
  | { kind: "fled"; fields: { ship: number; place: number; needed: number } }
  | { kind: "arrived"; fields: { ship: number; number: number } }
  | { kind: "ghost-sailed"; fields: { origin: number; place: number } }
  | { kind: "ghost-arrived"; fields: { number: number } }
  | { kind: "sails-paid"; fields: { ship: number; vikings: number } }
  | { kind: "arrival-ranked"; fields: { ship: number; rank: number; coin: number; condition: number; count: number } }
  | { kind: "berths-exchanged"; fields: { ship: number; number: number } }
  | { kind: "glory-counted"; fields: {
      ship: number;
      coins: number;
      runes: number;
      hammers: number;
      pennants: number;
      goods: number;
      monsters: number;
      total: number;
    } };

/** What players may do. */
export type RaidsMove =
  | { kind: "stow"; fields: {} }
  | { kind: "discard"; fields: {} }
  | { kind: "replace"; fields: { slot: number } }
  | { kind: "sell"; fields: { slot: number } }
  | { kind: "sell-no-more"; fields: {} }
  | { kind: "cede"; fields: {} }
  | { kind: "fight"; fields: {} }
  | { kind: "retaliate"; fields: {} }
  | { kind: "flee"; fields: {} }
  | { kind: "sail"; fields: { place: number } };

/** What may be asked. Nobody is told what chance is asked about. */
export type RaidsQuestion =
  | { kind: "arrival-draw"; fields: {} }
  | { kind: "choose-course"; fields: { seats: number[]; least: number } }
  | { kind: "choose-flight"; fields: { seats: number[] } }
  | { kind: "choose-sale"; fields: { seats: number[]; sales: number } }
  | { kind: "choose-slot"; fields: { seats: number[]; tile: number } }
  | { kind: "first-draw"; fields: {} }
  | { kind: "meet-monster"; fields: { seats: number[]; place: number; destination: number } }
  | { kind: "respond"; fields: { seats: number[]; cost: number; place: number } }
  | { kind: "tile-draw"; fields: {} };

/** A move as the hall reads it. */
export type RaidsNotation =
  | "stow"
  | "discard"
  | `replace ${number}`
  | `sell ${number}`
  | "sell-no-more"
  | "cede"
  | "fight"
  | "retaliate"
  | "flee"
  | `sail ${number}`;

/** All of it, for whatever is the same in every game. */
export interface RaidsGame {
  view: RaidsView;
  event: RaidsEvent;
  move: RaidsMove;
  question: RaidsQuestion;
  notation: RaidsNotation;
}

export const KIND = {
  weapon: 0,
  sail: 1,
  mjollnir: 2,
  pennant: 3,
  goods: 4,
  rune: 5,
  port: 6,
  encounter: 7,
  plunder: 8,
  monster: 9,
  nothing: 10,
} as const;
export type KindName = keyof typeof KIND;
export interface KindRow {
  name: KindName;
  is_for_ships: boolean;
  is_stop: boolean;
}
export const KINDS: readonly KindRow[] = [
  { name: "weapon", is_for_ships: true, is_stop: true },
  { name: "sail", is_for_ships: true, is_stop: true },
  { name: "mjollnir", is_for_ships: true, is_stop: true },
  { name: "pennant", is_for_ships: true, is_stop: true },
  { name: "goods", is_for_ships: true, is_stop: true },
  { name: "rune", is_for_ships: false, is_stop: true },
  { name: "port", is_for_ships: false, is_stop: true },
  { name: "encounter", is_for_ships: false, is_stop: false },
  { name: "plunder", is_for_ships: false, is_stop: false },
  { name: "monster", is_for_ships: false, is_stop: false },
  { name: "nothing", is_for_ships: false, is_stop: false },
];

export const TILE = {
  "v1-weapon-1": 0,
  "v1-weapon-1-b": 1,
  "v1-sail-1": 2,
  "v1-sail-1-b": 3,
  "v1-mjollnir-1": 4,
  "v1-pennant-3": 5,
  "v1-wood-4": 6,
  "v1-pigs-4": 7,
  "v1-furs-5": 8,
  "v1-rune": 9,
  "v1-rune-b": 10,
  "v1-rune-c": 11,
  "v1-port-1": 12,
  "v1-encounter": 13,
  "v1-monster-3": 14,
  "v1-monster-4": 15,
  "v2-weapon-2": 16,
  "v2-sail-1": 17,
  "v2-mjollnir-1": 18,
  "v2-pennant-4": 19,
  "v2-wood-5": 20,
  "v2-pigs-5": 21,
  "v2-mead-6": 22,
  "v2-rune": 23,
  "v2-rune-b": 24,
  "v2-rune-c": 25,
  "v2-port-1": 26,
  "v2-port-2": 27,
  "v2-encounter": 28,
  "v2-plunder": 29,
  "v2-monster-4": 30,
  "v2-monster-5": 31,
  "v3-weapon-2": 32,
  "v3-sail-2": 33,
  "v3-mjollnir-2": 34,
  "v3-pennant-5": 35,
  "v3-pigs-6": 36,
  "v3-furs-7": 37,
  "v3-mead-7": 38,
  "v3-rune": 39,
  "v3-rune-b": 40,
  "v3-rune-c": 41,
  "v3-port-2": 42,
  "v3-encounter": 43,
  "v3-plunder": 44,
  "v3-monster-5": 45,
  "v3-monster-6": 46,
  "v3-monster-7": 47,
  "v4-weapon-2": 48,
  "v4-sail-2": 49,
  "v4-mjollnir-2": 50,
  "v4-pennant-6": 51,
  "v4-wood-8": 52,
  "v4-rune": 53,
  "v4-rune-b": 54,
  "v4-rune-c": 55,
  "v4-port-1": 56,
  "v4-port-2": 57,
  "v4-encounter": 58,
  "v4-plunder": 59,
  "v4-plunder-b": 60,
  "v4-monster-6": 61,
  "v4-monster-7": 62,
  "v4-monster-8": 63,
  none: 64,
} as const;
export type TileName = keyof typeof TILE;
export interface TileRow {
  name: TileName;
  kind: KindName;
  power: number;
  shields: number;
  goods: "wood" | "pigs" | "furs" | "mead" | null;
  voyage: number;
}
export const TILES: readonly TileRow[] = [
  { name: "v1-weapon-1", kind: "weapon", power: 1, shields: 1, goods: null, voyage: 1 },
  { name: "v1-weapon-1-b", kind: "weapon", power: 1, shields: 1, goods: null, voyage: 1 },
  { name: "v1-sail-1", kind: "sail", power: 1, shields: 1, goods: null, voyage: 1 },
  { name: "v1-sail-1-b", kind: "sail", power: 1, shields: 1, goods: null, voyage: 1 },
  { name: "v1-mjollnir-1", kind: "mjollnir", power: 1, shields: 1, goods: null, voyage: 1 },
  { name: "v1-pennant-3", kind: "pennant", power: 3, shields: 2, goods: null, voyage: 1 },
  { name: "v1-wood-4", kind: "goods", power: 4, shields: 1, goods: "wood", voyage: 1 },
  { name: "v1-pigs-4", kind: "goods", power: 4, shields: 1, goods: "pigs", voyage: 1 },
  { name: "v1-furs-5", kind: "goods", power: 5, shields: 1, goods: "furs", voyage: 1 },
  { name: "v1-rune", kind: "rune", power: 0, shields: 0, goods: null, voyage: 1 },
  { name: "v1-rune-b", kind: "rune", power: 0, shields: 0, goods: null, voyage: 1 },
  { name: "v1-rune-c", kind: "rune", power: 0, shields: 0, goods: null, voyage: 1 },
  { name: "v1-port-1", kind: "port", power: 1, shields: 0, goods: null, voyage: 1 },
  { name: "v1-encounter", kind: "encounter", power: 0, shields: 0, goods: null, voyage: 1 },
  { name: "v1-monster-3", kind: "monster", power: 3, shields: 0, goods: null, voyage: 1 },
  { name: "v1-monster-4", kind: "monster", power: 4, shields: 0, goods: null, voyage: 1 },
  { name: "v2-weapon-2", kind: "weapon", power: 2, shields: 1, goods: null, voyage: 2 },
  { name: "v2-sail-1", kind: "sail", power: 1, shields: 1, goods: null, voyage: 2 },
  { name: "v2-mjollnir-1", kind: "mjollnir", power: 1, shields: 1, goods: null, voyage: 2 },
  { name: "v2-pennant-4", kind: "pennant", power: 4, shields: 1, goods: null, voyage: 2 },
  { name: "v2-wood-5", kind: "goods", power: 5, shields: 1, goods: "wood", voyage: 2 },
  { name: "v2-pigs-5", kind: "goods", power: 5, shields: 1, goods: "pigs", voyage: 2 },
  { name: "v2-mead-6", kind: "goods", power: 6, shields: 0, goods: "mead", voyage: 2 },
  { name: "v2-rune", kind: "rune", power: 0, shields: 0, goods: null, voyage: 2 },
  { name: "v2-rune-b", kind: "rune", power: 0, shields: 0, goods: null, voyage: 2 },
  { name: "v2-rune-c", kind: "rune", power: 0, shields: 0, goods: null, voyage: 2 },
  { name: "v2-port-1", kind: "port", power: 1, shields: 0, goods: null, voyage: 2 },
  { name: "v2-port-2", kind: "port", power: 2, shields: 0, goods: null, voyage: 2 },
  { name: "v2-encounter", kind: "encounter", power: 0, shields: 0, goods: null, voyage: 2 },
  { name: "v2-plunder", kind: "plunder", power: 0, shields: 0, goods: null, voyage: 2 },
  { name: "v2-monster-4", kind: "monster", power: 4, shields: 0, goods: null, voyage: 2 },
  { name: "v2-monster-5", kind: "monster", power: 5, shields: 0, goods: null, voyage: 2 },
  { name: "v3-weapon-2", kind: "weapon", power: 2, shields: 0, goods: null, voyage: 3 },
  { name: "v3-sail-2", kind: "sail", power: 2, shields: 0, goods: null, voyage: 3 },
  { name: "v3-mjollnir-2", kind: "mjollnir", power: 2, shields: 0, goods: null, voyage: 3 },
  { name: "v3-pennant-5", kind: "pennant", power: 5, shields: 1, goods: null, voyage: 3 },
  { name: "v3-pigs-6", kind: "goods", power: 6, shields: 1, goods: "pigs", voyage: 3 },
  { name: "v3-furs-7", kind: "goods", power: 7, shields: 0, goods: "furs", voyage: 3 },
  { name: "v3-mead-7", kind: "goods", power: 7, shields: 0, goods: "mead", voyage: 3 },
  { name: "v3-rune", kind: "rune", power: 0, shields: 0, goods: null, voyage: 3 },
  { name: "v3-rune-b", kind: "rune", power: 0, shields: 0, goods: null, voyage: 3 },
  { name: "v3-rune-c", kind: "rune", power: 0, shields: 0, goods: null, voyage: 3 },
  { name: "v3-port-2", kind: "port", power: 2, shields: 0, goods: null, voyage: 3 },
  { name: "v3-encounter", kind: "encounter", power: 0, shields: 0, goods: null, voyage: 3 },
  { name: "v3-plunder", kind: "plunder", power: 0, shields: 0, goods: null, voyage: 3 },
  { name: "v3-monster-5", kind: "monster", power: 5, shields: 0, goods: null, voyage: 3 },
  { name: "v3-monster-6", kind: "monster", power: 6, shields: 0, goods: null, voyage: 3 },
  { name: "v3-monster-7", kind: "monster", power: 7, shields: 0, goods: null, voyage: 3 },
  { name: "v4-weapon-2", kind: "weapon", power: 2, shields: 1, goods: null, voyage: 4 },
  { name: "v4-sail-2", kind: "sail", power: 2, shields: 1, goods: null, voyage: 4 },
  { name: "v4-mjollnir-2", kind: "mjollnir", power: 2, shields: 0, goods: null, voyage: 4 },
  { name: "v4-pennant-6", kind: "pennant", power: 6, shields: 1, goods: null, voyage: 4 },
  { name: "v4-wood-8", kind: "goods", power: 8, shields: 0, goods: "wood", voyage: 4 },
  { name: "v4-rune", kind: "rune", power: 0, shields: 0, goods: null, voyage: 4 },
  { name: "v4-rune-b", kind: "rune", power: 0, shields: 0, goods: null, voyage: 4 },
  { name: "v4-rune-c", kind: "rune", power: 0, shields: 0, goods: null, voyage: 4 },
  { name: "v4-port-1", kind: "port", power: 1, shields: 0, goods: null, voyage: 4 },
  { name: "v4-port-2", kind: "port", power: 2, shields: 0, goods: null, voyage: 4 },
  { name: "v4-encounter", kind: "encounter", power: 0, shields: 0, goods: null, voyage: 4 },
  { name: "v4-plunder", kind: "plunder", power: 0, shields: 0, goods: null, voyage: 4 },
  { name: "v4-plunder-b", kind: "plunder", power: 0, shields: 0, goods: null, voyage: 4 },
  { name: "v4-monster-6", kind: "monster", power: 6, shields: 0, goods: null, voyage: 4 },
  { name: "v4-monster-7", kind: "monster", power: 7, shields: 0, goods: null, voyage: 4 },
  { name: "v4-monster-8", kind: "monster", power: 8, shields: 0, goods: null, voyage: 4 },
  { name: "none", kind: "nothing", power: 0, shields: 2, goods: null, voyage: 0 },
];

export const CONDITION = {
  order: 0,
  goods: 1,
  "different-goods": 2,
  runes: 3,
  shields: 4,
  weapons: 5,
  ports: 6,
  monsters: 7,
  sails: 8,
} as const;
export type ConditionName = keyof typeof CONDITION;
export interface ConditionRow {
  name: ConditionName;
  kind: KindName | null;
}
export const CONDITIONS: readonly ConditionRow[] = [
  { name: "order", kind: null },
  { name: "goods", kind: "goods" },
  { name: "different-goods", kind: "goods" },
  { name: "runes", kind: "rune" },
  { name: "shields", kind: null },
  { name: "weapons", kind: "weapon" },
  { name: "ports", kind: "port" },
  { name: "monsters", kind: "monster" },
  { name: "sails", kind: "sail" },
];

export interface CoinRow {
  worth: number;
  coins: number;
}
export const COINS: readonly CoinRow[] = [
  { worth: 6, coins: 4 },
  { worth: 3, coins: 8 },
  { worth: 1, coins: 8 },
];

export const ITEM = {
  coins: 0,
  runes: 1,
  hammers: 2,
  pennants: 3,
  goods: 4,
  monsters: 5,
} as const;
export type ItemName = keyof typeof ITEM;
export interface ItemRow {
  name: ItemName;
}
export const ITEMS: readonly ItemRow[] = [
  { name: "coins" },
  { name: "runes" },
  { name: "hammers" },
  { name: "pennants" },
  { name: "goods" },
  { name: "monsters" },
];

export const NO_TILE = 64 as const;

export const SLOTS = 5 as const;

export const HARBOUR = 0 as const;

export const EVERY_FIFTH = 5 as const;

export const VILLAGERS = 1 as const;

export const CASTAWAYS = 2 as const;
