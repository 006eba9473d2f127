// Made from the rules of blood-rage: `make wire`.

export interface PackMemory {
  cards: number[];
  takers: number[];
}

export interface BloodRageView {
  seats: number;
  small_decks: boolean;
  first_game: boolean;
  passed_may_return: boolean;
  blessing_in_yggdrasil: boolean;
  clans: number[];
  first: number;
  age: number;
  phase: number;
  turn: number;
  tokens: number[];
  dooms: number[];
  ruined: number[];
  pillaged: number[];
  glory: number[];
  rage: number[];
  passed: boolean[];
  stats: number[];
  sheet: number[];
  warriors: number[];
  figures: number[];
  place_of: number[];
  filled: number[];
  strengths: number[][];
  hand: number[];
  quests: number[];
  pack: number[];
  picks: number;
  decks_left: number;
  out: number;
  hand_sizes: number[];
  quest_counts: number[];
  shown: number[][];
  known: number[][];
  remembered: PackMemory[];
  maybe: number[][];
  unveiled: [number, number][];
  pillager: number | null;
  contested: number | null;
  fighting: number[];
  played: number[];
  late: [number, number][];
  on_table: [number, number][];
  boasts: number[];
  cancelled: number[];
  winner: number;
  valkyrie: number;
  fallen: number[];
  doomed: number[];
  spared: number[];
  sworn: number[];
}

/** What may be told, by its kind. */
export type BloodRageEvent =
  | { kind: "clans-drawn"; fields: { animals: number[] } }
  | { kind: "tokens-placed"; fields: { tokens: number[] } }
  | { kind: "provinces-lost"; fields: { provinces: number[] } }
  | { kind: "doom-named"; fields: { age: number; province: number } }
  | { kind: "age-began"; fields: { age: number; clan: number } }
  | { kind: "phase-began"; fields: { phase: number } }
  | { kind: "packs-dealt"; fields: { age: number } }
  | { kind: "packs-passed"; fields: {} }
  | { kind: "pairs-discarded"; fields: {} }
  | { kind: "card-kept"; fields: { clan: number; card: number } }
  | { kind: "rage-restored"; fields: { clan: number; rage: number } }
  | { kind: "action-phase-ended"; fields: { all_pillaged: number } }
  | { kind: "tokens-turned"; fields: {} }
  | { kind: "turn-began"; fields: { clan: number } }
  | { kind: "passed"; fields: { clan: number } }
  | { kind: "invaded"; fields: { clan: number; figure: number; source: number; place: number; cost: number } }
  | { kind: "march-began"; fields: { clan: number; source: number; province: number; cost: number } }
  | { kind: "marched"; fields: { clan: number; figure: number; source: number; province: number } }
  | { kind: "upgraded"; fields: { clan: number; card: number; cost: number } }
  | { kind: "upgrade-replaced"; fields: { clan: number; card: number } }
  | { kind: "upgrade-placed"; fields: { clan: number; card: number } }
  | { kind: "monster-recruited"; fields: { clan: number; figure: number } }
  | { kind: "monster-dismissed"; fields: { clan: number; figure: number } }
  | { kind: "quest-committed"; fields: { clan: number; card: number } }
  | { kind: "card-used"; fields: { clan: number; card: number } }
  | { kind: "pillage-declared"; fields: { clan: number; province: number } }
  | { kind: "pillage-ended"; fields: { clan: number; province: number } }
  | { kind: "oath-lapsed"; fields: { clan: number; province: number } }
  | { kind: "battle-joined"; fields: { clan: number; figure: number; source: number; province: number } }
  | { kind: "call-declined"; fields: { clan: number } }
  | { kind: "battle-began"; fields: { province: number; clans: number[] } }
  | { kind: "nobody-opposed"; fields: { clan: number; province: number } }
  | { kind: "cards-revealed"; fields: { province: number; clans: number[]; cards: number[] } }
  | { kind: "quest-declared"; fields: { clan: number; card: number; strength: number } }
  | { kind: "text-cancelled"; fields: { clan: number; card: number } }
  | { kind: "cards-swept-away"; fields: { clan: number; glory: number } }
  | { kind: "late-card-added"; fields: { clan: number; card: number } }
  | { kind: "late-card-declined"; fields: { clan: number } }
  | { kind: "sight-counted"; fields: { clan: number; card: number; strength: number } }
  | { kind: "strength-compared"; fields: { province: number; clans: number[]; totals: number[] } }
  | { kind: "battle-won"; fields: { province: number; clan: number } }
  | { kind: "nobody-won"; fields: { province: number } }
  | { kind: "rage-stolen"; fields: { clan: number; victim: number; rage: number; card: number } }
  | { kind: "glory-stolen"; fields: { clan: number; victim: number; glory: number; card: number } }
  | { kind: "cards-poisoned"; fields: { clan: number; victim: number; cards: number[]; card: number } }
  | { kind: "cards-discarded"; fields: { clan: number; cards: number[] } }
  | { kind: "cards-taken-back"; fields: { clan: number; cards: number[] } }
  | { kind: "card-bought-back"; fields: { clan: number; card: number } }
  | { kind: "province-pillaged"; fields: { clan: number; province: number } }
  | { kind: "leader-moved-on"; fields: { clan: number; source: number; province: number } }
  | { kind: "stat-raised"; fields: { clan: number; stat: number; value: number } }
  | { kind: "raise-lost"; fields: { clan: number; stat: number } }
  | { kind: "rage-gained"; fields: { clan: number; rage: number; card: number } }
  | { kind: "glory-from-card"; fields: { clan: number; glory: number; card: number } }
  | { kind: "glory-from-token"; fields: { clan: number; glory: number } }
  | { kind: "glory-from-battle"; fields: { clan: number; glory: number } }
  | { kind: "glory-from-ragnarok"; fields: { clan: number; glory: number; count: number; doubled: number[] } }
  | { kind: "glory-from-legend"; fields: { clan: number; glory: number; stat: number } }
  | { kind: "figures-endangered"; fields: { clan: number; province: number; count: number } }
  | { kind: "figure-kept"; fields: { clan: number; figure: number } }
  | { kind: "figure-destroyed"; fields: { clan: number; figure: number; place: number } }
  | { kind: "figure-saved"; fields: { clan: number; figure: number; province: number } }
  | { kind: "witch-retreated"; fields: { clan: number; province: number } }
  | { kind: "hand-discarded"; fields: { clan: number; count: number } }
  | { kind: "hand-put-away"; fields: { clan: number; card: number; count: number } }
  | { kind: "quests-revealed"; fields: { clan: number; cards: number[] } }
  | { kind: "quest-completed"; fields: { clan: number; card: number; glory: number; doubled: number[] } }
  | { kind: "quest-failed"; fields: { clan: number; card: number } }
  | { kind: "province-destroyed"; fields: { province: number } }
  | { kind: "doom-moved"; fields: { province: number } }
  | { kind: "figures-released"; fields: { clan: number; count: number } }
  | { kind: "game-ended"; fields: {} };

