import { describe, expect, it } from "vitest";
import { digestOf, type Since } from "../src/table/digest";
import { Past, stretchOf } from "../src/table/past";
import { passages } from "../src/table/story";
import type { Frame, Told } from "../src/wire";
import { wordsOf } from "../src/words";

const NOUNS = { clan: "seat", clans: "seat", victim: "seat", province: "place", card: "card", cards: "card" };
const told = (number: number, kind: string, fields: Record<string, unknown> = {}, change: unknown[][] = []): Told =>
  ({ number, kind, fields, at: 0, change }) as Told;

const TURN = [
  told(0, "phase-began", { phase: 1 }),
  told(1, "turn-began", { clan: 1 }),
  told(2, "pillage-declared", { clan: 1, province: 3 }),
  told(3, "battle-joined", { clan: 0, province: 3 }),
  told(4, "glory-stolen", { clan: 0, victim: 2, glory: 1 }),
  told(5, "turn-began", { clan: 2 }),
  told(6, "passed", { clan: 2 }),
  told(7, "phase-began", { phase: 2 }),
  told(8, "hand-discarded", { clan: 1 }),
];
const turnOf = ({ kind, fields }: Told): number | null | undefined =>
  kind === "turn-began" ? Number(fields.clan) : kind === "phase-began" ? null : undefined;

describe("the story", () => {
  it("keeps a turn together, whoever is spoken of, and what is nobody's apart", () => {
    const found = passages(TURN, NOUNS, turnOf);
    expect(found.map(({ seat, heading, events }) => [seat, heading?.number ?? null, events.map((one) => one.number)])).toEqual([
      [null, null, [0]],
      [1, 1, [2, 3, 4]],
      [2, 5, [6]],
      [null, null, [7]],
      [1, null, [8]],
    ]);
  });

  it("goes by whoever is named where a game has no turns", () => {
    expect(passages(TURN.slice(2, 5), NOUNS).map(({ seat, events }) => [seat, events.length])).toEqual([
      [1, 1],
      [0, 2],
    ]);
  });
});

describe("a sentence in parts", () => {
  const names = { place: ["askheim", "birkvik", "elmgard"], village: ["askheim", "birkvik", "elmgard"] };
  const words = (language: string) =>
    wordsOf({ language, game: "holmgang", nouns: { clan: "seat", village: "village" }, names, seatNames: ["Ann", "Odin"] });
  const event = told(0, "village-burnt", { village: 2, clan: 1 });

  it("names what can be pointed at, and reads as it does whole", () => {
    for (const language of ["en", "fr"]) {
      const say = words(language);
      const parts = say.parts(event);
      expect(parts.map((part) => part.text).join("")).toBe(say.event(event));
      expect(parts.flatMap((part) => part.thing ?? [])).toEqual([{ field: "village", noun: "village", number: 2 }]);
    }
  });

  it("names numbers that a face calls something, and each of a list", () => {
    const say = wordsOf({ language: "en", game: "blood-rage", nouns: NOUNS, names: { card: ["none", "one", "two"] } });
    const revealed = say.parts(told(0, "cards-revealed", { province: 1, clans: [0, 1], cards: [1, 2] }));
    expect(revealed.flatMap((part) => part.thing?.number ?? [])).toEqual([1, 2]);
    expect(say.parts(told(1, "rage-restored", { clan: 0, rage: 6 }), { rage: "rage" }).flatMap((part) => part.thing ?? [])).toEqual([
      { field: "rage", noun: "rage", number: 6 },
    ]);
  });
});

describe("since one's last turn", () => {
  const since: Since = {
    events: TURN.slice(1),
    before: { glory: [4, 2, 3] },
    after: { glory: [5, 2, 2] },
    seats: 3,
    me: 0,
    nouns: NOUNS,
    turnOf,
    weight: ({ kind }) => (kind === "passed" ? 0 : kind === "pillage-declared" ? 2 : 1),
    tallies: (view: { glory: number[] }, seat) => ({ "tally-glory": view.glory[seat] ?? 0 }),
  };

  it("has a line for each player, mine first: what happened to me, what others did, and the scores", () => {
    const lines = digestOf(since);
    expect(lines.map(({ seat, tallies }) => [seat, tallies.map(({ before, after }) => after - before)])).toEqual([
      [0, [1]],
      [1, []],
      [2, [-1]],
    ]);
    expect(lines.map(({ told, more }) => [told.map((one) => one.number), more])).toEqual([
      [[3, 4], 0],
      [[2, 3], 2],
      [[], 0],
    ]);
  });

  it("says nothing of whoever nothing happened to", () => {
    expect(digestOf({ ...since, events: [], after: since.before })).toEqual([]);
  });

  it("is known from what was seen, else from the saga", () => {
    const events = [told(0, "a"), told(1, "b", {}, [["x", 2]]), told(2, "c", {}, [["x", 3]])];
    const past = new Past();
    past.note(1, { x: 1 });
    expect(past.since(1, events)).toBeNull();
    past.note(2, { x: 2 });
    expect(past.since(1, events)).toEqual({ before: { x: 1 }, events: events.slice(1) });
    past.forget(2);
    expect(past.since(1, events)).toBeNull();
    const frames = [
      { view: { x: 1 }, events: [] },
      { view: { x: 3 }, events: events.slice(1) },
    ] as unknown as Frame[];
    expect(stretchOf(frames, 2)).toEqual({ before: { x: 2 }, events: [events[2]] });
    expect(stretchOf([], 2)).toBeNull();
  });
});
