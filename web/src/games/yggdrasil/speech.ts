/** Sentences about what is seen on the tree. */
import type { Say } from "../face";
import { DRAGGED, ENEMIES, ENEMY, ISLANDS, type YggdrasilView } from "./generated";
import { FENRIR, comesNext, isAngry, isRagnarok, lineCrossed } from "./view";
import { harmOf } from "./looks";
import { sure } from "../../sure";

/** Beside an enemy's picture of harm: how much of it. */
export const threatMark = (enemy: number, power: number): string => {
  if (enemy === ENEMY.jormungand) return "";
  const sign = harmOf(enemy)?.sign ?? "";
  return enemy === ENEMY.nidhogg ? `${sign}${DRAGGED}` : `${sign}${power}`; // so far, however strong
};

export function enemyLine(say: Say, view: YggdrasilView, enemy: number): string {
  const line = say("face-enemy", {
    enemy: say.called("enemy", enemy),
    space: sure(view.spaces[enemy]),
    strength: sure(view.strengths[enemy]),
  });
  return enemy === FENRIR && view.is_raging ? `${line} ${say("face-raging")}` : line;
}

/** Of a card that may or may not come: which one is meant. */
function meant(view: YggdrasilView, enemy: number): "next" | "own" | "angry" | "ragnarok" {
  const { card, is_next } = sure(view.threats[enemy]);
  if (is_next && !view.quiet_turns) return "next";
  if (isRagnarok(card)) return "ragnarok";
  return isAngry(card) ? "angry" : "own";
}

/** What the next card does with him. */
export function effectLine(say: Say, view: YggdrasilView, enemy: number): string {
  const { card, space, power } = sure(view.threats[enemy]);
  const parts = [say("face-goes-to", { by: meant(view, enemy), space })];
  const crossed = lineCrossed(view, enemy);
  if (crossed !== null) parts.push(say.called("line", crossed, "passes"));
  if (isRagnarok(card)) parts.push(say("face-ragnarok"));
  else if (power) parts.push(say(`enemy-${sure(ENEMIES[enemy]).name}`, { power }, "harm"));
  return parts.join(" ");
}

/** How likely that is. */
export function chanceLine(say: Say, view: YggdrasilView, enemy: number): string {
  const { card, chance, cards, angry } = sure(view.threats[enemy]);
  if (view.quiet_turns) return say("board-quiet", { turns: view.quiet_turns });
  if (comesNext(view, enemy)) return say("face-comes-next", { card: say.called("card", card) });
  if (chance > 0 && view.looked_at.length > 0) return say("face-to-be-chosen");
  return [say("face-chance", { chance, count: cards, left: view.cards_left }), ...(angry ? [say("face-angry-too")] : [])].join(" ");
}

/** An enemy, how strong, how near, and what the next card does with him. */
export function threatLine(say: Say, view: YggdrasilView, enemy: number): string {
  const parts = [enemyLine(say, view, enemy), chanceLine(say, view, enemy), effectLine(say, view, enemy)];
  if (sure(view.threats[enemy]).is_defeat) parts.push(say("face-defeat"));
  return parts.join(" ");
}

export const linesLine = (say: Say, view: YggdrasilView): string =>
  view.lines
    .map((line, at) => say("labelled", { name: say.called("line", at), what: say("face-of", { count: line.beyond, limit: line.limit }) }))
    .join(", ");

/** A world, what is done there, and whether something is in the way. */
export function worldLine(say: Say, view: YggdrasilView, world: number): string {
  const parts = [say("labelled", { name: say.called("world", world), what: say.called("world", world, "does") })];
  const blocker = view.blocked_by[world] ?? null;
  if (blocker !== null) parts.push(say("face-closed-by", { giant: say.called("giant", blocker) }));
  else if (view.used.includes(world)) parts.push(say("face-been-there"));
  return parts.join(" ");
}

export function bagLine(say: Say, view: YggdrasilView, bag: number): string {
  if (view.bag_vikings.length)
    return say("face-bag-counted", {
      bag: say.called("bag", bag),
      vikings: sure(view.bag_vikings[bag]),
      giants: sure(view.bag_giants[bag]),
    });
  return say(view.is_empty[bag] ? "face-bag-empty" : "face-bag-unseen", { bag: say.called("bag", bag) });
}

export function islandLine(say: Say, view: YggdrasilView, island: number): string {
  const parts = [say("face-island", { island: say.called("island", island) })];
  if (view.valkyries === island) parts.push(say("face-valkyries-here"));
  const bag = ISLANDS[island]?.bag ?? null;
  if (bag !== null && view.submerged === island) parts.push(say("face-submerged"));
  if (bag !== null) parts.push(bagLine(say, view, bag));
  return parts.join(" ");
}

export function giantLine(say: Say, view: YggdrasilView, giant: number): string {
  const about = { giant: say.called("giant", giant), effect: say.called("giant", giant, "effect"), strength: view.giant_strength };
  if (view.defeated.includes(giant)) return say("face-giant-fallen", about);
  return say(view.awake.includes(giant) ? "face-giant-awake" : "face-giant-asleep", about);
}

/** The deck: how many cards, which of them everybody knows, and what else hides in it. */
export function deckLine(say: Say, view: YggdrasilView): string {
  const named = (cards: number[]): string => cards.map((card) => say.called("card", card)).join(", ");
  const special = view.unseen.flatMap((count, card) => (count && (isAngry(card) || isRagnarok(card)) ? [card] : []));
  const parts = [`${say("face-deck", { count: view.cards_left })}.`];
  if (view.top.length) parts.push(`${say("board-known-top", { cards: named(view.top) })}.`);
  if (view.bottom.length) parts.push(`${say("board-known-bottom", { cards: named(view.bottom) })}.`);
  if (special.length) parts.push(`${say("face-hidden", { cards: named(special) })}.`);
  return parts.join(" ");
}
