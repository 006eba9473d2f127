// Made by scripts/wire.mjs from src/meadhall/server/wire.py: `make wire`.

export type FromClient =
  | Hello
  | Answer
  | Prepare
  | Unprepare
  | Foresee
  | Hint
  | Undo
  | Chat
  | Resign
  | Return
  | Why
  | Suggest
  | Settings
  | Ping;
export type FromHall =
  Welcome | News | TableChanged | Said | Done | Failed | Because | Foreseen | Hinted | Suggested | Notice | Pong;

/**
 * Why a move is not allowed: words are `why-{why}` given `about`; `rule` is the rulebook's number, or "table".
 */
export interface Refusal {
  rule: string;
  why: string;
  about: {
    [k: string]: number;
  };
}
/**
 * Anything else that went wrong: words are `trouble-{message}` given `about`.
 */
export interface Trouble {
  message: string;
  about: {
    [k: string]: string | number;
  };
  refusal: Refusal | null;
}
/**
 * Seconds: what a seat begins with, gains with each answer, and may own at most.
 */
export interface Clock {
  bank: number;
  gain?: number;
  cap?: number | null;
}
/**
 * How quickly a table goes on: what its host decides, beside the clock.
 */
export interface Pace {
  undo?: number | null;
  bots?: "brisk" | "calm" | "usual";
  confirm?: boolean;
}
export interface SeatInfo {
  seat: number;
  kind: "bot" | "invited" | "open" | "person";
  name: string;
  level: string | null;
  connected: boolean;
  host: boolean;
  left: ("overdue" | "replaced" | "resigned") | null;
  program: boolean;
  emblem: string | null;
  led: number[];
}
export interface SeatResult {
  score: number;
  rank: number;
  won: boolean;
}
/**
 * What anybody may know about a table before looking at its board.
 */
export interface TableInfo {
  id: string;
  game: string;
  version: number;
  kind: "fork" | "game" | "lesson";
  status: "abandoned" | "open" | "over" | "running" | "stopped" | "unreadable";
  mode: "correspondence" | "live";
  options: {
    [k: string]: boolean | number | string;
  };
  seats: SeatInfo[];
  listed: boolean;
  watchable: boolean;
  drawn: boolean;
  hints: boolean;
  clock: Clock | null;
  pace: Pace;
  made_at: number;
  moved_at: number;
  waiting: number[];
  you: number[];
  rated: boolean;
  kept: number[];
  result: SeatResult[] | null;
  next: string | null;
  invited: number[];
}
export interface Me {
  id: string;
  name: string;
  account: string | null;
  bot: boolean;
  emblem: string | null;
}
/**
 * Without a name one is given: out of the sagas, in that language.
 */
export interface Guest {
  name?: string | null;
  language?: string;
}
export interface Rename {
  name: string;
}
export interface Credentials {
  account: string;
  password: string;
}
/**
 * Every other session of this account ends.
 */
export interface NewPassword {
  old: string;
  new: string;
}
/**
 * What the hall tells somebody who is away.
 */
export interface Letters {
  can_send: boolean;
  address: string | null;
  asked: string | null;
  often: "daily" | "hourly" | "off";
  has_feed: boolean;
}
export interface LettersWish {
  often: "daily" | "hourly" | "off";
  language?: string;
}
/**
 * Where a forgotten password would be replaced, so the password is asked for.
 */
export interface MailWish {
  address: string;
  password: string;
  language?: string;
}
/**
 * A key out of a letter.
 */
export interface KeyBody {
  key: string;
}
export interface Confirmed {
  address: string;
}
/**
 * Where programs may look which tables wait; told once, since only digests of keys are kept.
 */
export interface Feed {
  atom: string;
  calendar: string;
}
export interface EmblemWish {
  emblem:
    ("axe" | "bear" | "hammer" | "horn" | "raven" | "serpent" | "shield" | "ship" | "skull" | "tree" | "wolf") | null;
}
export interface Friend {
  id: string;
  name: string;
  emblem: string | null;
  here: boolean;
}
export interface Friends {
  friends: Friend[];
  asking: Friend[];
}
/**
 * By the name of an account, or by a seat at a table where both have played.
 */
export interface FriendWish {
  account?: string | null;
  table?: string | null;
  seat?: number | null;
}
/**
 * How strong somebody seems, and between which bounds they are with 19 chances of 20.
 */
