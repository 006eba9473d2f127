/** What a link to a table asks for while the hall's own script is on its way. */
import { afterEach, expect, test, vi } from "vitest";
import { hasten, type Ahead } from "../scripts/early";

const AHEAD: Ahead = {
  table: ["assets/table.js", "assets/table.css"],
  faces: { bloodrage: ["assets/bloodrage.js"] },
  words: {
    "bloodrage-en": "assets/words-bloodrage-en.js",
    "bloodrage-fr": "assets/words-bloodrage-fr.js",
    "hall-fr": "assets/words-hall-fr.js",
  },
};
const asked = () => [...document.head.querySelectorAll("link")].map((link) => link.getAttribute("href"));

afterEach(() => {
  document.head.innerHTML = "";
  location.hash = "";
  localStorage.clear();
  vi.unstubAllGlobals();
});

test("a table's script, its game's face and words follow the hall's own script together, in one's own language", async () => {
  const fetched = vi.fn((_: string) => Promise.resolve(new Response(JSON.stringify({ game: "blood-rage" }))));
  vi.stubGlobal("fetch", fetched);
  localStorage.setItem("meadhall-settings", JSON.stringify({ language: "fr" }));
  location.hash = "#/table/abc";
  const hall = Object.assign(document.createElement("link"), { rel: "modulepreload", href: "assets/hall.js" });
  document.head.append(hall);
  hasten(AHEAD);
  expect(asked()).toEqual(["assets/hall.js", "assets/words-hall-fr.js"]);
  expect(fetched.mock.calls.map(([name]) => name)).toEqual(["api/tables/abc"]);
  hall.onload?.(new Event("load"));
  await vi.waitFor(() => expect(asked()).toContain("assets/bloodrage.js"));
  expect(asked()).toContain("assets/table.js");
  expect(fetched.mock.calls.map(([name]) => name)).toContain("assets/table.css");
  expect(asked()).toContain("assets/words-bloodrage-fr.js");
});

test("any other page asks for nothing, and a table that is not there for nothing more", async () => {
  const fetched = vi.fn((_: string) => Promise.reject(new Error("gone")));
  vi.stubGlobal("fetch", fetched);
  location.hash = "#/rules/raids";
  hasten(AHEAD);
  expect(asked()).toEqual([]);
  location.hash = "#/table/abc";
  hasten(AHEAD);
  await vi.waitFor(() => expect(asked()).toEqual(["assets/table.js"]));
});
