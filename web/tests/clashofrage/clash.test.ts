import { fireEvent, render, screen } from "@testing-library/svelte";
import { describe, expect, test, vi } from "vitest";
import type { Choice } from "../../src/games/face";
import Board from "../../src/games/clashofrage/Board.svelte";
import { diceOf, stepTowards } from "../../src/games/clashofrage/dice";
import { duration } from "../../src/games/clashofrage/flights";
import { cellsOf, landOf } from "../../src/games/clashofrage/layout";
import { looks } from "../../src/games/clashofrage/looks";
import { hasRock, siteOf } from "../../src/games/clashofrage/rows";
import { chanceWords } from "../../src/games/clashofrage/speech";
import { armyAt, lifted, statOf, strengthAt } from "../../src/games/clashofrage/view";
import {
  ELVES,
  HOME,
  LEVEL_NAMES,
  PLACES,
  UNITS,
  type ClashEvent,
  type ClashGame,
  type ClashView,
} from "../../src/games/clashofrage/generated";
import { wordsOf } from "../../src/words";
import { sure } from "../../src/sure";

const namesIn = (rows: readonly { name: string }[]) => rows.map(({ name }) => name);
const nobody = () => Array.from({ length: 29 }, () => [0, 0, 0]);

function table(change: Partial<ClashView> = {}): ClashView {
  const armies = [nobody(), nobody(), nobody()];
  sure(armies[0])[HOME] = [3, 1, 0];
  sure(armies[2])[0] = [1, 1, 2];
  const types = [0, 1, 2].map(() => [
    [3, 1, 2, 0, 0, 0, 1, 0, 0],
    [4, 2, 1, 1, 1, 0, 0, 0, 0],
    [5, 5, 1, 2, 1, 0, 0, 0, 0],
  ]);
  return {
    clans: [1, 3],
    armies,
    types,
    strengths: [[ELVES, 0, 4, 1, 1, 1, 2, 10]],
    reserves: [
      [6, 4, 3],
      [9, 5, 3],
    ],
    rage: [0, 0, 0, 0, 0],
    heroes: [4, 4],
    hero_places: [29, 29],
    battlefield: 29,
    wound_faces: 3,
    blank_faces: 2,
    picked_wounds: 0,
    picked_blanks: 0,
    wounds: 0,
    hexes: cellsOf(0, 0, 0, 0).hexes.map(({ place }) => [place, place, 0]),
    spots: [],
    bastions: [36, 36],
    tiles: [],
    ...change,
  } as unknown as ClashView;
}
const choice = (kind: Choice<ClashGame>["kind"], fields: Record<string, number> = {}) =>
  ({ number: 0, text: kind, kind, fields, about: {} }) as Choice<ClashGame>;

describe("figures on the map", () => {
  test("on their way they stand nowhere", () => {
    const there = table();
    sure(there.armies[0])[HOME] = [1, 1, 0];
    sure(there.armies[0])[4] = [2, 0, 0];
    expect(armyAt(lifted(table(), there), 0, HOME)).toEqual([1, 1, 0]);
    expect(armyAt(lifted(table(), there), 0, 4)).toEqual([0, 0, 0]);
  });
  test("Elves come after the seats, and the rules tell what they bring", () => {
    expect(armyAt(table(), ELVES, 0)).toEqual([1, 1, 2]);
    expect(statOf(table(), ELVES, 1, "life")).toBe(2);
    expect(strengthAt(table(), ELVES, 0)).toMatchObject({ power: 4, shields: 1, life: 10 });
    expect(strengthAt(table(), 0, 0)).toBeNull();
  });
});

describe("dice", () => {
  test("those that were rolled again come last", () => {
    const again: ClashEvent = { kind: "dice-rerolled", fields: { side: 0, dice: 2, wounds: 4, blanks: 1 } };
    expect(diceOf(table(), again).map(({ face, rolling }) => `${face}${rolling ? "!" : ""}`)).toEqual(["1", "1", "1", "1!", "0!"]);
  });
  test("all blanks, or all dice, are one step", () => {
    const offered = [
      choice("reroll-blanks"),
      choice("keep-dice"),
      choice("reroll-all"),
      choice("pick-die", { face: 0 }),
      choice("pick-die", { face: 1 }),
    ];
    expect(stepTowards({ wounds: 0, blanks: 2 }, table(), offered)?.kind).toBe("reroll-blanks");
    expect(stepTowards({ wounds: 3, blanks: 2 }, table(), offered)?.kind).toBe("reroll-all");
    expect(stepTowards({ wounds: 1, blanks: 2 }, table(), offered)?.fields).toEqual({ face: 1 });
  });
  test("picked one by one, then rolled", () => {
    const offered = [choice("roll-picked"), choice("pick-die", { face: 0 }), choice("pick-die", { face: 1 })];
    expect(stepTowards({ wounds: 1, blanks: 1 }, table({ picked_wounds: 1 }), offered)?.fields).toEqual({ face: 0 });
    expect(stepTowards({ wounds: 1, blanks: 1 }, table({ picked_wounds: 1, picked_blanks: 1 }), offered)?.kind).toBe("roll-picked");
  });
});

