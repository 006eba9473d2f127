import { readFileSync } from "node:fs";
import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

const { narrow } = JSON.parse(readFileSync(new URL("./src/look/widths.json", import.meta.url), "utf8"));

/** `@media (--narrow)` in every style, from the one number in src/look/widths.json. */
const media = { name: "media", style: ({ content }) => ({ code: content.replaceAll("(--narrow)", `(max-width: ${narrow}px)`) }) };

export default { preprocess: [vitePreprocess(), media] };
