/** A game told again: frames asked for as they are needed, played forward or looked up. */
import { api, Troubled } from "../api";
import { mineAsText, sharedLooks, type GameFace, type PlayedEvent, type SeatLook } from "../games/face";
import { settings } from "../settings.svelte";
import type { Analysis, Frame, GameInfo, TableInfo, Told, Trouble } from "../wire";
import { wordsOf, type Mine } from "../words";
import { applied } from "./changes";
import { reading, shownFor } from "./pace";
import { Stage } from "./stage";
import type { Thing } from "../marks";
import type { Teller } from "./story";
import { sure } from "../sure";

const AT_ONCE = 100; // frames in one asking
const ASK_AGAIN = 1500; // ms, while a game is still being thought about
const PAUSE = 350; // ms between two steps while playing, beside the animations

export class SagaStore implements Teller {
  table = $state.raw<TableInfo | null>(null);
  seat = $state<number | null>(null);
  steps = $state(0);
  step = $state(0);
  stops = $state.raw<number[]>([]); // the steps one looks at; what chance answers belongs to the step before
  canFork = $state(false);
  view = $state.raw<any>(null);
  playing = $state.raw<PlayedEvent | null>(null);
  pointed = $state.raw<Pick<Told, "kind" | "fields"> | null>(null);
  looked = $state.raw<Thing | null>(null);
  isPlaying = $state(false);
  trouble = $state.raw<Trouble | null>(null);
  face = $state.raw<GameFace | null>(null);
  analysis = $state.raw<Analysis | null>(null); // null until it is ready
  private isLookingBack = false;
  private again: ReturnType<typeof setTimeout> | undefined;
  private frames = $state.raw<(Frame | undefined)[]>([]);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private reached: (() => void) | null = null;
  private jumps = 0;

  private readonly stage = new Stage<Frame>({
    duration: (event) => (this.isToldOnly ? 0 : this.lengthOf(event)),
    after: (event) => applied(this.view, event.change),
    begin: (event) => (this.playing = event.duration > 0 ? event : null),
    end: (event) => {
      this.playing = null;
      this.view = event.after;
    },
    settle: (frame) => {
      this.view = frame.view;
      this.reached?.();
    },
  });

  game = $derived.by<GameInfo | undefined>(() => (this.table ? this.gameNamed(this.table.game) : undefined));
  looks = $derived((this.face?.looks ?? sharedLooks)(this.table?.seats.length ?? 0, this.view));
  private mine = $derived(mineAsText(this.face, this.view, this.seat));
  say = $derived(
    wordsOf({
      language: settings.language,
      mine: JSON.parse(this.mine) as Mine,
      game: this.table?.game ?? null,
      nouns: this.game?.nouns,
      names: this.game?.names,
      seatNames: (this.table?.seats ?? []).map((info) => info.name),
    }),
  );
  seats = $derived<SeatLook[]>(
    (this.table?.seats ?? []).map((info, index) => ({
      seat: info.seat,
      name: info.name || this.say.seat(info.seat),
      ...sure(this.looks[index]),
      bot: info.kind === "bot" || info.program,
      here: true,
    })),
  );
  mySeats = $derived(this.table?.you ?? []);
  place = $derived(this.stops.findLastIndex((stop) => stop <= this.step)); // among the stops
  frame = $derived(this.frames[this.step]);
  isToldOnly = $derived(this.frames.length > 0 && this.frames[0]?.view === null); // by words: its rules are no longer there to draw a board
  story = $derived(this.frames.slice(0, this.step + 1).flatMap((frame) => frame?.events ?? []));

  constructor(
    readonly id: string,
    private readonly gameNamed: (name: string) => GameInfo | undefined,
    private readonly loadFace: (name: string) => Promise<GameFace>,
  ) {}

  /** Each sentence stands alone here, until it can have been read. */
  private lengthOf(event: Told): number {
    const line = this.say.event(event);
    const scene = this.face?.reads?.(event, this.say) ?? "";
    const time = shownFor({ weight: this.face?.duration(event) ?? 0, line, scene, isMine: false }, settings.motion);
    return time && Math.max(time, reading(line));
  }

