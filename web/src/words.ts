/** Everything a player reads, from the Fluent files the Python side reads too. The rules of `kernel/words.py`, again. */
import { SvelteMap } from "svelte/reactivity";
import english from "../../src/meadhall/words/en.ftl?raw";
import { END, MARK, Marks, type Part } from "./marks";
import { ReadBundle } from "./readBundle";
import type { Moment, Option, Refusal, Told, Trouble } from "./wire";

export type Language = string; // "en": how its files are named

export type About = Record<string, unknown>;

/** Words for one language, one game and the people in its seats. Call it with a message's name. */
export interface Say {
  (message: string, about?: About, attribute?: string): string;
  has(message: string, attribute?: string): boolean; // also of words that are on their way
  areComing(): boolean;
  event(event: Pick<Told, "kind" | "fields">): string;
  parts(event: Pick<Told, "kind" | "fields">, also?: Record<string, string>): Part[]; // `also`: fields without words that name something too
  move(choice: Pick<Option, "kind" | "fields" | "about" | "text">): string;
  ask(moment: Pick<Moment, "kind" | "fields">): string;
  refusal(refusal: Refusal): string;
  trouble(trouble: Trouble): string;
  called(noun: string, number: number, attribute?: string): string; // the name of a card, a tile …: `card-thors-hammer`
  seat(seat: number): string;
  language: Language;
}

/** The language of all games; one that has no words in another is read in it. */
export const MAIN_LANGUAGE: Language = "en";
/** The hall's words in other languages come when they are spoken; at once there is only how each invites. */
const inOthers = import.meta.glob<string>(["../../src/meadhall/words/*.ftl", "!../../src/meadhall/words/en.ftl"], {
  query: "?raw",
  import: "default",
});
const invitations = import.meta.glob<string>("../../src/meadhall/words/*.ftl", { query: "?invitation", import: "default", eager: true });
export const LANGUAGES: Language[] = Object.keys(invitations)
  .flatMap((path) => /([a-z]+)\.ftl$/.exec(path)?.[1] ?? [])
  .sort((one, other) => Number(other === MAIN_LANGUAGE) - Number(one === MAIN_LANGUAGE) || one.localeCompare(other));

/** What a page needs of a game it does not play: the messages `game` and `game-…` (scripts/titles.ts). */
const titles = import.meta.glob<string>("../../src/meadhall/games/*/words/*.ftl", { query: "?titles", import: "default", eager: true });
/** All of a game's words come with its table. */
const ofGames = import.meta.glob<string>("../../src/meadhall/games/*/words/*.ftl", { query: "?raw", import: "default" });
/** What cards and their like bring along: made from the rules by `make wire`. */
const ofCards = import.meta.glob<string>("./games/*/spoken.*.ftl", { query: "?raw", import: "default" });

function ending<T>(files: Record<string, T>, end: string): T | undefined {
  const path = Object.keys(files).find((name) => name.endsWith(end));
  return path === undefined ? undefined : files[path];
}

/** A game's name as its folder has it: "blood-rage" lives in bloodrage. */
const folderOf = (game: string): string => game.replaceAll("-", "");
const keyOf = (game: string, language: Language): string => `${folderOf(game)}/${language}`;

function fileOf<T>(files: Record<string, T>, game: string, language: Language): T | undefined {
  return ending(files, `/games/${folderOf(game)}/words/${language}.ftl`);
}

const wholeWords = new SvelteMap<string, string>(); // as they come: "raids/en"
const wanted = new Map<string, Promise<void>>();

const hallWords = new SvelteMap<Language, string>([[MAIN_LANGUAGE, english]]);
const wantedHallWords = new Map<Language, Promise<void>>();

