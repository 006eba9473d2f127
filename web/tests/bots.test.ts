/** Bots of others in the lists of who may sit where. */
import { expect, test } from "vitest";
import { FITTING, levelAbout, levelName, seatAbout } from "../src/parts/level";
import { wishOf } from "../src/parts/seatWish";
import { people } from "../src/people.svelte";
import { addLevelWords, wordsOf } from "../src/words";

test("what a list says is what the hall is asked for", () => {
  expect(wishOf<"me">("me")).toEqual({ kind: "me" });
  expect(wishOf("open")).toEqual({ kind: "open" });
  expect(wishOf("bot:greedy")).toEqual({ kind: "bot", level: "greedy" });
  expect(wishOf(FITTING)).toEqual({ kind: "bot" });
  expect(wishOf("account:grim")).toEqual({ kind: "invited", account: "grim" });
});

test("how a bot plays is told beside its seat, also where the hall finds its level", () => {
  const say = wordsOf({ language: "en" });
  expect(seatAbout(say, FITTING, false)).toMatch(/^Gentle until you have won this game once/);
  expect(seatAbout(say, FITTING, true)).toBe("Plays along as well as it can.");
  expect(seatAbout(say, "bot:thrall", false)).toMatch(/^Plausible moves/);
  expect(seatAbout(say, "open", false)).toBeUndefined();
});

test("a bot that somebody brought along is called by its own words, asked for before or after", () => {
  const before = wordsOf({ language: "fr" });
  expect(levelName(before, "steady")).toBe("steady");
  expect(levelAbout(before, "steady")).toBeUndefined();
  addLevelWords("fr", "hall-level-steady = posé\n    .about = Prend tout son temps.\n");
  for (const say of [before, wordsOf({ language: "fr" }), wordsOf({ language: "fr", game: "raids" })]) {
    expect(levelName(say, "steady")).toBe("posé");
    expect(levelAbout(say, "steady")).toBe("Prend tout son temps.");
  }
  expect(levelName(wordsOf({ language: "en" }), "steady")).toBe("steady");
});

test("a bot is offered for the games it plays", async () => {
  globalThis.fetch = async () =>
    new Response(JSON.stringify({ games: [], levels: ["greedy", "sailor"], words: {}, plays: { sailor: ["raids"] } }), {
      headers: { "content-type": "application/json" },
    });
  await people.open();
  expect(people.levelsFor("raids")).toEqual(["greedy", "sailor"]);
  expect(people.levelsFor("holmgang")).toEqual(["greedy"]);
});
