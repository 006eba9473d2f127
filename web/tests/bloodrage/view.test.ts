import { expect, test } from "vitest";
import { cardLaid, cardLook, monsterOn } from "../../src/games/bloodrage/cards";
import { looks } from "../../src/games/bloodrage/looks";
import { fjordOf, lifted, provincesOf, regionOf, villagesOf, warriorsAt } from "../../src/games/bloodrage/view";
import { CARD, FIGURE, NO_CARD, OUTER, PLACE, REGION, type BloodRageView } from "../../src/games/bloodrage/generated";

function table(): BloodRageView {
  const warriors = Array.from({ length: 32 }, () => 0);
  warriors[13] = warriors[29] = 8;
  return {
    seats: 2,
    clans: [3, 0],
    rage: [6, 6],
    warriors,
    figures: [...warriors],
    place_of: Array.from({ length: 24 }, () => 13),
    filled: Array.from({ length: 9 }, () => 0),
    pillaged: [],
    ruined: [],
  } as unknown as BloodRageView;
}

test("a Warrior that invades has left the reserve, and stands nowhere on the way", () => {
  const there = table();
  there.warriors[13] = 7;
  there.warriors[3] = 1;
  const onTheWay = lifted(table(), there);
  expect([warriorsAt(onTheWay, 0, 13), warriorsAt(onTheWay, 0, 3)]).toEqual([7, 0]);
});

test("seats wear the clans that were drawn", () => {
  expect(looks(2, table()).map((look) => look.emblem)).toEqual(["emblem-raven", "emblem-wolf"]);
});

test("a card shows its kind by its frame and the number that matters", () => {
  expect(cardLook(CARD["a1-tyrs-smite"])).toEqual({ shape: "battle", number: "+5", cost: null, family: "tyr" });
  expect(cardLook(CARD["a1-heimdalls-sight"])).toMatchObject({ shape: "battle", number: "+X", family: "heimdall" });
  expect(cardLook(CARD["a1-alfheim"])).toEqual({ shape: "quest", number: "5", cost: null, family: "alfheim" });
  expect(cardLook(CARD["a1-troll"])).toEqual({ shape: "troop", number: "2", cost: 2, family: "monsters" });
  expect(cardLook(CARD["a1-thors-glory"])).toEqual({ shape: "clan", number: "", cost: 2, family: "thor" });
  expect(cardLook(NO_CARD).shape).toBe("back");
});

test("a Monster's card brings that Monster, and no other card any", () => {
  expect(monsterOn(CARD["a2-valkyrie"])).toBe(FIGURE.valkyrie);
  expect([monsterOn(CARD["a1-lord-of-hammers"]), monsterOn(NO_CARD)]).toEqual([null, null]);
});

test("fjords lie between two provinces, and provinces in regions", () => {
  expect(provincesOf(PLACE["eastern-fjord"])).toEqual([PLACE.muspelheim, PLACE.horgr]);
  expect([fjordOf(PLACE.myrkulor), regionOf(PLACE.gimle), regionOf(PLACE.yggdrasil)]).toEqual([
    PLACE["western-fjord"],
    REGION.alfheim,
    null,
  ]);
  expect(Array.from({ length: OUTER }, (_, place) => villagesOf(place)).reduce((sum, one) => sum + one, 0)).toBe(32);
});

test("my own card lies on the table as I laid it, whatever else I answered does not", () => {
  expect(cardLaid("play-card a1-thors-hammer")).toBe(CARD["a1-thors-hammer"]);
  expect(cardLaid("keep-card a1-thors-hammer")).toBe(NO_CARD);
  expect(cardLaid(null)).toBe(NO_CARD);
});