/** All the hall says in a language: fetched once, when it is first spoken. */
export function fetchHallWords(language: Language): Promise<void> {
  let coming = wantedHallWords.get(language);
  if (coming === undefined) {
    const load = hallWords.has(language) ? undefined : ending(inOthers, `/meadhall/words/${language}.ftl`);
    coming = load === undefined ? Promise.resolve() : load().then((text) => addHallWords(language, text));
    wantedHallWords.set(language, coming);
    coming.catch(() => wantedHallWords.delete(language)); // a broken line: whoever asks next tries again
  }
  return coming;
}

export function addHallWords(language: Language, text: string): void {
  for (const name of [...bundles.keys()]) if (name.endsWith(`/${language}`)) bundles.delete(name);
  hallWords.set(language, text);
}

/** Whether this client was built with the game's words, or has been given them since. */
export function knowsWordsOf(game: string): boolean {
  return fileOf(ofGames, game, MAIN_LANGUAGE) !== undefined || wholeWords.has(keyOf(game, MAIN_LANGUAGE));
}

export function addWordsOf(game: string, language: Language, text: string): void {
  bundles.delete(keyOf(game, language));
  wholeWords.set(keyOf(game, language), text);
}

/** All words of a game: fetched once, when first asked for; whoever speaks them speaks again when they are there. */
export function fetchWordsOf(game: string, wished: Language): Promise<void> {
  const language = fileOf(ofGames, game, wished) ? wished : MAIN_LANGUAGE;
  const name = keyOf(game, wished);
  let coming = wanted.get(name);
  if (coming === undefined) {
    const files = [fileOf(ofGames, game, language), ending(ofCards, `/games/${folderOf(game)}/spoken.${language}.ftl`)];
    coming = Promise.all(files.map((load) => load?.() ?? "")).then(
      (texts) => {
        if (files[0] !== undefined) addWordsOf(game, wished, texts.join("\n"));
      },
      () => void wanted.delete(name), // a broken line: whoever asks next tries again
    );
    wanted.set(name, coming);
  }
  return coming;
}

const levelWords = new Map<Language, string>(); // of bots that others brought along

/** What such bots are called, for words that were asked for before or will be. */
export function addLevelWords(language: Language, text: string): void {
  levelWords.set(language, text);
  for (const [name, bundle] of bundles) if (name.endsWith(`/${language}`)) bundle.addText(text);
}

const bundles = new Map<string, ReadBundle>();

export function bundleOf(language: Language, game: string | null): ReadBundle {
  const name = keyOf(game ?? "", language);
  const whole = wholeWords.get(name); // looked at each time, so that whoever speaks learns of its coming
  const ofHall = hallWords.get(language); // so is this
  let bundle = bundles.get(name);
  if (bundle === undefined) {
    bundle = new ReadBundle(language, { useIsolating: false });
    const texts = [ofHall ?? ending(invitations, `/meadhall/words/${language}.ftl`), levelWords.get(language)];
    if (game !== null) texts.push(whole ?? fileOf(titles, game, language) ?? fileOf(titles, game, MAIN_LANGUAGE));
    for (const text of texts) if (text !== undefined) bundle.addText(text);
    bundles.set(name, bundle);
  }
  return bundle;
}

const FIRST = new RegExp(`^${MARK}\\p{L}`, "u"); // of a sentence, though it may be the first of a name
const capital = (text: string): string => text.replace(FIRST, (letter) => letter.toUpperCase());
const ELIDED = new RegExp(`(?<!\\p{L})([Dd]|[Qq]u)e (?=${MARK}[AEIOUYÉÈÊÂÎÔÛ])`, "gu");

/** Whether a game's words are still to come: they are fetched now. */
function areComing(language: Language, game: string | null): boolean {
  if (game === null || wholeWords.has(keyOf(game, language)) || !knowsWordsOf(game)) return false;
  void fetchWordsOf(game, language);
  return true;
}

/** French shortens some words before a name that begins with a vowel: le tour d'Odin. */
function elided(text: string): string {
  return text.replace(ELIDED, "$1'");
}

