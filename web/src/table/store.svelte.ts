/** A table as this browser knows it: what was heard, what is being played, what is drawn. */
import { api, Troubled } from "../api";
import type { GameFace, PlayedEvent, SeatLook } from "../games/face";
import { mineAsText, sharedLooks } from "../games/face";
import { settings } from "../settings.svelte";
import type { Thing } from "../marks";
import { sound, soundOf } from "../sound";
import type {
  Advice,
  Because,
  Foreseen,
  FromHall,
  GameInfo,
  Hinted,
  LessonStep,
  News,
  Option,
  Said,
  TableInfo,
  Told,
  Trouble,
  Welcome,
} from "../wire";
import { wordsOf, type About, type Mine } from "../words";
import { Line, Refused, type Known, type LineState, type Message, type SocketLike } from "./line";
import { applied } from "./changes";
import { grouped, isExpected, KeyRing, type Group, type Keys } from "./choose";
import { digestOf, type DigestLine } from "./digest";
import { lineOf, LINES, shownFor, unreadOf, type Beat, type Standing } from "./pace";
import { Past, stretchOf, type Stretch } from "./past";
import { Stage } from "./stage";
import { actorOf, turnsOf } from "./story";
import { sure } from "../sure";

export interface Toast {
  id: number;
  text: string;
  tone: "plain" | "trouble" | "seat";
}

export interface WhyNot {
  text: string;
  rule: string | null; // null: no rule, only the moment
}

/** A move somebody would make; it stands until the question is answered. */
export interface Suggestion {
  seat: number;
  move: Option;
}

/** A line of what happens that still stands, and since when. */
export interface Caption {
  event: Told;
  reads: number; // ms
  since: number;
}

const standing = (lines: Caption[]): Standing[] => lines.map(({ reads, since }) => ({ reads, shown: Date.now() - since }));

interface LessonLine {
  step: number;
  message: string;
  about: About;
  number: number; // of all that the walk-through says, from 1 on
  messages: number;
}

const TOO_MANY_TO_PLAY = 36; // events that are shown; after a long absence the table simply settles
const TOAST_MS = 7000;
const FRAMES = 200; // of a saga at once; more is too much to be shown again

function lessonLine({ step, about, said, messages }: LessonStep, message: string, at: number): LessonLine {
  return { step, message, about, number: said + at + 1, messages };
}

export class TableStore implements Known {
  table = $state.raw<TableInfo | null>(null);
  seat = $state<number | null>(null);
  auto = $state(true);
  chat = $state.raw<Said[]>([]);
  unread = $state(0); // lines of talk since one last looked
  events = $state.raw<Told[]>([]);
  toldOf = $state(0); // how many of them have been played
  news = $state.raw<News | null>(null); // the last that settled
  newsAt = $state(0); // when it was heard, for the clocks
  view = $state.raw<any>(null); // as drawn
  playing = $state.raw<PlayedEvent | null>(null);
  isBusy = $state(false);
  isPaused = $state(false);
  isReplaying = $state(false); // what is played happened before
  captions = $state.raw<Caption[]>([]); // the last lines that were played
  digest = $state.raw<DigestLine[]>([]); // what others did since one last chose; empty: nothing, or put away
  isAnswering = $state(false);
  chosenOnce = $state<number | null>(null); // a choice that asks again: it is made by choosing it once more
  isSuggesting = $state(false);
  suggestions = $state.raw<Suggestion[]>([]);
  hinted = $state<number | null>(null);
  pointed = $state.raw<Pick<Told, "kind" | "fields"> | null>(null);
  looked = $state.raw<Thing | null>(null);
  whyNot = $state.raw<WhyNot | null>(null);
  foreseen = $state.raw<Option[] | null>(null);
  advice = $state.raw<Advice[] | null>(null); // on the question that is open
  isSeekingAdvice = $state(false);
  toasts = $state.raw<Toast[]>([]);
  lineState = $state<LineState>("opening");
  retryAt = $state<number | null>(null);
  barred = $state.raw<Trouble | null>(null); // this table is not for me
  face = $state.raw<GameFace | null>(null);
  lessonLines = $state.raw<LessonLine[]>([]);
  lessonAt = $state(0);
  openRule = $state<string | null>(null); // the rule the side panel is to show

