import { describe, expect, it } from "vitest";
import { chanceLine, effectLine, threatLine, threatMark } from "../../src/games/yggdrasil/speech";
import { comesNext, isThreat } from "../../src/games/yggdrasil/view";
import { CARD, CARDS, DRAGGED, ENEMIES, ENEMY, LINES, OUTCOME, type Threat, type YggdrasilView } from "../../src/games/yggdrasil/generated";
import { wordsOf } from "../../src/words";

const called = (rows: readonly { name: string }[]): string[] => rows.map(({ name }) => name);
const names = { card: called(CARDS), enemy: called(ENEMIES), line: called(LINES) };
const english = wordsOf({ language: "en", game: "yggdrasil", names });
const french = wordsOf({ language: "fr", game: "yggdrasil", names });
const HEL = CARD.hel;
const ANGRY_HEL = CARD["angry-hel"];
const RAGNAROK = CARD["ragnarok-hel-surt-jormungand"];

const own: Threat = { card: HEL, is_next: false, space: 4, power: 2, beyond: [1, 0, 0], is_defeat: false, chance: 17, cards: 7, angry: 0 };

/** Hel on space 3, and what the rules say of the next card. */
const table = (threat: Partial<Threat>, change: Partial<YggdrasilView> = {}): YggdrasilView =>
  ({
    spaces: [3, 1, 1, 1, 1, 1],
    strengths: [5, 0, 0, 0, 0, 0],
    threats: [{ ...own, ...threat }],
    lines: [
      { space: 4, beyond: 0, limit: 5 },
      { space: 6, beyond: 0, limit: 3 },
      { space: 8, beyond: 0, limit: 1 },
    ],
    is_raging: false,
    quiet_turns: 0,
    cards_left: 42,
    looked_at: [],
    ...change,
  }) as unknown as YggdrasilView;

describe("a threat is told", () => {
  it("of an enemy's own card, if it comes", () => {
    const view = table({ angry: 1 });
    expect(chanceLine(english, view, HEL)).toBe(
      "17\u00a0% to come next: 7 of 42 left in the deck. One of them is angry and leads two spaces on.",
    );
    expect(effectLine(english, view, HEL)).toBe(
      "If that card comes: on to space 4. That is past the wall. Hel takes 2 Vikings from a bag, for ever.",
    );
  });

  it("of an angry card that comes next, with all it brings", () => {
    const view = table(
      { card: ANGRY_HEL, is_next: true, chance: 100, space: 8, power: 0, is_defeat: true },
      { spaces: [6, 1, 1, 1, 1, 1] },
    );
    expect(comesNext(view, HEL)).toBe(true);
    expect(threatLine(english, view, HEL)).toBe(
      [
        "Hel on space 6, strength 5. Angry Hel comes next. On to space 8. That is Odin's residence.",
        "Then all is lost, unless enough enemies are pushed back in the same turn.",
      ].join(" "),
    );
    expect(chanceLine(french, view, HEL)).toBe("Prochaine carte\u00a0: Hel en Colère.");
  });

  it("of Ragnarök, which moves three and does no other harm", () => {
    const view = table({ card: RAGNAROK, is_next: true, chance: 100, power: 0 });
    expect(chanceLine(english, view, HEL)).toBe("Ragnarök (Hel, Surt, Jörmungand) comes next.");
    expect(effectLine(english, view, HEL)).toBe(
      "On to space 4. That is past the wall. All three move, and none of them does anything else.",
    );
    expect(effectLine(french, view, HEL)).toBe(
      "Vers la case 4. C'est au-delà de la muraille. Les trois avancent, et aucun ne fait rien d'autre.",
    );
  });

  it("of a special card that is only likely", () => {
    expect(effectLine(english, table({ card: ANGRY_HEL, space: 5 }), HEL)).toMatch(/^If the angry card comes: on to space 5\./);
    expect(effectLine(english, table({ card: RAGNAROK, power: 0 }), HEL)).toMatch(/^If Ragnarök comes: on to space 4\./);
  });

  it("of a card somebody may choose now", () => {
    expect(chanceLine(english, table({ chance: 50 }, { looked_at: [HEL, 1] }), HEL)).toBe(
      "Whether this card comes next is being chosen now.",
    );
    expect(chanceLine(english, table({ chance: 0 }, { looked_at: [1, 2] }), HEL)).toMatch(/^0\s% to come next/);
  });

  it("on the track only of whom the next card may move", () => {
    expect(isThreat(table({}, { outcome: 0 }), HEL)).toBe(true);
    expect(isThreat(table({ chance: 0 }, { outcome: 0 }), HEL)).toBe(false);
    expect(isThreat(table({ space: 8 }, { outcome: 0, spaces: [8, 1, 1, 1, 1, 1] }), HEL)).toBe(false);
    expect(isThreat(table({}, { outcome: OUTCOME.won }), HEL)).toBe(false);
  });

  it("of no card by day", () => {
    const view = table({ card: ANGRY_HEL, is_next: true, space: 5 }, { quiet_turns: 2 });
    expect(chanceLine(english, view, HEL)).toBe("no card for 2 turns");
    expect(effectLine(english, view, HEL)).toMatch(/^If the angry card comes/);
  });
});

describe("beside the picture of a harm", () => {
  it("stands how much of it there is", () => {
    expect([threatMark(ENEMY.hel, 2), threatMark(ENEMY.surt, 3), threatMark(ENEMY.fenrir, 2)]).toEqual(["−2", "+3", "2"]);
    expect(threatMark(ENEMY.jormungand, 3)).toBe("");
  });

  it("Nidhögg drags along as far as the rules say, however strong he is", () => {
    expect([1, 2, 3].map((power) => threatMark(ENEMY.nidhogg, power))).toEqual(Array(3).fill(`+${DRAGGED}`));
  });
});