/** French puts a space before some signs; a line must not break there. */
function spacedFrench(text: string): string {
  return text.replace(/ ([:;?!»])/g, "\u00a0$1").replace(/« /g, "«\u00a0");
}

const DOUBLED = new RegExp(`(?<=[!?]${END}?)\\.(?!\\.)`, "gu");

/** A name that ends with a sign of its own needs no full stop after it: "You keep Alfheim!" */
function ended(text: string): string {
  return text.replace(DOUBLED, "");
}

/** A number and its sign are read as one, in any language. */
function heldTogether(text: string): string {
  return text.replace(/ (?=%)|(?<=[<>]) (?=\d)/g, "\u00a0");
}

/** What becomes of a word that stands for a field. */
type Named = (text: string | number, field: string, content: unknown) => string | number;

export interface WordsOf {
  language: Language;
  game?: string | null;
  nouns?: Record<string, string>;
  names?: Record<string, readonly string[]>;
  seatNames?: string[];
  mine?: Mine;
}

/** What stands for whoever reads, by noun: { seat: [2], god: [0] }. They are addressed as "you". */
export type Mine = Record<string, readonly number[]>;

/** Of a name, in a sentence: `$tile-the`, `$place-in`, `$unit-counted`. */
const FORMS = ["the", "in", "of", "from", "to", "counted"];