  private latest = $state.raw<News | null>(null); // what was heard last, whether it has settled or not
  private readonly past = new Past();
  private followedFrom = 0; // the first event that was told with what it changed
  private ownEvents: [number, number] = [0, 0]; // those my last answer brought
  private readonly keyRing = new KeyRing();
  private hasMovedOn = true; // answered since the lesson last spoke: what was unread is past
  private line: Line | null = null;
  private nextToast = 1;
  private readonly stage = new Stage<News>({
    duration: (event, waiting) => this.lengthOf(event, waiting),
    after: (event) => applied(this.view, event.change),
    begin: (event) => this.beginEvent(event),
    end: (event) => this.endEvent(event),
    linger: (news) => (news.question === null && !news.result ? 0 : unreadOf(standing(this.captions))),
    settle: (news) => this.settle(news),
  });

  game = $derived.by<GameInfo | undefined>(() => (this.table ? this.gameNamed(this.table.game) : undefined));
  looks = $derived((this.face?.looks ?? sharedLooks)(this.table?.seats.length ?? 0, this.view));
  private bareSay = $derived(wordsOf({ language: settings.language, game: this.table?.game ?? null }));
  seats = $derived<SeatLook[]>(
    (this.table?.seats ?? []).map((info, index) => ({
      seat: info.seat,
      name: info.name || this.bareSay.seat(info.seat),
      ...sure(this.looks[index]),
      bot: info.kind === "bot" || info.program,
      here: info.kind === "bot" || info.connected,
    })),
  );
  private mine = $derived(mineAsText(this.face, this.view, this.seat)); // text, so that words change only when it does
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
  story = $derived(this.events.slice(0, this.toldOf));
  moment = $derived(this.isBusy ? null : (this.news?.moment ?? null));
  answer = $derived(this.isBusy ? null : (this.news?.answer ?? null));
  isMyTurn = $derived(!this.isBusy && this.news?.question != null);
  groups = $derived<Group[]>(this.isMyTurn && !this.isAnswering ? this.groupsOf(sure(this.news).choices) : []);
  choices = $derived<Option[]>(this.groups.flatMap((group) => group.choices)); // in the order of the list
  hasCompany = $derived((this.table?.seats ?? []).some((info) => info.kind === "person" && !sure(this.table).you.includes(info.seat)));
  mayAdvise = $derived(this.hasCompany && (this.game?.is_cooperative ?? false)); // what one suggests, all can see
  others = $derived<Option[]>(this.isBusy || this.isMyTurn || !this.hasCompany ? [] : (this.news?.others ?? [])); // what one may suggest to friends
  keys = $derived<Keys>(
    this.say.areComing()
      ? new Map() // which choices have a heading is not known yet, so neither is their order
      : this.keyRing.deal(
          this.moment?.kind ?? "",
          this.groupsOf(this.others.length ? this.others : this.choices).flatMap((group) => group.choices),
        ),
  );
  expected = $derived(this.isMyTurn ? (this.news?.lesson?.expected ?? []) : []);
  result = $derived(this.isBusy ? null : (this.news?.result ?? null));
  isCounted = $state(false); // the final count has been seen to its end
  isCounting = $derived(this.result !== null && !this.isCounted && settings.motion > 0); // nothing says yet who won
  lesson = $derived<LessonStep | null>(this.news?.lesson ?? null);
  /** Whether my last answer can be taken back, and until when; null: until somebody answers. */
  undoable = $derived(
    this.latest?.can_undo && !this.isReplaying
      ? { until: this.latest.undo_for == null ? null : this.newsAt + 1000 * this.latest.undo_for }
      : null,
  );
  private lessonLine = $derived(this.isMyTurn ? this.lessonLines[this.lessonAt] : undefined);
  spokenOf = $derived(
    this.pointed ??
      (this.lessonLine && this.lessonLine.step === this.lesson?.step ? { kind: "lesson", fields: this.lessonLine.about } : null),
  ); // by the line of the story one points at, else by the lesson
  isHost = $derived(this.table?.seats.some((info) => info.host && sure(this.table).you.includes(info.seat)) ?? false);

  constructor(
    readonly id: string,
    private readonly gameNamed: (name: string) => GameInfo | undefined,
    private readonly loadFace: (name: string) => Promise<GameFace>,
  ) {}

  // The line

  get since(): number {
    return this.latest ? this.events.length : 0;
  }

  get version(): number {
    return this.latest?.version ?? 0;
  }

  connect(address: string, make?: (address: string) => SocketLike): void {
    this.line = new Line(
      address,
      {
        known: () => ({ since: this.since, version: this.version }),
        heard: (message) => this.hear(message),
        changed: (state, retryAt) => {
          this.lineState = state;
          this.retryAt = retryAt;
        },
      },
      make,
    );
    this.line.open();
  }

