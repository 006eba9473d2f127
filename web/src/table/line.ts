/** The line to a live table: opens a socket, says hello, comes back after every break. */
import type { FromClient, FromHall, Trouble } from "../wire";

export type LineState = "opening" | "open" | "broken" | "closed";

export interface Known {
  since: number; // how many events are known
  version: number; // of the last news
}

export interface Listener {
  known(): Known; // asked at every hello
  heard(message: FromHall): void;
  changed(state: LineState, retryAt: number | null): void;
}

type Plain<T> = T extends { id?: number } ? Omit<T, "id"> : T;
export type Message = Plain<Exclude<FromClient, { type: "hello" }>>;

export interface SocketLike {
  send(text: string): void;
  close(): void;
  onopen: ((event: any) => void) | null;
  onmessage: ((event: { data: any }) => void) | null;
  onclose: ((event: any) => void) | null;
}

/** A line that was opened while the scripts were on their way (scripts/early.ts), and what it has said since. */
export interface OpenedLine {
  address: string;
  socket: SocketLike & { readyState: number };
  heard: { data: any }[];
}

declare global {
  interface Window {
    openedLine?: OpenedLine;
  }
}

const FIRST_WAIT = 400; // ms before the second try
const COME_BACK = 1012; // the hall closes and says so: another is there, or will be in a moment
const SPREAD = 100; // ms over which those come back who were sent away together
const LONGEST_WAIT = 8_000;
const CLOSED = 3; // a socket's state
const PING_EVERY = 20_000;
const SILENT_FOR = 8_000; // without a word after a ping the line is dead

export class Line {
  state: LineState = "opening";
  private socket: SocketLike | null = null;
  private next = 1;
  private waiting = new Map<number, { done: (message: FromHall) => void; failed: (trouble: Trouble) => void }>();
  private wait = FIRST_WAIT;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private ping: ReturnType<typeof setInterval> | undefined;
  private silence: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly address: string,
    private readonly listener: Listener,
    private readonly make: (address: string) => SocketLike = opened,
  ) {}

  open(): void {
    if (this.state === "closed") return;
    clearTimeout(this.retry);
    this.drop();
    this.change("opening", null);
    const socket = this.make(this.address);
    this.socket = socket;
    socket.onopen = () => socket.send(JSON.stringify({ type: "hello", ...this.listener.known() }));
    socket.onmessage = (event) => socket === this.socket && this.hear(JSON.parse(String(event.data)) as FromHall);
    socket.onclose = (event) => socket === this.socket && this.broke(event?.code === COME_BACK);
  }

  /** Now rather than after the wait: the network is back, or somebody looks again. */
  hurry(): void {
    if (this.state === "broken") this.open();
  }

  /** The browser says that the network is gone. */
  lost(): void {
    if (this.state === "open") this.broke();
  }

  close(): void {
    this.state = "closed";
    clearTimeout(this.retry);
    this.waiting.clear(); // whoever asked has left, too
    this.drop();
  }

  /** Sends a message; what answers it comes back, a failure as a Trouble. */
  ask(message: Message): Promise<FromHall> {
    return new Promise((done, reject) => {
      const failed = (trouble: Trouble) => reject(new Refused(trouble));
      if (this.state !== "open" || this.socket === null) {
        failed({ message: "offline", about: {}, refusal: null });
        return;
      }
      const id = this.next++;
      this.waiting.set(id, { done, failed });
      this.socket.send(JSON.stringify({ ...message, id }));
    });
  }

  private hear(message: FromHall): void {
    clearTimeout(this.silence);
    if (message.type === "welcome" && this.state === "opening") {
      this.wait = FIRST_WAIT;
      this.change("open", null);
      this.ping = setInterval(() => this.checkPulse(), PING_EVERY);
    }
    const re = "re" in message ? message.re : undefined;
    if (re) {
      const asked = this.waiting.get(re);
      this.waiting.delete(re);
      if (message.type === "failed") asked?.failed(message.trouble);
      else asked?.done(message);
      return;
    }
    this.listener.heard(message);
  }

  private checkPulse(): void {
    this.ask({ type: "ping" }).catch(() => undefined);
    this.silence = setTimeout(() => this.broke(), SILENT_FOR);
  }

  private broke(isSentAway = false): void {
    if (this.state === "closed") return;
    const wait = isSentAway && this.state === "open" ? Math.random() * SPREAD : this.wait;
    this.drop();
    this.change("broken", Date.now() + wait);
    this.retry = setTimeout(() => this.open(), wait);
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  private drop(): void {
    clearInterval(this.ping);
    clearTimeout(this.silence);
    const socket = this.socket;
    this.socket = null;
    socket?.close();
    const lost = [...this.waiting.values()];
    this.waiting.clear();
    for (const asked of lost) asked.failed({ message: "offline", about: {}, refusal: null });
  }

  private change(state: LineState, retryAt: number | null): void {
    this.state = state;
    this.listener.changed(state, retryAt);
  }
}

export class Refused extends Error {
  constructor(readonly trouble: Trouble) {
    super(trouble.message);
  }
}

/** The line that was opened early, where it leads there and holds; else a new one. */
function opened(address: string): SocketLike {
  const early = window.openedLine;
  delete window.openedLine;
  if (early?.address === address && early.socket.readyState !== CLOSED) {
    queueMicrotask(() => early.heard.forEach((event) => early.socket.onmessage?.(event))); // once somebody listens
    return early.socket;
  }
  early?.socket.close();
  return new WebSocket(address) as SocketLike;
}

export function socketAddress(table: string): string {
  const base = new URL("api/", location.href);
  base.protocol = base.protocol === "https:" ? "wss:" : "ws:";
  return new URL(`tables/${table}/socket`, base).href;
}
