import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";
import { pack } from "./scripts/pack.ts";

const hall = process.env.MEADHALL_ADDRESS ?? "http://127.0.0.1:8765"; // for `npm run dev`

export default defineConfig({
  base: "./",
  plugins: [svelte(), svelteTesting(), pack()],
  server: {
    fs: { allow: [".."] }, // the words live with the Python package
    proxy: { "/api": { target: hall, ws: true } },
  },
  build: { outDir: "../src/meadhall/server/web/static", emptyOutDir: true, chunkSizeWarningLimit: 700 },
  test: { environment: "happy-dom", include: [process.env.MEADHALL_FOLLOWED ? "tests/followed.ts" : "tests/**/*.test.ts"] },
});
