import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { sharedLooks, type GameFace } from "../src/games/face";
import { settings } from "../src/settings.svelte";
import type { SocketLike } from "../src/table/line";
import { TableStore } from "../src/table/store.svelte";
import type { FromHall, GameInfo, News, TableInfo, Told, Welcome } from "../src/wire";
import { sure } from "../src/sure";

const GAME: GameInfo = {
  name: "holmgang",
  version: 1,
  seats: [2, 3],
  options: [],
  nouns: { clan: "seat", seats: "seat", village: "village" },
  names: { village: ["askheim", "birkvik", "elmgard"] },
  has_lesson: true,
  has_face: false,
  minutes: [],
  weight: 0,
  is_for_learning: true,
  is_cooperative: false,
  emblem: "shield",
};

const TABLE: TableInfo = {
  id: "t",
  game: "holmgang",
  version: 1,
  kind: "game",
  status: "running",
  mode: "live",
  options: {},
  seats: ["Ann", "Bo"].map((name, seat) => ({
    seat,
    kind: "person" as const,
    name,
    level: null,
    connected: true,
    host: seat === 0,
    left: null,
    program: false,
    emblem: null,
    led: [],
  })),
  listed: true,
  watchable: true,
  drawn: false,
  hints: false,
  clock: null,
  pace: { undo: null, bots: "usual", confirm: false },
  made_at: 0,
  moved_at: 0,
  waiting: [0],
  you: [0],
  rated: false,
  invited: [],
  kept: [],
  result: null,
  next: null,
};

const told = (number: number, kind = "rested"): Told => ({
  number,
  kind,
  fields: { clan: number % 2 },
  at: 0,
  change: [["played", number]],
});

function news(version: number, first: number, events: Told[], more: Partial<News> = {}): News {
  return {
    type: "news",
    version,
    question: version,
    first,
    events,
    view: { version },
    answer: null,
    moment: { kind: "choose-turn", fields: { seats: [0] }, waiting: [0], answered: [], situation: [] },
    choices: [
      { number: 0, text: "rest", kind: "rest", fields: {}, about: {} },
      { number: 2, text: "pillage 1", kind: "pillage", fields: { village: 1 }, about: {} },
    ],
    can_undo: false,
    prepared: null,
    clocks: [],
    result: null,
    lesson: null,
    undo_for: null,
    since: null,
    others: [],
    ...more,
  };
}

const welcome = (first: News | null, more: Partial<Welcome> = {}): Welcome => ({
  type: "welcome",
  table: TABLE,
  seat: 0,
  auto: true,
  chat: [],
  news: first,
  ...more,
});

class FakeSocket implements SocketLike {
  static last: FakeSocket;
  static made = 0;
  sent: any[] = [];
  isClosed = false;
  onopen: ((event: any) => void) | null = null;
  onmessage: ((event: { data: any }) => void) | null = null;
  onclose: ((event: any) => void) | null = null;

