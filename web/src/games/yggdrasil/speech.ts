/** Sentences about what is seen on the tree. */
import type { Say } from "../face";
import { cardsOf, closerOf, comesNext, threatOf, type YggdrasilView } from "./view";

const SIGNED = ["−", "+", "", "+", "+", ""];

/** Beside an enemy's picture of harm: how much of it. */
export const threatMark = (enemy: number, power: number): string => {
  if (enemy === 2) return "";
  if (enemy === 4) return "+1";
  return `${SIGNED[enemy]}${power}`;
};

/** An enemy, how strong, how near, and what he would do if his card came next. */
export function threatLine(say: Say, view: YggdrasilView, enemy: number): string {
  const space = view.spaces[enemy]!;
  const parts = [say("face-enemy", { enemy: say(`enemy-${enemy}`), space, strength: view.strengths[enemy] ?? 0 })];
  const threat = threatOf(view, enemy);
  if (threat && threat.space === 8) parts.push(say("face-threat-residence"));
  else if (threat) parts.push(say(`face-threat-${enemy}`, { power: threat.power }));
  if (threat?.breaks === "wall" || threat?.breaks === "gate") parts.push(say(`face-passes-${threat.breaks}`));
  parts.push(comesNext(view, enemy) ? say("face-comes-next") : say("face-cards-of", { count: cardsOf(view, enemy), left: view.cards_left }));
  return parts.join(" ");
}

/** A world, what is done there, and whether something is in the way. */
export function worldLine(say: Say, view: YggdrasilView, world: number): string {
  const parts = [`${say(`world-${world}`)}: ${say(`face-does-${world}`)}`];
  const closer = closerOf(view, world);
  if (closer !== null) parts.push(say("face-closed-by", { giant: say(`giant-${closer}`) }));
  else if (view.used.includes(world)) parts.push(say("face-been-there"));
  return parts.join(" ");
}

export function bagLine(say: Say, view: YggdrasilView, bag: number): string {
  if (view.bag_vikings.length) return say("face-bag-counted", { bag: say(`bag-${bag}`), vikings: view.bag_vikings[bag]!, giants: view.bag_giants[bag]! });
  return say(view.is_empty[bag] ? "face-bag-empty" : "face-bag-unseen", { bag: say(`bag-${bag}`) });
}

export function giantLine(say: Say, view: YggdrasilView, giant: number): string {
  const about = { giant: say(`giant-${giant}`), effect: say(`effect-${giant}`), strength: view.giant_strength };
  if (view.defeated.includes(giant)) return say("face-giant-fallen", about);
  return say(view.awake.includes(giant) ? "face-giant-awake" : "face-giant-asleep", about);
}
