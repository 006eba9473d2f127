/**
 * What may move: only what a browser draws anew without asking the page. `transform` and `opacity` are carried out beside it, on
 * boxes and within drawings; for anything else the page is laid out or painted in every frame, and a slow phone stutters.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";

const SMOOTH = ["transform", "opacity"];
const TIMING = ["offset", "easing", "composite", "animation-timing-function"];

/** Each with its reason. Who wants another one: first try what a copy that fades, or a bar that is scaled, would look like. */
const ALLOWED: Record<string, string> = {
  "look/base.css: background": "a button answers in its colour, once and briefly",
  "look/base.css: border-color": "a button answers in its colour, once and briefly",
  "look/signs.css: outline-color": "four steps in four seconds, and what is within the edge must not fade with it",
  "look/signs.css: stroke-opacity": "four steps in four seconds, and what is within the edge must not fade with it",
  "table/Moment.svelte: outline-color": "one step, so that no edge flashes up between two questions",
  "table/TakeBack.svelte: stroke-dashoffset": "an arc grows shorter by no transform; a ring of 20 px, only while bots wait",
  "games/raids/Duel.svelte: translate": "of a box, where it is as smooth; its transform turns the ship around",
  "games/yggdrasil/Track.svelte: translate": "of a box, where it is as smooth; its transform is another's",
};

const ROOT = join(__dirname, "../src");
const files = (readdirSync(ROOT, { recursive: true }) as string[])
  .filter((file) => /\.(svelte|css|ts)$/.test(file))
  .map((file) => ({ file: file.replaceAll("\\", "/"), text: readFileSync(join(ROOT, file), "utf8") }));

/** Within the braces that open before this place. */
function block(text: string, from: number): string {
  let depth = 1;
  let at = from;
  for (; depth > 0 && at < text.length; at += 1) depth += text[at] === "{" ? 1 : text[at] === "}" ? -1 : 0;
  return text.slice(from, at - 1);
}

const within = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map((found) => found[1] ?? "");

/** By keyframes and transitions; a transition that names nothing is one of everything. */
function movedByStyle(text: string): string[] {
  const plain = text.replace(/\/\*[^]*?\*\//g, "");
  const keyframes = [...plain.matchAll(/@keyframes\s+[\w-]+\s*\{/g)].map((found) => block(plain, found.index + found[0].length));
  const named = within(plain, /\btransition(?:-property)?\s*[:=]\s*["'`]?([^;"'`}]+)/g).flatMap((list) => list.split(/,(?![^(]*\))/));
  return [
    ...keyframes.flatMap((body) => within(body, /([\w-]+)\s*:/g)),
    ...named.map((one) => one.trim().split(/\s/)[0] ?? "").map((first) => (/^[a-z-]+$/.test(first) ? first : "all")),
  ].filter((property) => property !== "none");
}

/** By `animate`: the keys of what it is given, of what that names, and of whatever is said to be keyframes. */
function movedByScript(file: string, text: string): string[] {
  const scripts = file.endsWith(".svelte") ? within(text, /<script[^>]*>([^]*?)<\/script>/g).join("\n") : text;
  if (!/\.animate\(|Keyframe\b/.test(scripts)) return [];
  const source = ts.createSourceFile(file, scripts, ts.ScriptTarget.Latest, true);
  const declared = new Map<string, ts.Node[]>();
  const given: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) || ts.isFunctionDeclaration(node)) {
      const name = node.name?.getText() ?? "";
      declared.set(name, [...(declared.get(name) ?? []), node]);
      if (
        node
          .getText()
          .split("=>")[0]
          ?.match(/\bKeyframe\b/)
      )
        given.push(node);
    }
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression) && node.expression.name.text === "animate")
      given.push(...node.arguments.slice(0, 1));
    ts.forEachChild(node, visit);
  };
  visit(source);

  const keys: string[] = [];
  const seen = new Set<ts.Node>();
  const collect = (node: ts.Node): void => {
    if (seen.has(node)) return;
    seen.add(node);
    if (ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node)) {
      keys.push(node.name.getText().replace(/["']/g, ""));
      return; // what it is given, and how that is found, does not move
    }
    if (ts.isTypeNode(node) || ts.isParameter(node)) return;
    if (ts.isCallExpression(node)) {
      if (ts.isIdentifier(node.expression)) collect(node.expression);
      node.arguments.filter(ts.isArrowFunction).forEach(collect); // the others are places and numbers
      return;
    }
    if (ts.isIdentifier(node)) declared.get(node.text)?.forEach(collect);
    ts.forEachChild(node, (child) => (ts.isVariableStatement(child) ? undefined : collect(child))); // unless it is named
  };
  given.forEach(collect);
  return keys;
}

const moved = (file: string, text: string): string[] =>
  [...(file.endsWith(".ts") ? [] : movedByStyle(text)), ...(file.endsWith(".css") ? [] : movedByScript(file, text))]
    .filter((property) => !SMOOTH.includes(property) && !TIMING.includes(property))
    .map((property) => `${file}: ${property}`);

test("only what is drawn beside the page moves, but for what is listed with a reason", () => {
  const found = new Set(files.flatMap(({ file, text }) => moved(file, text)));
  expect([...found].sort()).toEqual(Object.keys(ALLOWED).sort());
});

test("nothing moves by what this cannot see", () => {
  const hidden = files.filter(({ text }) => /from "svelte\/(transition|motion)"|<animate|<set\b|offset-path/.test(text));
  expect(hidden.map(({ file }) => file)).toEqual([]);
});

test.each([
  ["keyframes", "a.css", "@keyframes grow { from { width: 0 } to { width: 9px; opacity: 1 } }"],
  ["a transition", "a.svelte", "<style>p { transition: opacity 1s, width 0.4s ease-out; }</style>"],
  ["a transition's property", "a.css", "p { transition-property: width }"],
  ["a transition of a tag", "a.svelte", '<p style:transition-property="width"></p>'],
  ["a script", "a.ts", 'element.animate([{ width: "0" }, { width: "9px" }], { duration: 9 });'],
  ["a script that names them", "a.svelte", '<script>const small = { width: "0" }; element.animate([small, { ...small }], 9);</script>'],
  ["keyframes made elsewhere", "a.ts", "export const grow = (): Keyframe[] => [{ width: 0 }];"],
])("a width that moves would be found: by %s", (_, file, text) => {
  expect(moved(file, text)).toContain(`${file}: width`);
});

test("a transition of everything would be found", () => {
  expect(moved("a.css", "p { transition: 0.4s }")).toEqual(["a.css: all"]);
});
