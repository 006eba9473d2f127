// Made from the rules of yggdrasil: `make wire`.

export interface Threat {
  card: number;
  is_next: boolean;
  space: number;
  power: number;
  beyond: number[];
  is_defeat: boolean;
  chance: number;
  cards: number;
  angry: number;
}

export interface Line {
  space: number;
  beyond: number;
  limit: number;
}

export interface Fight {
  enemy: number | null;
  giant: number | null;
  strength: number;
  vikings: number;
  hammers: number | null;
  artefact: number;
}

export interface YggdrasilView {
  gods: number[];
  leaders: number[];
  turn: number;
  active: number;
  actions_left: number;
  used: number[];
  vikings: number[];
  elves: number[];
  artefacts: number[][];
  in_trance: number[];
  spaces: number[];
  strengths: number[];
  threats: Threat[];
  lines: Line[];
  is_raging: boolean;
  elves_at_home: number;
  forge: number[][];
  dead: number;
  removed: number;
  fire: number;
  vikings_in_bags: number;
  giants_in_bags: number;
  is_empty: boolean[];
  bag_vikings: number[];
  bag_giants: number[];
  valkyries: number;
  submerged: number;
  vane: number;
  pile: number[];
  awake: number[];
  defeated: number[];
  giant_strength: number;
  runes: number[];
  blocked_by: (number | null)[];
  no_powers: boolean;
  no_trance_powers: boolean;
  bonus: number[];
  quiet_turns: number;
  cards_left: number;
  top: number[];
  bottom: number[];
  unseen: number[];
  heap_left: number;
  hides_special: boolean;
  looked_at: number[];
  discard: number[];
  fight: Fight | null;
  rolled: number;
  outcome: number;
}

/** What may be told, by its kind. */
export type YggdrasilEvent =
  | { kind: "gods-seated"; fields: { gods: number[] } }
  | { kind: "deck-prepared"; fields: { cards: number[] } }
  | { kind: "turn-began"; fields: { god: number } }
  | { kind: "no-card-drawn"; fields: { left: number } }
  | { kind: "card-turned"; fields: { card: number } }
  | { kind: "cards-looked-at"; fields: { cards: number[] } }
  | { kind: "card-put-on-top"; fields: { card: number } }
  | { kind: "card-put-under"; fields: { card: number } }
  | { kind: "cards-put-in-order"; fields: { cards: number[] } }
  | { kind: "card-chosen"; fields: { card: number } }
  | { kind: "card-placed"; fields: { card: number } }
  | { kind: "enemy-advanced"; fields: { enemy: number; space: number } }
  | { kind: "enemy-held-back"; fields: { enemy: number; space: number } }
  | { kind: "enemy-stayed"; fields: { enemy: number; space: number } }
  | { kind: "die-rolled"; fields: { god: number; colour: number } }
  | { kind: "roll-chosen"; fields: { god: number; colour: number } }
  | { kind: "vikings-removed"; fields: { bag: number; count: number } }
  | { kind: "fire-spread"; fields: { bag: number; count: number } }
  | { kind: "island-submerged"; fields: { island: number } }
  | { kind: "valkyries-moved"; fields: { island: number } }
  | { kind: "giant-awoke"; fields: { giant: number } }
  | { kind: "no-giant-awoke"; fields: {} }
  | { kind: "fenrir-raged"; fields: { power: number } }
  | { kind: "action-chosen"; fields: { god: number; world: number } }
  | { kind: "calming-tried"; fields: { god: number } }
  | { kind: "fenrir-calmed"; fields: { god: number } }
  | { kind: "fenrir-kept-raging"; fields: { god: number } }
  | { kind: "elf-taken"; fields: { god: number } }
  | { kind: "artefact-forged"; fields: { god: number; artefact: number; level: number } }
  | { kind: "vikings-handed-over"; fields: { giver: number; taker: number; count: number } }
  | { kind: "elves-handed-over"; fields: { giver: number; taker: number; count: number } }
  | { kind: "souls-found"; fields: { god: number; bag: number; vikings: number; giants: number } }
  | { kind: "bag-filled"; fields: { bag: number; count: number } }
  | { kind: "bag-purged"; fields: { bag: number; giants: number; vikings: number } }
  | { kind: "enemy-fought"; fields: { god: number; enemy: number; strength: number } }
  | { kind: "giant-fought"; fields: { god: number; giant: number; strength: number } }
  | { kind: "top-giant-fought"; fields: { god: number; strength: number } }
  | { kind: "vikings-sent"; fields: { god: number; count: number } }
  | { kind: "elves-sent"; fields: { god: number; count: number } }
  | { kind: "fight-won"; fields: { god: number; total: number; strength: number } }
  | { kind: "fight-lost"; fields: { god: number; total: number; strength: number } }
  | { kind: "fallen-kept"; fields: { count: number } }
  | { kind: "giant-defeated"; fields: { giant: number } }
  | { kind: "rune-completed"; fields: { rune: number } }
  | { kind: "vikings-granted"; fields: { god: number; count: number } }
  | { kind: "vane-advanced"; fields: { space: number } }
  | { kind: "vane-returned"; fields: {} }
  | { kind: "trance-entered"; fields: { god: number } }
  | { kind: "trance-left"; fields: { god: number } }
  | { kind: "turn-ended"; fields: { god: number } }
  | { kind: "wall-broken"; fields: { enemies: number[] } }
  | { kind: "gate-broken"; fields: { enemies: number[] } }
  | { kind: "residence-taken"; fields: { enemies: number[] } }
  | { kind: "ragnarok-averted"; fields: {} };