export function wordsOf({ language, game = null, nouns = {}, names = {}, seatNames = [], mine = {} }: WordsOf): Say {
  const bundle = bundleOf(language, game);

  function pattern(message: string, attribute?: string) {
    const found = bundle.getMessage(message);
    return (attribute === undefined ? found?.value : found?.attributes[attribute]) ?? null;
  }

  function formatted(message: string, about: About, attribute?: string, named: Named = (text) => text): { text: string; whole: boolean } {
    const found = pattern(message, attribute);
    if (found === null) return { text: areComing(language, game) ? "" : message, whole: false };
    const errors: Error[] = [];
    const text = ended(heldTogether(bundle.formatPattern(found, prepared(about, named), errors)));
    return { text: language === "fr" ? spacedFrench(elided(text)) : text, whole: errors.length === 0 };
  }

  /** To whoever reads: with the words for one of those named, if they are one of them. */
  function sentence(message: string, about: About, named?: Named): { text: string; whole: boolean } {
    const address = Object.keys(about).find((name) => isMine(name, about[name]) && pattern(message, `as-${name}`) !== null);
    const { text, whole } = formatted(message, about, address === undefined ? undefined : `as-${address}`, named);
    return { text: whole ? capital(text) : text, whole };
  }

  function isMine(name: string, content: unknown): boolean {
    const own = mine[nouns[name] ?? ""] ?? [];
    return (Array.isArray(content) ? content : [content]).some((part) => own.includes(part as number));
  }

  /** Numbers that are names become words, in all their forms; lists become a phrase and a count. */
  function prepared(about: About, named: Named): Record<string, string | number> {
    const told: Record<string, string | number> = {};
    for (const [name, content] of Object.entries(about)) {
      if (Array.isArray(content)) {
        told[`count-${name}`] = content.length;
        told[name] = listed(content.map((one) => String(named(part(name, one), name, one))));
        Object.assign(told, pairsOf(name, content, about, named));
      } else {
        told[name] = named(wordFor(name, content), name, content);
        for (const [form, text] of Object.entries(formsOf(name, content, about.count)))
          told[form] = typeof text === "string" ? named(text, name, content) : text;
      }
    }
    return told;
  }

  /** Two lists that belong together, told one by one: `$clans-with-cards`. */
  function pairsOf(name: string, content: unknown[], about: About, named: Named): Record<string, string> {
    const others = Object.entries(about).filter(([other, more]) => other !== name && Array.isArray(more) && more.length === content.length);
    const paired = (other: string, more: unknown[]) =>
      listed(
        content.map((one, index) =>
          say("paired", { one: named(part(name, one), name, one), two: named(part(other, more[index]), other, more[index]) }),
        ),
      );
    return Object.fromEntries(others.map(([other, more]) => [`${name}-with-${other}`, paired(other, more as unknown[])]));
  }

  /** One, another and a third. */
  function listed(parts: string[]): string {
    return parts.length < 2 ? parts.join("") : say("listed", { most: parts.slice(0, -1).join(", "), last: parts.at(-1) });
  }

  /** One of a list: "you", where it is whoever reads. */
  function part(name: string, content: unknown): string {
    if (nouns[name] === "seat" && isMine(name, content)) return say("you");
    return String(formsOf(name, content)[`${name}-the`] ?? wordFor(name, content));
  }

  function wordFor(name: string, content: unknown): string | number {
    const noun = nouns[name];
    if (typeof content === "boolean") return content ? 1 : 0;
    if (typeof content !== "number") return String(content);
    if (noun === undefined) return content;
    return noun === "seat" ? seat(content) : called(noun, content);
  }

  /** The other forms of a name: in a sentence, in a place, so many of them. */
  function formsOf(name: string, content: unknown, count: unknown = 1): Record<string, string | number> {
    const noun = nouns[name];
    if (noun === undefined || typeof content !== "number") return {};
    if (noun === "seat") return { [`${name}-seat`]: content };
    const message = messageOf(noun, content);
    return Object.fromEntries(
      FORMS.filter((form) => pattern(message, form) !== null).map((form) => [`${name}-${form}`, say(message, { count }, form)]),
    );
  }

  function called(noun: string, number: number, attribute?: string): string {
    return say(messageOf(noun, number), {}, attribute);
  }

  function messageOf(noun: string, number: number): string {
    return `${noun}-${names[noun]?.[number] ?? number}`;
  }

  function seat(number: number): string {
    const name = seatNames[number];
    if (name) return name;
    if (seatNames.length && pattern("seat-beyond")) return say("seat-beyond"); // who moves along, and is nobody's
    return pattern(`seat-${number}`) ? say(`seat-${number}`) : say("someone", { number: number + 1 });
  }

  function say(message: string, about: About = {}, attribute?: string): string {
    return formatted(message, about, attribute).text;
  }

  function parts(event: Pick<Told, "kind" | "fields">, also: Record<string, string> = {}): Part[] {
    const marks = new Marks();
    const named: Named = (text, field, content) => {
      const noun = nouns[field] ?? also[field];
      if (noun === undefined || noun === "seat" || typeof content !== "number") return text;
      return marks.around(String(text), { field, noun, number: content });
    };
    return marks.partsOf(sentence(`event-${event.kind}`, event.fields, named).text);
  }

  /** A move that is not offered now comes without its consequences: its `.bare` words, or its notation. */
  function move(choice: Pick<Option, "kind" | "fields" | "about" | "text">): string {
    const message = `move-${choice.kind}`;
    const full = sentence(message, { ...choice.fields, ...choice.about });
    if (full.whole) return full.text;
    return pattern(message, "bare") ? capital(say(message, choice.fields, "bare")) : choice.text;
  }

  /** What is asked; of chance nothing is asked in words. */
  function ask(moment: Pick<Moment, "kind" | "fields">): string {
    return pattern(`ask-${moment.kind}`) ? sentence(`ask-${moment.kind}`, moment.fields).text : "";
  }

  function refusal({ why, about }: Refusal): string {
    return sentence(`why-${why}`, about).text;
  }

  return Object.assign(say, {
    areComing: () => areComing(language, game),
    has: (message: string, attribute?: string) => pattern(message, attribute) !== null || areComing(language, game),
    event: (event: Pick<Told, "kind" | "fields">) => sentence(`event-${event.kind}`, event.fields).text,
    parts,
    move,
    ask,
    refusal,
    trouble: (trouble: Trouble) => (trouble.refusal ? refusal(trouble.refusal) : say(`trouble-${trouble.message}`, trouble.about)),
    called,
    seat,
    language,
  });
}
