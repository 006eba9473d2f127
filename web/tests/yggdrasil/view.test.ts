import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { ENEMIES, FENRIR, FREYJA, PLAYING, WON, after, enemyOf, fallenOf, isAngry, isRagnarok, lineCrossed, totalOf, type Fight, type YggdrasilView } from "../../src/games/yggdrasil/view";
import written from "./game.json";

const frames = written as unknown as { events: { kind: string; fields: Record<string, any> }[]; view: YggdrasilView }[];

const UNORDERED = ["pile", "awake", "defeated", "runes", "in_trance", "looked_at"];
const sorted = (list: number[]): number[] => [...list].sort((a, b) => a - b);

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

describe("an event", () => {
  it("is followed without touching the table before it", () => {
    const next = after(table, { kind: "enemy-advanced", fields: { enemy: 1, space: 4 } });
    expect(next.spaces[1]).toBe(4);
    expect(next.lines.map((line) => line.beyond)).toEqual([4, 2, 1]);
    expect(table.spaces[1]).toBe(3);
  });

  it("shows what the next view shows", () => {
    for (let step = 1; step < frames.length; step++) {
      let view = frames[step - 1]!.view;
      for (const event of frames[step]!.events) view = after(view, event);
      const next = frames[step]!.view;
      const isRolledTwice = next.fight?.hammers != null && frames[step]!.events.at(-1)?.kind === "die-rolled"; // the last is drawn
      const fight = view.fight && isRolledTwice ? { ...view.fight, hammers: next.fight!.hammers } : view.fight;
      const drawn = { ...view, fight: fight?.over ? null : fight };
      for (const [name, seen] of Object.entries(next) as [string, any][]) {
        const found = drawn[name as keyof YggdrasilView];
        const told = UNORDERED.includes(name) ? [sorted(found as number[]), sorted(seen)] : [found, seen];
        expect(told[0], `step ${step}: ${name}`).toEqual(told[1]);
      }
    }
  });

  it("adds up a combat", () => {
    expect(totalOf(table, fight)).toBe(4);
    const rolled = after(table, { kind: "die-rolled", fields: { god: 1, colour: 2 } });
    expect(totalOf(rolled, rolled.fight!)).toBe(6);
    const sent = after(table, { kind: "vikings-sent", fields: { god: 1, count: 3 } });
    expect([sent.fight!.vikings, sent.vikings[1]]).toEqual([5, 1]);
  });

  it("leaves Fire Giants in a bag that is searched, and drives them from one that is purged", () => {
    const found = after(table, { kind: "souls-found", fields: { god: 1, bag: 0, vikings: 1, giants: 2 } });
    expect([found.bag_vikings[0], found.bag_giants[0], found.vikings[1], found.fire]).toEqual([5, 12, 5, 12]);
    const purged = after(table, { kind: "bag-purged", fields: { bag: 0, giants: 4, vikings: 1 } });
    expect([purged.bag_vikings[0], purged.bag_giants[0], purged.fire]).toEqual([6, 8, 16]);
  });
});
