/** Everything a player reads, from the Fluent files the Python side reads too. The rules of `kernel/words.py`, again. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Moment, Option, Refusal, Told, Trouble } from "./wire";

export type Language = string; // "en": how its files are named

export type About = Record<string, unknown>;

/** Words for one language, one game and the people in its seats. Call it with a message's name. */
export interface Say {
  (message: string, about?: About, attribute?: string): string;
  has(message: string, attribute?: string): boolean;
  event(event: Pick<Told, "kind" | "fields">): string;
  move(choice: Pick<Option, "kind" | "fields" | "about" | "text">): string;
  ask(moment: Pick<Moment, "kind" | "fields">): string;
  refusal(refusal: Refusal): string;
  trouble(trouble: Trouble): string;
  called(noun: string, number: number, attribute?: string): string; // the name of a card, a tile …: `card-thors-hammer`
  seat(seat: number): string;
  language: Language;
}

const shared = import.meta.glob<string>("../../src/meadhall/words/*.ftl", { query: "?raw", import: "default", eager: true });
/** The language of all games; one that has no words in another is read in it. */
export const MAIN_LANGUAGE: Language = "en";
export const LANGUAGES: Language[] = Object.keys(shared)
  .flatMap((path) => /([a-z]+)\.ftl$/.exec(path)?.[1] ?? [])
  .sort((one, other) => Number(other === MAIN_LANGUAGE) - Number(one === MAIN_LANGUAGE) || one.localeCompare(other));

const ofGames = import.meta.glob<string>("../../src/meadhall/games/*/words/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
/** What cards and their like bring along: made from the rules by `make wire`. */
const ofCards = import.meta.glob<string>("./games/*/spoken.*.ftl", { query: "?raw", import: "default", eager: true });

function textOf(files: Record<string, string>, ending: string): string | undefined {
  const path = Object.keys(files).find((name) => name.endsWith(ending));
  return path === undefined ? undefined : files[path];
}

/** A game's name as its folder has it: "blood-rage" lives in bloodrage. */
function wordsIn(game: string, language: Language): string | undefined {
  const folder = game.replaceAll("-", "");
  const written = textOf(ofGames, `/games/${folder}/words/${language}.ftl`);
  return written === undefined ? undefined : written + (textOf(ofCards, `/games/${folder}/spoken.${language}.ftl`) ?? "");
}

const laterWords = new Map<string, string>(); // of games this client was not built with: "raids/en"

/** Whether this client was built with the game's words, or has been given them since. */
export function knowsWordsOf(game: string): boolean {
  return wordsIn(game, MAIN_LANGUAGE) !== undefined || laterWords.has(`${game}/${MAIN_LANGUAGE}`);
}

export function addWordsOf(game: string, language: Language, text: string): void {
  laterWords.set(`${game}/${language}`, text);
  bundles.delete(`${game}/${language}`);
}

const bundles = new Map<string, FluentBundle>();

export function bundleOf(language: Language, game: string | null): FluentBundle {
  const name = `${game ?? ""}/${language}`;
  let bundle = bundles.get(name);
  if (bundle === undefined) {
    bundle = new FluentBundle(language, { useIsolating: false });
    const texts = [textOf(shared, `/meadhall/words/${language}.ftl`)];
    if (game !== null) texts.push(wordsIn(game, language) ?? laterWords.get(name) ?? wordsIn(game, MAIN_LANGUAGE));
    for (const text of texts) if (text !== undefined) bundle.addResource(new FluentResource(text), { allowOverrides: true });
    bundles.set(name, bundle);
  }
  return bundle;
}

/** French shortens some words before a name that begins with a vowel: le tour d'Odin. */
function elided(text: string): string {
  return text.replace(/(?<!\p{L})([Dd]|[Qq]u)e (?=[AEIOUYÉÈÊÂÎÔÛ])/gu, "$1'");
}

/** French puts a space before some signs; a line must not break there. */
function spacedFrench(text: string): string {
  return text.replace(/ ([:;?!»])/g, "\u00a0$1").replace(/« /g, "«\u00a0");
}

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

  function formatted(message: string, about: About, attribute?: string): { text: string; whole: boolean } {
    const found = pattern(message, attribute);
    if (found === null) return { text: message, whole: false };
    const errors: Error[] = [];
    const text = bundle.formatPattern(found, prepared(about), errors);
    return { text: language === "fr" ? spacedFrench(elided(text)) : text, whole: errors.length === 0 };
  }

  /** To whoever reads: with the words for one of those named, if they are one of them. */
  function sentence(message: string, about: About): { text: string; whole: boolean } {
    const address = Object.keys(about).find((name) => isMine(name, about[name]) && pattern(message, `as-${name}`) !== null);
    const { text, whole } = formatted(message, about, address === undefined ? undefined : `as-${address}`);
    return { text: whole ? text.charAt(0).toUpperCase() + text.slice(1) : text, whole };
  }

  function isMine(name: string, content: unknown): boolean {
    const own = mine[nouns[name] ?? ""] ?? [];
    return (Array.isArray(content) ? content : [content]).some((part) => own.includes(part as number));
  }

  /** Numbers that are names become words, in all their forms; lists become a phrase and a count. */
  function prepared(about: About): Record<string, string | number> {
    const told: Record<string, string | number> = {};
    for (const [name, content] of Object.entries(about)) {
      if (Array.isArray(content)) {
        told[`count-${name}`] = content.length;
        told[name] = listed(content.map((one) => part(name, one)));
        Object.assign(told, pairsOf(name, content, about));
      } else {
        told[name] = wordFor(name, content);
        Object.assign(told, formsOf(name, content, about.count));
      }
    }
    return told;
  }

  /** Two lists that belong together, told one by one: `$clans-with-cards`. */
  function pairsOf(name: string, content: unknown[], about: About): Record<string, string> {
    const others = Object.entries(about).filter(([other, more]) => other !== name && Array.isArray(more) && more.length === content.length);
    const paired = (other: string, more: unknown[]) =>
      listed(content.map((one, index) => say("paired", { one: part(name, one), two: part(other, more[index]) })));
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
    return pattern(`seat-${number}`) ? say(`seat-${number}`) : say("someone", { number: number + 1 });
  }

  function say(message: string, about: About = {}, attribute?: string): string {
    return formatted(message, about, attribute).text;
  }

  /** A move that is not offered now comes without its consequences: its `.bare` words, or its notation. */
  function move(choice: Pick<Option, "kind" | "fields" | "about" | "text">): string {
    const message = `move-${choice.kind}`;
    const full = sentence(message, { ...choice.fields, ...choice.about });
    if (full.whole) return full.text;
    return pattern(message, "bare") ? say(message, choice.fields, "bare") : choice.text;
  }

  /** What is asked; of chance nothing is asked in words. */
  function ask(moment: Pick<Moment, "kind" | "fields">): string {
    return pattern(`ask-${moment.kind}`) ? sentence(`ask-${moment.kind}`, moment.fields).text : "";
  }

  function refusal({ why, about }: Refusal): string {
    return sentence(`why-${why}`, about).text;
  }

  return Object.assign(say, {
    has: (message: string, attribute?: string) => pattern(message, attribute) !== null,
    event: (event: Pick<Told, "kind" | "fields">) => sentence(`event-${event.kind}`, event.fields).text,
    move,
    ask,
    refusal,
    trouble: (trouble: Trouble) => (trouble.refusal ? refusal(trouble.refusal) : say(`trouble-${trouble.message}`, trouble.about)),
    called,
    seat,
    language,
  });
}
