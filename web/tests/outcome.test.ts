/** Who won, as each of them is told. */
import { expect, test } from "vitest";
import { sharedLooks, type SeatLook } from "../src/games/face";
import { outcome } from "../src/table/outcome";
import { wordsOf } from "../src/words";

const NAMES = ["Ada", "Bo", "Cy"];
const seats: SeatLook[] = sharedLooks(3).map((look, seat) => ({ ...look, seat, name: NAMES[seat] ?? "", bot: false, here: true }));
const wonBy = (...winners: number[]) => NAMES.map((_, seat) => ({ score: 9, rank: 1, won: winners.includes(seat) }));

test.each([
  ["en", [1], 1, false, "You win"],
  ["en", [1], 0, false, "Bo wins"],
  ["en", [0, 1], 2, false, "Ada, Bo win together"],
  ["en", [0, 1], null, false, "Ada, Bo win together"],
  ["en", [0, 1], 1, false, "You and Ada win together"],
  ["fr", [0, 1], 0, false, "Vous l'emportez ensemble, avec Bo"],
  ["en", [0, 1, 2], 0, true, "You all win together"],
  ["en", [], 0, true, "Nobody wins"],
])("in %s, won by %j and told to %j (together: %j): %s", (language, winners, me, isTogether, told) => {
  const say = wordsOf({ language, game: "raids", seatNames: NAMES });
  expect(outcome(say, { result: wonBy(...winners), seats, me, isTogether })).toBe(told);
});
