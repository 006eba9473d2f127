// Made from the rules of clash-of-rage: `make wire`.

export interface ClashView {
  round: number;
  phase: number;
  first: number;
  order: number[];
  active: number;
  winner: number;
  target: number;
  elves_take_rage: boolean;
  tiles: number[][];
  laying: number[];
  hexes: number[][];
  spots: number[][];
  bastions: number[];
  clans: number[];
  armies: number[][][];
  moved: number[][];
  hero_moved: boolean;
  reserves: number[][];
  arriving: number[];
  heroes: number[];
  hero_places: number[];
  points: number[];
  cities: number[][];
  forges: number[][];
  forging: number[];
  gold: number[];
  crystals: number[];
  crystal_reserve: number;
  forged: number[];
  slots: number[][];
  types: number[][][];
  strengths: number[][];
  spare: number[][];
  market: number[];
  deck_size: number;
  under: number[];
  legends_left: number;
  anvil: number[];
  may_organise: boolean;
  has_forged: boolean;
  tactics: number[];
  discards: number[][];
  known: number[][];
  hand_sizes: number[];
  hand: number[];
  battlefield: number;
  foe: number;
  elf_player: number;
  striker: number;
  rage: number[];
  wound_faces: number;
  blank_faces: number;
  picked_wounds: number;
  picked_blanks: number;
  rerolls: number;
  wounds: number;
  felled: boolean;
}

/** What may be told, by its kind. */
export type ClashEvent =
  | { kind: "first-named"; fields: { clan: number } }
  | { kind: "tile-chosen"; fields: { clan: number; tile: number } }
  | { kind: "tile-put-beside"; fields: { clan: number; tile: number } }
  | { kind: "tile-laid"; fields: { clan: number; tile: number } }
  | { kind: "map-drawn"; fields: { tiles: number[] } }
  | { kind: "map-joined"; fields: { tiles: number[] } }
  | { kind: "clan-chosen"; fields: { clan: number; people: number } }
  | { kind: "elves-gathered"; fields: { place: number; guards: number; elders: number; templars: number } }
  | { kind: "equipment-shown"; fields: { card: number } }
  | { kind: "round-began"; fields: { round: number } }
  | { kind: "phase-began"; fields: { phase: number } }
  | { kind: "elves-upgraded"; fields: { unit: number; card: number } }
  | { kind: "elves-replaced"; fields: { unit: number; card: number; old_card: number } }
  | { kind: "elves-declined"; fields: { unit: number; card: number } }
  | { kind: "tactic-drawn"; fields: { clan: number; tactic: number } }
  | { kind: "tactics-shuffled"; fields: { clan: number } }
  | { kind: "tactics-revealed"; fields: { clans: number[]; tactics: number[] } }
  | { kind: "bastion-placed"; fields: { clan: number; spot: number } }
  | { kind: "revenue-taken"; fields: { clan: number; gold: number; crystals: number } }
  | { kind: "reinforcements-ready"; fields: { clan: number; count: number } }
  | { kind: "units-arrived"; fields: { clan: number; unit: number; count: number; place: number } }
  | { kind: "units-missing"; fields: { clan: number; unit: number; count: number } }
  | { kind: "turn-began"; fields: { clan: number } }
  | { kind: "movement-began"; fields: { clan: number } }
  | { kind: "equipping-began"; fields: { clan: number } }
  | { kind: "passed"; fields: { clan: number } }
  | { kind: "units-moved"; fields: { clan: number; unit: number; count: number; origin: number; place: number } }
  | { kind: "hero-moved"; fields: { clan: number; hero: number; origin: number; place: number } }
  | { kind: "band-halted"; fields: { clan: number; place: number } }
  | { kind: "hero-went-home"; fields: { clan: number; hero: number } }
  | { kind: "equipment-bought"; fields: { clan: number; card: number; price: number } }
  | { kind: "crystals-paid"; fields: { clan: number; crystals: number } }
  | { kind: "legend-drawn"; fields: { clan: number; card: number } }
  | { kind: "legend-forged"; fields: { clan: number; card: number } }
  | { kind: "card-attached"; fields: { clan: number; card: number; unit: number } }
  | { kind: "card-set-aside"; fields: { clan: number; card: number } }
  | { kind: "equipment-taken-off"; fields: { clan: number } }
  | { kind: "equipment-organised"; fields: { clan: number } }
  | { kind: "hero-hired"; fields: { clan: number; hero: number; price: number } }
  | { kind: "hero-recruited"; fields: { clan: number; hero: number; place: number } }
  | { kind: "stone-called"; fields: { clan: number; unit: number; place: number } }
  | { kind: "fight-began"; fields: { attacker: number; foe: number; place: number; slowness: number; foe_slowness: number } }
  | { kind: "rage-taken"; fields: { side: number; tokens: number; total: number } }
  | { kind: "assault-began"; fields: { side: number } }
  | { kind: "dice-rolled"; fields: { side: number; wounds: number; blanks: number } }
  | { kind: "dice-picked"; fields: { side: number; wounds: number; blanks: number } }
  | { kind: "dice-rerolled"; fields: { side: number; dice: number; wounds: number; blanks: number } }
  | { kind: "wounds-dealt"; fields: { side: number; faces: number; hits: number; tokens: number; shields: number; wounds: number } }
  | { kind: "units-felled"; fields: { side: number; unit: number; count: number; place: number } }
  | { kind: "crystals-won"; fields: { clan: number; crystals: number } }
  | { kind: "army-fled"; fields: { clan: number; place: number } }
  | { kind: "fight-won"; fields: { side: number; place: number } }
  | { kind: "game-won"; fields: { clan: number; points: number } }
  | { kind: "game-stopped"; fields: { round: number } };

