import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { addWordsOf, bundleOf, LANGUAGES, wordsOf } from "../src/words";
import { VILLAGES } from "../src/games/holmgang/generated";
import { sure } from "../src/sure";

const NOUNS = { seat: "seat", clan: "seat", clans: "seat", seats: "seat", village: "village" };
const NAMES = { village: VILLAGES.map(({ name }) => name) };
const en = wordsOf({ language: "en", game: "holmgang", nouns: NOUNS, names: NAMES, seatNames: ["Ann", "Bo"] });
const fr = wordsOf({ language: "fr", game: "holmgang", nouns: NOUNS, names: NAMES, seatNames: ["Ann", "Bo"] });

describe("words", () => {
  it("say events with names for numbers", () => {
    expect(en.event({ kind: "plunder-drawn", fields: { clan: 1, worth: 2 } })).toBe("Bo draws plunder worth 2.");
    expect(fr.event({ kind: "plunder-drawn", fields: { clan: 1, worth: 2 } })).toBe("Bo tire un butin de 2.");
  });

  it("make a phrase of a list, as Python does", () => {
    const event = { kind: "cards-revealed", fields: { village: 0, clans: [0, 1], cards: [3, 0] } };
    expect(en.event(event)).toBe("Battle at Askheim: Ann (3) and Bo (0).");
  });

  it("address whoever reads", () => {
    const mine = wordsOf({ language: "en", game: "holmgang", nouns: NOUNS, names: NAMES, seatNames: ["Ann", "Bo"], mine: { seat: [1] } });
    expect(mine.event({ kind: "plunder-drawn", fields: { clan: 1, worth: 2 } })).toBe("You draw plunder worth 2.");
    expect(mine.event({ kind: "plunder-drawn", fields: { clan: 0, worth: 2 } })).toBe("Ann draws plunder worth 2.");
    expect(mine.event({ kind: "cards-revealed", fields: { village: 0, clans: [0, 1], cards: [3, 0] } })).toContain("Ann (3) and you (0)");
    expect(mine.ask({ kind: "pick-card", fields: { seats: [0, 1] } })).toMatch(/^Lay one card/);
    expect(mine.refusal({ rule: "table", why: "not-asked", about: { seat: 1 } })).toBe("It is not for you to answer now.");
  });

  it("ask nothing of chance in words", () => {
    expect(en.ask({ kind: "plunder-draw", fields: {} })).toBe("");
  });

  it("put a name into the form a sentence wants", () => {
    const clash = {
      game: "clash-of-rage",
      nouns: { clan: "seat", unit: "unit", place: "place" },
      names: { unit: ["berserker"], place: ["t1-se", "bastion"] },
    };
    const felled = (count: number, place: number) => ({ kind: "units-arrived", fields: { clan: 0, unit: 0, count, place } });
    const say = (language: string) => wordsOf({ language, ...clash, seatNames: ["Ann"] });
    expect(say("en").event(felled(1, 0))).toBe("Ann places one Berserker at the forge of Cinderfell.");
    expect(say("en").event(felled(3, 1))).toBe("Ann places 3 Berserkers in the Bastion.");
    expect(say("fr").event(felled(3, 1))).toBe("Ann place 3 Berserkers au Bastion.");
  });

  it("say questions and moves", () => {
    expect(en.ask({ kind: "pick-card", fields: { seats: [0] } })).toMatch(/^Ann lay one card each/);
    expect(en.move({ kind: "pillage", fields: { village: 2 }, about: {}, text: "pillage 2" })).toBe("Pillage Elmgard");
    expect(fr.move({ kind: "play-card", fields: { card: 0 }, about: {}, text: "play-card 0" })).toBe("Aucune carte");
  });

  it("say a move without its consequences by its bare words, or by its notation", () => {
    const raids = wordsOf({ language: "en", game: "raids", nouns: { tile: "tile" } });
    expect(raids.move({ kind: "sail", fields: { place: 5 }, about: {}, text: "sail 5" })).toBe("Sail to space 5");
    const clash = wordsOf({ language: "en", game: "clash-of-rage", nouns: { place: "place" }, names: { place: ["t1-c"] } });
    expect(clash.move({ kind: "go", fields: { place: 0 }, about: {}, text: "go t1-c" })).toBe("To the city of Amberhall");
    expect(en.move({ kind: "unheard-of", fields: {}, about: {}, text: "unheard-of 3" })).toBe("unheard-of 3");
  });

  it("shorten French words before a name with a vowel", () => {
    const gods = wordsOf({ language: "fr", game: "yggdrasil", nouns: { god: "god" }, names: { god: ["odin", "thor"] } });
    expect(gods("event-turn-began", { god: 0 })).toBe("C'est le tour d'Odin.");
    expect(gods("event-turn-began", { god: 1 })).toBe("C'est le tour de Thor.");
  });

  it("put no full stop after a name that ends with a sign of its own", () => {
    addWordsOf("exclaimed", "fr", "card-0 = Alfheim !\nevent-kept = Vous gardez { $card }.\nwaits = Attendez...\n");
    const say = wordsOf({ language: "fr", game: "exclaimed", nouns: { card: "card" } });
    const kept = { kind: "kept", fields: { card: 0 } };
    expect(say.event(kept)).toBe("Vous gardez Alfheim\u00a0!");
    expect(say.parts(kept).map((part) => part.text)).toEqual(["Vous gardez ", "Alfheim\u00a0!"]);
    expect(say("waits")).toBe("Attendez...");
  });

  it("never break a French line before a sign", () => {
    expect(fr.trouble({ message: "account-already", about: { account: "Ann" }, refusal: null })).not.toContain("\u00a0");
    expect(fr("lesson-welcome")).toContain("cartes\u00a0:");
  });

  it.each(LANGUAGES)("never break a line before a per cent sign: %s", (language) => {
    const clash = wordsOf({ language, game: "clash-of-rage" });
    expect(clash("chance-told", { chance: 34, nearly: 0 })).toBe("34\u00a0%");
    expect(clash("chance-told", { chance: 0, nearly: -1 })).toMatch(/^<\u00a0?1\u00a0%$/);
  });

  it("say refusals and troubles, a refusal's own words first", () => {
    const refusal = { rule: "HO-3.5", why: "village-is-burnt", about: { village: 1 } };
    expect(en.refusal(refusal)).toBe("Birkvik is burnt already.");
    expect(en.trouble({ message: "refused", about: {}, refusal })).toBe("Birkvik is burnt already.");
    expect(en.trouble({ message: "game-is-over", about: {}, refusal: null })).toBe("This game is over.");
  });

  it("name a seat by who sits there, by the game, or by its number", () => {
    expect(en.seat(0)).toBe("Ann");
    expect(en.seat(2)).toBe("Bear");
    expect(fr.seat(9)).toBe("Joueur 10");
  });

  it("have right plurals in both languages", () => {
    const about = (seconds: number) => ({ message: "too-often", about: { seconds }, refusal: null });
    expect(en.trouble(about(1))).toContain("1 second.");
    expect(en.trouble(about(0))).toContain("0 seconds.");
    expect(fr.trouble(about(0))).toContain("0 seconde.");
    expect(fr.trouble(about(2))).toContain("2 secondes.");
  });
});

