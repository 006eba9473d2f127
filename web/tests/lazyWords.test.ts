/** The front page knows games by their titles; a game's words and face come with its table. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { titlesIn } from "../scripts/titles";
import { bearingsOf } from "../src/games/bearings";
import { looks as bloodRageLooks } from "../src/games/bloodrage/looks";
import { looks as clashLooks } from "../src/games/clashofrage/looks";
import { looks as godLooks } from "../src/games/yggdrasil/looks";
import { addWordsOf, bundleOf, fetchWordsOf, LANGUAGES, wordsOf } from "../src/words";

describe("words that come later", () => {
  it("of a game only its title and what is said of it are there at once", () => {
    const text = "game = Raids\n    .about = Four\n      voyages.\ngame-length = an hour\n\nseat-0 = Orange\n# game = no\nmove-game = x\n";
    expect(titlesIn(text)).toBe("game = Raids\n    .about = Four\n      voyages.\ngame-length = an hour\n");
    for (const language of LANGUAGES) {
      const whole = readFileSync(`../src/meadhall/games/raids/words/${language}.ftl`, "utf8");
      expect(titlesIn(whole)).toMatch(/^game = .+\n +\.about = /);
      expect(titlesIn(whole).length).toBeLessThan(whole.length / 20);
    }
  });

  it("whoever speaks before they are there says nothing rather than a name of a message", async () => {
    const say = wordsOf({ language: "fr", game: "strange-game" });
    expect(say("seat-0")).toBe("seat-0"); // nobody has such words
    addWordsOf("strange-game", "fr", "seat-0 = Orange\n");
    expect(wordsOf({ language: "fr", game: "strange-game" })("seat-0")).toBe("Orange");
    await fetchWordsOf("blood-rage", "fr");
    expect(bundleOf("fr", "blood-rage").hasMessage("option-first")).toBe(true);
  });
});

describe("what seats bear in the lobby", () => {
  it("is what they bear at the table", () => {
    for (const seats of [2, 3, 4]) {
      expect(bearingsOf("blood-rage", seats)).toEqual(bloodRageLooks(seats));
      expect(bearingsOf("clash-of-rage", seats)).toEqual(clashLooks(seats));
    }
    const led = [[3], [0]];
    expect(bearingsOf("blood-rage", 2, led)).toEqual(bloodRageLooks(2, null, led));
    expect(bearingsOf("clash-of-rage", 2, led)).toEqual(clashLooks(2, null, led));
    for (const gods of [[], [[1], [4], [0]], [[1, 2], [4], [0]]]) expect(bearingsOf("yggdrasil", 3, gods)).toEqual(godLooks(3, null, gods));
    expect(bearingsOf("strange-game", 2)).toBeNull(); // the shared ones
  });
});
