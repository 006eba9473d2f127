// Makes src/wire.ts from the schema of the hall's messages: python -m meadhall.server.web.schema | node scripts/wire.mjs
// With --check nothing is written; it fails where the file is not what the schema says.
import { readFileSync, writeFileSync } from "node:fs";
import { compile } from "json-schema-to-typescript";

const schema = JSON.parse(readFileSync(0, "utf8"));
for (const struct of Object.values(schema.$defs)) {
  // The hall always sends every field; only what is sent to the hall may leave some out.
  const isFromHall = struct.additionalProperties !== false && struct.properties;
  if (isFromHall) struct.required = Object.keys(struct.properties);
  delete struct.title;
  for (const field of Object.values(struct.properties ?? {})) {
    delete field.minItems; // no tuples, plain lists
    if (field.type === "object") field.additionalProperties ??= true; // what the game puts there
  }
}
const text = await compile({ ...schema, title: "Nothing" }, "Nothing", {
  bannerComment: "// Made by scripts/wire.mjs from src/meadhall/server/wire.py: `make wire`.",
  additionalProperties: false,
  unreachableDefinitions: true,
  maxItems: -1,
  style: { printWidth: 120 },
});
const ours = text
  .replace(/export interface Nothing \{[^}]*\}\n/, "")
  .replace(/( \*\n)? \* This (interface|type) was referenced by `Nothing`'s JSON-Schema\n \* via the `definition` "\w+"\.\n/g, "")
  .replace(/\/\*\*\n \*\/\n/g, "");
const file = new URL("../src/wire.ts", import.meta.url);
if (!process.argv.includes("--check")) writeFileSync(file, ours);
else if (readFileSync(file, "utf8") !== ours) {
  console.error("web/src/wire.ts is not what the hall says now: make wire");
  process.exit(1);
}
