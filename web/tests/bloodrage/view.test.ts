import { expect, test } from "vitest";
import { cardLook } from "../../src/games/bloodrage/cards";
import { looks } from "../../src/games/bloodrage/looks";
import { after, lifted, warriorsAt, type BloodRageView } from "../../src/games/bloodrage/view";

function table(): BloodRageView {
  const warriors = Array.from({ length: 32 }, () => 0);
  warriors[13] = warriors[29] = 8;
  return { seats: 2, clans: [3, 0], rage: [6, 6], warriors, figures: [...warriors], place_of: Array.from({ length: 24 }, () => 13), filled: Array.from({ length: 9 }, () => 0), pillaged: [], ruined: [] } as unknown as BloodRageView;
}

test("a Warrior that invades leaves the reserve, stands nowhere on the way, then in its village", () => {
  const event = { kind: "invaded", fields: { clan: 0, figure: 0, source: 13, place: 3, cost: 1 } };
  expect(warriorsAt(lifted(table(), event), 0, 13)).toBe(7);
  expect(warriorsAt(lifted(table(), event), 0, 3)).toBe(0);
  const there = after(table(), event);
  expect([warriorsAt(there, 0, 3), there.filled[3], there.rage[0]]).toEqual([1, 1, 5]);
});

test("seats wear the clans that were drawn", () => {
  expect(looks(2, table()).map((look) => look.emblem)).toEqual(["emblem-raven", "emblem-wolf"]);
});

test("a card shows its kind by its frame and the number that matters", () => {
  expect(cardLook(19)).toMatchObject({ shape: "battle", number: "+5" });
  expect(cardLook(8)).toMatchObject({ shape: "quest", number: "5" });
  expect(cardLook(78).shape).toBe("back");
});

test("who is called back from Valhalla leaves from there, and the released go home together", () => {
  const view = table();
  view.warriors[13] = 6;
  view.warriors[14] = 2;
  view.sheet = Array.from({ length: 16 }, () => 78);
  const rallied = after(view, { kind: "invaded", fields: { clan: 0, figure: 0, source: 14, place: 3, cost: 1 } });
  expect([warriorsAt(rallied, 0, 13), warriorsAt(rallied, 0, 14), warriorsAt(rallied, 0, 3)]).toEqual([6, 1, 1]);
  const released = after(view, { kind: "figures-released", fields: { clan: 0, count: 2 } });
  expect([warriorsAt(released, 0, 13), warriorsAt(released, 0, 14)]).toEqual([8, 0]);
});
