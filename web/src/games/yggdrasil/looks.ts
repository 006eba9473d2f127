/** Pictures and colours: enemies, gods, giants, worlds, artefacts, runes. */
import { sharedLooks, type Look, type SeatLook } from "../face";
import { ATTRIBUTE } from "./bearings";
import {
  type CardName,
  CARDS,
  type EffectName,
  EFFECTS,
  ENEMIES,
  type EnemyName,
  FIRST_EFFECT,
  GIANTS,
  GODS,
  type RuneName,
  RUNES,
  type YggdrasilView,
} from "./generated";
import { godsOf, isSomebodyOfMany, leaderOf } from "./view";
import { sure } from "../../sure";

/** What a card of Ragnarök shows beside the three whom it moves. */
const OMEN: Record<RagnarokName, string> = {
  "ragnarok-hel-surt-jormungand": "ygg-sunken-ship",
  "ragnarok-hel-loki-nidhogg": "ygg-broken-sun",
  "ragnarok-surt-loki-fenrir": "ygg-burning-bridge",
  "ragnarok-jormungand-nidhogg-fenrir": "ygg-swallowed-moon",
};
/** What each enemy does: how its number is signed, where it is told. */
const HARM: Record<EnemyName, { art: string; sign: string }> = {
  hel: { art: "art-viking", sign: "−" },
  surt: { art: "art-flame", sign: "+" },
  jormungand: { art: "art-waves", sign: "" },
  loki: { art: "art-monster-giant", sign: "+" },
  nidhogg: { art: "ygg-step", sign: "+" },
  fenrir: { art: "art-monster-wolf", sign: "" },
};
/** What a rung of the Vane gives. */
const GIFT: Record<EffectName, string> = {
  fly: "ygg-valkyrie",
  raise: "art-viking",
  foresee: "art-card",
  repel: "art-shield",
  fell: "art-monster-giant",
};
const CARVED: Record<RuneName, string> = {
  sigel: "M40 12L24 28h16L24 52",
  mann: "M20 52V14l24 22V14v38M44 14L20 36",
  tiwaz: "M32 52V12M18 26l14-14 14 14",
  daeg: "M16 52V12l32 40V12L16 52",
};

type RagnarokName = Extract<CardName, `ragnarok-${string}`>;
const isRagnarokName = (name: CardName): name is RagnarokName => name in OMEN;

/** By number, the sign of each row; nothing where there is no such row. */
const byNumber = <R, T>(rows: readonly R[], sign: (row: R) => T): ((number: number) => T | undefined) => {
  const signs = rows.map(sign);
  return (number) => signs[number];
};
const foe = byNumber(ENEMIES, ({ name }) => `ygg-${name}`);
const attribute = byNumber(GODS, ({ name }) => ATTRIBUTE[name]);
const artefact = byNumber(ENEMIES, (row) => `ygg-${row.artefact.name}`);
const giant = byNumber(GIANTS, ({ name }) => `ygg-${name}`);
const god = byNumber(GODS, ({ name }) => `ygg-${name}`);
const gift = byNumber(EFFECTS, ({ name }) => GIFT[name]);
const carved = byNumber(RUNES, ({ name }) => CARVED[name]);

export const foeArt = (enemy: number): string => foe(enemy) ?? "";
export const godArt = (god: number): string => attribute(god) ?? "";
/** A god as a figure, with what it bears. */
export const godFigure = (number: number): string => god(number) ?? "";
export const giantArt = (number: number): string => giant(number) ?? "";
/** An enemy's face on his angry card. */
export const angryArt = (enemy: number): string => foeArt(enemy).replace("ygg-", "ygg-angry-");
export const omenArt = byNumber(CARDS, ({ name }) => (isRagnarokName(name) ? OMEN[name] : undefined));
/** The class that gives an enemy his colour. */
export const foeTint = (enemy: number): string => `foe-${ENEMIES[enemy]?.name ?? ""}`;
/** The artefact that works against this enemy. */
export const artefactArt = (enemy: number): string => artefact(enemy) ?? "";
/** On a rung's space, from 1; the first gives nothing. */
export const rungArt = (space: number): string => gift(space - FIRST_EFFECT) ?? "";
export const runePath = (rune: number): string => carved(rune) ?? "";
export const harmOf = byNumber(ENEMIES, ({ name }) => HARM[name]);

/** A god wears the colour of whoever leads it. Where somebody leads several, each of the gods has a colour of its own. */
function wornBy(view: YggdrasilView, seats: SeatLook[], god: number): { colour: string; pattern: string } {
  if (isSomebodyOfMany(view)) return coloursAt(view, god);
  return seats[leaderOf(view, god)] ?? { colour: "var(--ash)", pattern: "" };
}
export const colourOf = (view: YggdrasilView, seats: SeatLook[], god: number): string => wornBy(view, seats, god).colour;
export const patternOf = (view: YggdrasilView, seats: SeatLook[], god: number): string => wornBy(view, seats, god).pattern;

/** Whoever leads one god alone shows that god's attribute; where somebody leads several, seats wear their first god's colour. */
export function looks(seats: number, view?: YggdrasilView | null, known: number[][] = []): Look[] {
  const shared = sharedLooks(seats);
  return shared.map((look, seat) => {
    const led = view ? godsOf(view, seat) : (known[seat] ?? []);
    const first = led[0];
    const worn = view && first !== undefined && isSomebodyOfMany(view) ? { ...look, ...coloursAt(view, first) } : look;
    return led.length === 1 && first !== undefined ? { ...worn, emblem: godArt(first) } : worn;
  });
}

function coloursAt(view: YggdrasilView, god: number): Pick<Look, "colour" | "pattern"> {
  const { colour, pattern } = sure(sharedLooks(view.gods.length)[view.gods.indexOf(god)]);
  return { colour, pattern };
}

/** A god who is not yet anybody's. */
export const pictured = (noun: string, number: number): Look | undefined =>
  noun === "god" ? { colour: "var(--parchment)", pattern: "", emblem: godArt(number) } : undefined;