/** What players may do. */
export type YggdrasilMove =
  | { kind: "end-turn"; fields: {} }
  | { kind: "calm"; fields: {} }
  | { kind: "act"; fields: { world: number } }
  | { kind: "change-trance"; fields: {} }
  | { kind: "fight"; fields: { enemy: number } }
  | { kind: "push-back"; fields: { enemy: number } }
  | { kind: "let-advance"; fields: { enemy: number } }
  | { kind: "move-valkyries"; fields: { island: number } }
  | { kind: "search"; fields: {} }
  | { kind: "enough"; fields: {} }
  | { kind: "forge"; fields: { artefact: number } }
  | { kind: "meet"; fields: { god: number } }
  | { kind: "fill-bag"; fields: { bag: number } }
  | { kind: "purge-bag"; fields: { bag: number } }
  | { kind: "fight-top"; fields: {} }
  | { kind: "fight-giant"; fields: { giant: number } }
  | { kind: "defeat-top"; fields: {} }
  | { kind: "defeat-giant"; fields: { giant: number } }
  | { kind: "advance-vane"; fields: {} }
  | { kind: "use-vane"; fields: { effect: number } }
  | { kind: "apply-card"; fields: { card: number } }
  | { kind: "place-card"; fields: { card: number } }
  | { kind: "put-on-top"; fields: {} }
  | { kind: "put-under"; fields: {} }
  | { kind: "keep-roll"; fields: {} }
  | { kind: "roll-again"; fields: {} }
  | { kind: "take-roll"; fields: { colour: number } }
  | { kind: "send-vikings"; fields: { count: number } }
  | { kind: "send-elves"; fields: { count: number } }
  | { kind: "grant"; fields: { count: number } }
  | { kind: "give-vikings"; fields: { count: number } }
  | { kind: "take-vikings"; fields: { count: number } }
  | { kind: "give-elves"; fields: { count: number } }
  | { kind: "take-elves"; fields: { count: number } };