/** What players may do. */
export type ClashMove =
  | { kind: "pass"; fields: {} }
  | { kind: "move-armies"; fields: {} }
  | { kind: "equip-armies"; fields: {} }
  | { kind: "end-movement"; fields: {} }
  | { kind: "take-all"; fields: {} }
  | { kind: "take-hero"; fields: {} }
  | { kind: "halt"; fields: {} }
  | { kind: "strike"; fields: {} }
  | { kind: "flee"; fields: {} }
  | { kind: "keep-dice"; fields: {} }
  | { kind: "reroll-blanks"; fields: {} }
  | { kind: "reroll-all"; fields: {} }
  | { kind: "roll-picked"; fields: {} }
  | { kind: "end-equipment"; fields: {} }
  | { kind: "forge"; fields: {} }
  | { kind: "organise"; fields: {} }
  | { kind: "set-aside"; fields: {} }
  | { kind: "take"; fields: { level: number } }
  | { kind: "pick-die"; fields: { face: number } }
  | { kind: "fit"; fields: { level: number } }
  | { kind: "fell"; fields: { level: number } }
  | { kind: "fell-all"; fields: { level: number } }
  | { kind: "choose-clan"; fields: { people: number } }
  | { kind: "recruit"; fields: { hero: number } }
  | { kind: "lay-tile"; fields: { tile: number } }
  | { kind: "join-to"; fields: { tile: number } }
  | { kind: "turn-tile"; fields: { turns: number } }
  | { kind: "lie-beside"; fields: { hex_side: number } }
  | { kind: "face"; fields: { foe: number } }
  | { kind: "play-tactic"; fields: { tactic: number } }
  | { kind: "place-bastion"; fields: { spot: number } }
  | { kind: "deploy"; fields: { place: number } }
  | { kind: "deploy-rest"; fields: { place: number } }
  | { kind: "move-from"; fields: { place: number } }
  | { kind: "go"; fields: { place: number } }
  | { kind: "fight-at"; fields: { place: number } }
  | { kind: "buy"; fields: { card: number } }
  | { kind: "keep-legend"; fields: { card: number } }
  | { kind: "wear"; fields: { card: number } }
  | { kind: "station"; fields: { place: number } }
  | { kind: "leave-one"; fields: { level: number } }
  | { kind: "call-at"; fields: { place: number } };

