/** Every test can speak of every game: in the browser a game's words come with its table. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { addWordsOf, LANGUAGES } from "../src/words";

const GAMES = "../src/meadhall/games";

for (const game of readdirSync(GAMES))
  for (const language of LANGUAGES) {
    const files = [`${GAMES}/${game}/words/${language}.ftl`, `src/games/${game}/spoken.${language}.ftl`].filter(existsSync);
    if (files.length) addWordsOf(game, language, files.map((file) => readFileSync(file, "utf8")).join("\n"));
  }
