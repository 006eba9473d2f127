/** When to make a sound; how it sounds is fetched when the first one is wished for. */
import { settings, type SoundGroup } from "./settings.svelte";
import type { SoundName } from "./sounds/instrument";

export type { SoundName } from "./sounds/instrument";

const GROUP_OF: Partial<Record<SoundName, SoundGroup>> = { turn: "call", sea: "ambience", fire: "ambience" };

type Instrument = typeof import("./sounds/instrument");
let instrument: Promise<Instrument> | null = null;
let hasGesture = false; // browsers are silent until somebody has pressed something, and so are we

/** Nothing is heard, or even fetched, before a gesture. */
export function listenForGesture(target: EventTarget = document): void {
  const pressed = () => {
    hasGesture = true;
    for (const kind of ["pointerdown", "keydown"]) target.removeEventListener(kind, pressed);
  };
  for (const kind of ["pointerdown", "keydown"]) target.addEventListener(kind, pressed);
}

export function isAudible(name: SoundName): boolean {
  const group = GROUP_OF[name] ?? "events";
  const isHidden = document.hidden && group !== "call"; // in another tab one is called, and hears nothing else
  return settings.sound && settings.volume > 0 && settings.soundGroups[group] && hasGesture && !isHidden;
}

export function sound(name: SoundName): void {
  if (!isAudible(name) || typeof AudioContext === "undefined") return;
  void load().then((found) => isAudible(name) && found.play(name, settings.volume));
}

/** Sea or fire in the background for as long as it is wished for; null: silence. */
export function ambience(name: "sea" | "fire" | null): void {
  if (name !== null && isAudible(name)) void load().then((found) => found.surround(isAudible(name) ? name : null, settings.volume));
  else if (instrument) void instrument.then((found) => found.surround(null, 0));
}

function load(): Promise<Instrument> {
  instrument ??= import("./sounds/instrument");
  return instrument;
}

const STEEL = /battle|fight|assault|attack|duel|fell|killed|struck|damage/;
const DICE = /dice|die|rolled/;
const CARD = /card|drawn|gift|tile|tactic|deck|hand/;
const STEPS = /moved|march|sailed|walked|rowed|entered|invad|landed|placed|recruited|raised/;
const GAIN = /gain|glory|won|reward|plunder|pillag|coin|crystal|completed|built|forged|healed/;
const LOSS = /lost|died|fled|burnt|destroyed|broken|drowned|overboard|removed|swallow|wounded|starv/;
const FIRE = /ragnarok|fire|burn|surt|rage/;

/** What an event sounds like, by its kind: the hall knows no rules, but names are well chosen. */
export function soundOf(kind: string): SoundName {
  if (DICE.test(kind)) return "dice";
  if (LOSS.test(kind)) return "loss";
  if (GAIN.test(kind)) return "gain";
  if (STEEL.test(kind)) return "steel";
  if (STEPS.test(kind)) return "steps";
  if (CARD.test(kind)) return "card";
  if (FIRE.test(kind)) return "fire-burst";
  return "event";
}
