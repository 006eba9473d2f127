import { render, screen, within } from "@testing-library/svelte";
import { describe, expect, test } from "vitest";
import BloodRageEnd from "../src/games/bloodrage/End.svelte";
import type { BloodRageGame } from "../src/games/bloodrage/generated";
import ClashEnd from "../src/games/clashofrage/End.svelte";
import type { ClashGame } from "../src/games/clashofrage/generated";
import { sharedLooks, type EndProps, type SeatLook } from "../src/games/face";
import RaidsEnd from "../src/games/raids/End.svelte";
import type { RaidsGame } from "../src/games/raids/generated";
import { wordsOf } from "../src/words";

const NAMES = ["Ada", "Bo"];
const seats: SeatLook[] = sharedLooks(2).map((look, seat) => ({ ...look, seat, name: NAMES[seat] ?? "", bot: false, here: true }));
const result = (ada: number, bo: number) => [
  { score: ada, rank: ada > bo ? 1 : 2, won: ada > bo },
  { score: bo, rank: bo > ada ? 1 : 2, won: bo > ada },
];
const words = (game: string) => wordsOf({ language: "en", game, seatNames: NAMES });

/** Seat by seat, from the first to the last. */
const places = (): HTMLElement[] => screen.getAllByRole("listitem").filter((one) => one.querySelector(".name"));
const names = (): string[] => places().map((one) => one.querySelector(".name")?.textContent?.trim() ?? "");
const totals = (): string[] => places().map((one) => one.querySelector(".total")?.textContent?.trim() ?? "");

const raids = (motion: number): EndProps<RaidsGame> => ({
  view: {
    glory: [
      [10, 3, 0, 0, 2, 0],
      [12, 0, 4, 0, 5, 0],
    ],
  } as unknown as RaidsGame["view"],
  seats,
  result: result(15, 21),
  story: [],
  motion,
  say: words("raids"),
});

describe("the final count", () => {
  test("of Raids: bars, the order, the winner's laurel and all numbers", () => {
    render(RaidsEnd, raids(0));
    expect([names(), totals()]).toEqual([
      ["Bo", "Ada"],
      ["21", "15"],
    ]);
    const [first, second] = places();
    expect(within(first as HTMLElement).getByRole("img", { name: "winner" })).toBeTruthy();
    expect(within(second as HTMLElement).queryByRole("img", { name: "winner" })).toBeNull();
    expect(screen.getAllByRole("img", { name: /^coins 12, runes 0/i })).toHaveLength(1);
    expect(screen.getAllByRole("row").map((row) => row.lastElementChild?.textContent)).toEqual(["Glory", "21", "15"]);
    expect(screen.queryByRole("button")).toBeNull();
  });

  test("arrives item by item, and may be hurried", async () => {
    render(RaidsEnd, raids(600));
    expect([names(), totals()]).toEqual([
      ["Ada", "Bo"],
      ["0", "0"],
    ]);
    screen.getByRole("button").click();
    await Promise.resolve();
    expect([names(), totals()]).toEqual([
      ["Bo", "Ada"],
      ["21", "15"],
    ]);
  });

  test("of Blood Rage tells the clans and where their Glory came from", () => {
    const story = [{ kind: "glory-from-battle", fields: { clan: 0, glory: 9 }, number: 0, at: 0 }];
    const view = { clans: [2, 0] } as unknown as BloodRageGame["view"];
    const props = { view, seats, result: result(14, -3), story, motion: 0, say: words("blood-rage") };
    render(BloodRageEnd, props as unknown as EndProps<BloodRageGame>);
    const clan = (number: number) => words("blood-rage")(`clan-${number}`);
    expect([names(), totals()]).toEqual([
      [`Ada${clan(2)}`, `Bo${clan(0)}`],
      ["14", "-3"],
    ]);
    expect(screen.queryAllByRole("table")).toEqual([]);
  });

  test("of Clash of Rage names what the points are for, and what was missing", () => {
    const view = {
      cities: [[3, 9], []],
      forged: [0, 0],
      slots: [[], []],
      spare: [[], []],
      points: [2, 0],
      target: 4,
      round: 6,
      winner: null,
      clans: [0, 1],
      crystals: [1, 2],
      gold: [3, 4],
    } as unknown as ClashGame["view"];
    render(ClashEnd, { view, seats, result: result(2, 0), story: [], motion: 0, say: words("clash-of-rage") });
    expect(totals()).toEqual(["2/4", "0/4"]);
    expect(places().map((one) => one.querySelectorAll(".items li:not(.due)").length)).toEqual([2, 0]);
    expect(screen.getAllByRole("row")).toHaveLength(3);
  });
});
