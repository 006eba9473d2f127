/** Games told by the hall, followed by this client (bench/pictures.py writes them): is every picture the true view? */
import { createReadStream, writeFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { expect, test } from "vitest";
import { applied, type Change } from "../src/table/changes";
import { sure } from "../src/sure";

type View = Record<string, unknown>;

interface Followed {
  game: string;
  seed: number;
  seat: number | null;
  first: View;
  told: { event: { change: Change }; view: View }[];
}

test("the picture after every event is compared with the true view", async () => {
  const differences: string[] = [];
  let pictures = 0;
  for await (const line of createInterface({ input: createReadStream(sure(process.env.MEADHALL_FOLLOWED)) })) {
    const { game, seed, seat, first, told } = JSON.parse(line) as Followed;
    let view = first;
    told.forEach(({ event, view: truth }, at) => {
      view = applied(view, event.change);
      pictures++;
      if (JSON.stringify(view) === JSON.stringify(truth)) return;
      differences.push(`${game}, seed ${seed}, seat ${seat ?? "none"}, event ${at}: ${unlike(view, truth)}`);
      view = truth; // each difference is told once
    });
  }
  writeFileSync(sure(process.env.MEADHALL_FOLLOWED_REPORT), JSON.stringify({ pictures, differences }));
  expect(pictures).toBeGreaterThan(0);
}, 600_000);

/** The fields that differ, with what is drawn and what is so; none if only their order does. */
function unlike(drawn: View, truth: View): string {
  return [...new Set([...Object.keys(drawn), ...Object.keys(truth)])]
    .map((name) => [name, JSON.stringify(drawn[name]), JSON.stringify(truth[name])])
    .filter(([, one, other]) => one !== other)
    .map(([name, one, other]) => `${name} is ${one}, not ${other}`)
    .join("; ");
}
