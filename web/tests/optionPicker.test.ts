import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import OptionPicker from "../src/parts/OptionPicker.svelte";
import { sharedLooks } from "../src/games/face";
import { face as bloodRage } from "../src/games/bloodrage";
import type { OptionInfo } from "../src/wire";
import { wordsOf } from "../src/words";

afterEach(cleanup);

const pick = { joint: " ", noun: "", names: [], most: [] };
const CLANS: OptionInfo = {
  name: "clans",
  values: ["drawn"],
  free: true,
  pick: { ...pick, kind: "each", noun: "animal", names: ["wolf", "bear", "serpent", "raven"] },
};
const GODS: OptionInfo = {
  name: "gods",
  values: ["drawn"],
  free: true,
  pick: { ...pick, kind: "some", joint: ",", noun: "god", names: ["odin", "thor", "tyr"] },
};
const DIFFICULTY: OptionInfo = {
  name: "difficulty",
  values: ["easy", "normal"],
  free: true,
  pick: { ...pick, kind: "amounts", joint: "/", most: [6, 4] },
};

function shown(option: OptionInfo, value: string | undefined, game: string, language = "en") {
  const change = vi.fn();
  const words = wordsOf({ language, game });
  render(OptionPicker, { option, value, seats: 2, looks: sharedLooks(2), words, face: bloodRage as never, change });
  return change;
}

describe("an option", () => {
  it("is told in words, with what each value means", () => {
    shown({ name: "deck", values: ["published_34", "caption_33"], free: false, pick: null }, undefined, "blood-rage");
    expect(screen.getByRole("radio", { name: /34 cards.*As in the box/ })).toHaveProperty("checked", true);
    expect(document.body.textContent).not.toContain("published_34");
  });

  it("is a tick where it is yes or no", async () => {
    const change = shown({ name: "first_game", values: [false, true], free: false, pick: null }, undefined, "blood-rage");
    await fireEvent.click(screen.getByRole("checkbox", { name: /First game/ }));
    expect(change).toHaveBeenCalledWith(true);
  });

  it("gives each seat a clan of its own, and changes two of them", async () => {
    const change = shown(CLANS, undefined, "blood-rage");
    await fireEvent.click(screen.getByRole("radio", { name: "Choose them now" }));
    expect(change).toHaveBeenCalledWith("wolf bear");
    cleanup();
    const again = shown(CLANS, "wolf bear", "blood-rage");
    const seat = screen.getByRole("group", { name: "For seat 1" });
    await fireEvent.click(seat.querySelectorAll("button")[1] as HTMLElement);
    expect(again).toHaveBeenCalledWith("bear wolf");
    expect(seat.querySelectorAll("svg.emblem").length).toBe(5); // a picture for each, and the seat's own
  });

  it("takes as many gods as one likes, at least one for each seat", async () => {
    const change = shown(GODS, "odin,thor", "yggdrasil");
    await fireEvent.click(screen.getByRole("button", { name: "Tyr" }));
    expect(change).toHaveBeenLastCalledWith("odin,thor,tyr");
    await fireEvent.click(screen.getByRole("button", { name: /^Odin/ }));
    expect(change).toHaveBeenLastCalledWith("thor,tyr"); // another takes the place
    await fireEvent.click(screen.getByRole("button", { name: "3 of them, drawn by lot" }));
    expect(change).toHaveBeenLastCalledWith("3");
  });

  it("counts up and down within its limits", async () => {
    const change = shown(DIFFICULTY, "6/2", "yggdrasil");
    expect(screen.getByRole("button", { name: "More: Angry cards" }).getAttribute("aria-disabled")).toBe("true");
    await fireEvent.click(screen.getByRole("button", { name: "Fewer: Ragnarök cards" }));
    expect(change).toHaveBeenLastCalledWith("6/1");
  });

  it("fits the number of seats again when that has changed", () => {
    expect(shown(CLANS, "raven", "blood-rage")).toHaveBeenCalledWith("raven wolf");
  });
});
