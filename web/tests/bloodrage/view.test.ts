import { expect, test } from "vitest";
import { cardLook } from "../../src/games/bloodrage/cards";
import { looks } from "../../src/games/bloodrage/looks";
import { lifted, warriorsAt, type BloodRageView } from "../../src/games/bloodrage/view";

function table(): BloodRageView {
  const warriors = Array.from({ length: 32 }, () => 0);
  warriors[13] = warriors[29] = 8;
  return { seats: 2, clans: [3, 0], rage: [6, 6], warriors, figures: [...warriors], place_of: Array.from({ length: 24 }, () => 13), filled: Array.from({ length: 9 }, () => 0), pillaged: [], ruined: [] } as unknown as BloodRageView;
}

test("a Warrior that invades has left the reserve, and stands nowhere on the way", () => {
  const there = table();
  there.warriors[13]! -= 1;
  there.warriors[3]! += 1;
  const onTheWay = lifted(table(), there);
  expect([warriorsAt(onTheWay, 0, 13), warriorsAt(onTheWay, 0, 3)]).toEqual([7, 0]);
});

test("seats wear the clans that were drawn", () => {
  expect(looks(2, table()).map((look) => look.emblem)).toEqual(["emblem-raven", "emblem-wolf"]);
});

test("a card shows its kind by its frame and the number that matters", () => {
  expect(cardLook(19)).toMatchObject({ shape: "battle", number: "+5" });
  expect(cardLook(8)).toMatchObject({ shape: "quest", number: "5" });
  expect(cardLook(78).shape).toBe("back");
});