/** What may be asked. Nobody is told what chance is asked about. */
export type ClashQuestion =
  | { kind: "choose-action"; fields: { seats: number[] } }
  | { kind: "choose-equipment"; fields: { seats: number[] } }
  | { kind: "clans-deal"; fields: {} }
  | { kind: "dice-roll"; fields: {} }
  | { kind: "elves-draw"; fields: {} }
  | { kind: "equipment-draw"; fields: {} }
  | { kind: "first-draw"; fields: {} }
  | { kind: "fit-card"; fields: { seats: number[]; card: number } }
  | { kind: "go-on"; fields: { seats: number[]; place: number; band: number; with_hero: boolean; left: number } }
  | { kind: "layout-draw"; fields: {} }
  | { kind: "legend-draw"; fields: {} }
  | { kind: "pick-casualty"; fields: { seats: number[]; enemy: number; place: number } }
  | { kind: "pick-clan"; fields: { seats: number[] } }
  | { kind: "pick-dice"; fields: { seats: number[] } }
  | { kind: "pick-fight"; fields: { seats: number[] } }
  | { kind: "pick-figures"; fields: { seats: number[]; place: number; band: number; with_hero: boolean } }
  | { kind: "pick-foe"; fields: { seats: number[]; place: number } }
  | { kind: "pick-legend"; fields: { seats: number[] } }
  | { kind: "pick-neighbour"; fields: { seats: number[] } }
  | { kind: "pick-origin"; fields: { seats: number[] } }
  | { kind: "pick-side"; fields: { seats: number[]; onto: number } }
  | { kind: "pick-spot"; fields: { seats: number[] } }
  | { kind: "pick-stone"; fields: { seats: number[]; level: number; stones: number[] } }
  | { kind: "pick-stronghold"; fields: { seats: number[]; level: number } }
  | { kind: "pick-tactic"; fields: { seats: number[] } }
  | { kind: "pick-tile"; fields: { seats: number[] } }
  | { kind: "pick-turn"; fields: { seats: number[] } }
  | { kind: "place-hero"; fields: { seats: number[]; hero: number } }
  | { kind: "strike-or-flee"; fields: { seats: number[]; place: number } }
  | { kind: "tactic-draw"; fields: {} }
  | { kind: "wear-card"; fields: { seats: number[]; level: number; slot: number } };

/** A move as the hall reads it. */
export type ClashNotation =
  | "pass"
  | "move-armies"
  | "equip-armies"
  | "end-movement"
  | "take-all"
  | "take-hero"
  | "halt"
  | "strike"
  | "flee"
  | "keep-dice"
  | "reroll-blanks"
  | "reroll-all"
  | "roll-picked"
  | "end-equipment"
  | "forge"
  | "organise"
  | "set-aside"
  | `take ${LevelName}`
  | `pick-die ${FaceName}`
  | `fit ${LevelName}`
  | `fell ${LevelName}`
  | `fell-all ${LevelName}`
  | `choose-clan ${ClanName}`
  | `recruit ${HeroName}`
  | `lay-tile ${TileName}`
  | `join-to ${TileName}`
  | `turn-tile ${number}`
  | `lie-beside ${"0" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "11" | "12" | "13" | "14" | "15" | "16" | "17"}`
  | `face ${number}`
  | `play-tactic ${number}`
  | `place-bastion ${SpotName}`
  | `deploy ${PlaceName}`
  | `deploy-rest ${PlaceName}`
  | `move-from ${PlaceName}`
  | `go ${PlaceName}`
  | `fight-at ${PlaceName}`
  | `buy ${CardName}`
  | `keep-legend ${CardName}`
  | `wear ${CardName}`
  | `station ${PlaceName}`
  | `leave-one ${LevelName}`
  | `call-at ${PlaceName}`;

/** All of it, for whatever is the same in every game. */
export interface ClashGame {
  view: ClashView;
  event: ClashEvent;
  move: ClashMove;
  question: ClashQuestion;
  notation: ClashNotation;
}

export const STAT = {
  power: 0,
  life: 1,
  movement: 2,
  slowness: 3,
  hits: 4,
  shields: 5,
  rerolls: 6,
  rage: 7,
  flight: 8,
} as const;
export type StatName = keyof typeof STAT;
export interface StatRow {
  name: StatName;
}
export const STATS: readonly StatRow[] = [
  { name: "power" },
  { name: "life" },
  { name: "movement" },
  { name: "slowness" },
  { name: "hits" },
  { name: "shields" },
  { name: "rerolls" },
  { name: "rage" },
  { name: "flight" },
];

export const CLAN = {
  bohorg: 0,
  goldleif: 1,
  steamfield: 2,
  tomb: 3,
  elves: 4,
} as const;
export type ClanName = keyof typeof CLAN;
export interface ClanRow {
  name: ClanName;
}
export const CLANS: readonly ClanRow[] = [
  { name: "bohorg" },
  { name: "goldleif" },
  { name: "steamfield" },
  { name: "tomb" },
  { name: "elves" },
];

