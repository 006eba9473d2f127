/** Told by the browser that a table waits: while a tab of the hall is open and nobody looks at it. Only who asked for it. */
import { api } from "./api";
import { people } from "./people.svelte";
import { go } from "./router.svelte";
import { settings } from "./settings.svelte";
import type { TableInfo } from "./wire";
import { wordsOf } from "./words";

const KEY = "meadhall-notices"; // "yes", or "no" where the offer was put away
const LOOK_EVERY = 20_000; // ms

class Notices {
  wish = $state(localStorage.getItem(KEY));
  permission = $state<NotificationPermission | null>(globalThis.Notification?.permission ?? null); // null: this browser has none

  isOn = $derived(this.wish === "yes" && this.permission === "granted");
  /** Whether it makes sense to ask: the browser can, and nobody has said yes or no. */
  isOffered = $derived(this.wish === null && this.permission !== null && this.permission !== "denied");

  private known = new Map<string, number>(); // tables that wait, and for which turn

  /** Only ever by somebody's click. */
  async ask(): Promise<void> {
    this.permission = await Notification.requestPermission();
    this.keep(this.permission === "granted");
  }

  keep(yes: boolean): void {
    this.wish = yes ? "yes" : "no";
    localStorage.setItem(KEY, this.wish);
  }

  /** It is my turn at this table; told once, and only to who does not see it. */
  tell(table: TableInfo, turn: number): void {
    if (this.known.get(table.id) === turn) return;
    this.known.set(table.id, turn);
    if (!this.isOn || !document.hidden) return;
    const game = wordsOf({ language: settings.language, game: table.game })("game");
    const others = table.seats.filter((seat) => seat.name && !table.you.includes(seat.seat)).map((seat) => seat.name);
    let notice: Notification;
    try {
      notice = new Notification(settings.say("hall-notice", { game }), { body: others.join(", "), tag: table.id });
    } catch {
      this.permission = null; // a browser that has notices only for programs that are installed
      return;
    }
    notice.onclick = () => {
      focus();
      go(`/table/${table.id}`);
      notice.close();
    };
  }

  /** What waits now is known to who just looked away; what comes later is told. */
  watch(): () => void {
    const look = () => void this.look();
    const timer = setInterval(() => document.hidden && look(), LOOK_EVERY);
    const away = () => document.hidden && this.isOn && void this.look(true);
    document.addEventListener("visibilitychange", away);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", away);
    };
  }

  private async look(isSeen = false): Promise<void> {
    if (!this.isOn || !people.me) return;
    let tables: TableInfo[];
    try {
      tables = (await api.myTables()).tables;
    } catch {
      return; // the hall does not answer: it will be asked again
    }
    for (const table of tables) {
      if (table.status !== "running" || !table.you.some((seat) => table.waiting.includes(seat))) continue;
      if (location.hash === `#/table/${table.id}`) continue; // its own page hears of it at once
      if (isSeen) this.known.set(table.id, table.moved_at);
      else this.tell(table, table.moved_at);
    }
  }
}

export const notices = new Notices();