/** What players may do. */
export type BloodRageMove =
  | { kind: "pass"; fields: {} }
  | { kind: "decline"; fields: {} }
  | { kind: "accept"; fields: {} }
  | { kind: "sacrifice"; fields: {} }
  | { kind: "retreat"; fields: {} }
  | { kind: "raise"; fields: { stat: number } }
  | { kind: "fill-slot"; fields: { slot: number } }
  | { kind: "invade"; fields: { figure: number } }
  | { kind: "rally"; fields: { figure: number } }
  | { kind: "take"; fields: { figure: number } }
  | { kind: "save"; fields: { figure: number } }
  | { kind: "march"; fields: { province: number } }
  | { kind: "pillage"; fields: { province: number } }
  | { kind: "challenge"; fields: { province: number } }
  | { kind: "take-warrior"; fields: { province: number } }
  | { kind: "go"; fields: { place: number } }
  | { kind: "play-card"; fields: { card: number } }
  | { kind: "keep-card"; fields: { card: number } };

/** What may be asked. Nobody is told what chance is asked about. */
export type BloodRageQuestion =
  | { kind: "add-late-card"; fields: { seats: number[]; province: number } }
  | { kind: "buy-back"; fields: { seats: number[] } }
  | { kind: "choose-action"; fields: { seats: number[] } }
  | { kind: "choose-destination"; fields: { seats: number[]; source: number } }
  | { kind: "choose-landing"; fields: { seats: number[]; figure: number; may_decline: boolean } }
  | { kind: "choose-marcher"; fields: { seats: number[]; source: number; province: number; may_decline: boolean } }
  | { kind: "choose-sacrifice"; fields: { seats: number[] } }
  | { kind: "choose-ship"; fields: { seats: number[] } }
  | { kind: "choose-slot"; fields: { seats: number[]; card: number } }
  | { kind: "choose-stat"; fields: { seats: number[]; barred: number; may_decline: boolean } }
  | { kind: "clans-draw"; fields: {} }
  | { kind: "deal-cards"; fields: {} }
  | { kind: "declare-quest"; fields: { seats: number[] } }
  | { kind: "doom-draw"; fields: {} }
  | { kind: "first-draw"; fields: {} }
  | { kind: "join-battle"; fields: { seats: number[]; province: number } }
  | { kind: "keep-figure"; fields: { seats: number[]; province: number } }
  | { kind: "keep-one-card"; fields: { seats: number[] } }
  | { kind: "move-leader-on"; fields: { seats: number[]; province: number } }
  | { kind: "pick-battle-card"; fields: { seats: number[]; province: number } }
  | { kind: "pick-gift"; fields: { seats: number[] } }
  | { kind: "save-figure"; fields: { seats: number[]; province: number } }
  | { kind: "token-draw"; fields: {} }
  | { kind: "use-upgrade"; fields: { seats: number[]; card: number; province: number } };

