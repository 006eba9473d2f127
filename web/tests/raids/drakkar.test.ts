import { render, screen } from "@testing-library/svelte";
import { describe, expect, test } from "vitest";
import type { BoardProps, Choice, SeatLook } from "../../src/games/face";
import Drakkar from "../../src/games/raids/Drakkar.svelte";
import { bearings as LOOKS } from "../../src/games/raids/bearings";
import { KINDS, TILE, TILES, type RaidsGame, type RaidsView } from "../../src/games/raids/generated";
import { wordsOf } from "../../src/words";
import { sure } from "../../src/sure";

const AXE = TILE["v1-weapon-1"];
const MEAD = TILE["v2-mead-6"];
const NOTHING = TILE.none;
const NAMES = { kind: KINDS.map(({ name }) => name), tile: TILES.map(({ name }) => name) };
const empty = [NOTHING, NOTHING, NOTHING, NOTHING, NOTHING];
const view = {
  voyage: 1,
  home: 20,
  first: 0,
  position: [0, 0, 0],
  berth: [3, 2, 1],
  crew: [9, 2, 2],
  capacity: [9, 10, 10],
  hold: [[AXE, ...empty.slice(1)], empty, empty],
  beside: [[], [], []],
  coins: [
    [0, 0, 0],
    [0, 0, 0],
    [0, 0, 0],
  ],
} as unknown as RaidsView;
const seat: SeatLook = { ...sure(LOOKS[0]), seat: 0, name: "Ada", bot: false, here: true };

function taking(language: "en" | "fr", overboard: { stow: number; replace: number }): BoardProps<RaidsGame> {
  const choices = [
    { number: 0, text: "stow", kind: "stow", fields: {}, about: { tile: MEAD, overboard: overboard.stow } },
    { number: 2, text: "replace 0", kind: "replace", fields: { slot: 0 }, about: { tile: AXE, overboard: overboard.replace } },
    { number: 1, text: "discard", kind: "discard", fields: {}, about: { tile: MEAD } },
  ] as Choice<RaidsGame>[];
  const say = wordsOf({ language, game: "raids", nouns: { tile: "tile", ship: "seat" }, names: NAMES, seatNames: ["Ada"] });
  const nothing = () => undefined;
  return {
    view,
    answer: null,
    me: 0,
    seats: [seat],
    choices,
    hinted: null,
    choose: nothing,
    hint: nothing,
    why: nothing,
    playing: null,
    story: [],
    motion: 0,
    expected: [],
    pointed: null,
    say,
  };
}

const shown = (props: BoardProps<RaidsGame>) => render(Drakkar, { props: { view, seat, props, own: true } }).container;
const warnings = (drawn: Element): string[] => [...drawn.querySelectorAll(".overboard text")].map((text) => text.textContent);

describe("loading a tile", () => {
  test("shows on every slot who would go overboard", () => {
    const drawn = shown(taking("en", { stow: 2, replace: 1 }));
    expect(warnings(drawn)).toEqual(["−1", "−2", "−2", "−2", "−2"]);
    expect(screen.getByLabelText("Slot 1: Axe, 1 shield. Put it in the place of the axe: 1 Viking goes overboard")).toBeTruthy();
    expect(screen.getByLabelText("Slot 2: free, 2 shields. Stow the mead worth 6: 2 Vikings go overboard")).toBeTruthy();
    expect(drawn.querySelector("[data-slot='1'] title")?.textContent).toBe("Stow the mead worth 6: 2 Vikings go overboard");
  });

  test("says it in French too", () => {
    shown(taking("fr", { stow: 2, replace: 1 }));
    expect(screen.getAllByLabelText(/Placer l.Hydromel de 6 à bord\s: 2 Vikings tombent par-dessus bord$/)).toHaveLength(4);
  });

  test("warns of nothing where everybody keeps a shield", () => {
    expect(warnings(shown(taking("en", { stow: 0, replace: 0 })))).toEqual([]);
  });
});
