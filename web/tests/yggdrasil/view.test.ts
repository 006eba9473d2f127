import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { ENEMIES, FENRIR, FREYJA, PLAYING, WON, duration, enemyOf, fallenOf, isAngry, isRagnarok, lineCrossed, totalOf, type Fight, type YggdrasilView } from "../../src/games/yggdrasil/view";

const fight: Fight = { enemy: 1, giant: null, strength: 6, vikings: 2, hammers: null, artefact: 1 };
const table = {
  active: 1,
  spaces: [1, 3, 5, 7, 8, 2],
  threats: [2, 4, 6, 8, 8, 3].map((space) => ({ space })),
  lines: [{ space: 4, beyond: 3, limit: 5 }, { space: 6, beyond: 2, limit: 3 }, { space: 8, beyond: 1, limit: 1 }],
  vikings: [0, 4, 0, 0, 0, 0],
  bag_vikings: [6, 9, 12, 15],
  bag_giants: [12, 9, 6, 3],
  vikings_in_bags: 42,
  giants_in_bags: 30,
  fire: 12,
  bonus: [0, 1, 0, 0, 0, 0],
  fight,
} as unknown as YggdrasilView;

const source = (file: string): string => readFileSync(join(import.meta.dirname, "../../../src/meadhall/games/yggdrasil", file), "utf8");

describe("what the picture knows of the rules", () => {
  it("is what the rules say", () => {
    const constants = Object.fromEntries([...source("model.py").matchAll(/^([A-Z_]+): Final = (\d+)/gm)].map(([, name, value]) => [name!, Number(value)]));
    expect({ FENRIR, FREYJA, PLAYING, WON }).toEqual({ FENRIR: constants.FENRIR, FREYJA: constants.FREYJA, PLAYING: constants.PLAYING, WON: constants.WON });
    expect(ENEMIES).toHaveLength(constants.ENEMIES!);
    const cards = Array.from({ length: constants.CARDS! }, (_, card) => card);
    expect(cards.filter(isAngry)).toEqual(cards.filter((card) => card >= constants.ANGRY! && card < constants.RAGNAROK!));
    expect(cards.filter(isRagnarok)).toEqual(cards.filter((card) => card >= constants.RAGNAROK!));
    expect(cards.filter(isAngry).map(enemyOf)).toEqual(ENEMIES);
  });

  it("knows to which rune a giant belongs", () => {
    const runes = [...source("cards.py").matchAll(/^    \("\w+", .*(SIGEL|MANN|TIWAZ|DAEG)\)/gm)].map(([, rune]) => ["SIGEL", "MANN", "TIWAZ", "DAEG"].indexOf(rune!));
    expect(runes).toHaveLength(16);
    runes.forEach((rune, giant) => expect(fallenOf({ defeated: [giant] } as unknown as YggdrasilView, rune)).toBe(1));
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
  for (const kind of ["action-chosen", "calming-tried", "card-chosen", "card-placed"]) expect(duration({ kind })).toBe(0);
});