/** A move as the hall reads it. */
export type BloodRageNotation =
  | "pass"
  | "decline"
  | "accept"
  | "sacrifice"
  | "retreat"
  | `raise ${StatName | "none"}`
  | `fill-slot ${SlotName}`
  | `invade ${FigureName}`
  | `rally ${FigureName}`
  | `take ${FigureName}`
  | `save ${FigureName}`
  | `march ${PlaceName}`
  | `pillage ${PlaceName}`
  | `challenge ${PlaceName}`
  | `take-warrior ${PlaceName}`
  | `go ${PlaceName}`
  | `play-card ${CardName | "unseen"}`
  | `keep-card ${CardName | "unseen"}`;

/** All of it, for whatever is the same in every game. */
export interface BloodRageGame {
  view: BloodRageView;
  event: BloodRageEvent;
  move: BloodRageMove;
  question: BloodRageQuestion;
  notation: BloodRageNotation;
}

export const CARD = {
  "a1-dwarf-chieftain": 0,
  "a1-troll": 1,
  "a1-lord-of-hammers": 2,
  "a1-brothers-in-arms": 3,
  "a1-lokis-dragons": 4,
  "a1-friggas-charm": 5,
  "a1-lokis-domain": 6,
  "a1-thors-glory": 7,
  "a1-alfheim": 8,
  "a1-glorious-death": 9,
  "a1-jotunheim": 10,
  "a1-manheim": 11,
  "a1-friggas-grace": 12,
  "a1-heimdalls-sight": 13,
  "a1-lokis-trickery": 14,
  "a1-odins-smite": 15,
  "a1-thors-hammer": 16,
  "a1-tyrs-bash": 17,
  "a1-tyrs-smash": 18,
  "a1-tyrs-smite": 19,
  "a1-sea-serpent": 20,
  "a1-friggas-succor": 21,
  "a1-tyrs-domain": 22,
  "a1-yggdrasil": 23,
  "a1-lokis-blessing": 24,
  "a1-tyrs-crush": 25,
  "a2-dark-elf": 26,
  "a2-valkyrie": 27,
  "a2-lord-of-axes": 28,
  "a2-experts-in-arms": 29,
  "a2-fire-dragons": 30,
  "a2-friggas-protection": 31,
  "a2-odins-inspiration": 32,
  "a2-tyrs-challenge": 33,
  "a2-alfheim": 34,
  "a2-glorious-death": 35,
  "a2-jotunheim": 36,
  "a2-manheim": 37,
  "a2-heimdalls-eye": 38,
  "a2-heimdalls-watch": 39,
  "a2-lokis-backstab": 40,
  "a2-odins-tide": 41,
  "a2-thors-oath": 42,
  "a2-tyrs-crush": 43,
  "a2-tyrs-rage": 44,
  "a2-fire-giant": 45,
  "a2-lokis-eminence": 46,
  "a2-tyrs-prowess": 47,
  "a2-yggdrasil": 48,
  "a2-tyrs-smite": 49,
  "a2-thors-domain": 50,
  "a2-tyrs-smash": 51,
  "a3-frost-giant": 52,
  "a3-soldier-of-hel": 53,
  "a3-lord-of-spears": 54,
  "a3-masters-in-arms": 55,
  "a3-eternal-dragons": 56,
  "a3-friggas-domain": 57,
  "a3-odins-throne": 58,
  "a3-thors-conquest": 59,
  "a3-alfheim": 60,
  "a3-glorious-death": 61,
  "a3-jotunheim": 62,
  "a3-manheim": 63,
  "a3-heimdalls-gaze": 64,
  "a3-heimdalls-watch": 65,
  "a3-lokis-poison": 66,
  "a3-odins-judgement": 67,
  "a3-thors-ascension": 68,
  "a3-thors-primacy": 69,
  "a3-tyrs-crush": 70,
  "a3-tyrs-rage": 71,
  "a3-volur-witch": 72,
  "a3-friggas-sacrifice": 73,
  "a3-tyrs-wrath": 74,
  "a3-yggdrasil": 75,
  "a3-lokis-wrath": 76,
  "a3-tyrs-smite": 77,
} as const;
export type CardName = keyof typeof CARD;
export interface CardRow {
  name: CardName;
  kind: "monster-upgrade" | "leader-upgrade" | "warrior-upgrade" | "ship-upgrade" | "clan-upgrade" | "quest" | "battle";
  age: number;
  strength: number;
  cost: number;
  glory: number;
  asks_for: "alfheim" | "glorious-death" | "jotunheim" | "manheim" | "world-tree" | null;
  figure: FigureName | null;
  copies_strength: boolean;
}
export const CARDS: readonly CardRow[] = [
  {
      name: "a1-dwarf-chieftain",
      kind: "monster-upgrade",
      age: 1,
      strength: 2,
      cost: 0,
      glory: 0,
      asks_for: null,
      figure: "dwarf-chieftain",
      copies_strength: false,
    },
  {
      name: "a1-troll",
      kind: "monster-upgrade",
      age: 1,
      strength: 2,
      cost: 2,
      glory: 0,
      asks_for: null,
      figure: "troll",
      copies_strength: false,
    },
  {
      name: "a1-lord-of-hammers",
      kind: "leader-upgrade",
      age: 1,
      strength: 3,
      cost: 3,
      glory: 0,
      asks_for: null,
      figure: "leader",
      copies_strength: false,
    },
  {
      name: "a1-brothers-in-arms",
      kind: "warrior-upgrade",
      age: 1,
      strength: 1,
      cost: 1,
      glory: 0,
      asks_for: null,
      figure: "warrior",
      copies_strength: false,
    },
  {
      name: "a1-lokis-dragons",
      kind: "ship-upgrade",
      age: 1,
      strength: 2,
      cost: 2,
      glory: 0,
      asks_for: null,
      figure: "ship",
      copies_strength: false,
    },
  {
      name: "a1-friggas-charm",
      kind: "clan-upgrade",
      age: 1,
      strength: 0,
      cost: 0,
      glory: 0,
      asks_for: null,
      figure: null,
      copies_strength: false,
    },
  {
      name: "a1-lokis-domain",
      kind: "clan-upgrade",
      age: 1,
      strength: 1,
      cost: 1,
      glory: 0,
      asks_for: null,
      figure: null,
      copies_strength: false,
    },
  {
      name: "a1-thors-glory",
      kind: "clan-upgrade",
      age: 1,
      strength: 2,
      cost: 2,
      glory: 0,
      asks_for: null,
      figure: null,
      copies_strength: false,
    },
  {
      name: "a1-alfheim",
      kind: "quest",
      age: 1,
      strength: 0,
      cost: 0,
      glory: 5,
      asks_for: "alfheim",
      figure: null,
      copies_strength: false,
    },
  {
      name: "a1-glorious-death",
      kind: "quest",
      age: 1,
      strength: 0,
      cost: 0,
      glory: 6,
      asks_for: "glorious-death",
      figure: null,
      copies_strength: false,
    },
  {
      name: "a1-jotunheim",
      kind: "quest",
      age: 1,
      strength: 0,
      cost: 0,
      glory: 5,
      asks_for: "jotunheim",
      figure: null,
      copies_strength: false,
    },
  {
      name: "a1-manheim",
      kind: "quest",
      age: 1,
      strength: 0,
      cost: 0,
      glory: 5,
      asks_for: "manheim",
      figure: null,
      copies_strength: false,
    },
  {
      name: "a1-friggas-grace",
      kind: "battle",
      age: 1,
      strength: 2,
      cost: 0,
      glory: 0,
      asks_for: null,
      figure: null,
      copies_strength: false,
    },
  {
      name: "a1-heimdalls-sight",
      kind: "battle",
      age: 1,
      strength: 0,
      cost: 0,
      glory: 0,
      asks_for: null,
      figure: null,
      copies_strength: true,
    },
  {
      name: "a1-lokis-trickery",
      kind: "battle",
      age: 1,
      strength: 0,
      cost: 0,
      glory: 0,
      asks_for: null,
      figure: null,
      copies_strength: false,
    },
  {
      name: "a1-odins-smite",
      kind: "battle",
      age: 1,
      strength: 1,
      cost: 0,
      glory: 0,
      asks_for: null,
      figure: null,
      copies_strength: false,
    },
  {
      name: "a1-thors-hammer",
      kind: "battle",
      age: 1,
      strength: 1,
      cost: 0,
      glory: 0,
      asks_for: null,
      figure: null,
      copies_strength: false,
    },
  {
      name: "a1-tyrs-bash",
      kind: "battle",
      age: 1,
      strength: 2,
      cost: 0,
      glory: 0,
      asks_for: null,
      figure: null,
      copies_strength: false,
    },
  {
      name: "a1-tyrs-smash",
      kind: "battle",
      age: 1,
      strength: 3,
      cost: 0,
      glory: 0,
      asks_for: null,
      figure: null,
      copies_strength: false,
    },
  {
      name: "a1-tyrs-smite",
      kind: "battle",
      age: 1,
      strength: 5,
      cost: 0,
      glory: 0,
      asks_for: null,
      figure: null,
      copies_strength: false,
    },
  {
      name: "a1-sea-serpent",
      kind: "monster-upgrade",
      age: 1,
      strength: 3,
      cost: 3,
      glory: 0,
      asks_for: null,
      figure: "sea-serpent",
      copies_strength: false,
    },
  {
      name: "a1-friggas-succor",
      kind: "clan-upgrade",
      age: 1,
      strength: 2,
      cost: 2,
      glory: 0,
      asks_for: null,
      figure: null,
      copies_strength: false,
    },
  {
      name: "a1-tyrs-domain",
      kind: "clan-upgrade",
      age: 1,
      strength: 0,
      cost: 0,
      glory: 0,
      asks_for: null,
      figure: null,
      copies_strength: false,
    },
  {
      name: "a1-yggdrasil",
      kind: "quest",
      age: 1,
      strength: 0,
      cost: 0,
      glory: 6,
      asks_for: "world-tree",
      figure: null,
      copies_strength: false,
    },
  {
      name: "a1-lokis-blessing",
      kind: "clan-upgrade",
      age: 1,
      strength: 1,
      cost: 1,
      glory: 0,
      asks_for: null,
      figure: null,
      copies_strength: false,
    },
  {
      name: "a1-tyrs-crush",
      kind: "battle",
      age: 1,
      strength: 4,
      cost: 0,
      glory: 0,
      asks_for: null,
      figure: null,
      copies_strength: false,
    },
  {
      name: "a2-dark-elf",
      kind: "monster-upgrade",
      age: 2,
      strength: 1,
      cost: 1,
      glory: 0,
      asks_for: null,
      figure: "dark-elf",
      copies_strength: false,
    },
  {
      name: "a2-valkyrie",
      kind: "monster-upgrade",
      age: 2,
      strength: 2,
      cost: 2,
      glory: 0,
      asks_for: null,
      figure: "valkyrie",
      copies_strength: false,
    },
  {
      name: "a2-lord-of-axes",
      kind: "leader-upgrade",
      age: 2,
      strength: 3,
      cost: 3,
      glory: 0,
      asks_for: null,
      figure: "leader",
      copies_strength: false,
    },
  {
      name: "a2-experts-in-arms",
      kind: "warrior-upgrade",
      age: 2,
      strength: 2,
      cost: 2,
      glory: 0,
      asks_for: null,
      figure: "warrior",
      copies_strength: false,
    },
  {
      name: "a2-fire-dragons",
      kind: "ship-upgrade",
      age: 2,
      strength: 2,
      cost: 2,
      glory: 0,
      asks_for: null,
      figure: "ship",
      copies_strength: false,
    },
  {
      name: "a2-friggas-protection",
      kind: "clan-upgrade",
      age: 2,
      strength: 0,
      cost: 0,
      glory: 0,
      asks_for: null,
      figure: null,
      copies_strength: false,
    },
  {
      name: "a2-odins-inspiration",
      kind: "clan-upgrade",
      age: 2,
      strength: 2,
      cost: 2,
      glory: 0,
      asks_for: null,
      figure: null,
      copies_strength: false,
    },
  {
      name: "a2-tyrs-challenge",
      kind: "clan-upgrade",
      age: 2,
      strength: 0,
      cost: 0,
      glory: 0,
      asks_for: null,
      figure: null,
      copies_strength: false,
    },
  {
      name: "a2-alfheim",
      kind: "quest",
      age: 2,
      strength: 0,
      cost: 0,
      glory: 7,
      asks_for: "alfheim",
      figure: null,
      copies_strength: false,
    },
  {
      name: "a2-glorious-death",
      kind: "quest",
      age: 2,
      strength: 0,
      cost: 0,
      glory: 8,
      asks_for: "glorious-death",
      figure: null,
      copies_strength: false,
    },
  {
      name: "a2-jotunheim",
      kind: "quest",
      age: 2,
      strength: 0,
      cost: 0,
      glory: 7,
      asks_for: "jotunheim",
      figure: null,
      copies_strength: false,
    },
  {
      name: "a2-manheim",
      kind: "quest",
      age: 2,
      strength: 0,
      cost: 0,
      glory: 7,
      asks_for: "manheim",
      figure: null,
      copies_strength: false,
    },
  {
      name: "a2-heimdalls-eye",
      kind: "battle",
      age: 2,
      strength: 2,
      cost: 0,
      glory: 0,
      asks_for: null,
      figure: null,
      copies_strength: false,
    },
  {
      name: "a2-heimdalls-watch",
      kind: "battle",
      age: 2,
      strength: 0,
      cost: 0,
      glory: 0,
      asks_for: null,
      figure: null,
      copies_strength: false,
    },
  {
      name: "a2-lokis-backstab",
      kind: "battle",
      age: 2,
      strength: 0,
      cost: 0,
      glory: 0,
      asks_for: null,
      figure: null,
      copies_strength: false,
    },
  {
      name: "a2-odins-tide",
      kind: "battle",
      age: 2,
      strength: 1,
      cost: 0,
      glory: 0,
      asks_for: null,
      figure: null,
      copies_strength: false,
    },
  {
      name: "a2-thors-oath",
      kind: "battle",
      age: 2,
      strength: 1,
      cost: 0,
      glory: 0,
      asks_for: null,
      figure: null,
      copies_strength: false,
    },
  {
      name: "a2-tyrs-crush",
      kind: "battle",
      age: 2,
      strength: 4,
      cost: 0,
      glory: 0,
      asks_for: null,
      figure: null,
      copies_strength: false,
    },
  {
      name: "a2-tyrs-rage",
      kind: "battle",
      age: 2,
      strength: 6,
      cost: 0,
      glory: 0,
      asks_for: null,
      figure: null,
      copies_strength: false,
    },
  {
      name: "a2-fire-giant",
      kind: "monster-upgrade",
      age: 2,
      strength: 4,
      cost: 4,
      glory: 0,
      asks_for: null,
      figure: "fire-giant",
      copies_strength: false,
    },
  {
      name: "a2-lokis-eminence",
      kind: "clan-upgrade",
      age: 2,
      strength: 2,
      cost: 2,
      glory: 0,
      asks_for: null,
      figure: null,
      copies_strength: false,
    },
  {
      name: "a2-tyrs-prowess",
      kind: "clan-upgrade",
      age: 2,
      strength: 2,
      cost: 2,
      glory: 0,
      asks_for: null,
      figure: null,
      copies_strength: false,
    },
  {
      name: "a2-yggdrasil",
      kind: "quest",
      age: 2,
      strength: 0,
      cost: 0,
      glory: 8,
      asks_for: "world-tree",
      figure: null,
      copies_strength: false,
    },
  {
      name: "a2-tyrs-smite",
      kind: "battle",
      age: 2,
      strength: 5,
      cost: 0,
      glory: 0,
      asks_for: null,
      figure: null,
      copies_strength: false,
    },
  {
      name: "a2-thors-domain",
      kind: "clan-upgrade",
      age: 2,
      strength: 1,
      cost: 1,
      glory: 0,
      asks_for: null,
      figure: null,
      copies_strength: false,
    },
  {
      name: "a2-tyrs-smash",
      kind: "battle",
      age: 2,
      strength: 3,
      cost: 0,
      glory: 0,
      asks_for: null,
      figure: null,
      copies_strength: false,
    },
  {
      name: "a3-frost-giant",
      kind: "monster-upgrade",
      age: 3,
      strength: 4,
      cost: 4,
      glory: 0,
      asks_for: null,
      figure: "frost-giant",
      copies_strength: false,
    },
  {
      name: "a3-soldier-of-hel",
      kind: "monster-upgrade",
      age: 3,
      strength: 3,
      cost: 0,
      glory: 0,
      asks_for: null,
      figure: "soldier-of-hel",
      copies_strength: false,
    },
  {
      name: "a3-lord-of-spears",
      kind: "leader-upgrade",
      age: 3,
      strength: 3,
      cost: 3,
      glory: 0,
      asks_for: null,
      figure: "leader",
      copies_strength: false,
    },
  {
      name: "a3-masters-in-arms",
      kind: "warrior-upgrade",
      age: 3,
      strength: 2,
      cost: 2,
      glory: 0,
      asks_for: null,
      figure: "warrior",
      copies_strength: false,
    },
  {
      name: "a3-eternal-dragons",
      kind: "ship-upgrade",
      age: 3,
      strength: 2,
      cost: 2,
      glory: 0,
      asks_for: null,
      figure: "ship",
      copies_strength: false,
    },
  {
      name: "a3-friggas-domain",
      kind: "clan-upgrade",
      age: 3,
      strength: 0,
      cost: 0,
      glory: 0,
      asks_for: null,
      figure: null,
      copies_strength: false,
    },
  {
      name: "a3-odins-throne",
      kind: "clan-upgrade",
      age: 3,
      strength: 2,
      cost: 2,
      glory: 0,
      asks_for: null,
      figure: null,
      copies_strength: false,
    },
  {
      name: "a3-thors-conquest",
      kind: "clan-upgrade",
      age: 3,
      strength: 3,
      cost: 3,
      glory: 0,
      asks_for: null,
      figure: null,
      copies_strength: false,
    },
  {
      name: "a3-alfheim",
      kind: "quest",
      age: 3,
      strength: 0,
      cost: 0,
      glory: 9,
      asks_for: "alfheim",
      figure: null,
      copies_strength: false,
    },
  {
      name: "a3-glorious-death",
      kind: "quest",
      age: 3,
      strength: 0,
      cost: 0,
      glory: 11,
      asks_for: "glorious-death",
      figure: null,
      copies_strength: false,
    },
  {
      name: "a3-jotunheim",
      kind: "quest",
      age: 3,
      strength: 0,
      cost: 0,
      glory: 9,
      asks_for: "jotunheim",
      figure: null,
      copies_strength: false,
    },
  {
      name: "a3-manheim",
      kind: "quest",
      age: 3,
      strength: 0,
      cost: 0,
      glory: 9,
      asks_for: "manheim",
      figure: null,
      copies_strength: false,
    },
  {
      name: "a3-heimdalls-gaze",
      kind: "battle",
      age: 3,
      strength: 3,
      cost: 0,
      glory: 0,
      asks_for: null,
      figure: null,
      copies_strength: false,
    },
  {
      name: "a3-heimdalls-watch",
      kind: "battle",
      age: 3,
      strength: 0,
      cost: 0,
      glory: 0,
      asks_for: null,
      figure: null,
      copies_strength: false,
    },
  {
      name: "a3-lokis-poison",
      kind: "battle",
      age: 3,
      strength: 0,
      cost: 0,
      glory: 0,
      asks_for: null,
      figure: null,
      copies_strength: false,
    },
  {
      name: "a3-odins-judgement",
      kind: "battle",
      age: 3,
      strength: 2,
      cost: 0,
      glory: 0,
      asks_for: null,
      figure: null,
      copies_strength: false,
    },
  {
      name: "a3-thors-ascension",
      kind: "battle",
      age: 3,
      strength: 1,
      cost: 0,
      glory: 0,
      asks_for: null,
      figure: null,
      copies_strength: false,
    },
  {
      name: "a3-thors-primacy",
      kind: "battle",
      age: 3,
      strength: 3,
      cost: 0,
      glory: 0,
      asks_for: null,
      figure: null,
      copies_strength: false,
    },
  {
      name: "a3-tyrs-crush",
      kind: "battle",
      age: 3,
      strength: 4,
      cost: 0,
      glory: 0,
      asks_for: null,
      figure: null,
      copies_strength: false,
    },
  {
      name: "a3-tyrs-rage",
      kind: "battle",
      age: 3,
      strength: 6,
      cost: 0,
      glory: 0,
      asks_for: null,
      figure: null,
      copies_strength: false,
    },
  {
      name: "a3-volur-witch",
      kind: "monster-upgrade",
      age: 3,
      strength: 3,
      cost: 3,
      glory: 0,
      asks_for: null,
      figure: "volur-witch",
      copies_strength: false,
    },
  {
      name: "a3-friggas-sacrifice",
      kind: "clan-upgrade",
      age: 3,
      strength: 1,
      cost: 1,
      glory: 0,
      asks_for: null,
      figure: null,
      copies_strength: false,
    },
  {
      name: "a3-tyrs-wrath",
      kind: "clan-upgrade",
      age: 3,
      strength: 1,
      cost: 1,
      glory: 0,
      asks_for: null,
      figure: null,
      copies_strength: false,
    },
  {
      name: "a3-yggdrasil",
      kind: "quest",
      age: 3,
      strength: 0,
      cost: 0,
      glory: 11,
      asks_for: "world-tree",
      figure: null,
      copies_strength: false,
    },
  {
      name: "a3-lokis-wrath",
      kind: "clan-upgrade",
      age: 3,
      strength: 3,
      cost: 3,
      glory: 0,
      asks_for: null,
      figure: null,
      copies_strength: false,
    },
  {
      name: "a3-tyrs-smite",
      kind: "battle",
      age: 3,
      strength: 5,
      cost: 0,
      glory: 0,
      asks_for: null,
      figure: null,
      copies_strength: false,
    },
];