/** What may be asked. Nobody is told what chance is asked about. */
export type YggdrasilQuestion =
  | { kind: "call-elves"; fields: { seats: number[]; god: number } }
  | { kind: "card-draw"; fields: {} }
  | { kind: "choose-action"; fields: { seats: number[]; god: number; left: number } }
  | { kind: "choose-artefact"; fields: { seats: number[]; god: number } }
  | { kind: "choose-bag-to-fill"; fields: { seats: number[]; god: number } }
  | { kind: "choose-bag-to-purge"; fields: { seats: number[]; god: number } }
  | { kind: "choose-card"; fields: { seats: number[]; god: number } }
  | { kind: "choose-effect"; fields: { seats: number[]; god: number; done: number } }
  | { kind: "choose-enemy"; fields: { seats: number[]; god: number } }
  | { kind: "choose-enemy-to-push"; fields: { seats: number[]; god: number; steps: number; chosen: number } }
  | { kind: "choose-flight"; fields: { seats: number[]; god: number } }
  | { kind: "choose-giant"; fields: { seats: number[]; god: number } }
  | { kind: "choose-giant-to-defeat"; fields: { seats: number[]; god: number; among: number; is_top_fought: boolean } }
  | { kind: "choose-god"; fields: { seats: number[]; god: number } }
  | { kind: "choose-island"; fields: { seats: number[]; god: number } }
  | { kind: "choose-rearmost"; fields: { seats: number[]; god: number } }
  | { kind: "choose-roll"; fields: { seats: number[]; god: number; first: number; second: number } }
  | { kind: "choose-search"; fields: { seats: number[]; god: number } }
  | { kind: "choose-vane"; fields: { seats: number[]; god: number } }
  | { kind: "die-roll"; fields: {} }
  | { kind: "exchange-elves"; fields: { seats: number[]; god: number; other: number; is_first: boolean } }
  | { kind: "exchange-vikings"; fields: { seats: number[]; god: number; other: number } }
  | { kind: "first-draw"; fields: {} }
  | { kind: "giant-draw"; fields: {} }
  | { kind: "god-deal"; fields: {} }
  | { kind: "grant-vikings"; fields: { seats: number[]; god: number; receiver: number; left: number } }
  | { kind: "pawn-draw"; fields: {} }
  | { kind: "put-back"; fields: { seats: number[]; god: number } }
  | { kind: "reorder-cards"; fields: { seats: number[]; god: number } }
  | { kind: "roll-twice"; fields: { seats: number[]; god: number; colour: number } }
  | { kind: "send-after-roll"; fields: { seats: number[]; god: number } }
  | { kind: "send-before-roll"; fields: { seats: number[]; god: number } }
  | { kind: "sending"; fields: { seats: number[]; god: number } }
  | { kind: "specials-draw"; fields: {} };

/** A move as the hall reads it. */
export type YggdrasilNotation =
  | "end-turn"
  | "calm"
  | `act ${WorldName}`
  | "change-trance"
  | `fight ${EnemyName}`
  | `push-back ${EnemyName}`
  | `let-advance ${EnemyName}`
  | `move-valkyries ${IslandName}`
  | "search"
  | "enough"
  | `forge ${ArtefactName}`
  | `meet ${GodName}`
  | `fill-bag ${BagName}`
  | `purge-bag ${BagName}`
  | "fight-top"
  | `fight-giant ${GiantName}`
  | "defeat-top"
  | `defeat-giant ${GiantName}`
  | "advance-vane"
  | `use-vane ${EffectName}`
  | `apply-card ${CardName}`
  | `place-card ${CardName}`
  | "put-on-top"
  | "put-under"
  | "keep-roll"
  | "roll-again"
  | `take-roll ${"white" | "blue" | "green" | "black"}`
  | `send-vikings ${number}`
  | `send-elves ${number}`
  | `grant ${number}`
  | `give-vikings ${number}`
  | `take-vikings ${number}`
  | `give-elves ${number}`
  | `take-elves ${number}`;

/** All of it, for whatever is the same in every game. */
export interface YggdrasilGame {
  view: YggdrasilView;
  event: YggdrasilEvent;
  move: YggdrasilMove;
  question: YggdrasilQuestion;
  notation: YggdrasilNotation;
}

export const ENEMY = {
  hel: 0,
  surt: 1,
  jormungand: 2,
  loki: 3,
  nidhogg: 4,
  fenrir: 5,
} as const;
export type EnemyName = keyof typeof ENEMY;
export interface EnemyRow {
  name: EnemyName;
  artefact: ArtefactRow;
}
export const ENEMIES: readonly EnemyRow[] = [
  { name: "hel", artefact: { name: "draupnir" } },
  { name: "surt", artefact: { name: "mimming" } },
  { name: "jormungand", artefact: { name: "mjollnir" } },
  { name: "loki", artefact: { name: "hofund" } },
  { name: "nidhogg", artefact: { name: "gungnir" } },
  { name: "fenrir", artefact: { name: "gleipnir" } },
];

export const ARTEFACT = {
  draupnir: 0,
  mimming: 1,
  mjollnir: 2,
  hofund: 3,
  gungnir: 4,
  gleipnir: 5,
} as const;
export type ArtefactName = keyof typeof ARTEFACT;
export interface ArtefactRow {
  name: ArtefactName;
}
export const ARTEFACTS: readonly ArtefactRow[] = [
  { name: "draupnir" },
  { name: "mimming" },
  { name: "mjollnir" },
  { name: "hofund" },
  { name: "gungnir" },
  { name: "gleipnir" },
];

