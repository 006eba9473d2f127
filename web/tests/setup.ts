/**
 * Every test can speak every language and of every game: in the browser a game's words come with its table. All files
 * share one page, so that it is made once: each test begins with an empty one.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { beforeEach } from "vitest";
import { addHallWords, addWordsOf, LANGUAGES } from "../src/words";

const GAMES = "../src/meadhall/games";

for (const language of LANGUAGES) addHallWords(language, readFileSync(`../src/meadhall/words/${language}.ftl`, "utf8"));

for (const game of readdirSync(GAMES))
  for (const language of LANGUAGES) {
    const files = [`${GAMES}/${game}/words/${language}.ftl`, `src/games/${game}/spoken.${language}.ftl`].filter(existsSync);
    if (files.length) addWordsOf(game, language, files.map((file) => readFileSync(file, "utf8")).join("\n"));
  }

beforeEach(() => document.body.replaceChildren());