export const FIGURE = {
  warrior: 0,
  leader: 1,
  ship: 2,
  "dwarf-chieftain": 3,
  troll: 4,
  "sea-serpent": 5,
  "dark-elf": 6,
  valkyrie: 7,
  "fire-giant": 8,
  "frost-giant": 9,
  "soldier-of-hel": 10,
  "volur-witch": 11,
} as const;
export type FigureName = keyof typeof FIGURE;
export interface FigureRow {
  name: FigureName;
  strength: number;
  cost: number;
  is_monster: boolean;
  is_ship: boolean;
}
export const FIGURES: readonly FigureRow[] = [
  { name: "warrior", strength: 1, cost: 1, is_monster: false, is_ship: false },
  { name: "leader", strength: 3, cost: 0, is_monster: false, is_ship: false },
  { name: "ship", strength: 2, cost: 2, is_monster: false, is_ship: true },
  { name: "dwarf-chieftain", strength: 2, cost: 0, is_monster: true, is_ship: false },
  { name: "troll", strength: 2, cost: 2, is_monster: true, is_ship: false },
  { name: "sea-serpent", strength: 3, cost: 3, is_monster: true, is_ship: true },
  { name: "dark-elf", strength: 1, cost: 1, is_monster: true, is_ship: false },
  { name: "valkyrie", strength: 2, cost: 2, is_monster: true, is_ship: false },
  { name: "fire-giant", strength: 4, cost: 4, is_monster: true, is_ship: false },
  { name: "frost-giant", strength: 4, cost: 4, is_monster: true, is_ship: false },
  { name: "soldier-of-hel", strength: 3, cost: 0, is_monster: true, is_ship: false },
  { name: "volur-witch", strength: 3, cost: 3, is_monster: true, is_ship: false },
];

