/**
 * Parts of Fluent files. One asked for with `?titles` gives its messages `game` and `game-…` alone: what the hall shows of
 * games nobody plays. With `?invitation` it gives how one is asked into its language, by whoever reads another.
 */
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const ASKED = /\.ftl\?(titles|invitation)$/;
const TITLES = /^game(-[a-z0-9-]+)? *=.*(\n[ \t]+.*)*/gm;
const INVITATION = /^hall-language-switch *=.*/gm;

const messagesIn = (text: string, wanted: RegExp): string => (text.match(wanted) ?? []).join("\n") + "\n";
export const titlesIn = (text: string): string => messagesIn(text, TITLES);
export const invitationIn = (text: string): string => messagesIn(text, INVITATION);

export function titles(): Plugin {
  return {
    name: "titles",
    enforce: "pre",
    load(id) {
      const part = ASKED.exec(id)?.[1];
      if (!part) return null;
      const path = id.replace(ASKED, ".ftl");
      this.addWatchFile(path);
      const text = readFileSync(path, "utf8");
      return `export default ${JSON.stringify(part === "titles" ? titlesIn(text) : invitationIn(text))};`;
    },
  };
}
