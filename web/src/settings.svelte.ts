/** What this browser remembers: language, theme, size of the text, speed, sound, care. */
import { LANGUAGES, MAIN_LANGUAGE, wordsOf, type Language } from "./words";

export type Theme = "hall" | "daylight";
export type SoundGroup = "events" | "ambience" | "call";
export type Speed = "calm" | "usual" | "brisk" | "none";

export type TextSize = "usual" | "large" | "larger";

export const TEXT_SIZES: Record<TextSize, number> = { usual: 1, large: 1.15, larger: 1.3 };
export const SPEEDS: Record<Speed, number> = { calm: 800, usual: 450, brisk: 220, none: 0 };
const KEY = "meadhall-settings";

interface Kept {
  language?: Language;
  theme?: Theme;
  text?: TextSize;
  speed?: Speed;
  sound?: boolean;
  soundOffered?: boolean;
  volume?: number;
  soundGroups?: Partial<Record<SoundGroup, boolean>>;
  careful?: boolean;
}

function kept(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Kept;
  } catch {
    return {};
  }
}

function firstLanguage(): Language {
  const wished = navigator.languages?.map((name) => name.slice(0, 2)) ?? [];
  return wished.find((language) => LANGUAGES.includes(language)) ?? MAIN_LANGUAGE;
}

/** On a first visit the hall is as light or dark as everything else on this screen. */
function firstTheme(): Theme {
  return globalThis.matchMedia?.("(prefers-color-scheme: light)").matches ? "daylight" : "hall";
}

class Settings {
  language = $state<Language>(firstLanguage());
  theme = $state<Theme>(firstTheme());
  text = $state<TextSize>("usual");
  speed = $state<Speed>("usual");
  sound = $state(false);
  soundOffered = $state(false); // whoever has been asked once is not asked again
  volume = $state(0.6); // 0 to 1
  soundGroups = $state<Record<SoundGroup, boolean>>({ events: true, ambience: false, call: true });
  careful = $state(false); // every choice is made by choosing it twice
  lessMotion = $state(false); // what the system asks for

  /** The words that belong to no game. */
  say = $derived(wordsOf({ language: this.language }));
  /** Milliseconds of a normal animation. */
  motion = $derived(this.lessMotion ? 0 : SPEEDS[this.speed]);

  constructor() {
    const before = kept();
    if (before.language && LANGUAGES.includes(before.language)) this.language = before.language;
    this.theme = before.theme === "daylight" || before.theme === "hall" ? before.theme : this.theme;
    if (before.text && before.text in TEXT_SIZES) this.text = before.text;
    if (before.speed && before.speed in SPEEDS) this.speed = before.speed;
    this.sound = before.sound === true;
    this.soundOffered = before.soundOffered === true || this.sound;
    if (typeof before.volume === "number") this.volume = Math.min(1, Math.max(0, before.volume));
    Object.assign(this.soundGroups, before.soundGroups);
    this.careful = before.careful === true;
    const less = globalThis.matchMedia?.("(prefers-reduced-motion: reduce)");
    this.lessMotion = less?.matches ?? false;
    less?.addEventListener?.("change", () => (this.lessMotion = less.matches));
  }

  keep(): void {
    const now: Kept = {
      language: this.language,
      theme: this.theme,
      text: this.text,
      speed: this.speed,
      sound: this.sound,
      soundOffered: this.soundOffered,
      volume: this.volume,
      soundGroups: { ...this.soundGroups },
      careful: this.careful,
    };
    try {
      localStorage.setItem(KEY, JSON.stringify(now));
    } catch {
      // a browser that keeps nothing still plays
    }
    document.documentElement.lang = this.language;
    document.documentElement.dataset.theme = this.theme;
    document.documentElement.style.setProperty("--text-scale", String(TEXT_SIZES[this.text]));
  }
}

export const settings = new Settings();
