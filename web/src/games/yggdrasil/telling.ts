/** What is said of something shown large: what it does, by its rule, and where it stands now. */
import type { Say, Thing } from "../face";
import { CARDS, GIANTS, RUNE, type YggdrasilView } from "./generated";
import { giantLine } from "./speech";
import { enemyOf, fallenOf, giantsOf, isRagnarok } from "./view";
import { sure } from "../../sure";

/** Something of this game, by its noun and number. */
export type Named = Pick<Thing, "noun" | "number">;

function ofCard(say: Say, view: YggdrasilView, card: number): string[] {
  const { enemies, steps } = sure(CARDS[card]);
  const named = enemies.map((enemy) => say.called("enemy", enemy)).join(", ");
  const lines = [say("face-card-moves", { enemies: named, steps })];
  lines.push(say(isRagnarok(card) ? "face-ragnarok" : "face-card-harm", { enemy: say.called("enemy", enemyOf(card)) }));
  lines.push(say("face-card-left", { unseen: view.unseen[card] ?? 0, drawn: view.discard[card] ?? 0 }));
  return lines;
}

function ofGiant(say: Say, view: YggdrasilView, giant: number): string[] {
  const rune = RUNE[sure(GIANTS[giant]).rune];
  return [giantLine(say, view, giant), ...ofRune(say, view, rune)];
}

function ofRune(say: Say, view: YggdrasilView, rune: number): string[] {
  return [
    say("face-rune", {
      rune: say.called("rune", rune),
      fallen: fallenOf(view, rune),
      pieces: giantsOf(rune).length,
      effect: say.called("rune", rune, "does"),
    }),
  ];
}

function ofArtefact(say: Say, view: YggdrasilView, enemy: number): string[] {
  const levels = sure(view.forge[enemy]).join(", ") || "–";
  const artefact = say.called("artefact", enemy);
  const held = view.gods.flatMap((god) => {
    const level = sure(view.artefacts[god])[enemy];
    const what = () => say("face-held", { artefact, level: level ?? 0, enemy: say.called("enemy", enemy) });
    return level ? [say("labelled", { name: say.called("god", god), what: what() })] : [];
  });
  return [say("face-artefact", { artefact, enemy: say.called("enemy", enemy), levels }), ...held];
}

function ofGod(say: Say, view: YggdrasilView, god: number): string[] {
  const powers = [
    say("face-power", { power: say.called("god", god, "power") }),
    say("face-trance", { power: say.called("god", god, "trance") }),
  ];
  if (!view.gods.includes(god)) return powers;
  const has = { god: say.called("god", god), vikings: sure(view.vikings[god]), elves: sure(view.elves[god]) };
  return [...powers, say("face-god", has)];
}

const TELLS: Record<string, (say: Say, view: YggdrasilView, number: number) => string[]> = {
  card: ofCard,
  giant: ofGiant,
  rune: ofRune,
  artefact: ofArtefact,
  god: ofGod,
};

/** What can be shown large. */
export const LARGE = Object.keys(TELLS);
export const linesOf = (say: Say, view: YggdrasilView, { noun, number }: Named): string[] => TELLS[noun]?.(say, view, number) ?? [];
