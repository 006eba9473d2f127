/** What an agent is called: in our words, or by its own name where somebody else brought it along. */
import type { Say } from "../words";

export function levelName(say: Say, level: string | null): string {
  const message = `hall-level-${level}`;
  return say.has(message) ? say(message) : (level ?? "");
}

/** How it plays, where we know. */
export function levelAbout(say: Say, level: string): string | undefined {
  const message = `hall-level-${level}`;
  return say.has(message, "about") ? say(message, {}, "about") : undefined;
}

/** The level in what a seat was wished to be: `bot:greedy`; nothing where it is no bot. */
export const levelOf = (wish: string | undefined): string => (wish?.startsWith("bot:") ? wish.slice("bot:".length) : "");

/** A bot whose level the hall finds: gentle at first, where one plays against it. */
export const FITTING = "bot";

/** How whoever is wished to sit somewhere plays, if it is a bot we know. */
export function seatAbout(say: Say, wish: string | undefined, isTogether: boolean): string | undefined {
  if (wish === FITTING) return say("hall-seat-bot-fitting", {}, isTogether ? "together" : "about");
  return levelAbout(say, levelOf(wish));
}
