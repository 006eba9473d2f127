import { expect, test } from "vitest";
import { gloryByItem } from "../../src/games/bloodrage/glory";
import { layoutFor } from "../../src/games/bloodrage/layout";
import { battleIn, hostOf, partsOf, questsIn, ragnarokIn } from "../../src/games/bloodrage/scenes";
import { CARD, PHASE, type BloodRageEvent, type BloodRageGame } from "../../src/games/bloodrage/generated";
import type { Happened } from "../../src/games/face";
import { sure } from "../../src/sure";

type Line = { [E in BloodRageEvent as E["kind"]]: [E["kind"], E["fields"]] }[BloodRageEvent["kind"]];

/** A story of these events, numbered as they come. */
function story(...lines: Line[]): Happened<BloodRageGame>[] {
  return lines.map(([kind, fields], number) => ({ number, kind, fields, at: 0, change: [] }) as Happened<BloodRageGame>);
}

const AT_WAR: Line[] = [
  ["pillage-declared", { clan: 1, province: 3 }],
  ["battle-began", { province: 3, clans: [1, 0] }],
];
const REVEALED: Line = ["cards-revealed", { province: 3, clans: [1, 0], cards: [CARD["a1-heimdalls-sight"], CARD["a1-tyrs-smite"]] }];

test("a battle tells who fights, who pillages, and the cards once they are turned", () => {
  const before = sure(battleIn(story(...AT_WAR)));
  expect(before).toMatchObject({ province: 3, pillager: 1, winner: null, isClosed: false });
  expect(before.fighters.map((one) => [one.clan, one.card])).toEqual([
    [1, 78],
    [0, 78],
  ]);
  expect(sure(battleIn(story(...AT_WAR, REVEALED))).fighters.map((one) => one.card)).toEqual([13, 19]);
});

test("totals add up: figures, card, late card; a Sight counts what was told of it", () => {
  const battle = sure(
    battleIn(
      story(
        ...AT_WAR,
        REVEALED,
        ["late-card-added", { clan: 0, card: 38 }],
        ["sight-counted", { clan: 1, card: 13, strength: 5 }],
        ["strength-compared", { province: 3, clans: [1, 0], totals: [8, 9] }],
      ),
    ),
  );
  expect(battle.fighters.map((one) => partsOf(one, 99))).toEqual([
    { figures: 3, card: 5, late: [] },
    { figures: 2, card: 5, late: [2] },
  ]);
  expect(partsOf(sure(sure(battleIn(story(...AT_WAR, REVEALED))).fighters[0]), 4)).toEqual({ figures: 4, card: null, late: [] });
});

test("cards that Heimdall sweeps away are gone from the stage, and new ones are laid", () => {
  const swept = sure(battleIn(story(...AT_WAR, REVEALED, ["cards-swept-away", { clan: 0, glory: 5 }])));
  expect(swept.fighters.map((one) => one.card)).toEqual([78, 78]);
  expect(sure(swept.fighters[1]).deeds.map((one) => one.words)).toEqual(["face-deed-cards-swept-away"]);
});

test("who falls and who gains stands below each fighter; what is stolen on both sides", () => {
  const battle = sure(
    battleIn(
      story(
        ...AT_WAR,
        ["battle-won", { province: 3, clan: 0 }],
        ["rage-stolen", { clan: 1, victim: 0, rage: 1, card: 0 }],
        ["figure-destroyed", { clan: 1, figure: 0, place: 3 }],
        ["glory-from-battle", { clan: 0, glory: 3 }],
      ),
    ),
  );
  expect(battle.winner).toBe(0);
  expect(sure(battle.fighters[0]).fell).toEqual([0]);
  expect(sure(battle.fighters[0]).deeds.map((one) => one.words)).toEqual(["face-deed-rage-stolen"]);
  expect(sure(battle.fighters[1]).deeds.map((one) => [one.words, one.isLoss])).toEqual([
    ["face-deed-rage-stolen-from", true],
    ["face-deed-glory-from-battle", false],
  ]);
});

test("a battle is closed when its pillage is over, and what comes next is not told in it", () => {
  const battle = sure(
    battleIn(
      story(
        ...AT_WAR,
        ["pillage-ended", { clan: 1, province: 3 }],
        ["turn-began", { clan: 0 }],
        ["glory-from-card", { clan: 0, glory: 3, card: 4 }],
      ),
    ),
  );
  expect(battle.isClosed).toBe(true);
  expect(sure(battle.fighters[1]).deeds).toEqual([]);
  expect(battleIn(story(["pillage-declared", { clan: 1, province: 3 }]))).toBeNull();
});

