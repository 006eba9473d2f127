import { describe, expect, it } from "vitest";
import { artefactArt, clearingOf, foeArt, godArt, harmOf, rungArt, runePath } from "../../src/games/yggdrasil/looks";
import {
  FENRIR,
  FOES,
  duration,
  enemyOf,
  fallenOf,
  isAngry,
  isRagnarok,
  lineCrossed,
  runeOf,
  totalOf,
} from "../../src/games/yggdrasil/view";
import {
  CARDS,
  EFFECT,
  EFFECTS,
  ENEMIES,
  FIRST_EFFECT,
  GIANT,
  GODS,
  RUNE,
  RUNES,
  WORLDS,
  type Fight,
  type YggdrasilEvent,
  type YggdrasilView,
} from "../../src/games/yggdrasil/generated";

const fight: Fight = { enemy: 1, giant: null, strength: 6, vikings: 2, hammers: null, artefact: 1 };
const table = {
  active: 1,
  spaces: [1, 3, 5, 7, 8, 2],
  threats: [2, 4, 6, 8, 8, 3].map((space) => ({ space })),
  lines: [
    { space: 4, beyond: 3, limit: 5 },
    { space: 6, beyond: 2, limit: 3 },
    { space: 8, beyond: 1, limit: 1 },
  ],
  vikings: [0, 4, 0, 0, 0, 0],
  bag_vikings: [6, 9, 12, 15],
  bag_giants: [12, 9, 6, 3],
  vikings_in_bags: 42,
  giants_in_bags: 30,
  fire: 12,
  bonus: [0, 1, 0, 0, 0, 0],
  fight,
} as unknown as YggdrasilView;

describe("cards", () => {
  const all = [...CARDS.keys()];
  const named = (is: (card: number) => boolean) => all.filter(is).map((card) => CARDS[card]?.name);

  it("are angry, or of Ragnarök, or an enemy's own", () => {
    expect(named(isAngry)).toEqual(ENEMIES.map(({ name }) => `angry-${name}`));
    expect(named(isRagnarok).every((name) => name?.startsWith("ragnarok-"))).toBe(true);
    expect(all.filter((card) => !isAngry(card) && !isRagnarok(card))).toEqual(FOES);
  });

  it("of an enemy move him, angry or not", () => {
    expect(all.filter(isAngry).map(enemyOf)).toEqual(FOES);
    expect(FOES.map(enemyOf)).toEqual(FOES);
    expect(FENRIR).toBe(FOES.at(-1));
  });
});

describe("giants", () => {
  it("fall for their own rune", () => {
    const fallen = { defeated: [GIANT.angerboda, GIANT.hrym, GIANT.fafner] } as unknown as YggdrasilView;
    expect([RUNE.sigel, RUNE.mann, RUNE.tiwaz, RUNE.daeg].map((rune) => fallenOf(fallen, rune))).toEqual([2, 0, 1, 0]);
    expect(runeOf(GIANT.skyrmir)).toBe(RUNE.daeg);
  });
});

describe("signs", () => {
  it("are drawn for every enemy, god, artefact, rune and world", () => {
    const signs = [...ENEMIES.keys()].flatMap((enemy) => [foeArt(enemy), artefactArt(enemy), harmOf(enemy)?.art]);
    expect([...signs, ...GODS.map((_, god) => godArt(god)), ...RUNES.map((_, rune) => runePath(rune))].every(Boolean)).toBe(true);
    expect(WORLDS.map((_, world) => clearingOf(world)?.letter).join("")).toBe("QMZTJHSNB");
  });

  it("every rung of the Vane but his first shows what it gives", () => {
    expect(EFFECTS.filter((_, effect) => !rungArt(FIRST_EFFECT + effect))).toEqual([]);
    expect(rungArt(FIRST_EFFECT - 1)).toBe("");
    expect(rungArt(FIRST_EFFECT + EFFECT.raise)).toBe("art-viking");
  });
});

describe("what an enemy threatens", () => {
  it("is the line he would step over", () => {
    expect([0, 1, 2, 3, 4, 5].map((enemy) => lineCrossed(table, enemy))).toEqual([null, 0, 1, 2, null, null]);
  });
});

describe("a combat", () => {
  it("is added up", () => {
    expect(totalOf(table, fight)).toBe(4);
    expect(totalOf(table, { ...fight, hammers: 2 })).toBe(6);
  });
});

it("does not wait for what only opens a question", () => {
  const kinds: YggdrasilEvent["kind"][] = ["action-chosen", "calming-tried", "card-chosen", "card-placed"];
  expect(kinds.map((kind) => duration({ kind } as YggdrasilEvent))).toEqual(kinds.map(() => 0));
});
