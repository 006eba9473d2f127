/**
 * A small script that runs while the hall's own is on its way: whoever opens a link to a table has the table's script, its
 * game's face and its words asked for together, not one after another. The hall alone knows which game it is, so it is asked.
 * A slow line first brings what runs first: the rest is asked for when the hall has answered, and follows the hall's own
 * script without a pause. The line to the table is opened, too; whoever comes to use it finds what was said (table/line.ts).
 * So is who one is, of whom the hall may know.
 */
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin, Rolldown } from "vite";
import type { OpenedLine } from "../src/table/line.ts";

/** Files by what they are for. */
export interface Ahead {
  table: string[];
  faces: Record<string, string[]>; // by folder: "bloodrage"
  words: Record<string, string>; // "bloodrage-fr", and "hall-fr"
}

/** Runs in the browser, by itself: it may use nothing from here. */
export function hasten(ahead: Ahead): void {
  const [page, table] = location.hash.replace(/^#?\/?/, "").split("/");
  if (page !== "table" || !table) return;
  const ask = (href: string | undefined) =>
    href && document.head.append(Object.assign(document.createElement("link"), { href, crossOrigin: "", rel: "modulepreload" }));
  const askAll = (files: (string | undefined)[]) => {
    for (const file of files)
      if (file?.endsWith(".css")) void fetch(file).catch(() => undefined);
      else ask(file);
  };
  const openLine = () => {
    const address = new URL(`api/tables/${table}/socket`, location.href).href.replace(/^http/, "ws");
    const socket = new WebSocket(address) as OpenedLine["socket"];
    const heard: OpenedLine["heard"] = [];
    socket.onopen = () => socket.send(JSON.stringify({ type: "hello", since: 0, version: 0 }));
    socket.onmessage = (event) => heard.push(event);
    window.openedLine = { address, socket, heard };
    const leave = () => {
      window.openedLine?.socket.close();
      delete window.openedLine;
    };
    addEventListener("hashchange", leave, { once: true }); // nobody came to use it
  };
  const kept = JSON.parse(localStorage.getItem("meadhall-settings") ?? "{}") as { language?: string };
  const language = kept.language ?? navigator.language.slice(0, 2);
  ask(ahead.words[`hall-${language}`]);
  if (localStorage.getItem("meadhall-known")) {
    window.askedWho = fetch("api/me");
    window.askedWho.catch(() => undefined); // whoever wants to know asks again
  }
  void fetch(`api/tables/${table}`)
    .then((answer) => answer.json() as Promise<{ game?: string }>)
    .then(({ game }) => {
      if (!game) return;
      const folder = game.replaceAll("-", "");
      openLine();
      askAll([...ahead.table, ...(ahead.faces[folder] ?? []), ahead.words[`${folder}-${language}`] ?? ahead.words[`${folder}-en`]]);
    })
    .catch(() => undefined); // the table itself will say what is wrong
}

/** A chunk with what it needs, and their styles; but for what comes with every page. */
function filesOf(chunk: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle, known: ReadonlySet<string>): string[] {
  const found = new Set<string>();
  const take = (name: string) => {
    const one = bundle[name];
    if (found.has(name) || known.has(name) || one?.type !== "chunk") return;
    found.add(name);
    for (const style of one.viteMetadata?.importedCss ?? []) found.add(style);
    one.imports.forEach(take);
  };
  take(chunk.fileName);
  return [...found].filter((name) => !known.has(name));
}

export function aheadOf(bundle: Rolldown.OutputBundle): Ahead {
  const chunks = Object.values(bundle).filter((one) => one.type === "chunk");
  const known = new Set(chunks.filter((one) => one.isEntry || one.name === "hall").flatMap((one) => [one.fileName, ...one.imports]));
  for (const one of chunks) if (known.has(one.fileName)) for (const style of one.viteMetadata?.importedCss ?? []) known.add(style);
  const ahead: Ahead = { table: [], faces: {}, words: {} };
  for (const one of chunks) {
    const face = one.moduleIds.map((id) => /\/src\/games\/(\w+)\/index\.ts$/.exec(id)?.[1]).find(Boolean);
    if (one.name === "table") ahead.table = filesOf(one, bundle, known);
    else if (face) ahead.faces[face] = filesOf(one, bundle, known);
    else if (one.name.startsWith("words-")) ahead.words[one.name.slice("words-".length)] = one.fileName;
  }
  for (const [face, files] of Object.entries(ahead.faces)) ahead.faces[face] = files.filter((file) => !ahead.table.includes(file));
  return ahead;
}

const FONTS = /^ *<link rel="preload" as="font".*\n/gm;

/** A browser asks one hall for six files at a time, in their order: fonts may wait for a free line, the hall's script may not. */
export const fontsLast = (page: string): string =>
  page.replace(FONTS, "").replace(/^ *<\/head>/m, (end) => (page.match(FONTS) ?? []).join("") + end);

export function early(): Plugin {
  return {
    name: "early",
    apply: "build",
    writeBundle: ({ dir = "" }, bundle) => {
      const script = `(${hasten.toString()})(${JSON.stringify(aheadOf(bundle))});\n`;
      const name = `assets/early-${createHash("sha256").update(script).digest("base64url").slice(0, 8)}.js`;
      const page = join(dir, "index.html");
      writeFileSync(join(dir, name), script);
      writeFileSync(page, fontsLast(readFileSync(page, "utf8")).replace("<link\n", `<script async src="./${name}"></script>\n    <link\n`));
    },
  };
}
