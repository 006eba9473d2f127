/** Games told by the hall, followed by this client (tests/server/test_pictures.py writes them): every picture is the true view. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { applied, type Change } from "../src/table/changes";
import { sure } from "../src/sure";

interface Followed {
  game: string;
  seat: number | null;
  first: unknown;
  told: { change: Change; view: unknown }[];
}

test("the picture after every event is the true view", () => {
  const lines = readFileSync(sure(process.env.MEADHALL_FOLLOWED), "utf8").trim().split("\n");
  expect(lines.length).toBeGreaterThan(0);
  for (const line of lines) {
    const { game, seat, first, told } = JSON.parse(line) as Followed;
    let view = first;
    told.forEach(({ change, view: truth }, at) => {
      view = applied(view, change);
      const [drawn, seen] = [JSON.stringify(view), JSON.stringify(truth)];
      if (drawn !== seen) expect(drawn, `${game}, seat ${seat}, event ${at}`).toBe(seen);
    });
  }
}, 600_000);