export const PLACE = {
  elvagar: 0,
  angerboda: 1,
  muspelheim: 2,
  horgr: 3,
  utgard: 4,
  andlang: 5,
  gimle: 6,
  myrkulor: 7,
  yggdrasil: 8,
  "northern-fjord": 9,
  "eastern-fjord": 10,
  "southern-fjord": 11,
  "western-fjord": 12,
  reserve: 13,
  valhalla: 14,
  beside: 15,
  box: 16,
} as const;
export type PlaceName = keyof typeof PLACE;
export interface PlaceRow {
  name: PlaceName;
  kind: "province" | "fjord" | "aside";
  villages: number;
  region: RegionName | null;
  fjord: "northern-fjord" | "eastern-fjord" | "southern-fjord" | "western-fjord" | null;
}
export const PLACES: readonly PlaceRow[] = [
  { name: "elvagar", kind: "province", villages: 4, region: "manheim", fjord: "northern-fjord" },
  { name: "angerboda", kind: "province", villages: 5, region: "manheim", fjord: "northern-fjord" },
  { name: "muspelheim", kind: "province", villages: 5, region: "jotunheim", fjord: "eastern-fjord" },
  { name: "horgr", kind: "province", villages: 4, region: "jotunheim", fjord: "eastern-fjord" },
  { name: "utgard", kind: "province", villages: 3, region: "jotunheim", fjord: "southern-fjord" },
  { name: "andlang", kind: "province", villages: 3, region: "alfheim", fjord: "southern-fjord" },
  { name: "gimle", kind: "province", villages: 5, region: "alfheim", fjord: "western-fjord" },
  { name: "myrkulor", kind: "province", villages: 3, region: "manheim", fjord: "western-fjord" },
  { name: "yggdrasil", kind: "province", villages: 0, region: null, fjord: null },
  { name: "northern-fjord", kind: "fjord", villages: 0, region: null, fjord: null },
  { name: "eastern-fjord", kind: "fjord", villages: 0, region: null, fjord: null },
  { name: "southern-fjord", kind: "fjord", villages: 0, region: null, fjord: null },
  { name: "western-fjord", kind: "fjord", villages: 0, region: null, fjord: null },
  { name: "reserve", kind: "aside", villages: 0, region: null, fjord: null },
  { name: "valhalla", kind: "aside", villages: 0, region: null, fjord: null },
  { name: "beside", kind: "aside", villages: 0, region: null, fjord: null },
  { name: "box", kind: "aside", villages: 0, region: null, fjord: null },
];