  hurry(): void {
    this.line?.hurry();
  }

  lost(): void {
    this.line?.lost();
  }

  leave(): void {
    this.line?.close();
    this.stage.clear();
  }

  // What is heard

  hear(message: FromHall): void {
    switch (message.type) {
      case "welcome":
        return this.welcomed(message);
      case "news":
        return this.told(message);
      case "table-changed":
        this.table = message.table;
        return;
      case "said":
        this.chat = [...this.chat.filter((line) => line.number !== message.number), message];
        this.unread += 1;
        if (message.kind === "chat") sound("chat");
        return;
      case "notice":
        this.toast(this.sayNotice(message.message, message.about));
        return;
      case "suggested":
        this.suggested(message.seat, message.move);
        return;
      case "failed":
        this.turnedAway(message.trouble);
        return;
    }
  }

  private welcomed(message: Welcome): void {
    const isNewSeat = message.seat !== this.seat;
    if (isNewSeat) {
      this.stage.clear();
      this.past.forget();
      this.latest = null;
    }
    this.table = message.table;
    this.seat = message.seat;
    this.auto = message.auto;
    this.chat = message.chat;
    if (this.face === null) void this.loadFace(message.table.game).then((face) => (this.face = face));
    if (message.news) this.told(message.news);
  }

  /** Forget events numbered `first` and above, then add what is new; play it unless it is too much. */
  private told(news: News): void {
    const isFirst = this.latest === null;
    const isTakenBack = news.first < this.events.length;
    if (news.version !== this.version) this.suggestions = [];
    this.latest = news;
    this.newsAt = Date.now();
    this.foreseen = null;
    if (news.question !== this.news?.question) this.advice = null;
    if (this.isReplaying || (isTakenBack && !isFirst)) this.stage.skip();
    this.past.forget(news.first);
    this.events = [...this.events.slice(0, news.first), ...news.events];
    if (news.view !== null) this.followedFrom = this.events.length;
    if (this.isAnswering) this.ownEvents = [news.first, this.events.length];
    this.toldOf = Math.min(this.toldOf, news.first);
    if (isFirst || this.view === null || this.shownOf(news.events) > TOO_MANY_TO_PLAY) {
      this.stage.skip();
      this.toldOf = this.events.length;
      for (const event of news.events) {
        this.note(event);
        this.view = applied(this.view, event.change);
      }
      this.settle(news);
      return;
    }
    this.isBusy = true;
    this.stage.play({ events: news.events, settled: news });
  }

  private shownOf(events: Told[]): number {
    return events.filter((event) => (this.face?.duration(event) ?? 0) > 0).length;
  }

  /** ms: `waiting` is what comes after it. */
  private lengthOf(event: Told, waiting: Told[]): number {
    if (document.hidden) return 0;
    const later = waiting.reduce((sum, one) => sum + shownFor(this.beatOf(one), settings.motion), 0);
    return shownFor(this.beatOf(event), settings.motion, standing(this.captions), this.isReplaying ? 0 : later);
  }

  private beatOf(event: Pick<Told, "number" | "kind" | "fields">): Beat {
    const [first, end] = this.ownEvents;
    const isMine = event.number >= first && event.number < end && actorOf(event, this.game?.nouns ?? {}) === this.seat;
    return {
      weight: this.face?.duration(event) ?? 0,
      line: this.say.event(event),
      scene: this.face?.reads?.(event, this.say) ?? "",
      isMine: isMine && !this.isReplaying,
    };
  }

  private note(event: { number: number }): void {
    if (event.number >= this.followedFrom && !this.isReplaying) this.past.note(event.number, this.view);
  }

  private beginEvent(event: PlayedEvent): void {
    this.isBusy = true;
    this.note(event);
    this.toldOf = Math.max(this.toldOf, event.number + 1);
    if (event.duration > 0) {
      this.playing = event;
      const { reads } = lineOf(this.beatOf(event));
      this.captions = [...this.captions, { event: { ...event, at: 0, change: [] }, reads, since: Date.now() }].slice(-LINES);
      sound(soundOf(event.kind));
    }
  }

  private endEvent(event: PlayedEvent): void {
    this.playing = null;
    this.view = event.after;
  }

