/** What a link to a table asks for while the hall's own script is on its way. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fontsLast, hasten, type Ahead } from "../scripts/early";
import { sure } from "../src/sure";
import { socketAddress } from "../src/table/line";

const AHEAD: Ahead = {
  table: ["assets/table.js", "assets/table.css"],
  faces: { bloodrage: ["assets/bloodrage.js"] },
  words: {
    "bloodrage-en": "assets/words-bloodrage-en.js",
    "bloodrage-fr": "assets/words-bloodrage-fr.js",
    "hall-fr": "assets/words-hall-fr.js",
  },
};
let links: HTMLLinkElement[] = []; // kept here: nobody would answer them
const asked = () => links.map((link) => link.getAttribute("href"));

beforeEach(() => {
  links = [];
  vi.spyOn(document.head, "append").mockImplementation((...added) => void links.push(...(added as HTMLLinkElement[])));
});

afterEach(() => {
  location.hash = "";
  delete window.openedLine;
  delete window.askedWho;
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

class FakeSocket {
  sent: string[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  constructor(readonly address: string) {}
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {}
}

test("once the hall says which game it is, a table's script, its game's face and words are asked for together, in one's own language", async () => {
  const fetched = vi.fn((_: string) => Promise.resolve(new Response(JSON.stringify({ game: "blood-rage" }))));
  vi.stubGlobal("fetch", fetched);
  vi.stubGlobal("WebSocket", FakeSocket);
  localStorage.setItem("meadhall-settings", JSON.stringify({ language: "fr" }));
  localStorage.setItem("meadhall-known", "yes");
  location.hash = "#/table/abc";
  hasten(AHEAD);
  expect(asked()).toEqual(["assets/words-hall-fr.js"]);
  expect(fetched.mock.calls.map(([name]) => name)).toEqual(["api/me", "api/tables/abc"]);
  expect(window.askedWho).toBeDefined();
  await vi.waitFor(() => expect(asked()).toContain("assets/bloodrage.js"));
  expect(asked()).toContain("assets/table.js");
  expect(fetched.mock.calls.map(([name]) => name)).toContain("assets/table.css");
  expect(asked()).toContain("assets/words-bloodrage-fr.js");
});

test("the line to the table is opened, and what it says is kept until somebody goes elsewhere", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify({ game: "raids" }))));
  vi.stubGlobal("WebSocket", FakeSocket);
  location.hash = "#/table/abc";
  await new Promise((done) => setTimeout(done)); // the page opens with it
  hasten(AHEAD);
  const line = await vi.waitFor(() => sure(window.openedLine));
  const socket = line.socket as unknown as FakeSocket;
  expect(line.address).toBe(socketAddress("abc"));
  socket.onopen?.();
  expect(socket.sent).toEqual([JSON.stringify({ type: "hello", since: 0, version: 0 })]);
  socket.onmessage?.({ data: "welcome" });
  expect(line.heard).toEqual([{ data: "welcome" }]);
  dispatchEvent(new Event("hashchange"));
  expect(window.openedLine).toBeUndefined();
});

test.each([
  ["the hall does not answer", () => Promise.reject(new Error("gone"))],
  ["the hall says no", () => Promise.resolve(new Response(JSON.stringify({ error: "no-such-table" }), { status: 404 }))],
])("any other page asks for nothing, and a table that is not there for nothing more: %s", async (_, answer) => {
  const fetched = vi.fn((_: string) => answer());
  vi.stubGlobal("fetch", fetched);
  location.hash = "#/rules/raids";
  hasten(AHEAD);
  expect(fetched).not.toHaveBeenCalled();
  location.hash = "#/table/abc";
  hasten(AHEAD);
  await new Promise((done) => setTimeout(done, 20));
  expect(asked()).toEqual([]);
  expect(window.openedLine).toBeUndefined();
});

test("fonts are asked for after the hall's own script", () => {
  const font = '    <link rel="preload" as="font" href="text.woff2" />\n';
  const script = '    <script type="module" src="hall.js"></script>\n';
  expect(fontsLast(`<head>\n${font}${script}  </head>`)).toBe(`<head>\n${script}${font}  </head>`);
});