export const UNIT = {
  "krag-rider": 0,
  pummeler: 1,
  executioner: 2,
  berserker: 3,
  huscarl: 4,
  "frost-giant": 5,
  lancer: 6,
  "steam-knight": 7,
  gyrocopter: 8,
  skeleton: 9,
  spectre: 10,
  "bone-colossus": 11,
  "shining-guard": 12,
  "high-elder": 13,
  templar: 14,
} as const;
export type UnitName = keyof typeof UNIT;
export interface UnitRow {
  name: UnitName;
  clan: ClanName;
  level: number;
  figures: number;
  stats: readonly number[];
}
export const UNITS: readonly UnitRow[] = [
  { name: "krag-rider", clan: "bohorg", level: 0, figures: 9, stats: [2, 1, 2, 0, 1, 0, 0, 0, 0] },
  { name: "pummeler", clan: "bohorg", level: 1, figures: 5, stats: [4, 2, 1, 1, 2, 0, 0, 0, 0] },
  { name: "executioner", clan: "bohorg", level: 2, figures: 4, stats: [6, 5, 1, 2, 0, 0, 0, 0, 0] },
  { name: "berserker", clan: "goldleif", level: 0, figures: 9, stats: [3, 1, 2, 0, 0, 0, 1, 0, 0] },
  { name: "huscarl", clan: "goldleif", level: 1, figures: 5, stats: [4, 2, 1, 1, 1, 0, 0, 0, 0] },
  { name: "frost-giant", clan: "goldleif", level: 2, figures: 3, stats: [5, 5, 1, 2, 1, 0, 0, 0, 0] },
  { name: "lancer", clan: "steamfield", level: 0, figures: 7, stats: [3, 1, 1, 1, 0, 1, 0, 0, 0] },
  { name: "steam-knight", clan: "steamfield", level: 1, figures: 6, stats: [4, 3, 1, 1, 0, 1, 0, 0, 0] },
  { name: "gyrocopter", clan: "steamfield", level: 2, figures: 4, stats: [5, 3, 2, 1, 1, 0, 0, 0, 1] },
  { name: "skeleton", clan: "tomb", level: 0, figures: 12, stats: [3, 1, 1, 0, 0, 0, 0, 0, 0] },
  { name: "spectre", clan: "tomb", level: 1, figures: 5, stats: [3, 2, 2, 0, 0, 0, 1, 0, 1] },
  { name: "bone-colossus", clan: "tomb", level: 2, figures: 3, stats: [5, 4, 1, 2, 1, 1, 0, 0, 0] },
  { name: "shining-guard", clan: "elves", level: 0, figures: 15, stats: [3, 2, 0, 1, 0, 1, 0, 0, 0] },
  { name: "high-elder", clan: "elves", level: 1, figures: 15, stats: [3, 2, 0, 0, 0, 0, 1, 0, 0] },
  { name: "templar", clan: "elves", level: 2, figures: 15, stats: [4, 3, 0, 1, 1, 0, 0, 0, 0] },
];

export const HERO = {
  razaro: 0,
  brunhorn: 1,
  sibylla: 2,
  wardok: 3,
} as const;
export type HeroName = keyof typeof HERO;
export interface HeroRow {
  name: HeroName;
  price: number;
  bonus: readonly number[];
}
export const HEROES: readonly HeroRow[] = [
  { name: "razaro", price: 4, bonus: [0, 0, 0, 0, 0, 0, 0, 0, 0] },
  { name: "brunhorn", price: 6, bonus: [0, 0, 0, 0, 1, 0, 0, 0, 0] },
  { name: "sibylla", price: 5, bonus: [0, 0, 0, 0, 0, 0, 1, 0, 0] },
  { name: "wardok", price: 6, bonus: [0, 0, 0, 0, 0, 1, 0, 0, 0] },
];

