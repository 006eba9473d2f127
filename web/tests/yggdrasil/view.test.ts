import { describe, expect, it } from "vitest";
import type { SeatLook } from "../../src/games/face";
import { readFileSync } from "node:fs";
import {
  angryArt,
  artefactArt,
  colourOf,
  foeArt,
  giantArt,
  godArt,
  godFigure,
  harmOf,
  looks,
  omenArt,
  patternOf,
  rungArt,
  runePath,
} from "../../src/games/yggdrasil/looks";
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
  GIANTS,
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
  const source = (path: string): string => readFileSync(`src/${path}`, "utf-8");

  it("are drawn for every enemy, god, giant, artefact and rune", () => {
    const files = ["Foes", "Folk", "Giants", "Things"].map((name) => source(`games/yggdrasil/art/${name}.svelte`));
    const drawn = [...files, source("art/Symbols.svelte")].join("");
    const pictures = [
      ...FOES.flatMap((enemy) => [foeArt(enemy), angryArt(enemy), artefactArt(enemy), harmOf(enemy)?.art]),
      ...GODS.flatMap((_, god) => [godArt(god), godFigure(god)]),
      ...GIANTS.map((_, giant) => giantArt(giant)),
      ...CARDS.flatMap(({ kind }, card) => (kind === "ragnarok" ? [omenArt(card)] : [])),
    ];
    expect(pictures.filter((id) => !drawn.includes(`id="${id ?? "?"}"`))).toEqual([]);
    expect(RUNES.every((_, rune) => runePath(rune))).toBe(true);
  });

  it("every world but Asgard has a landmark", () => {
    const land = source("games/yggdrasil/art/Land.svelte");
    expect(WORLDS.filter(({ name }) => !land.includes(`world === "${name}"`)).map(({ name }) => name)).toEqual(["asgard"]);
  });

  it("every rung of the Vane but his first shows what it gives", () => {
    expect(EFFECTS.filter((_, effect) => !rungArt(FIRST_EFFECT + effect))).toEqual([]);
    expect(rungArt(FIRST_EFFECT - 1)).toBe("");
    expect(rungArt(FIRST_EFFECT + EFFECT.raise)).toBe("art-viking");
  });
});

describe("colours", () => {
  const led = (leaders: number[]): YggdrasilView => ({ gods: [4, 0, 2], leaders }) as unknown as YggdrasilView;
  const seats = (count: number, view: YggdrasilView): SeatLook[] => looks(count, view) as SeatLook[];

  it("are those of whoever leads a god, where everybody leads one", () => {
    const view = led([1, 0, 2]);
    expect([4, 0, 2].map((god) => colourOf(view, seats(3, view), god))).toEqual(["var(--seat-1)", "var(--seat-0)", "var(--seat-2)"]);
  });

  it("are the gods' own where somebody leads several, and no two wear the same", () => {
    for (const [count, leaders] of [
      [1, [0, 0, 0]],
      [2, [0, 1, 0]],
    ] as const) {
      const view = led([...leaders]);
      const worn = [4, 0, 2].map((god) => [colourOf(view, seats(count, view), god), patternOf(view, seats(count, view), god)].join());
      expect(new Set(worn).size).toBe(3);
      expect(new Set(seats(count, view).map((seat) => seat.colour)).size).toBe(count);
    }
    expect(seats(2, led([0, 1, 0]))[1]?.colour).toBe(colourOf(led([0, 1, 0]), [], 0));
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