describe("the Fluent files", () => {
  const root = join(__dirname, "../../src/meadhall");
  const folders = [join(root, "words"), ...readdirSync(join(root, "games")).map((game) => join(root, "games", game, "words"))];
  const texts = folders.flatMap((folder) => {
    try {
      return [{ folder, en: readFileSync(join(folder, "en.ftl"), "utf8"), fr: readFileSync(join(folder, "fr.ftl"), "utf8") }];
    } catch {
      return [];
    }
  });

  // Each language counts in its own way, and puts names into forms of its own.
  const isGrammar = (name: string) => /-counted$|\.(the|in|of|from|to|counted)$/.test(name);
  const names = (text: string) =>
    new FluentResource(text).body
      .flatMap((message) => [message.id, ...Object.keys(message.attributes).map((name) => `${message.id}.${name}`)])
      .filter((name) => !isGrammar(name))
      .sort();

  it.each(texts)("say the same things in both languages: $folder", ({ en, fr }) => {
    expect(names(fr)).toEqual(names(en));
  });

  it("have every word the hall uses", () => {
    const files = (readdirSync(join(__dirname, "../src"), { recursive: true }) as string[]).filter((name) => /\.(svelte|ts)$/.test(name));
    const used = new Set<string>();
    for (const file of files) {
      const text = readFileSync(join(__dirname, "../src", file), "utf8");
      for (const [, id, attribute] of text.matchAll(/"(hall-[a-z-]+)"(?:, (?:\{[^}]*\}), "([a-z]+)")?/g))
        used.add(attribute ? `${id}.${attribute}` : sure(id));
      for (const [, start] of text.matchAll(/`(hall-[a-z-]+-)\$\{/g)) used.add(`${start}*`);
    }
    expect(used.size).toBeGreaterThan(100);
    const known = names(readFileSync(join(root, "words/en.ftl"), "utf8"));
    const missing = [...used].filter((name) =>
      name.endsWith("*") ? !known.some((one) => one.startsWith(name.slice(0, -1))) : !known.includes(name),
    );
    expect(missing).toEqual([]);
    const isUsed = (name: string) => used.has(name) || [...used].some((one) => one.endsWith("*") && name.startsWith(one.slice(0, -1)));
    expect(known.filter((name) => name.startsWith("hall-") && !name.includes(".") && !isUsed(name))).toEqual([]);
  });

  it("names who moves along and sits nowhere", () => {
    expect(wordsOf({ language: "en", game: "raids", seatNames: ["Ann", "Bo"] }).seat(2)).toBe("the ghost ship");
    expect(wordsOf({ language: "en", game: "raids" }).seat(2)).toBe("Green");
  });

  it.each(LANGUAGES)("can be read: %s", (language) => {
    expect(bundleOf(language, "raids").hasMessage("game")).toBe(true);
    expect(bundleOf(language, null).hasMessage("hall-welcome")).toBe(true);
  });
});