export const CARD = {
  none: 0,
  "hunting-knife": 1,
  "spiked-mace": 2,
  "rune-staff": 3,
  crossbow: 4,
  "twin-blades": 5,
  "spiked-buckler": 6,
  blunderbuss: 7,
  "rock-breaker": 8,
  "war-drum": 9,
  "heavy-armour": 10,
  "shaman-cloak": 11,
  "marching-boots": 12,
  "chain-mail": 13,
  "troll-hide": 14,
  "plate-armour": 15,
  "mechanical-wings": 16,
  "massive-armour": 17,
  "dusk-blade": 18,
  "titan-hammer": 19,
  "dawn-bow": 20,
  "soul-scythe": 21,
  "storm-lance": 22,
  "rage-axe": 23,
  "emerald-sceptre": 24,
  heartseeker: 25,
  "elven-aegis": 26,
  "dragon-cuirass": 27,
  "wind-cape": 28,
  "living-bark": 29,
  "seer-crown": 30,
  "spirit-mail": 31,
  "fury-pelt": 32,
  "seven-league": 33,
} as const;
export type CardName = keyof typeof CARD;
export interface CardRow {
  name: CardName;
  slot: SlotName;
  price: number;
  copies: number;
  is_legendary: boolean;
  bonus: readonly number[];
}
export const CARDS: readonly CardRow[] = [
  { name: "none", slot: "weapon", price: 0, copies: 0, is_legendary: false, bonus: [0, 0, 0, 0, 0, 0, 0, 0, 0] },
  { name: "hunting-knife", slot: "weapon", price: 2, copies: 4, is_legendary: false, bonus: [1, 0, 0, 0, 0, 0, 0, 0, 0] },
  { name: "spiked-mace", slot: "weapon", price: 3, copies: 4, is_legendary: false, bonus: [0, 0, 0, 1, 1, 0, 0, 0, 0] },
  { name: "rune-staff", slot: "weapon", price: 3, copies: 3, is_legendary: false, bonus: [0, 0, 0, 0, 0, 0, 1, 0, 0] },
  { name: "crossbow", slot: "weapon", price: 4, copies: 4, is_legendary: false, bonus: [2, 0, 0, 0, 0, 0, 0, 0, 0] },
  { name: "twin-blades", slot: "weapon", price: 4, copies: 3, is_legendary: false, bonus: [0, 0, 0, 0, 1, 0, 0, 0, 0] },
  {
      name: "spiked-buckler",
      slot: "weapon",
      price: 4,
      copies: 3,
      is_legendary: false,
      bonus: [1, 0, 0, 0, 0, 1, 0, 0, 0],
    },
  { name: "blunderbuss", slot: "weapon", price: 5, copies: 3, is_legendary: false, bonus: [1, 0, 0, 0, 1, 0, 0, 0, 0] },
  { name: "rock-breaker", slot: "weapon", price: 6, copies: 3, is_legendary: false, bonus: [3, 0, 0, 1, 0, 0, 0, 0, 0] },
  { name: "war-drum", slot: "weapon", price: 6, copies: 2, is_legendary: false, bonus: [0, 0, 0, 0, 0, 0, 0, 1, 0] },
  { name: "heavy-armour", slot: "armour", price: 3, copies: 4, is_legendary: false, bonus: [0, 0, 0, 1, 0, 1, 0, 0, 0] },
  { name: "shaman-cloak", slot: "armour", price: 3, copies: 3, is_legendary: false, bonus: [0, 0, 0, 0, 0, 0, 1, 0, 0] },
  {
      name: "marching-boots",
      slot: "armour",
      price: 3,
      copies: 3,
      is_legendary: false,
      bonus: [0, 0, 1, 0, 0, 0, 0, 0, 0],
    },
  { name: "chain-mail", slot: "armour", price: 4, copies: 4, is_legendary: false, bonus: [0, 0, 0, 0, 0, 1, 0, 0, 0] },
  { name: "troll-hide", slot: "armour", price: 5, copies: 3, is_legendary: false, bonus: [0, 1, 0, 0, 0, 0, 0, 0, 0] },
  { name: "plate-armour", slot: "armour", price: 5, copies: 3, is_legendary: false, bonus: [0, 0, 0, 1, 0, 2, 0, 0, 0] },
  {
      name: "mechanical-wings",
      slot: "armour",
      price: 5,
      copies: 2,
      is_legendary: false,
      bonus: [0, 0, 1, 0, 0, 0, 0, 0, 1],
    },
  {
      name: "massive-armour",
      slot: "armour",
      price: 7,
      copies: 2,
      is_legendary: false,
      bonus: [0, 1, 0, 2, 0, 2, 0, 0, 0],
    },
  { name: "dusk-blade", slot: "weapon", price: 0, copies: 1, is_legendary: true, bonus: [4, 0, 0, 0, 0, 0, 0, 0, 0] },
  { name: "titan-hammer", slot: "weapon", price: 0, copies: 1, is_legendary: true, bonus: [3, 0, 0, 1, 1, 0, 0, 0, 0] },
  { name: "dawn-bow", slot: "weapon", price: 0, copies: 1, is_legendary: true, bonus: [2, 0, 0, 0, 0, 0, 1, 0, 0] },
  { name: "soul-scythe", slot: "weapon", price: 0, copies: 1, is_legendary: true, bonus: [0, 0, 0, 1, 3, 0, 0, 0, 0] },
  { name: "storm-lance", slot: "weapon", price: 0, copies: 1, is_legendary: true, bonus: [2, 0, 0, 0, 1, 0, 0, 0, 0] },
  { name: "rage-axe", slot: "weapon", price: 0, copies: 1, is_legendary: true, bonus: [1, 0, 0, 0, 0, 0, 0, 1, 0] },
  {
      name: "emerald-sceptre",
      slot: "weapon",
      price: 0,
      copies: 1,
      is_legendary: true,
      bonus: [1, 0, 0, 0, 0, 0, 2, 0, 0],
    },
  { name: "heartseeker", slot: "weapon", price: 0, copies: 1, is_legendary: true, bonus: [0, 0, 0, 0, 2, 0, 1, 0, 0] },
  { name: "elven-aegis", slot: "armour", price: 0, copies: 1, is_legendary: true, bonus: [0, 0, 0, 1, 0, 3, 0, 0, 0] },
  { name: "dragon-cuirass", slot: "armour", price: 0, copies: 1, is_legendary: true, bonus: [0, 2, 0, 0, 0, 0, 0, 0, 0] },
  { name: "wind-cape", slot: "armour", price: 0, copies: 1, is_legendary: true, bonus: [0, 0, 1, 0, 0, 1, 0, 0, 1] },
  { name: "living-bark", slot: "armour", price: 0, copies: 1, is_legendary: true, bonus: [0, 1, 0, 0, 0, 1, 0, 0, 0] },
  { name: "seer-crown", slot: "armour", price: 0, copies: 1, is_legendary: true, bonus: [0, 0, 0, 0, 0, 0, 2, 0, 0] },
  { name: "spirit-mail", slot: "armour", price: 0, copies: 1, is_legendary: true, bonus: [0, 0, 0, 0, 0, 2, 0, 0, 0] },
  { name: "fury-pelt", slot: "armour", price: 0, copies: 1, is_legendary: true, bonus: [0, 1, 0, 0, 1, 0, 0, 0, 0] },
  { name: "seven-league", slot: "armour", price: 0, copies: 1, is_legendary: true, bonus: [0, 0, 2, 0, 0, 1, 0, 0, 0] },
];