export const GOD = {
  odin: 0,
  thor: 1,
  frey: 2,
  freyja: 3,
  tyr: 4,
  heimdall: 5,
} as const;
export type GodName = keyof typeof GOD;
export interface GodRow {
  name: GodName;
}
export const GODS: readonly GodRow[] = [
  { name: "odin" },
  { name: "thor" },
  { name: "frey" },
  { name: "freyja" },
  { name: "tyr" },
  { name: "heimdall" },
];

export const WORLD = {
  asgard: 0,
  midgard: 1,
  elves: 2,
  forge: 3,
  darkness: 4,
  dead: 5,
  fire: 6,
  ice: 7,
  sacred: 8,
} as const;
export type WorldName = keyof typeof WORLD;
export interface WorldRow {
  name: WorldName;
}
export const WORLDS: readonly WorldRow[] = [
  { name: "asgard" },
  { name: "midgard" },
  { name: "elves" },
  { name: "forge" },
  { name: "darkness" },
  { name: "dead" },
  { name: "fire" },
  { name: "ice" },
  { name: "sacred" },
];

export const BAG = {
  white: 0,
  blue: 1,
  green: 2,
  black: 3,
} as const;
export type BagName = keyof typeof BAG;
export interface BagRow {
  name: BagName;
  vikings: number;
  giants: number;
  faces: number;
}
export const BAGS: readonly BagRow[] = [
  { name: "white", vikings: 6, giants: 12, faces: 2 },
  { name: "blue", vikings: 9, giants: 9, faces: 2 },
  { name: "green", vikings: 12, giants: 6, faces: 1 },
  { name: "black", vikings: 15, giants: 3, faces: 1 },
];

export const ISLAND = {
  rainbow: 0,
  white: 1,
  blue: 2,
  green: 3,
  black: 4,
} as const;
export type IslandName = keyof typeof ISLAND;
export interface IslandRow {
  name: IslandName;
  bag: number | null;
}
export const ISLANDS: readonly IslandRow[] = [
  { name: "rainbow", bag: null },
  { name: "white", bag: 0 },
  { name: "blue", bag: 1 },
  { name: "green", bag: 2 },
  { name: "black", bag: 3 },
];

export const EFFECT = {
  fly: 0,
  raise: 1,
  foresee: 2,
  repel: 3,
  fell: 4,
} as const;
export type EffectName = keyof typeof EFFECT;
export interface EffectRow {
  name: EffectName;
}
export const EFFECTS: readonly EffectRow[] = [
  { name: "fly" },
  { name: "raise" },
  { name: "foresee" },
  { name: "repel" },
  { name: "fell" },
];

export const GIANT = {
  angerboda: 0,
  hrungnir: 1,
  utgardloki: 2,
  hrym: 3,
  thrym: 4,
  thokk: 5,
  hymir: 6,
  bergelmir: 7,
  suttung: 8,
  gymir: 9,
  fafner: 10,
  thiazy: 11,
  greip: 12,
  gialp: 13,
  geirroed: 14,
  skyrmir: 15,
} as const;
export type GiantName = keyof typeof GIANT;
export interface GiantRow {
  name: GiantName;
  rune: RuneName;
  effect: "strengthens-enemy" | "blocks-world" | "no-powers" | "whirlpool" | "strengthens-giants" | "no-die";
  enemy: EnemyName | null;
  world: WorldName | null;
}
export const GIANTS: readonly GiantRow[] = [
  { name: "angerboda", rune: "sigel", effect: "strengthens-enemy", enemy: "hel", world: null },
  { name: "hrungnir", rune: "sigel", effect: "blocks-world", enemy: null, world: "elves" },
  { name: "utgardloki", rune: "sigel", effect: "no-powers", enemy: null, world: null },
  { name: "hrym", rune: "sigel", effect: "blocks-world", enemy: null, world: "dead" },
  { name: "thrym", rune: "mann", effect: "strengthens-enemy", enemy: "jormungand", world: null },
  { name: "thokk", rune: "mann", effect: "strengthens-enemy", enemy: "nidhogg", world: null },
  { name: "hymir", rune: "mann", effect: "whirlpool", enemy: null, world: null },
  { name: "bergelmir", rune: "mann", effect: "strengthens-giants", enemy: null, world: null },
  { name: "suttung", rune: "tiwaz", effect: "strengthens-enemy", enemy: "loki", world: null },
  { name: "gymir", rune: "tiwaz", effect: "blocks-world", enemy: null, world: "sacred" },
  { name: "fafner", rune: "tiwaz", effect: "blocks-world", enemy: null, world: "darkness" },
  { name: "thiazy", rune: "tiwaz", effect: "no-die", enemy: null, world: null },
  { name: "greip", rune: "daeg", effect: "strengthens-enemy", enemy: "surt", world: null },
  { name: "gialp", rune: "daeg", effect: "blocks-world", enemy: null, world: "fire" },
  { name: "geirroed", rune: "daeg", effect: "blocks-world", enemy: null, world: "forge" },
  { name: "skyrmir", rune: "daeg", effect: "strengthens-enemy", enemy: "fenrir", world: null },
];

