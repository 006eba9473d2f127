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

/** What a scene sounds like, by the kind of its event; the first line that fits. The hall knows no rules, but names are well chosen. */
const SCENES: readonly (readonly [RegExp, SoundName])[] = [
  [/^packs-|^card-kept$/, "draft"],
  [/^province-destroyed|^doom-moved|^giant-awoke|^fenrir-raged|^(wall|gate)-broken|^residence-taken/, "doom"],
  [/^quest-failed/, "loss"],
  [/^quests?-/, "quest"],
  [/forged|^equipment-bought|^card-attached/, "forge"],
  [/^(ghost-)?arrived$|^arrival-ranked/, "landing"],
  [/counted$|^glory-from-legend/, "count"],
  [/dice|die|rolled/, "dice"],
  [/lost|died|fled|burnt|destroyed|broken|drowned|overboard|removed|swallow|wounded|starv/, "loss"],
  [/gain|glory|won|reward|plunder|pillag|coin|crystal|completed|built|healed/, "gain"],
  [/battle|fight|fought|assault|attack|duel|fell|killed|struck|damage/, "steel"],
  [/moved|march|sailed|walked|rowed|entered|invad|landed|placed|recruited|raised/, "steps"],
  [/card|drawn|gift|tile|tactic|deck|hand/, "card"],
  [/ragnarok|fire|burn|surt|rage/, "fire-burst"],
];

export const soundOf = (kind: string): SoundName => SCENES.find(([kinds]) => kinds.test(kind))?.[1] ?? "event";
