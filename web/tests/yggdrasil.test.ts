import { describe, expect, it } from "vitest";
import { after, lineCrossed, totalOf, type Fight, type YggdrasilView } from "../src/games/yggdrasil/view";

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
  bonus: 1,
  fight,
} as unknown as YggdrasilView;

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
