/** Whoever is known stays known, whatever happens to the first question. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { api } from "../src/api";
import { people } from "../src/people.svelte";

const KNOWN = "meadhall-known";
const ANN = { id: 1, name: "Ann", account: null };
const answering = (me: () => Promise<Response>) =>
  vi.stubGlobal("fetch", (path: string) => (path === "api/me" ? me() : Promise.resolve(Response.json({ games: [], levels: [] }))));

const { games, levels, ready } = people; // as other tests left them

beforeEach(() => {
  people.is(null);
  people.ready = false;
});

afterEach(() => {
  people.is(null);
  Object.assign(people, { games, levels, ready });
  vi.unstubAllGlobals();
});

test.each([
  ["the line breaks", () => Promise.reject(new TypeError("gone"))],
  ["the hall is being started", () => Promise.resolve(new Response("", { status: 503 }))],
])("one stays who one is: %s", async (_, trouble) => {
  localStorage.setItem(KNOWN, "yes");
  answering(trouble);
  await expect(people.open()).rejects.toThrow();
  expect(people.ready).toBe(false);
  answering(() => Promise.resolve(Response.json(ANN)));
  await people.open();
  expect(people.me).toEqual(ANN);
});

test("whom the hall no longer knows is a stranger", async () => {
  localStorage.setItem(KNOWN, "yes");
  answering(() => Promise.resolve(Response.json({ message: "not-signed-in" }, { status: 401 })));
  await people.open();
  expect([people.ready, people.me, localStorage.getItem(KNOWN)]).toEqual([true, null, null]);
});

test("who one is was asked while the scripts were on their way: that answer is taken once", async () => {
  window.askedWho = Promise.resolve(Response.json(ANN));
  const fetched = vi.fn(() => Promise.resolve(Response.json({ ...ANN, name: "Bo" })));
  vi.stubGlobal("fetch", fetched);
  expect((await api.me()).name).toBe("Ann");
  expect(fetched).not.toHaveBeenCalled();
  expect((await api.me()).name).toBe("Bo");
});
