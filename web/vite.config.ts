import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";
import { groups } from "./scripts/chunks.ts";
import { early } from "./scripts/early.ts";
import { pack } from "./scripts/pack.ts";
import { titles } from "./scripts/titles.ts";

const hall = process.env.MEADHALL_ADDRESS ?? "http://127.0.0.1:8765"; // for `npm run dev`

export default defineConfig({
  base: "./",
  plugins: [titles(), svelte(), svelteTesting(), early(), pack()],
  server: {
    fs: { allow: [".."] }, // the words live with the Python package
    proxy: { "/api": { target: hall, ws: true } },
  },
  build: {
    outDir: "../src/meadhall/server/web/static",
    emptyOutDir: true,
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  test: {
    environment: "happy-dom",
    pool: "threads",
    isolate: false, // three times as quick; `--sequence.shuffle.files` tells whether a file leaves something behind
    include: [process.env.MEADHALL_FOLLOWED ? "tests/followed.ts" : "tests/**/*.test.ts"],
    setupFiles: process.env.MEADHALL_FOLLOWED ? [] : ["tests/setup.ts"],
  },
});
