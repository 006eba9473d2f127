/** One thing tried, and what came of it, in words beside the button. */
import { Troubled } from "../api";
import { settings } from "../settings.svelte";

export class Attempt {
  told = $state<{ text: string; isTrouble: boolean } | null>(null);
  isBusy = $state(false);

  async make(act: () => Promise<string | void>): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    this.told = null;
    try {
      const text = await act();
      this.told = text ? { text, isTrouble: false } : null;
    } catch (reason) {
      if (!(reason instanceof Troubled)) throw reason;
      this.told = { text: settings.say.trouble(reason.trouble), isTrouble: true };
    } finally {
      this.isBusy = false;
    }
  }
}
