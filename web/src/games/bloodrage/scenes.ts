/** What the scenes show: battles, Quests and Ragnarök, told from the story, so that whoever comes back finds the same scene. */
import { numberIn, ofKind, type Happened } from "../face";
import { copiesStrength, strengthOn } from "./cards";
import { CARD, NO_CARD, OUTER, PHASE, type BloodRageEvent, type BloodRageGame, type BloodRageView } from "./generated";
import { WARRIOR, fjordOf, standingAt, type Standing } from "./view";

type Kind = BloodRageEvent["kind"];
export type Line = BloodRageEvent & Pick<Happened<BloodRageGame>, "number">;

export interface Fighter {
  clan: number;
  card: number; // the one revealed
  late: number[];
  boast: number; // what a Quest fights for
  sight: number | null; // what Heimdall's Sight is worth
  isSilenced: boolean;
  total: number | null;
  fell: number[]; // figures
  deeds: Deed[];
}

export interface Deed {
  words: string; // the message that tells it: `face-deed-…`
  about: Record<string, any>;
  isLoss: boolean;
}

/** Answers in a battle that are figures or places on the map. */
export const ON_BOARD = ["take", "save", "go", "take-warrior"] as const;

export interface BattleTold {
  first: number; // the number of its first event
  province: number;
  pillager: number | null;
  fighters: Fighter[];
  winner: number | null;
  isTied: boolean;
  isClosed: boolean; // all that followed from it is told
}

/** What is worth a line below a fighter. */
const DEEDS: Kind[] = [
  "card-used",
  "quest-declared",
  "sight-counted",
  "text-cancelled",
  "cards-swept-away",
  "figure-saved",
  "witch-retreated",
  "rage-stolen",
  "glory-stolen",
  "cards-poisoned",
  "card-bought-back",
  "province-pillaged",
  "leader-moved-on",
  "stat-raised",
  "raise-lost",
  "rage-gained",
  "glory-from-card",
  "glory-from-token",
  "glory-from-battle",
  "invaded",
];

/** The last battle there was, as far as it has come. */
export function battleIn(lines: Line[]): BattleTold | null {
  const start = lines.findLastIndex(({ kind }) => kind === "battle-began");
  const began = lines[start];
  if (began?.kind !== "battle-began") return null;
  const declared = lines.slice(0, start).findLast((line) => ofKind(line, "pillage-declared"));
  const battle: BattleTold = {
    first: began.number,
    province: began.fields.province,
    pillager: numberIn(declared?.fields, "clan") ?? null,
    fighters: began.fields.clans.map(newFighter),
    winner: null,
    isTied: false,
    isClosed: false,
  };
  for (const line of lines.slice(start + 1)) {
    battle.isClosed = line.kind === "pillage-ended";
    if (battle.isClosed) break;
    tell(battle, line);
  }
  return battle;
}

const newFighter = (clan: number): Fighter => ({
  clan,
  card: NO_CARD,
  late: [],
  boast: 0,
  sight: null,
  isSilenced: false,
  total: null,
  fell: [],
  deeds: [],
});

function tell(battle: BattleTold, line: Line): void {
  const of = (clan: number | undefined): Fighter | undefined => battle.fighters.find((one) => one.clan === clan);
  const actor = of(numberIn(line.fields, "clan"));
  const { kind, fields } = line;
  switch (kind) {
    case "cards-revealed":
      fields.clans.forEach((clan, at) => Object.assign(of(clan) ?? {}, { card: fields.cards[at] }));
      break;
    case "quest-declared":
      if (actor) actor.boast = fields.strength;
      break;
    case "sight-counted":
      if (actor) actor.sight = fields.strength;
      break;
    case "text-cancelled":
      if (actor) actor.isSilenced = true;
      break;
    case "cards-swept-away":
      for (const one of battle.fighters) Object.assign(one, { card: NO_CARD, boast: 0, isSilenced: false });
      break;
    case "late-card-added":
      actor?.late.push(fields.card);
      break;
    case "strength-compared":
      fields.clans.forEach((clan, at) => Object.assign(of(clan) ?? {}, { total: fields.totals[at] }));
      break;
    case "battle-won":
      battle.winner = fields.clan;
      break;
    case "nobody-won":
      battle.isTied = true;
      break;
    case "figure-destroyed":
      actor?.fell.push(fields.figure);
      break;
  }
  if (DEEDS.includes(kind)) actor?.deeds.push({ words: `face-deed-${kind}`, about: fields, isLoss: kind === "text-cancelled" });
  if (ofKind(line, "rage-stolen", "glory-stolen", "cards-poisoned"))
    of(line.fields.victim)?.deeds.push({ words: `face-deed-${kind}-from`, about: fields, isLoss: true });
}

/** What adds up to a fighter's total: figures, the card, late cards. Figures are what the rest leaves, once the total is told. */
export function partsOf(fighter: Fighter, strength: number): { figures: number; card: number | null; late: number[] } {
  const { card, late, boast, sight, total } = fighter;
  const counts = card === NO_CARD ? null : copiesStrength(card) ? sight : strengthOn(card) + boast;
  const lates = late.map(strengthOn);
  const figures = total === null ? strength : total - (counts ?? 0) - lates.reduce((sum, one) => sum + one, 0);
  return { figures, card: counts, late: lates };
}