export const RUNE = {
  sigel: 0,
  mann: 1,
  tiwaz: 2,
  daeg: 3,
} as const;
export type RuneName = keyof typeof RUNE;
export interface RuneRow {
  name: RuneName;
}
export const RUNES: readonly RuneRow[] = [
  { name: "sigel" },
  { name: "mann" },
  { name: "tiwaz" },
  { name: "daeg" },
];

export const CARD = {
  hel: 0,
  surt: 1,
  jormungand: 2,
  loki: 3,
  nidhogg: 4,
  fenrir: 5,
  "angry-hel": 6,
  "angry-surt": 7,
  "angry-jormungand": 8,
  "angry-loki": 9,
  "angry-nidhogg": 10,
  "angry-fenrir": 11,
  "ragnarok-hel-surt-jormungand": 12,
  "ragnarok-hel-loki-nidhogg": 13,
  "ragnarok-surt-loki-fenrir": 14,
  "ragnarok-jormungand-nidhogg-fenrir": 15,
} as const;
export type CardName = keyof typeof CARD;
export interface CardRow {
  name: CardName;
  kind: "own" | "angry" | "ragnarok";
  enemies: readonly number[];
  steps: number;
}
export const CARDS: readonly CardRow[] = [
  { name: "hel", kind: "own", enemies: [0], steps: 1 },
  { name: "surt", kind: "own", enemies: [1], steps: 1 },
  { name: "jormungand", kind: "own", enemies: [2], steps: 1 },
  { name: "loki", kind: "own", enemies: [3], steps: 1 },
  { name: "nidhogg", kind: "own", enemies: [4], steps: 1 },
  { name: "fenrir", kind: "own", enemies: [5], steps: 1 },
  { name: "angry-hel", kind: "angry", enemies: [0], steps: 2 },
  { name: "angry-surt", kind: "angry", enemies: [1], steps: 2 },
  { name: "angry-jormungand", kind: "angry", enemies: [2], steps: 2 },
  { name: "angry-loki", kind: "angry", enemies: [3], steps: 2 },
  { name: "angry-nidhogg", kind: "angry", enemies: [4], steps: 2 },
  { name: "angry-fenrir", kind: "angry", enemies: [5], steps: 2 },
  { name: "ragnarok-hel-surt-jormungand", kind: "ragnarok", enemies: [0, 1, 2], steps: 1 },
  { name: "ragnarok-hel-loki-nidhogg", kind: "ragnarok", enemies: [0, 3, 4], steps: 1 },
  { name: "ragnarok-surt-loki-fenrir", kind: "ragnarok", enemies: [1, 3, 5], steps: 1 },
  { name: "ragnarok-jormungand-nidhogg-fenrir", kind: "ragnarok", enemies: [2, 4, 5], steps: 1 },
];

export const OUTCOME = {
  playing: 0,
  won: 1,
  lost: 2,
} as const;
export type OutcomeName = keyof typeof OUTCOME;
export interface OutcomeRow {
  name: OutcomeName;
}
export const OUTCOMES: readonly OutcomeRow[] = [
  { name: "playing" },
  { name: "won" },
  { name: "lost" },
];

export const LINE = {
  wall: 0,
  gate: 1,
  residence: 2,
} as const;
export type LineName = keyof typeof LINE;
export interface LineRow {
  name: LineName;
  space: number;
  limit: number;
}
export const LINES: readonly LineRow[] = [
  { name: "wall", space: 4, limit: 5 },
  { name: "gate", space: 6, limit: 3 },
  { name: "residence", space: 8, limit: 1 },
];

export const VANE_SPACES = 6 as const;

export const FIRST_EFFECT = 2 as const;

export const DRAGGED = 1 as const;

export const SPACES = 8 as const;