export interface TacticRow {
  clan: ClanName | null;
  gold: number;
  units: readonly number[];
}
export const TACTICS: readonly TacticRow[] = [
  { clan: null, gold: 0, units: [0, 0, 0] },
  { clan: "bohorg", gold: 2, units: [2, 1, 0] },
  { clan: "goldleif", gold: 3, units: [2, 1, 0] },
  { clan: "steamfield", gold: 3, units: [2, 1, 0] },
  { clan: "tomb", gold: 2, units: [3, 1, 0] },
  { clan: "tomb", gold: 2, units: [4, 1, 0] },
  { clan: "bohorg", gold: 3, units: [3, 1, 0] },
  { clan: "goldleif", gold: 3, units: [3, 1, 0] },
  { clan: "steamfield", gold: 4, units: [2, 1, 0] },
  { clan: "steamfield", gold: 3, units: [2, 0, 1] },
  { clan: "tomb", gold: 3, units: [4, 0, 1] },
  { clan: "bohorg", gold: 4, units: [2, 0, 1] },
  { clan: "goldleif", gold: 3, units: [2, 0, 1] },
  { clan: "goldleif", gold: 4, units: [3, 1, 0] },
  { clan: "steamfield", gold: 4, units: [2, 2, 0] },
  { clan: "tomb", gold: 3, units: [4, 1, 0] },
  { clan: "bohorg", gold: 3, units: [3, 2, 0] },
  { clan: "bohorg", gold: 5, units: [2, 1, 1] },
  { clan: "goldleif", gold: 5, units: [2, 1, 1] },
  { clan: "steamfield", gold: 5, units: [2, 1, 1] },
  { clan: "tomb", gold: 4, units: [4, 2, 0] },
  { clan: "tomb", gold: 4, units: [4, 0, 1] },
  { clan: "bohorg", gold: 6, units: [3, 2, 0] },
  { clan: "goldleif", gold: 5, units: [3, 2, 0] },
  { clan: "steamfield", gold: 6, units: [2, 2, 0] },
  { clan: "steamfield", gold: 6, units: [2, 1, 1] },
  { clan: "tomb", gold: 4, units: [5, 1, 1] },
  { clan: "bohorg", gold: 5, units: [4, 1, 1] },
  { clan: "goldleif", gold: 6, units: [4, 1, 1] },
];

