/** Plays what happened, one event after another, then lets the table settle. Quicker when it is behind. */
import type { PlayedEvent } from "../games/face";
import type { Told } from "../wire";
import { sure } from "../sure";

export interface Act<N> {
  events: Told[];
  settled: N; // how the table stands afterwards
}

export interface Scene<N> {
  duration(event: Told): number; // in ms at the chosen speed; 0: not shown
  after(event: Told): unknown; // the view once this event, which is next, is over
  begin(event: PlayedEvent): void;
  end(event: PlayedEvent): void;
  settle(settled: N): void;
}

const AT_LEAST = 40; // ms; quicker than that nobody sees anything

export class Stage<N> {
  private acts: Act<N>[] = [];
  private at = 0; // the event of the first act that is next, or playing
  private playing: PlayedEvent | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly scene: Scene<N>) {}

  get isBusy(): boolean {
    return this.acts.length > 0;
  }

  play(act: Act<N>): void {
    this.acts.push(act);
    if (this.acts.length === 1) this.go();
  }

  /** To the end of everything that waits, at once. */
  skip(): void {
    clearTimeout(this.timer);
    if (this.playing) this.over(this.playing);
    while (this.acts.length) {
      const act = sure(this.acts[0]);
      for (const event of act.events.slice(this.at)) {
        const played = this.played(event, 0);
        this.scene.begin(played);
        this.scene.end(played);
      }
      this.next(act);
    }
  }

  /** Forget what waits: everything is told afresh. */
  clear(): void {
    clearTimeout(this.timer);
    this.acts = [];
    this.at = 0;
    this.playing = null;
  }

  private go(): void {
    while (this.acts.length) {
      const act = sure(this.acts[0]);
      const event = act.events[this.at];
      if (event === undefined) {
        this.next(act);
        continue;
      }
      const duration = this.paced(this.scene.duration(event));
      const played = this.played(event, duration);
      this.playing = played;
      this.scene.begin(played);
      if (this.playing !== played) return; // skipped or cleared meanwhile
      if (duration > 0) {
        this.timer = setTimeout(() => {
          this.over(played);
          this.go();
        }, duration);
        return;
      }
      this.over(played);
    }
  }

  private over(played: PlayedEvent): void {
    this.playing = null;
    this.at += 1;
    this.scene.end(played);
  }

  private next(act: Act<N>): void {
    this.acts.shift();
    this.at = 0;
    this.scene.settle(act.settled);
  }

  private played({ number, kind, fields, ...event }: Told, duration: number): PlayedEvent {
    return { number, kind, fields, duration, after: this.scene.after({ number, kind, fields, ...event }) };
  }

  private paced(duration: number): number {
    const behind = this.acts.length - 1;
    if (duration <= 0) return 0;
    return Math.max(AT_LEAST, duration / (1 + behind));
  }
}
