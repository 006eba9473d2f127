/** Signs: six enemies, six gods by their attribute, nine worlds, six artefacts, four runes. */
import { sharedLooks, type Look, type SeatLook } from "../face";
import { ATTRIBUTE } from "./bearings";
import {
  type ArtefactName,
  type EffectName,
  EFFECTS,
  ENEMIES,
  type EnemyName,
  FIRST_EFFECT,
  GODS,
  type RuneName,
  RUNES,
  type WorldName,
  WORLDS,
  type YggdrasilView,
} from "./generated";
import { godsOf, leaderOf } from "./view";

const FOE: Record<EnemyName, string> = {
  hel: "art-foe-hel",
  surt: "art-foe-surt",
  jormungand: "art-monster-serpent",
  loki: "art-foe-loki",
  nidhogg: "art-monster-dragon",
  fenrir: "art-monster-wolf",
};
/** Each with its letter on the board. */
const CLEARING: Record<WorldName, { art: string; letter: string }> = {
  asgard: { art: "art-tower", letter: "Q" },
  midgard: { art: "art-hut", letter: "M" },
  elves: { art: "art-elf", letter: "Z" },
  forge: { art: "art-anvil", letter: "T" },
  darkness: { art: "art-emblem-moon", letter: "J" },
  dead: { art: "art-skull", letter: "H" },
  fire: { art: "art-flame", letter: "S" },
  ice: { art: "art-ice", letter: "N" },
  sacred: { art: "art-emblem-tree", letter: "B" },
};
const ARTEFACT: Record<ArtefactName, string> = {
  draupnir: "art-god-ring",
  mimming: "art-god-sword",
  mjollnir: "art-hammer",
  hofund: "art-axe",
  gungnir: "art-god-spear",
  gleipnir: "art-god-ribbon",
};
/** What each enemy does: how its number is signed, where it is told. */
const HARM: Record<EnemyName, { art: string; sign: string }> = {
  hel: { art: "art-viking", sign: "−" },
  surt: { art: "art-flame", sign: "+" },
  jormungand: { art: "art-waves", sign: "" },
  loki: { art: "art-monster-giant", sign: "+" },
  nidhogg: { art: "art-pass", sign: "+" },
  fenrir: { art: "art-monster-wolf", sign: "" },
};
/** What a rung of the Vane gives. */
const GIFT: Record<EffectName, string> = {
  fly: "art-valkyrie",
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

/** By number, the sign of each row; nothing where there is no such row. */
const byNumber = <R, T>(rows: readonly R[], sign: (row: R) => T): ((number: number) => T | undefined) => {
  const signs = rows.map(sign);
  return (number) => signs[number];
};
const foe = byNumber(ENEMIES, ({ name }) => FOE[name]);
const attribute = byNumber(GODS, ({ name }) => ATTRIBUTE[name]);
const artefact = byNumber(ENEMIES, (row) => ARTEFACT[row.artefact.name]);
const gift = byNumber(EFFECTS, ({ name }) => GIFT[name]);
const carved = byNumber(RUNES, ({ name }) => CARVED[name]);

export const foeArt = (enemy: number): string => foe(enemy) ?? "";
export const godArt = (god: number): string => attribute(god) ?? "";
/** The artefact that works against this enemy. */
export const artefactArt = (enemy: number): string => artefact(enemy) ?? "";
/** On a rung's space, from 1; the first gives nothing. */
export const rungArt = (space: number): string => gift(space - FIRST_EFFECT) ?? "";
export const runePath = (rune: number): string => carved(rune) ?? "";
export const clearingOf = byNumber(WORLDS, ({ name }) => CLEARING[name]);
export const harmOf = byNumber(ENEMIES, ({ name }) => HARM[name]);

/** A god wears the colour of whoever leads it. */
export const colourOf = (view: YggdrasilView, seats: SeatLook[], god: number): string => seats[leaderOf(view, god)]?.colour ?? "var(--ash)";
export const patternOf = (view: YggdrasilView, seats: SeatLook[], god: number): string => seats[leaderOf(view, god)]?.pattern ?? "";

/** Whoever leads one god alone shows that god's attribute. */
export function looks(seats: number, view?: YggdrasilView | null, known: number[][] = []): Look[] {
  return sharedLooks(seats).map((look, seat) => {
    const led = view ? godsOf(view, seat) : (known[seat] ?? []);
    return led.length === 1 && led[0] !== undefined ? { ...look, emblem: godArt(led[0]) } : look;
  });
}

/** A god who is not yet anybody's. */
export const pictured = (noun: string, number: number): Look | undefined =>
  noun === "god" ? { colour: "var(--parchment)", pattern: "", emblem: godArt(number) } : undefined;
