/** Plays what happened, one event after another, then lets the table settle. It can be stopped, and gone on with step by step. */
import type { PlayedEvent } from "../games/face";
import type { Told } from "../wire";
import { sure } from "../sure";

export interface Act<N> {
  events: Told[];
  settled: N; // how the table stands afterwards
}

export interface Scene<N> {
  duration(event: Told, waiting: Told[]): number; // in ms, before so many others; 0: not shown
  after(event: Told): unknown; // the view once this event, which is next, is over
  begin(event: PlayedEvent): void;
  end(event: PlayedEvent): void;
  linger?(settled: N): number; // ms until what is written can have been read, once nothing more waits
  settle(settled: N): void;
}

export class Stage<N> {
  isPaused = false;
  private acts: Act<N>[] = [];
  private at = 0; // the event of the first act that is next, or playing
  private playing: PlayedEvent | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private next: { call: () => void; left: number; since: number } | null = null; // what the timer will do

  constructor(private readonly scene: Scene<N>) {}

  get isBusy(): boolean {
    return this.acts.length > 0;
  }

  play(act: Act<N>): void {
    this.acts.push(act);
    if (this.acts.length === 1) this.go();
  }

  pause(): void {
    if (this.isPaused) return;
    this.isPaused = true;
    clearTimeout(this.timer);
    if (this.next) this.next.left -= Date.now() - this.next.since;
  }

  resume(): void {
    if (!this.isPaused) return;
    this.isPaused = false;
    if (this.next) this.start(this.next);
  }

  /** On to the next event; whoever has stopped stays so. */
  step(): void {
    const next = this.next;
    clearTimeout(this.timer);
    this.next = null;
    next?.call();
  }

  /** To the end of everything that waits, at once. */
  skip(): void {
    this.stop();
    if (this.playing) this.over(this.playing);
    while (this.acts.length) {
      const act = sure(this.acts[0]);
      for (const event of act.events.slice(this.at)) {
        const played = this.played(event, 0);
        this.scene.begin(played);
        this.scene.end(played);
      }
      this.settle(act);
    }
  }

  /** Forget what waits: everything is told afresh. */
  clear(): void {
    this.stop();
    this.acts = [];
    this.at = 0;
    this.playing = null;
  }

  private stop(): void {
    clearTimeout(this.timer);
    this.next = null;
    this.isPaused = false;
  }

  private go(): void {
    while (this.acts.length) {
      const act = sure(this.acts[0]);
      const event = act.events[this.at];
      if (event === undefined) {
        const unread = this.acts.length > 1 ? 0 : (this.scene.linger?.(act.settled) ?? 0);
        if (unread > 0)
          return this.wait(unread, () => {
            this.settle(act);
            this.go();
          });
        this.settle(act);
        continue;
      }
      const duration = Math.max(0, this.scene.duration(event, this.waiting()));
      const played = this.played(event, duration);
      this.playing = played;
      this.scene.begin(played);
      if (this.playing !== played) return; // skipped or cleared meanwhile
      if (duration > 0)
        return this.wait(duration, () => {
          this.over(played);
          this.go();
        });
      this.over(played);
    }
  }

  private wait(ms: number, call: () => void): void {
    this.next = { call, left: ms, since: Date.now() };
    if (!this.isPaused) this.start(this.next);
  }

  private start(next: { left: number; since: number }): void {
    next.since = Date.now();
    this.timer = setTimeout(() => this.step(), next.left);
  }

  private over(played: PlayedEvent): void {
    this.playing = null;
    this.at += 1;
    this.scene.end(played);
  }

  private settle(act: Act<N>): void {
    this.acts.shift();
    this.at = 0;
    this.scene.settle(act.settled);
  }

  private waiting(): Told[] {
    return this.acts.flatMap((act, index) => (index === 0 ? act.events.slice(this.at + 1) : act.events));
  }

  private played({ number, kind, fields, ...event }: Told, duration: number): PlayedEvent {
    return { number, kind, fields, duration, after: this.scene.after({ number, kind, fields, ...event }) };
  }
}