test("who invades by a card is told in the battle, who invades after it is not", () => {
  const invaded: Line = ["invaded", { clan: 1, figure: 0, source: 13, place: 3, cost: 0 }];
  expect(
    sure(sure(battleIn(story(...AT_WAR, ["card-used", { clan: 1, card: CARD["a1-lokis-blessing"] }], invaded))).fighters[0]).deeds.map(
      (one) => one.words,
    ),
  ).toEqual(["face-deed-card-used", "face-deed-invaded"]);
  expect(battleIn(story(...AT_WAR, ["pillage-ended", { clan: 1, province: 3 }], invaded))).toMatchObject({
    isClosed: true,
    fighters: [{ deeds: [] }, { deeds: [] }],
  });
});

test("the host of a fighter is who was seen there, less who has fallen since", () => {
  const fighter = { ...sure(sure(battleIn(story(...AT_WAR))).fighters[0]), fell: [0, 0, 1] };
  const muster = {
    first: 1,
    standing: [
      { clan: 1, figure: 1, count: 1, key: "1-1" },
      ...[0, 1, 2].map((one) => ({ clan: 1, figure: 0, count: 1, key: `1-w${one}` })),
      { clan: 0, figure: 0, count: 1, key: "0-w0" },
    ],
    fallen: { 1: 1 },
  };
  expect(hostOf(muster, fighter).map(({ figure, count }) => [figure, count])).toEqual([[0, 2]]);
});

test("Quests are judged one by one, equal ones in their order, with the stat raised for each", () => {
  const told = sure(
    questsIn(
      story(
        ["age-began", { age: 2, clan: 0 }],
        ["phase-began", { phase: PHASE.quest }],
        ["quests-revealed", { clan: 0, cards: [8, 8] }],
        ["quest-completed", { clan: 0, card: 8, glory: 5, doubled: [] }],
        ["stat-raised", { clan: 0, stat: 2, value: 5 }],
        ["quest-failed", { clan: 0, card: 8 }],
      ),
    ),
  );
  expect(told.age).toBe(2);
  expect(sure(told.clans[0]).quests).toEqual([
    { card: 8, verdict: "met", glory: 5, stat: 2 },
    { card: 8, verdict: "failed", glory: 0, stat: null },
  ]);
  expect(questsIn(story(["phase-began", { phase: PHASE.quest }]))).toBeNull();
});

test("Ragnarök tells who fell for how much, what is no more, and who comes back", () => {
  const told = sure(
    ragnarokIn(
      story(
        ["phase-began", { phase: PHASE.ragnarok }],
        ["figure-destroyed", { clan: 1, figure: 2, place: 9 }],
        ["glory-from-card", { clan: 1, glory: 4, card: 4 }],
        ["glory-from-ragnarok", { clan: 1, glory: 2, count: 1, doubled: [] }],
        ["province-destroyed", { province: 0 }],
        ["doom-moved", { province: 5 }],
        ["phase-began", { phase: PHASE["release-valhalla"] }],
        ["figures-released", { clan: 1, count: 3 }],
        ["glory-from-card", { clan: 1, glory: 3, card: 6 }],
      ),
    ),
  );
  expect(told).toMatchObject({
    fell: [{ clan: 1, figures: [2], glory: 6 }],
    destroyed: 0,
    next: 5,
    released: [{ clan: 1, count: 3, glory: 3 }],
    isClosed: false,
  });
});

test("what the last count brings is not told of Ragnarök", () => {
  const told = sure(
    ragnarokIn(
      story(
        ["phase-began", { phase: PHASE.ragnarok }],
        ["phase-began", { phase: PHASE["release-valhalla"] }],
        ["figures-released", { clan: 1, count: 3 }],
        ["glory-from-card", { clan: 1, glory: 9, card: CARD["a3-thors-conquest"] }],
      ),
    ),
  );
  expect(told).toMatchObject({ released: [{ clan: 1, count: 3, glory: 0 }], isClosed: true });
});

test("Glory item by item is the score", () => {
  const told = story(
    ["glory-from-battle", { clan: 0, glory: 3 }],
    ["glory-stolen", { clan: 1, victim: 0, glory: 2, card: 0 }],
    ["glory-from-legend", { clan: 0, glory: 10, stat: 0 }],
  );
  expect(gloryByItem(told, 0, 11)).toEqual([3, 0, 0, 0, -2, 10]);
  expect(gloryByItem(told, 1, 2)).toEqual([0, 0, 0, 0, 2, 0]);
});

test.each([
  [1050, 670],
  [378, 255],
  [900, 560],
])("on a board of %d by %d every village lies inside the land and apart from the others", (width, height) => {
  const layout = layoutFor(width, height);
  const spots = Array.from({ length: 8 }, (_, province) => layout.villages(province)).flat();
  for (const [at, one] of spots.entries()) {
    const reach = Math.hypot((one.x - layout.centre.x) / layout.rx, (one.y - layout.centre.y) / layout.ry);
    expect(reach).toBeGreaterThan(layout.heartReach);
    expect(reach).toBeLessThan(0.95);
    for (const two of spots.slice(at + 1)) expect(Math.hypot(one.x - two.x, one.y - two.y)).toBeGreaterThan(layout.figure * 0.55);
  }
});
