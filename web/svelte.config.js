import { readFileSync } from "node:fs";
import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

const { narrow, low } = JSON.parse(readFileSync(new URL("./src/look/widths.json", import.meta.url), "utf8"));

/** What `@media (--narrow)` and `@media (--sideways)` mean in every style, from the numbers in src/look/widths.json. */
const MEANT = {
  "(--narrow)": `(max-width: ${narrow}px), (max-height: ${low}px)`,
  "(--sideways)": `(max-height: ${low}px) and (orientation: landscape)`,
};
const spelt = (content) => Object.entries(MEANT).reduce((text, [name, meant]) => text.replaceAll(name, meant), content);

const media = { name: "media", style: ({ content }) => ({ code: spelt(content) }) };

export default { preprocess: [vitePreprocess(), media] };