export const TILE = {
  t1: 0,
  t2: 1,
  t3: 2,
  t4: 3,
} as const;
export type TileName = keyof typeof TILE;
export interface TileRow {
  name: TileName;
  city: number;
  forge: number;
  stone: number;
  level: number;
  rocks: readonly [number, number][];
}
export const TILES: readonly TileRow[] = [
  { name: "t1", city: 0, forge: 2, stone: 5, level: 2, rocks: [[0, 1], [0, 4], [5, 6]] },
  { name: "t2", city: 6, forge: 4, stone: 0, level: 1, rocks: [[0, 4], [0, 6], [2, 3]] },
  { name: "t3", city: 3, forge: 0, stone: 1, level: 3, rocks: [[0, 3], [0, 5], [1, 6]] },
  { name: "t4", city: 0, forge: 2, stone: 5, level: 2, rocks: [[0, 1], [0, 4], [2, 3]] },
];

export const CELL = {
  C: 0,
  E: 1,
  SE: 2,
  SW: 3,
  W: 4,
  NW: 5,
  NE: 6,
} as const;
export type CellName = keyof typeof CELL;
export interface CellRow {
  name: CellName;
  q: number;
  r: number;
}
export const CELLS: readonly CellRow[] = [
  { name: "C", q: 0, r: 0 },
  { name: "E", q: 1, r: 0 },
  { name: "SE", q: 0, r: 1 },
  { name: "SW", q: -1, r: 1 },
  { name: "W", q: -1, r: 0 },
  { name: "NW", q: 0, r: -1 },
  { name: "NE", q: 1, r: -1 },
];

export const PLACE = {
  "t1-c": 0,
  "t1-e": 1,
  "t1-se": 2,
  "t1-sw": 3,
  "t1-w": 4,
  "t1-nw": 5,
  "t1-ne": 6,
  "t2-c": 7,
  "t2-e": 8,
  "t2-se": 9,
  "t2-sw": 10,
  "t2-w": 11,
  "t2-nw": 12,
  "t2-ne": 13,
  "t3-c": 14,
  "t3-e": 15,
  "t3-se": 16,
  "t3-sw": 17,
  "t3-w": 18,
  "t3-nw": 19,
  "t3-ne": 20,
  "t4-c": 21,
  "t4-e": 22,
  "t4-se": 23,
  "t4-sw": 24,
  "t4-w": 25,
  "t4-nw": 26,
  "t4-ne": 27,
  bastion: 28,
} as const;
export type PlaceName = keyof typeof PLACE;
export interface PlaceRow {
  name: PlaceName;
}
export const PLACES: readonly PlaceRow[] = [
  { name: "t1-c" },
  { name: "t1-e" },
  { name: "t1-se" },
  { name: "t1-sw" },
  { name: "t1-w" },
  { name: "t1-nw" },
  { name: "t1-ne" },
  { name: "t2-c" },
  { name: "t2-e" },
  { name: "t2-se" },
  { name: "t2-sw" },
  { name: "t2-w" },
  { name: "t2-nw" },
  { name: "t2-ne" },
  { name: "t3-c" },
  { name: "t3-e" },
  { name: "t3-se" },
  { name: "t3-sw" },
  { name: "t3-w" },
  { name: "t3-nw" },
  { name: "t3-ne" },
  { name: "t4-c" },
  { name: "t4-e" },
  { name: "t4-se" },
  { name: "t4-sw" },
  { name: "t4-w" },
  { name: "t4-nw" },
  { name: "t4-ne" },
  { name: "bastion" },
];

export const SPOT = {
  b01: 0,
  b02: 1,
  b03: 2,
  b04: 3,
  b05: 4,
  b06: 5,
  b07: 6,
  b08: 7,
  b09: 8,
  b10: 9,
  b11: 10,
  b12: 11,
  b13: 12,
  b14: 13,
  b15: 14,
  b16: 15,
  b17: 16,
  b18: 17,
  b19: 18,
  b20: 19,
  b21: 20,
  b22: 21,
  b23: 22,
  b24: 23,
  b25: 24,
  b26: 25,
  b27: 26,
  b28: 27,
  b29: 28,
  b30: 29,
  b31: 30,
  b32: 31,
  b33: 32,
  b34: 33,
  b35: 34,
  b36: 35,
} as const;
export type SpotName = keyof typeof SPOT;
export interface SpotRow {
  name: SpotName;
}
export const SPOTS: readonly SpotRow[] = [
  { name: "b01" },
  { name: "b02" },
  { name: "b03" },
  { name: "b04" },
  { name: "b05" },
  { name: "b06" },
  { name: "b07" },
  { name: "b08" },
  { name: "b09" },
  { name: "b10" },
  { name: "b11" },
  { name: "b12" },
  { name: "b13" },
  { name: "b14" },
  { name: "b15" },
  { name: "b16" },
  { name: "b17" },
  { name: "b18" },
  { name: "b19" },
  { name: "b20" },
  { name: "b21" },
  { name: "b22" },
  { name: "b23" },
  { name: "b24" },
  { name: "b25" },
  { name: "b26" },
  { name: "b27" },
  { name: "b28" },
  { name: "b29" },
  { name: "b30" },
  { name: "b31" },
  { name: "b32" },
  { name: "b33" },
  { name: "b34" },
  { name: "b35" },
  { name: "b36" },
];

