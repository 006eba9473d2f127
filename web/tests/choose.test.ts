import { describe, expect, it } from "vitest";
import { amountOf, amountsIn, chosenBy, grouped, isExpected, isWriting, KeyRing } from "../src/table/choose";
import { passages } from "../src/table/story";
import { routeOf } from "../src/router.svelte";
import { searched } from "../src/rulebooks.svelte";
import { ago, left } from "../src/parts/ago";
import type { Option, Told } from "../src/wire";
import { sure } from "../src/sure";

const option = (number: number): Option => ({ number, text: `sail ${number}`, kind: "sail", fields: {}, about: {} });

const sending = (kind: string, count: number): Option => ({ ...option(100 + count), kind, fields: { count } });

describe("amounts", () => {
  it("are choices that differ only in how many", () => {
    const four = [3, 1, 0, 2].map((count) => sending("send", count));
    const runs = amountsIn([option(1), ...four, option(2)]);
    expect(runs.map((run) => run.map(amountOf))).toEqual([[0, 1, 2, 3]]);
  });

  it("are read, not counted, where there are few, where one is left out, and where something else is named", () => {
    expect(amountsIn([0, 1, 2].map((count) => sending("send", count)))).toEqual([]);
    expect(amountsIn([0, 1, 2, 4].map((count) => sending("send", count)))).toEqual([]);
    expect(amountsIn([0, 1, 2, 3].map((place) => ({ ...option(place), fields: { place } })))).toEqual([]);
    expect(amountsIn([0, 1, 2, 3].map((count) => sending(count % 2 ? "give" : "take", count)))).toEqual([]);
  });
});

describe("choosing", () => {
  const twelve = Array.from({ length: 12 }, (_, index) => option(index + 20));

  it("gives keys to the first nine", () => {
    const keys = new KeyRing().deal("sail", twelve);
    expect(twelve.map(({ number }) => keys.get(number) ?? "")).toEqual([..."123456789", "", "", ""]);
  });

  it("finds what a key stands for, and nothing else", () => {
    const keys = new KeyRing().deal("sail", twelve);
    expect(chosenBy("3", twelve, keys)?.number).toBe(22);
    expect(chosenBy("3", twelve.slice(0, 2), keys)).toBeNull();
    expect(chosenBy("0", twelve, keys)).toBeNull();
    expect(chosenBy("Enter", twelve, keys)).toBeNull();
  });

  it("leaves keys with their options until the turn is over", () => {
    const ring = new KeyRing();
    ring.deal("act", [option(1), option(2), option(3)]);
    expect([...ring.deal("act", [option(1), option(3), option(4)])]).toEqual([
      [1, "1"],
      [3, "3"],
      [4, "4"],
    ]);
    expect([...ring.deal("act", [])]).toEqual([]);
    expect(ring.deal("act", [option(2)]).get(2)).toBe("2");
    expect(ring.deal("go", [option(3)]).get(3)).toBe("1"); // another question has keys of its own
    ring.forget();
    expect(ring.deal("act", [option(3)]).get(3)).toBe("1");
  });

  it("takes a key again only where none is left", () => {
    const ring = new KeyRing();
    ring.deal("act", twelve.slice(0, 9));
    const keys = ring.deal("act", [...twelve.slice(1, 9), sure(twelve[9]), sure(twelve[10])]);
    expect(keys.get(29)).toBe("1");
    expect(keys.get(30)).toBeUndefined();
    expect(keys.get(28)).toBe("9");
  });

  it("puts choices of one kind together where there are many", () => {
    const named = (number: number, kind: string): Option => ({ ...option(number), kind });
    const mixed = [named(1, "march"), named(2, "pillage"), named(3, "march"), named(4, "pillage"), named(5, "march"), named(6, "pass")];
    const has = (kind: string) => kind !== "pass";
    expect(grouped(mixed, has).map(({ kind, choices }) => [kind, choices.map(({ number }) => number)])).toEqual([
      ["march", [1, 3, 5]],
      ["pillage", [2, 4]],
      [null, [6]],
    ]);
    expect(grouped(mixed.slice(0, 4), has)).toEqual([{ kind: null, choices: mixed.slice(0, 4) }]);
    expect(grouped(mixed, () => false)).toEqual([{ kind: null, choices: mixed }]);
  });

  it("leaves keys to whoever writes", () => {
    const field = document.createElement("input");
    const check = document.createElement("input");
    check.type = "checkbox";
    expect(isWriting(field)).toBe(true);
    expect(isWriting(document.createElement("textarea"))).toBe(true);
    expect(isWriting(check)).toBe(false);
    expect(isWriting(document.createElement("button"))).toBe(false);
    expect(isWriting(null)).toBe(false);
  });

  it("knows what a lesson expects", () => {
    expect(isExpected(option(4), [4, 5])).toBe(true);
    expect(isExpected(option(6), [4, 5])).toBe(false);
  });
});