export const REGION = {
  manheim: 0,
  alfheim: 1,
  jotunheim: 2,
} as const;
export type RegionName = keyof typeof REGION;
export interface RegionRow {
  name: RegionName;
}
export const REGIONS: readonly RegionRow[] = [
  { name: "manheim" },
  { name: "alfheim" },
  { name: "jotunheim" },
];

export const STAT = {
  rage: 0,
  axes: 1,
  horns: 2,
} as const;
export type StatName = keyof typeof STAT;
export interface StatRow {
  name: StatName;
  track: readonly number[];
}
export const STATS: readonly StatRow[] = [
  { name: "rage", track: [6, 7, 8, 9, 12, 12] },
  { name: "axes", track: [3, 4, 5, 6, 8, 8] },
  { name: "horns", track: [4, 5, 6, 7, 10, 10] },
];

export const TOKEN = {
  rage: 0,
  axes: 1,
  horns: 2,
  "five-glory": 3,
  "all-stats": 4,
} as const;
export type TokenName = keyof typeof TOKEN;
export interface TokenRow {
  name: TokenName;
  glory: number;
}
export const TOKENS: readonly TokenRow[] = [
  { name: "rage", glory: 0 },
  { name: "axes", glory: 0 },
  { name: "horns", glory: 0 },
  { name: "five-glory", glory: 5 },
  { name: "all-stats", glory: 0 },
];

