import { render, screen, within } from "@testing-library/svelte";
import { describe, expect, test, vi } from "vitest";
import { sharedLooks, type SeatLook } from "../src/games/face";
import ChanceGraph from "../src/table/ChanceGraph.svelte";
import { wordsOf } from "../src/words";

const NAMES = ["Ada", "Bo", "Cai"];
const lines: SeatLook[] = sharedLooks(3).map((look, seat) => ({ ...look, seat, name: NAMES[seat] ?? "", bot: false, here: true }));
const points = [
  { step: 2, chances: [0.34, 0.33, 0.33] },
  { step: 9, chances: [0.5, 0.25, 0.25] },
  { step: 20, chances: [1, 0, 0] },
];
const given = {
  points,
  lines,
  steps: 20,
  step: 9,
  label: "Chances",
  heading: "Seat",
  names: (seat: number) => NAMES[seat] ?? "",
  say: wordsOf({ language: "en" }),
  to: vi.fn(),
};

describe("the graph of chances", () => {
  test("tells seats apart by their stroke and by the shield at its end, none upon another", () => {
    render(ChanceGraph, given);
    const drawn = [...document.querySelectorAll("path.chance")];
    expect(new Set(drawn.map((line) => line.getAttribute("stroke-dasharray"))).size).toBe(3);
    const shields = [...document.querySelectorAll("circle[r='9']")].map((one) => Number(one.getAttribute("cy"))).sort((a, b) => a - b);
    expect(shields).toHaveLength(3);
    for (const [at, high] of shields.entries()) if (at) expect(high - (shields[at - 1] ?? 0)).toBeGreaterThanOrEqual(18);
    const emblems = [...document.querySelectorAll("use[width='12']")].map((one) => one.getAttribute("href"));
    expect(new Set(emblems).size).toBe(3);
  });

  test("is a table for whoever cannot see it", () => {
    render(ChanceGraph, given);
    const [, ada] = within(screen.getByRole("table")).getAllByRole("row");
    expect(ada?.textContent).toContain("Ada");
    expect(ada?.textContent).toContain("34\u00a0%");
    expect(ada?.textContent).toContain("100\u00a0%");
  });
});
