import { describe, expect, it } from "vitest";
import { after, threatOf, type YggdrasilView } from "../src/games/yggdrasil/view";

const table = { spaces: [1, 3, 5, 7, 8, 2], is_raging: false } as YggdrasilView;

describe("what an enemy threatens", () => {
  it("names the space, the power and what would be passed", () => {
    expect(threatOf(table, 0)).toEqual({ space: 2, power: 1, breaks: null });
    expect(threatOf(table, 1)).toEqual({ space: 4, power: 2, breaks: "wall" });
    expect(threatOf(table, 2)).toEqual({ space: 6, power: 3, breaks: "gate" });
    expect(threatOf(table, 3)).toEqual({ space: 8, power: 0, breaks: "residence" });
    expect(threatOf(table, 4)).toBeNull();
  });

  it("follows an event without touching the table before it", () => {
    expect(after(table, { kind: "enemy-advanced", fields: { enemy: 0, space: 2 } }).spaces[0]).toBe(2);
    expect(table.spaces[0]).toBe(1);
  });
});