export const SLOT = {
  leader: 0,
  warriors: 1,
  ship: 2,
  "monster-1": 3,
  "monster-2": 4,
  "clan-1": 5,
  "clan-2": 6,
  "clan-3": 7,
} as const;
export type SlotName = keyof typeof SLOT;
export interface SlotRow {
  name: SlotName;
  kinds: readonly ("leader-upgrade" | "warrior-upgrade" | "ship-upgrade" | "monster-upgrade" | "clan-upgrade")[];
}
export const SLOTS: readonly SlotRow[] = [
  { name: "leader", kinds: ["leader-upgrade"] },
  { name: "warriors", kinds: ["warrior-upgrade"] },
  { name: "ship", kinds: ["ship-upgrade"] },
  { name: "monster-1", kinds: ["monster-upgrade"] },
  { name: "monster-2", kinds: ["monster-upgrade"] },
  { name: "clan-1", kinds: ["clan-upgrade"] },
  { name: "clan-2", kinds: ["clan-upgrade"] },
  { name: "clan-3", kinds: ["clan-upgrade"] },
];

export const PHASE = {
  setup: 0,
  "gods-gifts": 1,
  action: 2,
  discard: 3,
  quest: 4,
  ragnarok: 5,
  "release-valhalla": 6,
} as const;
export type PhaseName = keyof typeof PHASE;
export interface PhaseRow {
  name: PhaseName;
}
export const PHASES: readonly PhaseRow[] = [
  { name: "setup" },
  { name: "gods-gifts" },
  { name: "action" },
  { name: "discard" },
  { name: "quest" },
  { name: "ragnarok" },
  { name: "release-valhalla" },
];

export const CLAN = {
  wolf: 0,
  bear: 1,
  serpent: 2,
  raven: 3,
} as const;
export type ClanName = keyof typeof CLAN;
export interface ClanRow {
  name: ClanName;
}
export const CLANS: readonly ClanRow[] = [
  { name: "wolf" },
  { name: "bear" },
  { name: "serpent" },
  { name: "raven" },
];

export const NO_CARD = 78 as const;

export const AGES = 3 as const;

export const OUTER = 8 as const;

export const PROVINCES = 9 as const;

export const BOARD = 13 as const;

export const PLACES_OF_A_CLAN = 16 as const;

export const LEGENDS = [0, 0, 0, 0, 10, 10, 20] as const;
