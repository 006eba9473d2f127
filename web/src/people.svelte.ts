/** Who I am, and which games the hall knows. */
import { api } from "./api";
import { settings } from "./settings.svelte";
import type { GameInfo, Me } from "./wire";
import { addWordsOf, knowsWordsOf, LANGUAGES } from "./words";

const KNOWN = "meadhall-known"; // set once this browser has a session, so that a stranger's first visit asks nothing

class People {
  me = $state<Me | null>(null);
  games = $state<GameInfo[]>([]);
  levels = $state<string[]>([]);
  ready = $state(false);

  async open(): Promise<void> {
    const { games, levels } = await api.games();
    const strange = games.filter((game) => !knowsWordsOf(game.name));
    await Promise.all(
      strange.flatMap((game) => LANGUAGES.map(async (language) => addWordsOf(game.name, language, await api.words(game.name, language)))),
    );
    if (localStorage.getItem(KNOWN)) {
      try {
        this.me = await api.me();
      } catch {
        localStorage.removeItem(KNOWN);
      }
    }
    this.games = games;
    this.levels = levels;
    this.ready = true;
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
