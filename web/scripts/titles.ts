/** A Fluent file asked for with `?titles` gives its messages `game` and `game-…` alone: what the hall shows of games nobody plays. */
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const ASKED = /\.ftl\?titles$/;
const MESSAGES = /^game(-[a-z0-9-]+)? *=.*(\n[ \t]+.*)*/gm;

export const titlesIn = (text: string): string => (text.match(MESSAGES) ?? []).join("\n") + "\n";

export function titles(): Plugin {
  return {
    name: "titles",
    enforce: "pre",
    load(id) {
      if (!ASKED.test(id)) return null;
      const path = id.replace(/\?titles$/, "");
      this.addWatchFile(path);
      return `export default ${JSON.stringify(titlesIn(readFileSync(path, "utf8")))};`;
    },
  };
}
