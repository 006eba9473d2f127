/** What the bar on top says about the page below. */
class Bar {
  title = $state("");
  note = $state("");
  menu = $state.raw<(() => void) | null>(null);

  clear(): void {
    this.title = this.note = "";
    this.menu = null;
  }
}

export const bar = new Bar();