  /** From one's own seat, if one has one. */
  async begin(): Promise<void> {
    await this.attempt(async () => {
      const { you } = await api.table(this.id);
      await this.open(you[0] ?? null);
    });
  }

  /** From a seat, or from outside; the place in the story is kept. */
  async open(seat: number | null): Promise<void> {
    this.pause();
    await this.attempt(async () => {
      const told = await api.saga(this.id, seat, 0, AT_ONCE);
      this.face ??= await this.loadFace(told.table.game);
      this.table = told.table;
      this.seat = seat;
      this.steps = told.steps;
      this.canFork = told.can_fork;
      this.stops = told.stops;
      this.frames = [...told.frames];
      await this.to(Math.min(this.step, told.steps));
    });
  }

  /** Asked for when first looked at, then again and again until the hall has thought it through. */
  async lookBack(): Promise<void> {
    if (this.isLookingBack) return;
    this.isLookingBack = true;
    await this.askForAnalysis();
  }

  private async askForAnalysis(): Promise<void> {
    await this.attempt(async () => {
      const told = await api.analysis(this.id);
      if (told.ready) this.analysis = told;
      else if (this.isLookingBack) this.again = setTimeout(() => void this.askForAnalysis(), ASK_AGAIN);
    });
  }

  leave(): void {
    this.isLookingBack = false;
    clearTimeout(this.again);
    this.pause();
    this.stage.clear();
  }

  /** Where one looks at what a step has brought. */
  stopAt(step: number): number {
    return this.stops.find((stop) => stop >= step) ?? this.steps;
  }

  /** Its number among the stops. */
  placeOf(step: number): number {
    return this.stops.indexOf(this.stopAt(step));
  }

  /** Whether one looks at what these steps have brought, with what chance answered after them. */
  isAt({ step, last }: { step: number; last: number }): boolean {
    return this.step >= step && this.step <= this.stopAt(last);
  }

  /** To a step, or to the next at which somebody is asked. */
  async to(step: number): Promise<void> {
    const wished = this.stopAt(step);
    const turn = ++this.jumps;
    await this.attempt(async () => {
      await this.fetchUpTo(wished);
      if (turn !== this.jumps) return; // somebody has gone elsewhere meanwhile
      this.stage.skip();
      this.step = wished;
      this.view = sure(this.frames[wished]).view;
    });
  }

  back(): Promise<void> {
    return this.to(this.stops[this.place - 1] ?? 0);
  }

  /** On to where somebody is asked next, with all events on the way played; done once the table has settled. */
  async forward(): Promise<void> {
    this.stage.skip();
    const next = this.stops.find((stop) => stop > this.step);
    if (next === undefined) return;
    await this.attempt(async () => {
      await this.fetchUpTo(next);
      const passed = this.frames.slice(this.step + 1, next + 1).map(sure);
      await new Promise<void>((done) => {
        this.reached = done;
        this.step = next;
        this.stage.play({ events: passed.flatMap((frame) => frame.events), settled: sure(passed.at(-1)) });
      });
      this.reached = null;
    });
  }

  play(): void {
    if (this.step >= this.steps) {
      void this.to(0).then(() => this.play());
      return;
    }
    this.isPlaying = true;
    void this.playOn();
  }

  pause(): void {
    this.isPlaying = false;
    clearTimeout(this.timer);
  }

  private async playOn(): Promise<void> {
    await this.forward();
    if (!this.isPlaying) return;
    if (this.step >= this.steps) this.pause();
    else this.timer = setTimeout(() => void this.playOn(), settings.motion > 0 ? PAUSE : 2 * PAUSE);
  }

  private async fetchUpTo(step: number): Promise<void> {
    while (this.frames.length <= step) {
      const before = this.frames;
      const told = await api.saga(this.id, this.seat, before.length, AT_ONCE);
      if (this.frames !== before) continue; // others have fetched meanwhile, or from another seat
      if (told.frames.length === 0) return;
      this.frames = [...this.frames, ...told.frames];
    }
  }

  async attempt(act: () => Promise<void>): Promise<void> {
    this.trouble = null;
    try {
      await act();
    } catch (reason) {
      if (!(reason instanceof Troubled)) throw reason;
      this.pause();
      this.trouble = reason.trouble;
    }
  }
}
