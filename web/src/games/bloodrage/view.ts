/** Short questions about a view of Blood Rage. */
import { monsterOn } from "./cards";
import {
  FIGURE,
  FIGURES,
  NO_CARD,
  PLACE,
  PLACES,
  PLACES_OF_A_CLAN,
  REGION,
  SLOTS,
  STATS,
  type BloodRageEvent,
  type BloodRageView,
  type StatName,
} from "./generated";

export const YGGDRASIL = PLACE.yggdrasil;
export const RESERVE = PLACE.reserve;
export const VALHALLA = PLACE.valhalla;
const NOWHERE = PLACE.beside; // between two places
export const WARRIOR = FIGURE.warrior;
export const STAT_ART: Record<StatName, string> = { rage: "art-rage", axes: "art-axe", horns: "art-horns" };

/** The numbers of these rows. */
export const numbersOf = (rows: readonly unknown[]): number[] => [...rows.keys()];

export const isFjord = (place: number): boolean => PLACES[place]?.kind === "fjord";
export const villagesOf = (province: number): number => PLACES[province]?.villages ?? 0;
/** The fjord that supports an outer province. */
export function fjordOf(province: number): number {
  const fjord = PLACES[province]?.fjord;
  return fjord ? PLACE[fjord] : NOWHERE;
}
/** The provinces a fjord supports. */
export const provincesOf = (fjord: number): number[] => numbersOf(PLACES).filter((place) => fjordOf(place) === fjord);
/** The region of an outer province. */
export function regionOf(province: number): number | null {
  const region = PLACES[province]?.region;
  return region ? REGION[region] : null;
}
export const stepOf = (view: BloodRageView, clan: number, stat: number): number => view.stats[clan * STATS.length + stat] ?? 1;
export const statOf = (view: BloodRageView, clan: number, stat: number): number => STATS[stat]?.track[stepOf(view, clan, stat) - 1] ?? 0;
export const slotOf = (view: BloodRageView, clan: number, slot: number): number => view.sheet[clan * SLOTS.length + slot] ?? NO_CARD;
export const warriorsAt = (view: BloodRageView, clan: number, place: number): number => view.warriors[clan * PLACES_OF_A_CLAN + place] ?? 0;
export const countAt = (view: BloodRageView, clan: number, place: number): number => view.figures[clan * PLACES_OF_A_CLAN + place] ?? 0;
export const whereIs = (view: BloodRageView, clan: number, figure: number): number =>
  view.place_of[clan * FIGURES.length + figure] ?? RESERVE;

/** The places somebody speaks of; of a figure, those where it stands now. */
export function spokenOf(view: BloodRageView, fields: Record<string, number | undefined>): number[] {
  const { province, place, source, clan, figure } = fields;
  const named = [province, place, source].flatMap((one) => one ?? []);
  if (named.length || figure === undefined) return named;
  return numbersOf(PLACES).filter((at) => standingAt(view, at).some((one) => one.figure === figure && one.clan === clan));
}

export interface Standing {
  clan: number;
  figure: number;
  count: number; // more than one only where Warriors crowd together
  key: string;
}

/** Who stands at a place, clan by clan; Warriors one by one, or together. */
export function standingAt(view: BloodRageView, place: number, together = false): Standing[] {
  const found: Standing[] = [];
  for (let clan = 0; clan < view.seats; clan++) {
    for (const [figure, row] of FIGURES.entries()) {
      if (figure === WARRIOR || whereIs(view, clan, figure) !== place) continue;
      if (!row.is_monster || owns(view, clan, figure)) found.push({ clan, figure, count: 1, key: `${clan}-${figure}` });
    }
    const warriors = warriorsAt(view, clan, place);
    if (together && warriors) found.push({ clan, figure: WARRIOR, count: warriors, key: `${clan}-w` });
    if (!together) for (let one = 0; one < warriors; one++) found.push({ clan, figure: WARRIOR, count: 1, key: `${clan}-w${one}` });
  }
  return found;
}

function owns(view: BloodRageView, clan: number, figure: number): boolean {
  return SLOTS.some((row, slot) => row.kinds.includes("monster-upgrade") && monsterOn(slotOf(view, clan, slot)) === figure);
}

export interface Journey {
  clan: number;
  figure: number;
  from: number;
  to: number;
}

/** Where figures leave from and go to in this event, if any travel. */
export function journeysOf(event: BloodRageEvent, view: BloodRageView): Journey[] {
  switch (event.kind) {
    case "invaded": {
      const { clan, figure, source, place } = event.fields;
      return [{ clan, figure, from: source, to: place }];
    }
    case "marched":
    case "battle-joined": {
      const { clan, figure, source, province } = event.fields;
      return [{ clan, figure, from: source, to: province }];
    }
    case "leader-moved-on": {
      const { clan, source, province } = event.fields;
      return [{ clan, figure: FIGURE.leader, from: source, to: province }];
    }
    case "figure-destroyed": {
      const { clan, figure, place } = event.fields;
      return [{ clan, figure, from: place, to: VALHALLA }];
    }
    case "witch-retreated": {
      const { clan, province } = event.fields;
      return [{ clan, figure: FIGURE["volur-witch"], from: province, to: YGGDRASIL }];
    }
    case "figures-released": {
      const { clan } = event.fields;
      const released = standingAt(view, VALHALLA).filter((one) => one.clan === clan);
      return released.map(({ figure }) => ({ clan, figure, from: VALHALLA, to: RESERVE }));
    }
    default:
      return [];
  }
}

/** While figures travel they stand nowhere. */
export function lifted(before: BloodRageView, after: BloodRageView): BloodRageView {
  const least = (one: number[], two: number[]): number[] => one.map((count, at) => Math.min(count, two[at] ?? count));
  return {
    ...after,
    warriors: least(after.warriors, before.warriors),
    figures: least(after.figures, before.figures),
    filled: least(after.filled, before.filled),
    place_of: after.place_of.map((place, at) => (place === before.place_of[at] ? place : NOWHERE)),
  };
}