export interface Rating {
  rating: number;
  low: number;
  high: number;
  games: number;
}
export interface PastSeat {
  name: string;
  bot: boolean;
  mine: boolean;
  score: number | null;
  rank: number | null;
  won: boolean;
}
export interface PastGame {
  table: string;
  game: string;
  mode: "correspondence" | "live";
  rated: boolean;
  ended_at: number;
  outcome: "lost" | "unfinished" | "won";
  seats: PastSeat[];
}
/**
 * `total` games of yours are as was asked; these are some of them, the latest first.
 */
export interface History {
  total: number;
  games: PastGame[];
}
/**
 * All your finished games of one kind.
 */
export interface GameTally {
  game: string;
  games: number;
  won: number;
  rank: number;
  best: number;
  score: number;
  rating: Rating | null;
}
/**
 * Somebody you have finished games with; `table` and `seat` are where you last met.
 */
export interface Rival {
  name: string;
  emblem: string | null;
  games: number;
  ahead: number;
  behind: number;
  friend: boolean;
  table: string;
  seat: number;
}
export interface Statistics {
  games: GameTally[];
  rivals: Rival[];
}
/**
 * Everything the hall keeps of somebody.
 */
export interface MyData {
  me: Me;
  since: number;
  language: string;
  mail: string | null;
  letters: "daily" | "hourly" | "off";
  friends: string[];
  ratings: {
    [k: string]: Rating;
  };
  tables: TableInfo[];
  said: Said[];
}
/**
 * A line of the table's talk. `notice`: the hall speaks; words are `notice-{text}` given `about`.
 */
export interface Said {
  type: "said";
  number: number;
  kind: "chat" | "notice";
  seat: number | null;
  name: string;
  text: string;
  about: {
    [k: string]: string | number;
  };
  at: number;
}
/**
 * An account's password; guests have none.
 */
export interface Farewell {
  password?: string | null;
  language?: string;
}
/**
 * The name of an account, or its address.
 */
export interface Recovery {
  who: string;
}
export interface Recovered {
  key: string;
  password: string;
}
/**
 * What values that are not listed are made of, put together by `joint`.
 *
 *     `each`: a different name of this noun for each seat; `some`: at least one for each seat, or a number of them;
 *     `amounts`: so many of each kind, at most these.
 */
export interface OptionPick {
  kind: "amounts" | "each" | "some";
  joint: string;
  noun: string;
  names: string[];
  most: number[];
}
/**
 * Words: `option-{name}`, `.about`; the first value is the default; `free`: other values are read as well.
 */
export interface OptionInfo {
  name: string;
  values: (boolean | number | string)[];
  free: boolean;
  pick: OptionPick | null;
}
export interface GameInfo {
  name: string;
  version: number;
  seats: number[];
  options: OptionInfo[];
  nouns: {
    [k: string]: string;
  };
  names: {
    [k: string]: string[];
  };
  has_lesson: boolean;
  has_face: boolean;
  emblem: string;
  minutes: number[];
  weight: number;
  is_for_learning: boolean;
  is_cooperative: boolean;
}
/**
 * `words` are of levels that others brought along: by language a piece of Fluent, `hall-level-{level}`.
 */
export interface Games {
  games: GameInfo[];
  levels: string[];
  words: {
    [k: string]: string;
  };
  plays: {
    [k: string]: string[];
  };
}
export interface RuleText {
  id: string;
  text: string;
}
export interface Chapter {
  heading: string;
  rules: RuleText[];
}
export interface Rulebook {
  game: string;
  language: string;
  title: string;
  chapters: Chapter[];
}
export interface Tables {
  tables: TableInfo[];
}
/**
 * `me`: you; `open`: anybody from the lobby; `invited`: whoever has the link; `bot`: an agent.
 *
 *     `account`: with `invited`, a bot account, and nobody else.
 */
export interface SeatWish {
  kind: "bot" | "invited" | "me" | "open";
  level?: string | null;
  account?: string | null;
  friend?: string | null;
}
export interface NewTable {
  game: string;
  /**
   * @maxItems 16
   */
  seats: SeatWish[];
  options?: {
    [k: string]: boolean | number | string;
  };
  mode?: "correspondence" | "live";
  clock?: Clock | null;
  pace?: Pace1;
  listed?: boolean;
  watchable?: boolean;
  drawn?: boolean;
  rated?: boolean;
  hints?: boolean;
  autostart?: boolean;
}
/**
 * How quickly a table goes on: what its host decides, beside the clock.
 */
export interface Pace1 {
  undo?: number | null;
  bots?: "brisk" | "calm" | "usual";
  confirm?: boolean;
}
/**
 * A table of yours. `invite` is meant to be shared, a seat's `token` is not.
 */