  private settle(news: News): void {
    const before = this.news;
    this.isReplaying = false;
    this.isPaused = this.stage.isPaused;
    this.news = news;
    if (news.view !== null) this.view = news.view;
    if (news.question === null) this.keyRing.forget(); // the turn is somebody else's
    this.playing = null;
    this.isBusy = this.stage.isBusy;
    this.toldOf = this.isBusy ? this.toldOf : this.events.length;
    this.hearLesson(news.lesson);
    if (news.question !== before?.question) void this.lookBack(news);
    if (news.question !== null && before?.question !== news.question) {
      this.whyNot = null;
      this.chosenOnce = null;
      sound("turn");
    }
    if (news.result && !before?.result && before !== null) this.soundTheEnd();
  }

  private soundTheEnd(): void {
    if (this.isCounting) sound("end");
    else this.counted();
  }

  /** The count is over: now it may be heard, too, who won. */
  counted(): void {
    if (this.isCounted) return;
    this.isCounted = true;
    const own = this.seat === null ? null : this.result?.[this.seat];
    sound(own && !own.won ? "defeat" : "victory");
  }

  // What happened since one last chose

  private async lookBack(news: News): Promise<void> {
    this.digest = [];
    if (news.question === null || !news.since || news.lesson) return;
    const [stretch, face] = await Promise.all([this.whatOthersDid(news), this.face ?? this.loadFace(sure(this.table).game)]);
    if (!stretch || this.version !== news.version) return;
    const { nouns = {} } = this.game ?? {};
    this.digest = digestOf({
      ...stretch,
      after: this.view,
      seats: this.seats.length,
      me: this.seat,
      nouns,
      turnOf: turnsOf({ face, view: this.view }),
      weight: (event) => face.duration(event),
      tallies: face.tallies ?? (() => ({})),
    });
  }

  /** As one has seen it; or, for whoever was away, as the hall tells it again to this seat. */
  private async whatOthersDid({ since }: News): Promise<Stretch | null> {
    if (!since) return null;
    const seen = this.past.since(since.event, this.events);
    if (seen) return seen;
    try {
      const { frames } = await api.saga(this.id, this.seat, Math.max(0, since.step - 1), FRAMES);
      return stretchOf(frames, since.event);
    } catch (reason) {
      if (reason instanceof Troubled) return null;
      throw reason;
    }
  }

  /** Everything since one last chose, once more on the board. */
  async replay(): Promise<void> {
    const news = this.news;
    if (this.isBusy || !news) return;
    const stretch = await this.whatOthersDid(news);
    if (!stretch || this.isBusy || this.version !== news.version) return;
    const now = this.view;
    this.isReplaying = this.isBusy = true;
    this.captions = [];
    this.view = stretch.before;
    this.stage.play({ events: stretch.events, settled: { ...news, view: now } });
  }

  putAway(): void {
    this.digest = [];
  }

  private hearLesson(lesson: LessonStep | null): void {
    const last = this.lessonLines.at(-1);
    if (!lesson || lesson.say.length === 0 || last?.step === lesson.step) return;
    const first = this.lessonLines.length;
    this.lessonLines = [...this.lessonLines, ...lesson.say.map((message, at) => lessonLine(lesson, message, at))];
    if (this.hasMovedOn) this.lessonAt = first;
    this.hasMovedOn = false;
  }

  private suggested(seat: number, bare: Option): void {
    const move = [...(this.latest?.choices ?? []), ...(this.latest?.others ?? [])].find((one) => one.number === bare.number) ?? bare;
    this.suggestions = [...this.suggestions.filter((one) => one.seat !== seat), { seat, move }];
  }

  groupsOf(choices: Option[]): Group[] {
    return grouped(choices, (kind) => this.say.has(`group-${kind}`));
  }

  /** Who would make this move. */
  advisers(number: number): SeatLook[] {
    return this.suggestions.flatMap((one) => (one.move.number === number ? this.seats.filter((look) => look.seat === one.seat) : []));
  }

  private turnedAway(trouble: Trouble): void {
    if (trouble.message === "table-moved-on") return; // the line comes back by itself
    if (this.lineState === "opening") {
      this.barred = trouble;
      this.line?.close();
    } else this.tellTrouble(trouble);
  }

  // What one does

  async choose(choice: Option): Promise<void> {
    if (this.isSuggesting || this.others.length) {
      this.isSuggesting = false;
      await this.send({ type: "suggest", move: choice.number });
      return;
    }
    const question = this.news?.question;
    if (question == null || this.isAnswering || this.isBusy) return;
    if (this.whyAgain(choice) !== null && this.chosenOnce !== choice.number) {
      this.chosenOnce = choice.number;
      return;
    }
    this.chosenOnce = null;
    this.captions = [];
    this.isAnswering = this.hasMovedOn = true;
    this.lessonAt = Math.max(0, this.lessonLines.length - 1);
    this.hinted = null;
    this.whyNot = null;
    await this.send({ type: "answer", question, move: choice.number });
    this.isAnswering = false;
  }

