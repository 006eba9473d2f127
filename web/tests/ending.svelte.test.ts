/** The end is a moment: nothing says who won before the count does. */
import { render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import BloodRageFinale from "../src/games/bloodrage/Finale.svelte";
import ClashFinale from "../src/games/clashofrage/Finale.svelte";
import { sharedLooks, type GameFace, type SeatLook } from "../src/games/face";
import RaidsEnd from "../src/games/raids/End.svelte";
import RaidsFinale from "../src/games/raids/Finale.svelte";
import { OUTCOME } from "../src/games/yggdrasil/generated";
import YggdrasilFinale from "../src/games/yggdrasil/Finale.svelte";
import { settings } from "../src/settings.svelte";
import Ending from "../src/table/Ending.svelte";
import type { TableStore } from "../src/table/store.svelte";
import { wordsOf } from "../src/words";

const seats: SeatLook[] = sharedLooks(2).map((look, seat) => ({ ...look, seat, name: ["Ada", "Bo"][seat] ?? "", bot: false, here: true }));
const result = [
  { score: 15, rank: 2, won: false },
  { score: 21, rank: 1, won: true },
];
const view = {
  glory: [
    [10, 3, 0, 0, 2, 0],
    [12, 0, 4, 0, 5, 0],
  ],
};

class Store {
  isCounted = $state(false);
  isCounting = $derived(!this.isCounted && settings.motion > 0);
  id = "abc";
  seat = 0;
  seats = seats;
  result = result;
  view = view;
  story = [];
  table = { game: "raids", kind: "game", next: null };
  game = { is_cooperative: false };
  say = wordsOf({ language: "en", game: "raids", seatNames: ["Ada", "Bo"] });
  face = { End: RaidsEnd } as unknown as GameFace;
  counted = () => (this.isCounted = true);
  toast = vi.fn();
  tellTrouble = vi.fn();
}

function shown() {
  const store = new Store();
  render(Ending, { store: store as unknown as TableStore, close: () => {} });
  return store;
}

beforeEach(() => {
  Object.assign(settings, { lessMotion: false, speed: "usual" });
});

describe("the ending", () => {
  it("plays the game's own end, then the count, and only then says who won and what to do next", async () => {
    const store = shown();
    expect(document.body.textContent).not.toMatch(/Ada|Bo|21/);
    await vi.waitFor(() => expect(document.querySelector(".finale svg, svg.finale")).toBeTruthy());
    screen.getByRole("button", { name: "To the count" }).click();
    flushSync();
    expect(screen.getByRole("heading", { level: 2 }).textContent?.trim()).toBe("The last count");
    expect(document.querySelector("footer")?.hasAttribute("inert")).toBe(true);
    expect(document.querySelector(".won")).toBeNull();
    expect(store.isCounted).toBe(false);
    screen.getByRole("button", { name: wordsOf({ language: "en", game: "raids" })("face-skip-count") }).click();
    flushSync();
    expect(screen.getByRole("heading", { level: 2 }).textContent?.trim()).toMatch(/Bo wins/);
    expect(document.querySelector("footer")?.hasAttribute("inert")).toBe(false);
    expect(document.querySelector("li.won")?.textContent).toContain("Bo");
  });

  it("is simply there where nothing moves", () => {
    settings.lessMotion = true;
    shown();
    flushSync();
    expect(document.querySelector("svg.finale")).toBeNull();
    expect(screen.getByRole("heading", { level: 2 }).textContent?.trim()).toMatch(/Bo wins/);
  });
});

describe("every game ends in its own way, and none tells who won", () => {
  const props = (game: string, seen: object = {}) => ({ view: seen, seats, result, length: 3000, say: wordsOf({ language: "en", game }) });
  it.each([
    ["blood-rage", BloodRageFinale],
    ["raids", RaidsFinale],
    ["clash-of-rage", ClashFinale],
  ] as const)("%s", (game, Finale) => {
    const { container } = render(Finale, props(game));
    expect(container.querySelector("svg")?.getAttribute("aria-hidden")).toBe("true");
    const [one, two] = [result, [...result].reverse()].map((ended) => {
      const drawn = render(Finale, { ...props(game), result: ended });
      return drawn.container.innerHTML;
    });
    expect(one).toBe(two);
  });

  it("yggdrasil: Asgard stands or burns", () => {
    for (const [outcome, stands] of [
      [OUTCOME.won, true],
      [OUTCOME.lost, false],
    ] as const) {
      const { container } = render(YggdrasilFinale, props("yggdrasil", { outcome }));
      expect(container.querySelector("svg")?.classList.contains("stands")).toBe(stands);
    }
  });
});