test("a tile keeps its rocks however it is turned", () => {
  for (const turns of [0, 1, 5]) expect(cellsOf(0, 0, 0, turns).edges.filter((edge) => edge.kind === "rock")).toHaveLength(3);
  expect([siteOf(0), siteOf(2), siteOf(5), siteOf(1)]).toEqual(["city", "forge", "stone", "wild"]);
  expect([hasRock(0, 1), hasRock(0, 2), hasRock(1, 8)]).toEqual([true, false, false]);
  expect(landOf(table(), false).hexes).toHaveLength(7);
});

test("a seat bears its clan's banner", () => {
  expect(looks(2, table()).map((look) => look.emblem)).toEqual(["art-clan-goldleif", "art-clan-tomb"]);
});

test("nothing is called sure or hopeless that is only nearly so", () => {
  const odds = (chance: number, nearly: number) =>
    ({ number: 0, kind: "strike", text: "strike", fields: {}, about: { chance, nearly } }) as unknown as Choice<ClashGame>;
  const shown = (language: "en" | "fr") => {
    const say = wordsOf({ language, game: "clash-of-rage" });
    return [odds(0, 0), odds(1, -1), odds(83, 0), odds(99, 1), odds(100, 0)].map((choice) => chanceWords(say, choice));
  };
  const held = (text: string) => text.replaceAll(" ", "\u00a0");
  expect(shown("en")).toEqual(["0 %", "<1 %", "83 %", ">99 %", "100 %"].map(held));
  expect(shown("fr")).toEqual(["0 %", "< 1 %", "83 %", "> 99 %", "100 %"].map(held));
});

describe("two stones of one level and one unit", () => {
  const stone = (place: number, number: number): Choice => ({
    number,
    text: `call-at ${sure(PLACES[place]).name}`,
    kind: "call-at",
    fields: { place },
    about: { unit: 4 },
  });
  const choices = [stone(5, 388), stone(26, 409)];
  const hexes = [
    ...cellsOf(0, 0, 0, 0).hexes.map(({ place }) => [place, place, 0]),
    ...cellsOf(3, 3, 0, 0).hexes.map(({ place }) => [place, place, 3]),
  ];
  const view = table({
    round: 2,
    phase: 4,
    hexes,
    laying: [],
    arriving: [0, 0, 0],
    moved: nobody(),
    market: [],
    anvil: [],
    slots: [],
    spare: [[], []],
    cities: [[], []],
    forges: [[], []],
    tactics: [0, 0],
    order: [0, 1],
    gold: [0, 0],
    crystals: [0, 0],
    points: [0, 0],
    hand: [],
    hand_sizes: [2, 2],
    known: [[], []],
    discards: [[], []],
    forged: [0, 0],
    forging: [0, 0],
    under: [],
  });

  test("the map lights both, and the one that is pressed is served", async () => {
    const choose = vi.fn();
    const say = wordsOf({
      language: "en",
      game: "clash-of-rage",
      nouns: { place: "place", stones: "place", unit: "unit", seats: "seat", level: "level" },
      names: { place: namesIn(PLACES), unit: namesIn(UNITS), level: namesIn(LEVEL_NAMES) },
    });
    const moment = { kind: "pick-stone", fields: { seats: [0], level: 1, stones: [5, 26] } };
    const seats = looks(2, view).map((look, seat) => ({ ...look, seat, name: `P${seat}`, bot: false, here: true }));
    render(Board, {
      view,
      me: 0,
      seats,
      moment,
      choices,
      hinted: null,
      choose,
      hint: () => undefined,
      why: () => undefined,
      playing: null,
      story: [],
      motion: 0,
      expected: [],
      pointed: null,
      say,
    } as never);
    expect(screen.getByText(/Too few units of level II/)).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: /the stone of Frostcairn.*Huscarl to the stone of Frostcairn/ }));
    expect(choose).toHaveBeenCalledExactlyOnceWith(choices[1]);
  });
});

test("what only opens a question takes no time", () => {
  const kinds: ClashEvent["kind"][] = [
    "phase-began",
    "turn-began",
    "movement-began",
    "equipping-began",
    "band-halted",
    "assault-began",
    "dice-picked",
  ];
  expect(kinds.map((kind) => duration({ kind } as ClashEvent))).toEqual(kinds.map(() => 0));
});