  /** Why a choice is made only when it is chosen twice, if so. */
  whyAgain(choice: Option): "wasted" | "hopeless" | "looked" | null {
    if (this.choices.length < 2 || isExpected(choice, this.expected)) return null;
    if ((choice.about.wasted ?? 0) > 0) return "wasted";
    if (choice.about.chance === 0) return "hopeless";
    return settings.careful || this.table?.pace.confirm || this.face?.choosesTwice?.includes(this.moment?.kind ?? "") ? "looked" : null;
  }

  sayAgain(choice: Option): string {
    const why = this.whyAgain(choice);
    return this.say("hall-again", {}, why === "wasted" || why === "hopeless" ? why : undefined);
  }

  async why(move: string): Promise<void> {
    const told = (await this.send({ type: "why", move })) as Because | null;
    if (told?.refusal) this.showWhyNot(told.refusal.rule, this.say.refusal(told.refusal));
  }

  async foresee(): Promise<void> {
    const told = (await this.send({ type: "foresee" })) as Foreseen | null;
    if (told) this.foreseen = told.choices;
  }

  /** What would be good, by what this seat may know; nothing waits for it. */
  async seekAdvice(): Promise<void> {
    if (this.isSeekingAdvice) return;
    this.isSeekingAdvice = true;
    const told = (await this.send({ type: "hint" })) as Hinted | null;
    this.isSeekingAdvice = false;
    if (told && told.question === this.latest?.question) this.advice = told.advice;
  }

  prepare(choice: Option): Promise<unknown> {
    return this.send({ type: "prepare", move: choice.number });
  }

  unprepare(): Promise<unknown> {
    return this.send({ type: "unprepare" });
  }

  undo(): Promise<unknown> {
    return this.send({ type: "undo", version: this.version });
  }

  resign(): Promise<unknown> {
    return this.send({ type: "resign" });
  }

  /** From the bot that kept it while one was missing. */
  takeBack(seat: number): Promise<unknown> {
    return this.send({ type: "return", seat });
  }

  async setAuto(auto: boolean): Promise<void> {
    if (await this.send({ type: "settings", auto })) this.auto = auto;
  }

  async speak(text: string): Promise<boolean> {
    return (await this.send({ type: "chat", text })) !== null;
  }

  skip(): void {
    this.stage.skip();
    this.isPaused = false;
  }

  /** Stop what is played, or go on. */
  pause(): void {
    this.stage[this.stage.isPaused ? "resume" : "pause"]();
    this.isPaused = this.stage.isPaused;
  }

  /** On to the next event, and no further. */
  step(): void {
    this.stage.pause();
    this.stage.step();
    this.isPaused = this.stage.isPaused;
  }

  nextLesson(): void {
    this.lessonAt = Math.min(this.lessonAt + 1, this.lessonLines.length - 1);
  }

  previousLesson(): void {
    this.lessonAt = Math.max(this.lessonAt - 1, 0);
  }

  private async send(message: Message): Promise<FromHall | null> {
    try {
      return (await this.line?.ask(message)) ?? null;
    } catch (reason) {
      if (!(reason instanceof Refused)) throw reason;
      this.tellTrouble(reason.trouble);
      return null;
    }
  }

  // What one is told about it

  /** What the hall tells, to those it tells it of as well. */
  sayNotice(message: string, about: About): string {
    const me = this.seats.find((look) => look.seat === this.seat);
    const isOfMe = me !== undefined && about.name === me.name && this.say.has(`notice-${message}`, "you");
    return this.say(`notice-${message}`, about, isOfMe ? "you" : undefined);
  }

  private showWhyNot(rule: string, text: string): void {
    this.whyNot = { text, rule: rule === "table" ? null : rule };
  }

  tellTrouble(trouble: Trouble): void {
    if (trouble.refusal) this.showWhyNot(trouble.refusal.rule, this.say.refusal(trouble.refusal));
    else this.toast(this.say.trouble(trouble), "trouble");
  }

  toast(text: string, tone: Toast["tone"] = "plain"): void {
    const id = this.nextToast++;
    this.toasts = [...this.toasts, { id, text, tone }];
    setTimeout(() => this.dismiss(id), TOAST_MS);
  }

  dismiss(id: number): void {
    this.toasts = this.toasts.filter((toast) => toast.id !== id);
  }
}