export interface Made {
  table: TableInfo;
  invite: string;
  seat: number | null;
  token: string | null;
}
export interface Join {
  seat?: number | null;
  invite?: string | null;
}
/**
 * Wherever somebody is missing; `game`: only there.
 */
export interface AnySeat {
  game?: string | null;
}
export interface Seated {
  table: TableInfo;
  seat: number;
  token: string;
}
/**
 * The host, before the game: who may sit here.
 */
export interface ChangeSeat {
  kind: "bot" | "invited" | "open";
  level?: string | null;
  account?: string | null;
}
/**
 * A bot for somebody who is missing.
 */
export interface Replace {
  level?: string;
}
/**
 * Sit down in your own seat again, elsewhere.
 */
export interface Claim {
  token: string;
}
export interface Invitation {
  invite: string;
}
export interface AnswerBody {
  seat: number;
  question: number;
  move: number | string;
}
export interface SeatBody {
  seat: number;
}
/**
 * `version` is that of the news that offered it, so that a wish sent twice takes back one answer.
 */
export interface UndoBody {
  seat: number;
  version?: number | null;
}
/**
 * A line of talk.
 */
export interface SayBody {
  seat: number;
  text: string;
}
export interface BotInfo {
  account: string;
  name: string;
}
/**
 * Bot accounts that listen for invitations now.
 */
export interface BotsHere {
  bots: BotInfo[];
}
export interface NewToken {
  label: string;
}
export interface TokenInfo {
  id: string;
  label: string;
  made_at: number;
}
export interface Tokens {
  tokens: TokenInfo[];
}
/**
 * `token` is shown this once; the hall keeps only its digest.
 */
export interface TokenMade {
  about: TokenInfo;
  token: string;
}
/**
 * What if: a table of your own from the position after `step` answers, you in `seat`.
 */
export interface Fork {
  step: number;
  seat: number;
  level?: string;
}
export interface LessonWish {
  game: string;
}
export interface Health {
  ok: boolean;
  version: string;
}
/**
 * An event as this seat was told it: words are `event-{kind}` given `fields`.
 *
 *     `change` is what it changed in this seat's view: steps `[field, value]`, or `[field, place, …, value]` for an entry
 *     of a list. Applied in turn they give the view after the event, exactly.
 */
export interface Told {
  number: number;
  kind: string;
  fields: {
    [k: string]: unknown;
  };
  at: number;
  change: unknown[][];
}
/**
 * What is being decided: words are `ask-{kind}` given `fields`.
 */
export interface Moment {
  kind: string;
  fields: {
    [k: string]: unknown;
  };
  waiting: number[];
  answered: number[];
  situation: string[];
}
/**
 * A move this seat may make: words are `move-{kind}` given `fields` and `about`.
 */
export interface Option {
  number: number;
  text: string;
  kind: string;
  fields: {
    [k: string]: unknown;
  };
  about: {
    [k: string]: number;
  };
}
export interface ClockTime {
  seat: number;
  left: number;
  running: boolean;
}
/**
 * What the walk-through says here: messages of the game's words, one after another.
 */
export interface LessonStep {
  step: number;
  steps: number;
  say: string[];
  about: {
    [k: string]: string | number;
  };
  expected: number[];
  done: boolean;
  said: number;
  messages: number;
}
/**
 * Where something began: the number of its first event, and the frame of the saga that tells it.
 */
export interface Since {
  event: number;
  step: number;
}
/**
 * Everything a seat sees now. Forget events numbered `first` and above, then add `events`.
 */
export interface News {
  type: "news";
  version: number;
  question: number | null;
  first: number;
  events: Told[];
  view: unknown;
  answer: string | null;
  moment: Moment | null;
  choices: Option[];
  can_undo: boolean;
  prepared: Option | null;
  clocks: ClockTime[];
  result: SeatResult[] | null;
  lesson: LessonStep | null;
  undo_for: number | null;
  since: Since | null;
  others: Option[];
}
/**
 * The first message after `hello`, and again whenever all must be told afresh.
 */
export interface Welcome {
  type: "welcome";
  table: TableInfo;
  seat: number | null;
  auto: boolean;
  chat: Said[];
  news: News | null;
}
/**
 * One step of a saga: the table after this many answers.
 */
export interface Frame {
  step: number;
  at: number;
  seat: number | null;
  move: string | null;
  first: number;
  events: Told[];
  view: unknown;
  moment: Moment | null;
}
export interface Saga {
  table: TableInfo;
  seat: number | null;
  steps: number;
  frames: Frame[];
  can_fork: boolean;
  stops: number[];
}
/**
 * An answer of a game that has ended, and what was told of it.
 */
