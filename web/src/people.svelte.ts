/** Who I am, and which games the hall knows. */
import { api, Troubled } from "./api";
import { settings } from "./settings.svelte";
import type { BotInfo, GameInfo, Me } from "./wire";
import { addLevelWords, addWordsOf, knowsWordsOf, LANGUAGES } from "./words";

const KNOWN = "meadhall-known"; // set once this browser has a session, so that a stranger's first visit asks nothing

class People {
  me = $state<Me | null>(null);
  games = $state<GameInfo[]>([]);
  levels = $state<string[]>([]);
  private plays: Record<string, string[]> = {}; // levels that play some games only
  bots = $state<BotInfo[]>([]); // bot accounts that can be invited
  ready = $state(false);

  async open(): Promise<void> {
    const [{ games, levels, words, plays }] = await Promise.all([api.games(), this.recognise()]);
    for (const [language, text] of Object.entries(words ?? {})) addLevelWords(language, text);
    this.plays = plays ?? {};
    const strange = games.filter((game) => !knowsWordsOf(game.name));
    await Promise.all(
      strange.flatMap((game) => LANGUAGES.map(async (language) => addWordsOf(game.name, language, await api.words(game.name, language)))),
    );
    this.games = games;
    this.levels = levels;
    this.ready = true;
  }

  levelsFor(game: string): string[] {
    return this.levels.filter((level) => this.plays[level]?.includes(game) ?? true);
  }

  /** Who could be invited now; nobody, where that cannot be found out. */
  async askForBots(): Promise<void> {
    try {
      this.bots = (await api.bots()).bots;
    } catch {
      this.bots = [];
    }
  }

  private async recognise(): Promise<void> {
    if (!localStorage.getItem(KNOWN)) return;
    try {
      this.me = await api.me();
    } catch (error) {
      if (!(error instanceof Troubled) || error.status !== 401) throw error; // one is who one was, once the hall answers
      localStorage.removeItem(KNOWN);
    }
  }

  game(name: string): GameInfo | undefined {
    return this.games.find((game) => game.name === name);
  }

  /** Whoever has no name yet is given one, and may change it later: nobody is asked before the first move. */
  async enter(): Promise<Me> {
    const me = this.me ?? (await api.guest({ language: settings.language }));
    this.is(me);
    return me;
  }

  is(me: Me | null): void {
    this.me = me;
    if (me) localStorage.setItem(KNOWN, "yes");
    else localStorage.removeItem(KNOWN);
  }
}

export const people = new People();
