/** What the map says of itself: for a screen reader, and on the card of a place. */
import type { Choice, Say } from "../face";
import type { Held } from "./looked.svelte";
import { siteOf, stoneLevel } from "./rows";
import { type ClashGame, type ClashView, HEROES, HOME, LEVELS, NO_HERO, SLOTS } from "./generated";
import { armyAt, heroAt, isThere, rowOf, sidesOf, strengthAt, totalOf, unitOf } from "./view";

/** "3 Krag Riders, 1 Executioner, Wardok". */
export function hostOf(say: Say, view: ClashView, side: number, place: number): string {
  const army = armyAt(view, side, place);
  const hero = heroAt(view, side, place);
  return [
    ...LEVELS.filter((level) => army[level]).map((level) => say("face-so-many", { count: army[level], unit: unitOf(view, side, level) })),
    ...(hero === NO_HERO ? [] : [say.called("hero", hero)]),
  ].join(", ");
}

/** What an army brings to a fight, in one line. */
export function broughtBy(say: Say, view: ClashView, side: number, place: number): string {
  const strength = strengthAt(view, side, place);
  return strength ? say("face-brings", { ...strength, dice: strength.power }) : "";
}

/** Where a card, a hero or a type is now. */
export function whereabouts(say: Say, view: ClashView, { noun, number, side }: Held): string[] {
  if (noun === "hero") {
    const seat = view.heroes.indexOf(number);
    return seat < 0 ? [say("face-hero-free", { price: HEROES[number]?.price ?? 0 })] : [say("face-serves", { seat })];
  }
  if (noun === "unit") {
    const places = [...(view.armies[0] ?? []).keys()].filter((at) => armyAt(view, side ?? 0, at)[number % LEVELS.length]);
    const hosts = places.map((place) =>
      say("face-so-many-there", { count: armyAt(view, side ?? 0, place)[number % LEVELS.length], place }),
    );
    return hosts.length ? [hosts.join(", ")] : [];
  }
  return [
    ...(view.market[number] ? [say("face-in-market", { count: view.market[number] })] : []),
    ...(view.anvil.includes(number) ? [say("face-on-anvil")] : []),
    ...sidesOf(view).flatMap((one) =>
      LEVELS.filter((level) => SLOTS.some((_, slot) => view.slots[rowOf(view, one)]?.[SLOTS.length * level + slot] === number)).map(
        (level) => say("face-worn-by", { unit: unitOf(view, one, level), side: one }),
      ),
    ),
    ...[...view.spare.keys()].filter((seat) => view.spare[seat]?.includes(number)).map((seat) => say("face-laid-aside", { side: seat })),
  ];
}

/** What lies there, beside the name. */
export function siteWords(say: Say, place: number): string {
  const site = siteOf(place);
  return site === "wild" ? "" : say(`face-site-${site}`, { level: stoneLevel(place) - 1 });
}

export function oddsWords(say: Say, choice: Choice<ClashGame>): string {
  const { chance = 0, nearly = 0, lost = 0, felled = 0 } = choice.about as Record<string, number>;
  return say("face-odds", { chance, nearly, lost: tenths(say, lost), felled: tenths(say, felled) });
}

/** "83 %"; nothing is called sure or hopeless that is only nearly so. */
export function chanceWords(say: Say, choice: Choice<ClashGame>): string {
  const { chance = 0, nearly = 0 } = choice.about as Record<string, number>;
  return say("chance-told", { chance, nearly });
}

/** 14 tenths are 1.4, or 1,4. */
export const tenths = (say: Say, count: number): string =>
  new Intl.NumberFormat(say.language, { minimumFractionDigits: 1 }).format(count / 10);

export const isAttack = (choice: Choice<ClashGame> | undefined): boolean => Number(choice?.about.foes ?? 0) > 0;

export function placeLabel(say: Say, view: ClashView, place: number, choice: Choice<ClashGame> | undefined): string {
  const parts = place === HOME ? [] : [say.called("place", place)];
  for (const side of sidesOf(view)) {
    if (place !== HOME && isThere(view, side, place))
      parts.push(say("face-stands", { side, host: hostOf(say, view, side, place), count: totalOf(armyAt(view, side, place)) }));
  }
  if (choice) parts.push(say.move(choice));
  if (choice && isAttack(choice)) parts.push(oddsWords(say, choice));
  return parts.join(". ");
}