export interface CourseStep {
  step: number;
  seat: number | null;
  events: Told[];
}
/**
 * Everybody's score from this step on, by the true table.
 */
export interface ScorePoint {
  step: number;
  scores: number[];
}
/**
 * A whole game that has ended, without its boards: to leaf through, and to draw its scores.
 */
export interface Course {
  steps: CourseStep[];
  scores: ScorePoint[];
}
/**
 * A move somebody is expected to make, or has made.
 */
export interface LineStep {
  seat: number;
  move: Option;
}
/**
 * One move, what it promises and what is expected to follow it.
 */
export interface Advice {
  move: Option;
  share: number;
  chances: number[];
  line: LineStep[];
}
/**
 * Everybody's chances at one frame of a saga, judged from the true table.
 */
export interface ChancePoint {
  step: number;
  chances: number[];
}
/**
 * A choice that promised less than another, by what its seat could know then.
 */
export interface Slip {
  step: number;
  seat: number;
  chosen: Option;
  better: Option;
  lost: number;
}
/**
 * An answer of chance that gave a seat more, or less, than it gives on average.
 */
export interface Stroke {
  step: number;
  seat: number;
  gained: number;
}
/**
 * Of one seat over the whole game: what chance gave it beside the average, and what its choices cost it.
 */
export interface Tally {
  luck: number;
  lost: number;
  choices: number;
  best: number;
}
/**
 * A finished game looked back on. While it is thought about, `ready` is false and all else empty: ask again.
 */
export interface Analysis {
  ready: boolean;
  together: boolean;
  points: ChancePoint[];
  slips: Slip[];
  strokes: Stroke[];
  tallies: Tally[];
}
/**
 * Must come first.
 */
export interface Hello {
  type: "hello";
  since?: number;
  version?: number;
  seat?: number | null;
  token?: string | null;
  id?: number;
}
export interface Answer {
  type: "answer";
  question: number;
  move: number | string;
  id?: number;
}
/**
 * Answer this when next asked alone, if it is allowed then.
 */
export interface Prepare {
  type: "prepare";
  move: number | string;
  id?: number;
}
export interface Unprepare {
  type: "unprepare";
  id?: number;
}
/**
 * What might I be asked next? Answered by `foreseen`.
 */
export interface Foresee {
  type: "foresee";
  id?: number;
}
/**
 * What would be good? Answered by `hinted`, after about a second; whatever is sent meanwhile does not wait.
 */
export interface Hint {
  type: "hint";
  id?: number;
}
export interface Undo {
  type: "undo";
  version: number;
  id?: number;
}
export interface Chat {
  type: "chat";
  text: string;
  id?: number;
}
export interface Resign {
  type: "resign";
  id?: number;
}
/**
 * Take a seat back from the bot that kept it.
 */
export interface Return {
  type: "return";
  seat: number;
  id?: number;
}
/**
 * Why not this move? Answered by `because`.
 */
export interface Why {
  type: "why";
  move: number | string;
  id?: number;
}
/**
 * Show the others a move one would make.
 */
export interface Suggest {
  type: "suggest";
  move: number | string;
  id?: number;
}
export interface Settings {
  type: "settings";
  auto: boolean;
  id?: number;
}
export interface Ping {
  type: "ping";
  id?: number;
}
/**
 * Seats, names, who is here, status, rematch.
 */
export interface TableChanged {
  type: "table-changed";
  table: TableInfo;
}
/**
 * What you asked for is stored.
 */
export interface Done {
  type: "done";
  re: number;
}
/**
 * What you asked for did not happen.
 */
export interface Failed {
  type: "failed";
  re: number;
  trouble: Trouble;
}
/**
 * `refusal` is None where the move is allowed.
 */
export interface Because {
  type: "because";
  re: number;
  move: Option;
  refusal: Refusal | null;
}
export interface Foreseen {
  type: "foreseen";
  re: number;
  choices: Option[];
}
/**
 * The best few moves, best first, by what your seat may know; drop it where `question` is no longer asked.
 */
export interface Hinted {
  type: "hinted";
  re: number;
  question: number;
  advice: Advice[];
}
export interface Suggested {
  type: "suggested";
  seat: number;
  move: Option;
}
/**
 * To this seat alone: words are `notice-{message}` given `about`.
 */
export interface Notice {
  type: "notice";
  message: string;
  about: {
    [k: string]: string | number;
  };
}
export interface Pong {
  type: "pong";
  re: number;
}
