/**
 * Runs before the client in a frame of the gallery: this browser's memory is the frame's own, and the line to a table
 * says what was recorded. `frame.html?language=fr&theme=daylight&text=large#/table/raids.question.sail`
 */
const wishes = Object.fromEntries(new URLSearchParams(location.search));
const kept = new Map([
  ["meadhall-settings", JSON.stringify({ speed: "usual", soundOffered: true, ...wishes })],
  ["meadhall-known", "yes"],
]);
Object.defineProperty(window, "localStorage", {
  value: {
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, text) => void kept.set(name, text),
    removeItem: (name) => void kept.delete(name),
  },
});

/** In a scene time stands still: whatever is played stays until it has been looked at. */
const wait = window.setTimeout;
let isHeld = false;
window.setTimeout = (act, milliseconds = 0, ...rest) => (isHeld && milliseconds > 30 ? 0 : wait(act, milliseconds, ...rest));

const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));

/** What moves comes to its end; what never ends stays as it is. Whoever measures movement wishes for `moves`. */
async function still() {
  if (wishes.moves) return;
  await document.fonts.ready;
  await drawn();
  for (const animation of document.getAnimations()) if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
  await drawn();
}

class RecordedLine {
  constructor(address) {
    this.id = decodeURIComponent(location.hash.replace(/^#\/table\//, ""));
    this.address = address;
    delete document.documentElement.dataset.shown;
    wait(() => this.onopen?.({}), 0);
  }

  async send(text) {
    const message = JSON.parse(text);
    if (message.type === "hello") await this.tellAll();
    else this.tell({ type: message.type === "ping" ? "pong" : "done", re: message.id });
  }

  async tellAll() {
    const recorded = await (await fetch(`situations/${this.id}.json`)).json();
    isHeld = false;
    for (const message of recorded) {
      this.tell(message);
      await this.boardIsDrawn();
      isHeld = recorded.length > 1;
    }
    await still();
    document.documentElement.dataset.shown = this.id;
  }

  async boardIsDrawn() {
    while (!document.querySelector("#board")) await drawn();
    await drawn();
  }

  tell(message) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  close() {}
}
window.WebSocket = RecordedLine;
