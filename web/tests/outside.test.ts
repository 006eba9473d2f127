import { render } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import { sharedLooks, type BoardProps } from "../src/games/face";
import { outsideFace, type Draw } from "../src/games/outside";
import { levelName } from "../src/parts/level";
import { sure } from "../src/sure";
import { LANGUAGES, wordsOf } from "../src/words";

const heap: Draw<BoardProps> = (room, given) => {
  const show = ({ view }: BoardProps) => (room.textContent = `${view.heap} stones`);
  show(given);
  return { update: show, destroy: () => (room.dataset.gone = "yes") };
};

function given(stones: number): BoardProps {
  return { view: { heap: stones } } as BoardProps;
}

afterEach(() => vi.restoreAllMocks());

describe("a face from outside", () => {
  it("is fetched from the hall and draws what it is given, again and again", async () => {
    const asked: string[] = [];
    const face = await outsideFace("knattleikr", async (address) => (asked.push(address), { face: { board: heap } }));
    expect(asked.map((address) => new URL(address).pathname)).toEqual(["/faces/knattleikr/face.js"]);
    const page = render(sure(face).Board, given(12));
    expect(page.container.textContent).toBe("12 stones");
    const room = sure(page.container.querySelector<HTMLElement>(".outside"));
    await page.rerender(given(9));
    expect(page.container.textContent).toBe("9 stones");
    expect(page.container.querySelector(".outside")).toBe(room);
    page.unmount();
    expect(room.dataset.gone).toBe("yes");
  });

  it("has only the parts it brings, and looks like the others where it says nothing", async () => {
    const bare = await outsideFace("knattleikr", async () => ({ face: { board: heap } }));
    expect([sure(bare).Sheet, sure(bare).SeatLine, sure(bare).End]).toEqual([undefined, undefined, undefined]);
    expect(sure(bare).duration({ kind: "taken", fields: {} })).toBe(1);
    expect(sure(bare).looks(3)).toEqual(sharedLooks(3));
    const full = await outsideFace("knattleikr", async () => ({ face: { board: heap, sheet: heap, duration: () => 0.5 } }));
    expect(sure(full).Sheet).toBeDefined();
    expect(sure(full).duration({ kind: "taken", fields: {} })).toBe(0.5);
  });

  it("is left alone where it cannot be used", async () => {
    const warned = vi.spyOn(console, "warn").mockImplementation(() => {});
    expect(await outsideFace("knattleikr", async () => ({}))).toBeNull();
    expect(await outsideFace("knattleikr", () => Promise.reject(new Error("not there")))).toBeNull();
    expect(warned).toHaveBeenCalledTimes(2);
  });
});

describe("what the hall knows by name", () => {
  it("an agent from outside goes by its own name", () => {
    const say = wordsOf({ language: "en" });
    expect(levelName(say, "greedy")).toBe("takes what it can");
    expect(levelName(say, "wizard")).toBe("wizard");
  });

  it("the languages are those there are files of, and each invites in its own words", () => {
    expect(LANGUAGES).toEqual(["en", "fr"]);
    expect(LANGUAGES.map((language) => wordsOf({ language })("hall-language-switch"))).toEqual(["Switch to English", "Passer au français"]);
  });
});