export const LAYOUT = {
  "L2-A": 0,
  "L2-B": 1,
  "L3-A": 2,
  "L3-B": 3,
  "L4-A": 4,
  "L4-B": 5,
} as const;
export type LayoutName = keyof typeof LAYOUT;
export interface LayoutRow {
  name: LayoutName;
  tiles: readonly number[];
}
export const LAYOUTS: readonly LayoutRow[] = [
  { name: "L2-A", tiles: [0, 0, 0, 3, 3, 2, 1, 0] },
  { name: "L2-B", tiles: [1, 0, 0, 4, 2, 3, -2, 4] },
  { name: "L3-A", tiles: [0, 0, 0, 3, 1, 2, 1, 2, 2, -1, 3, 0] },
  { name: "L3-B", tiles: [1, -2, -1, 0, 0, 0, 0, 1, 3, 2, 1, 0] },
  { name: "L4-A", tiles: [0, 0, 0, 3, 1, 2, 1, 3, 2, -1, 3, 0, 3, 1, 4, 1] },
  { name: "L4-B", tiles: [0, 0, 0, 5, 1, 2, 1, 3, 2, -3, 2, 1, 3, 1, -3, 5] },
];

export const LEVEL = {
  i: 0,
  ii: 1,
  iii: 2,
} as const;
export type LevelName = keyof typeof LEVEL;
export interface LevelRow {
  name: LevelName;
}
export const LEVEL_NAMES: readonly LevelRow[] = [
  { name: "i" },
  { name: "ii" },
  { name: "iii" },
];

export const SLOT = {
  weapon: 0,
  armour: 1,
} as const;
export type SlotName = keyof typeof SLOT;
export interface SlotRow {
  name: SlotName;
}
export const SLOTS: readonly SlotRow[] = [
  { name: "weapon" },
  { name: "armour" },
];

export const PHASE = {
  setup: 0,
  "upgrade-elves": 1,
  "play-tactics": 2,
  "first-action": 3,
  stones: 4,
  "second-action": 5,
} as const;
export type PhaseName = keyof typeof PHASE;
export interface PhaseRow {
  name: PhaseName;
}
export const PHASES: readonly PhaseRow[] = [
  { name: "setup" },
  { name: "upgrade-elves" },
  { name: "play-tactics" },
  { name: "first-action" },
  { name: "stones" },
  { name: "second-action" },
];

export const FACE = {
  blank: 0,
  wound: 1,
} as const;
export type FaceName = keyof typeof FACE;
export interface FaceRow {
  name: FaceName;
}
export const FACES: readonly FaceRow[] = [
  { name: "blank" },
  { name: "wound" },
];

export const STRENGTH = {
  power: 0,
  rerolls: 1,
  hits: 2,
  shields: 3,
  slowness: 4,
  life: 5,
} as const;
export type StrengthName = keyof typeof STRENGTH;
export interface StrengthRow {
  name: StrengthName;
}
export const STRENGTHS: readonly StrengthRow[] = [
  { name: "power" },
  { name: "rerolls" },
  { name: "hits" },
  { name: "shields" },
  { name: "slowness" },
  { name: "life" },
];

export const ELVES = 4 as const;

export const NOBODY = 254 as const;

export const HOME = 28 as const;

export const NOWHERE = 29 as const;

export const NO_SPOT = 36 as const;

export const NO_HERO = 4 as const;

export const NO_CLAN = 4 as const;

export const NO_CARD = 0 as const;

export const NO_TACTIC = 0 as const;

export const LEVELS = [0, 1, 2] as const;

export const BITS_OF_A_LEVEL = 4 as const;

export const FAR_APART = 3 as const;