/** Who was seen to stand in a battle, and how many of each clan had fallen by then. */
export interface Muster {
  first: number;
  standing: Standing[];
  fallen: Record<number, number>; // by clan
}

export function musterOf(battle: BattleTold, view: BloodRageView): Muster {
  const places = [battle.province, ...(battle.province < OUTER ? [fjordOf(battle.province)] : [])];
  return {
    first: battle.first,
    standing: places.flatMap((place) => standingAt(view, place)),
    fallen: Object.fromEntries(battle.fighters.map((one) => [one.clan, one.fell.length])),
  };
}

/** Who of a clan still stands, Warriors together. */
export function hostOf(muster: Muster, { clan, fell }: Fighter): Standing[] {
  const left = muster.standing.filter((one) => one.clan === clan);
  for (const figure of fell.slice(muster.fallen[clan] ?? 0)) {
    const at = left.findIndex((one) => one.figure === figure);
    if (at >= 0) left.splice(at, 1);
  }
  const warriors = left.filter((one) => one.figure === WARRIOR);
  const others = left.filter((one) => one.figure !== WARRIOR);
  return warriors[0] ? [...others, { ...warriors[0], count: warriors.length }] : others;
}

export interface QuestTold {
  card: number;
  verdict: "met" | "failed" | null; // not yet judged
  glory: number;
  stat: number | null; // raised for it
}

export interface QuestsTold {
  first: number;
  age: number | null;
  clans: { clan: number; quests: QuestTold[] }[];
  isClosed: boolean;
}

/** The last Quest phase in which anything was turned up. */
export function questsIn(lines: Line[]): QuestsTold | null {
  const start = phaseIn(lines, PHASE.quest);
  const began = lines[start];
  if (!began) return null;
  const told: QuestsTold = { first: began.number, age: ageAt(lines, start), clans: [], isClosed: false };
  let met: QuestTold | null = null;
  for (const { kind, fields } of lines.slice(start + 1)) {
    if (kind === "phase-began") {
      told.isClosed = true;
      break;
    }
    const quests = told.clans.find((one) => one.clan === numberIn(fields, "clan"))?.quests;
    const judged = quests?.find((one) => one.card === numberIn(fields, "card") && one.verdict === null);
    if (kind === "quests-revealed")
      told.clans.push({ clan: fields.clan, quests: fields.cards.map((card) => ({ card, verdict: null, glory: 0, stat: null })) });
    else if (kind === "quest-failed" && judged) judged.verdict = "failed";
    else if (kind === "quest-completed" && judged) {
      Object.assign(judged, { verdict: "met", glory: fields.glory });
      met = judged;
    } else if (kind === "stat-raised" && met) met.stat = fields.stat;
  }
  return told.clans.length ? told : null;
}

export interface RagnarokTold {
  first: number;
  age: number | null;
  fell: { clan: number; figures: number[]; glory: number }[];
  destroyed: number | null;
  next: number | null; // the province doomed now
  released: { clan: number; count: number; glory: number }[];
  isClosed: boolean;
}

/** The last Ragnarök, and who came back from Valhalla after it. */
export function ragnarokIn(lines: Line[]): RagnarokTold | null {
  const start = phaseIn(lines, PHASE.ragnarok);
  const began = lines[start];
  if (!began) return null;
  const told: RagnarokTold = {
    first: began.number,
    age: ageAt(lines, start),
    fell: [],
    destroyed: null,
    next: null,
    released: [],
    isClosed: false,
  };
  let isReleasing = false;
  const fallenOf = (clan: number) => {
    const known = told.fell.find((one) => one.clan === clan);
    if (known) return known;
    const found = { clan, figures: [], glory: 0 } as RagnarokTold["fell"][number];
    told.fell.push(found);
    return found;
  };
  for (const line of lines.slice(start + 1)) {
    const { kind, fields } = line;
    const isOver = ofKind(line, "tokens-turned", "age-began", "glory-from-legend", "game-ended");
    if (isOver || numberIn(fields, "card") === CARD["a3-thors-conquest"]) {
      told.isClosed = true;
      break;
    }
    if (kind === "phase-began") isReleasing = true;
    else if (kind === "figure-destroyed") fallenOf(fields.clan).figures.push(fields.figure);
    else if (kind === "glory-from-ragnarok") fallenOf(fields.clan).glory += fields.glory;
    else if (kind === "glory-from-card" && !isReleasing) fallenOf(fields.clan).glory += fields.glory;
    else if (kind === "glory-from-card")
      Object.assign(told.released.at(-1) ?? {}, { glory: (told.released.at(-1)?.glory ?? 0) + fields.glory });
    else if (kind === "province-destroyed") told.destroyed = fields.province;
    else if (kind === "doom-moved") told.next = fields.province;
    else if (kind === "figures-released") told.released.push({ clan: fields.clan, count: fields.count, glory: 0 });
  }
  return told;
}

const phaseIn = (lines: Line[], phase: number): number =>
  lines.findLastIndex(({ kind, fields }) => kind === "phase-began" && fields.phase === phase);

const ageAt = (lines: Line[], index: number): number | null =>
  numberIn(lines.slice(0, index).findLast((line) => ofKind(line, "age-began"))?.fields, "age") ?? null;
