import { readFileSync } from "node:fs";
import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

const { narrow, low, upright, short } = JSON.parse(readFileSync(new URL("./src/look/widths.json", import.meta.url), "utf8"));

/** What `@media (--narrow)` and its like mean in every style, from the numbers in src/look/widths.json. */
const MEANT = {
  "(--narrow)": `(max-width: ${narrow}px), (max-height: ${low}px)`,
  "(--sideways)": `(max-height: ${low}px) and (orientation: landscape)`,
  "(--upright)": `(min-width: ${narrow + 1}px) and (max-width: ${upright}px) and (min-height: ${upright - 100}px)`,
  "(--short)": `(min-width: ${upright}px) and (min-height: ${low + 1}px) and (max-height: ${short}px)`,
};
const spelt = (content) => Object.entries(MEANT).reduce((text, [name, meant]) => text.replaceAll(name, meant), content);

const media = { name: "media", style: ({ content }) => ({ code: spelt(content) }) };

export default { preprocess: [vitePreprocess(), media] };