  constructor() {
    FakeSocket.last = this;
    FakeSocket.made += 1;
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.isClosed = true;
  }
  hear(message: FromHall): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const face = {
  Board: {} as any,
  duration: () => 1,
  looks: sharedLooks,
  tallies: (view, seat) => ({ "tally-glory": view.glory?.[seat] ?? 0 }),
} as GameFace;

async function seated(first: News | null = news(1, 0, [told(0)])) {
  const store = new TableStore(
    "t",
    () => GAME,
    async () => face,
  );
  store.connect("ws://hall", () => new FakeSocket());
  FakeSocket.last.onopen?.({});
  FakeSocket.last.hear(welcome(first));
  await vi.advanceTimersByTimeAsync(0);
  return { store, socket: FakeSocket.last };
}

describe("a table", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    settings.speed = "usual";
  });
  afterEach(() => void vi.useRealTimers());

  it("shows advice on the question it was asked for, and only while that is open", async () => {
    const { store, socket } = await seated();
    const move = sure(news(1, 0, []).choices[0]);
    const advice = [{ move, share: 1, chances: [0.6, 0.4], line: [] }];
    const asked = store.seekAdvice();
    expect(store.isSeekingAdvice).toBe(true);
    void store.seekAdvice(); // once is enough
    const [hint] = socket.sent.filter((message) => message.type === "hint");
    expect(socket.sent.filter((message) => message.type === "hint")).toHaveLength(1);
    socket.hear({ type: "hinted", re: hint.id, question: 1, advice });
    await asked;
    expect(store.advice).toEqual(advice);
    socket.hear(news(2, 1, [], { question: 2 }));
    expect(store.advice).toBeNull();

    const late = store.seekAdvice();
    socket.hear(news(3, 1, [], { question: 3 }));
    socket.hear({ type: "hinted", re: socket.sent.at(-1).id, question: 2, advice });
    await late;
    expect(store.advice).toBeNull();
  });

  it("says hello and settles at once the first time", async () => {
    const { store, socket } = await seated();
    expect(socket.sent[0]).toEqual({ type: "hello", since: 0, version: 0 });
    expect(store.lineState).toBe("open");
    expect(store.view).toEqual({ version: 1 });
    expect(store.story).toHaveLength(1);
    expect(store.isMyTurn).toBe(true);
    expect(store.seats.map((seat) => seat.name)).toEqual(["Ann", "Bo"]);
  });

  it("plays what happened before it shows how things stand", async () => {
    const { store, socket } = await seated();
    socket.hear(news(2, 1, [told(1), told(2)]));
    expect(store.playing?.number).toBe(1);
    expect(store.view).toEqual({ version: 1 });
    expect(store.choices).toEqual([]);
    expect(store.story).toHaveLength(2);
    const length = sure(store.playing).duration;
    expect(length).toBeGreaterThan(settings.motion); // one can read it
    await vi.advanceTimersByTimeAsync(length);
    expect(store.playing?.number).toBe(2);
    expect(store.captions.map((line) => line.event.number)).toEqual([1, 2]);
    expect(store.view).toEqual({ version: 1, played: 1 });
    await vi.advanceTimersByTimeAsync(5000);
    expect(store.view).toEqual({ version: 2 });
    expect(store.choices).toHaveLength(2);
  });

  it("is stopped, gone on with event by event, and caught up with", async () => {
    const { store, socket } = await seated();
    socket.hear(news(2, 1, [told(1), told(2), told(3)]));
    store.pause();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(store.playing?.number).toBe(1);
    store.step();
    expect([store.playing?.number, store.isPaused]).toEqual([2, true]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(store.playing?.number).toBe(2);
    store.skip();
    expect([store.isBusy, store.isPaused, store.view]).toEqual([false, false, { version: 2 }]);
  });

  it("offers to take back for as long as bots wait", async () => {
    const { store, socket } = await seated();
    expect(store.undoable).toBeNull();
    socket.hear(news(2, 1, [], { question: null, can_undo: true, undo_for: 3 }));
    expect(store.undoable).toEqual({ until: Date.now() + 3000 });
    socket.hear(news(3, 1, [], { can_undo: true, undo_for: null }));
    expect(store.undoable).toEqual({ until: null });
  });

  it("tells what others did since one last chose, shows it again and comes back to now", async () => {
    const { store, socket } = await seated(news(1, 0, [told(0)], { view: { glory: [0, 2] } }));
    const glory = (number: number, now: number): Told => ({ ...told(number), change: [["glory", 1, now]] });
    socket.hear(
      news(
        2,
        1,
        [glory(1, 3), glory(3, 7)].map((one, at) => ({ ...one, number: at + 1, fields: { clan: 1 } })),
        {
          view: null,
          since: { event: 1, step: 2 },
        },
      ),
    );
    await vi.advanceTimersByTimeAsync(20_000);
    expect(store.isMyTurn).toBe(true);
    expect(store.digest.map(({ seat, tallies, told, more }) => [seat, tallies, told.length, more])).toEqual([
      [1, [{ words: "tally-glory", before: 2, after: 7 }], 2, 0],
    ]);
    void store.replay();
    await vi.advanceTimersByTimeAsync(0);
    expect(store.isReplaying).toBe(true);
    expect(store.view).toEqual({ glory: [0, 2] });
    expect(store.choices).toEqual([]);
    await vi.advanceTimersByTimeAsync(20_000);
    expect([store.isReplaying, store.isMyTurn, store.view]).toEqual([false, true, { glory: [0, 7] }]);
    store.putAway();
    expect(store.digest).toEqual([]);
  });

  it("answers the question it was asked, once", async () => {
    const { store, socket } = await seated();
    const answering = store.choose(sure(store.choices[1]));
    expect(store.choices).toEqual([]);
    void store.choose(sure(news(1, 0, []).choices[0]));
    expect(socket.sent.slice(1)).toEqual([{ type: "answer", question: 1, move: 2, id: 1 }]);
    socket.hear(news(2, 1, [], { question: null, choices: [] }));
    socket.hear({ type: "done", re: 1 });
    await answering;
    expect(store.isMyTurn).toBe(false);
  });

  it("forgets what was taken back", async () => {
    const { store, socket } = await seated(news(3, 0, [told(0), told(1), told(2)]));
    socket.hear(news(4, 1, []));
    expect(store.events.map((event) => event.number)).toEqual([0]);
    expect(store.story).toHaveLength(1);
    expect(store.view).toEqual({ version: 4 });
  });

  it("comes back after a break and names what it knows", async () => {
    const { store, socket } = await seated(news(3, 0, [told(0), told(1)]));
    const before = FakeSocket.made;
    socket.onclose?.({});
    expect(store.lineState).toBe("broken");
    expect(store.retryAt).not.toBeNull();
    await vi.advanceTimersByTimeAsync(500);
    expect(FakeSocket.made).toBe(before + 1);
    FakeSocket.last.onopen?.({});
    expect(FakeSocket.last.sent[0]).toEqual({ type: "hello", since: 2, version: 3 });
    FakeSocket.last.hear(welcome(news(5, 2, [told(2)])));
    expect(store.lineState).toBe("open");
    expect(store.events).toHaveLength(3);
    expect(store.playing?.number).toBe(2);
  });

  it("says so when an answer cannot be sent", async () => {
    const { store, socket } = await seated();
    socket.onclose?.({});
    await store.choose(sure(news(1, 0, []).choices[0]));
    expect(sure(store.toasts[0]).tone).toBe("trouble");
    expect(store.isAnswering).toBe(false);
  });

  it("tells nobody anything once the table is left", async () => {
    const { store } = await seated(news(1, 0, []));
    void store.choose(sure(store.choices[0]));
    store.leave();
    await vi.advanceTimersByTimeAsync(1);
    expect(store.toasts).toEqual([]);
  });

  it("tells why a move is not allowed, with its rule", async () => {
    const { store, socket } = await seated();
    const asking = store.why("pillage 1");
    const { id } = socket.sent.at(-1);
    socket.hear({
      type: "because",
      re: id,
      move: sure(news(1, 0, []).choices[1]),
      refusal: { rule: "HO-3.5", why: "village-is-burnt", about: { village: 1 } },
    });
    await asking;
    expect(store.whyNot?.rule).toBe("HO-3.5");
    expect(store.whyNot?.text).toContain("Birkvik");
  });

  it("turns away whom the hall turns away", async () => {
    const store = new TableStore(
      "t",
      () => GAME,
      async () => face,
    );
    store.connect("ws://hall", () => new FakeSocket());
    FakeSocket.last.onopen?.({});
    FakeSocket.last.hear({ type: "failed", re: 0, trouble: { message: "no-such-table", about: {}, refusal: null } });
    expect(store.barred?.message).toBe("no-such-table");
    const made = FakeSocket.made;
    await vi.advanceTimersByTimeAsync(20_000);
    expect(FakeSocket.made).toBe(made);
  });

  it("shows a suggestion instead of playing it", async () => {
    const { store, socket } = await seated();
    store.isSuggesting = true;
    void store.choose(sure(store.choices[1]));
    expect(socket.sent.at(-1)).toMatchObject({ type: "suggest", move: 2 });
    socket.hear({ type: "suggested", seat: 1, move: sure(store.choices[1]) });
    expect(store.advisers(2).map((seat) => seat.name)).toEqual(["Bo"]);
    expect(store.advisers(0)).toEqual([]);
  });

  it("suggests to others what they may choose, until they have chosen", async () => {
    const rest = { number: 0, text: "rest", kind: "rest", fields: {}, about: { gain: 3 } };
    const { store, socket } = await seated(news(1, 0, [], { question: null, choices: [], others: [rest] }));
    void store.choose(rest);
    expect(socket.sent.at(-1)).toMatchObject({ type: "suggest", move: 0 });
    socket.hear({ type: "suggested", seat: 0, move: { ...rest, about: {} } });
    expect(store.suggestions).toEqual([{ seat: 0, move: rest }]);
    socket.hear(news(2, 0, [], { question: null, choices: [] }));
    expect(store.suggestions).toEqual([]);
  });

  it("says a lesson's messages one after another", async () => {
    const lesson = {
      step: 0,
      steps: 3,
      say: ["lesson-welcome", "lesson-pillage"],
      about: { village: 1 },
      expected: [2],
      done: false,
      said: 0,
      messages: 5,
    };
    const { store, socket } = await seated(news(1, 0, [], { lesson }));
    expect(store.lessonLines).toHaveLength(2);
    expect(store.spokenOf).toEqual({ kind: "lesson", fields: { village: 1 } });
    store.pointed = told(0);
    expect(store.spokenOf).toEqual(told(0));
    store.pointed = null;
    expect(store.expected).toEqual([2]);
    store.nextLesson();
    store.nextLesson();
    expect(store.lessonAt).toBe(1);
    socket.hear(news(2, 0, [], { lesson: { ...lesson, step: 1, say: ["lesson-battle"], said: 2 } }));
    expect(store.lessonAt).toBe(1); // nobody is hurried
    expect(store.spokenOf).toBeNull(); // and what one still reads is past
    socket.hear(news(3, 0, [], { lesson: { ...lesson, step: 1, say: ["lesson-battle"], said: 2 } }));
    expect(store.lessonLines).toHaveLength(3);
    void store.choose(sure(store.choices[0]));
    socket.hear(news(4, 0, [], { lesson: { ...lesson, step: 2, say: ["lesson-winter"], said: 3 } }));
    expect(store.lessonAt).toBe(3); // whoever answers has read enough
    expect(store.lessonLines.map(({ number, messages }) => `${number} of ${messages}`)).toEqual(["1 of 5", "2 of 5", "3 of 5", "4 of 5"]);
  });

  it("does not sit through a long absence", async () => {
    const { store, socket } = await seated();
    socket.hear(
      news(
        40,
        1,
        Array.from({ length: 40 }, (_, index) => told(index + 1)),
      ),
    );
    expect(store.playing).toBeNull();
    expect(store.view).toEqual({ version: 40 });
    expect(store.story).toHaveLength(41);
  });
});