describe("the story", () => {
  it("stands together by whoever acts", () => {
    const event = (number: number, fields: Told["fields"]): Told => ({ number, kind: "x", fields, at: 0, change: [] });
    const told = passages([event(0, { voyage: 1 }), event(1, { ship: 0, place: 3 }), event(2, { ship: 0 }), event(3, { ship: 1 })], {
      ship: "seat",
    });
    expect(told.map((passage) => [passage.seat, passage.events.length])).toEqual([
      [null, 1],
      [0, 2],
      [1, 1],
    ]);
  });
});

describe("addresses", () => {
  it("name pages", () => {
    expect(routeOf("")).toEqual({ page: "lobby" });
    expect(routeOf("#/")).toEqual({ page: "lobby" });
    expect(routeOf("#/table/abc")).toEqual({ page: "table", table: "abc" });
    expect(routeOf("#/join/abc/xyz")).toEqual({ page: "join", table: "abc", invite: "xyz" });
    expect(routeOf("#/saga/abc")).toEqual({ page: "saga", table: "abc" });
    expect(routeOf("#/rules/raids/RA-8.3")).toEqual({ page: "rules", game: "raids", rule: "RA-8.3" });
    expect(routeOf("#/new/raids")).toEqual({ page: "new", game: "raids" });
    expect(routeOf("#/table")).toEqual({ page: "lost" });
  });
});

describe("the rulebook", () => {
  const book = {
    game: "raids",
    language: "fr",
    title: "Raids",
    chapters: [
      {
        heading: "1. Le matériel",
        rules: [
          { id: "RA-1.1", text: "Un drakkar par joueur." },
          { id: "RA-1.2", text: "Des Vikings à bord." },
        ],
      },
      { heading: "2. La fin", rules: [{ id: "RA-2.1", text: "La Gloire décide." }] },
    ],
  };

  it("is searched by word and number, without minding accents", () => {
    expect(searched(book, "")).toHaveLength(2);
    expect(searched(book, "materiel viking").flatMap((chapter) => chapter.rules.map((rule) => rule.id))).toEqual(["RA-1.2"]);
    expect(sure(sure(searched(book, "ra-2.1")[0]).rules[0]).text).toContain("Gloire");
    expect(searched(book, "zzz")).toEqual([]);
  });
});

describe("time in words", () => {
  it("tells how long ago", () => {
    expect(ago(1000, "en", 1010)).toBe("now");
    expect(ago(1000, "en", 1000 + 130)).toBe("2 minutes ago");
    expect(ago(1000, "fr", 1000 + 86_400)).toBe("hier");
  });

  it("reads like a clock", () => {
    expect(left(65.8, "en")).toBe("1:05");
    expect(left(7200, "en")).toBe("2:00:00");
    expect(left(-3, "en")).toBe("0:00");
    expect(left(3 * 86_400, "en")).toBe("3 days");
    expect(left(3 * 86_400 - 2, "en")).toBe("3 days"); // whoever has just been given them has not lost one
  });
});
