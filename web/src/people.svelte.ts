/** Who I am, and which games the hall knows. */
import { api } from "./api";
import type { GameInfo, Me } from "./wire";
import { addWordsOf, knowsWordsOf, LANGUAGES } from "./words";

const KNOWN = "meadhall-known"; // set once this browser has a session, so that a stranger's first visit asks nothing

class People {
  me = $state<Me | null>(null);
  games = $state<GameInfo[]>([]);
  levels = $state<string[]>([]);
  ready = $state(false);

  async open(): Promise<void> {
    const [{ games, levels }] = await Promise.all([api.games(), this.recognise()]);
    const strange = games.filter((game) => !knowsWordsOf(game.name));
    await Promise.all(
      strange.flatMap((game) => LANGUAGES.map(async (language) => addWordsOf(game.name, language, await api.words(game.name, language)))),
    );
    this.games = games;
    this.levels = levels;
    this.ready = true;
  }

  private async recognise(): Promise<void> {
    if (!localStorage.getItem(KNOWN)) return;
    try {
      this.me = await api.me();
    } catch {
      localStorage.removeItem(KNOWN);
    }
  }

  game(name: string): GameInfo | undefined {
    return this.games.find((game) => game.name === name);
  }

  is(me: Me | null): void {
    this.me = me;
    if (me) localStorage.setItem(KNOWN, "yes");
    else localStorage.removeItem(KNOWN);
  }
}

export const people = new People();
