/** The hall by HTTP. Whatever goes wrong arrives as a Trouble. */
import type * as wire from "./wire";
import type { Language } from "./words";

export class Troubled extends Error {
  constructor(
    readonly trouble: wire.Trouble,
    readonly status: number,
  ) {
    super(trouble.message);
  }
}

export const OFFLINE: wire.Trouble = { message: "offline", about: {}, refusal: null };

declare global {
  interface Window {
    askedWho?: Promise<Response>; // who one is, asked while the scripts were on their way (scripts/early.ts)
  }
}

async function ask<T>(method: string, path: string, body?: unknown, asked?: Promise<Response>): Promise<T> {
  let answer: Response;
  try {
    answer = await (asked ??
      fetch(path, {
        method,
        headers: body === undefined ? {} : { "Content-Type": "application/json" },
        body: body === undefined ? undefined : JSON.stringify(body),
      }));
  } catch {
    throw new Troubled(OFFLINE, 0);
  }
  if (!answer.ok) throw new Troubled(await troubleIn(answer), answer.status);
  if (answer.status === 204 || answer.status === 202) return undefined as T;
  const isJson = answer.headers.get("content-type")?.includes("json");
  return (isJson ? await answer.json() : await answer.text()) as T;
}

async function troubleIn(answer: Response): Promise<wire.Trouble> {
  try {
    const told = (await answer.json()) as Partial<wire.Trouble>;
    if (told.message) return { message: told.message, about: told.about ?? {}, refusal: told.refusal ?? null };
  } catch {
    // not one of the hall's own answers
  }
  return { message: "something-broke", about: {}, refusal: null };
}

export const api = {
  me: () => {
    const asked = window.askedWho;
    delete window.askedWho;
    return ask<wire.Me>("GET", "api/me", undefined, asked);
  },
  guest: (body: wire.Guest) => ask<wire.Me>("POST", "api/guests", body),
  rename: (name: string) => ask<wire.Me>("PATCH", "api/me", { name } satisfies wire.Rename),
  becomeAccount: (body: wire.Credentials) => ask<wire.Me>("POST", "api/accounts", body),
  changePassword: (body: wire.NewPassword) => ask<wire.Me>("PUT", "api/me/password", body),
  logIn: (body: wire.Credentials) => ask<wire.Me>("POST", "api/sessions", body),
  logOut: () => ask<void>("DELETE", "api/sessions"),
  bots: () => ask<wire.BotsHere>("GET", "api/bots"),
  becomeBot: () => ask<wire.Me>("POST", "api/me/bot", {}),
  tokens: () => ask<wire.Tokens>("GET", "api/me/tokens"),
  newToken: (label: string) => ask<wire.TokenMade>("POST", "api/me/tokens", { label } satisfies wire.NewToken),
  revokeToken: (token: string) => ask<void>("DELETE", `api/me/tokens/${token}`),
  letters: () => ask<wire.Letters>("GET", "api/me/letters"),
  wantLetters: (body: wire.LettersWish) => ask<wire.Letters>("PUT", "api/me/letters", body),
  nameMail: (body: wire.MailWish) => ask<wire.Letters>("PUT", "api/me/mail", body),
  forgetMail: () => ask<wire.Letters>("DELETE", "api/me/mail"),
  confirmMail: (key: string) => ask<wire.Confirmed>("POST", "api/confirmations", { key } satisfies wire.KeyBody),
  newFeed: () => ask<wire.Feed>("POST", "api/me/feed"),
  endFeed: () => ask<wire.Letters>("DELETE", "api/me/feed"),
  forgot: (who: string) => ask<void>("POST", "api/recoveries", { who } satisfies wire.Recovery),
  recover: (body: wire.Recovered) => ask<wire.Me>("PUT", "api/recoveries", body),
  chooseEmblem: (body: wire.EmblemWish) => ask<wire.Me>("PUT", "api/me/emblem", body),
  history: (query: Record<string, string>) => ask<wire.History>("GET", `api/me/history?${new URLSearchParams(query)}`),
  statistics: () => ask<wire.Statistics>("GET", "api/me/statistics"),
  friends: () => ask<wire.Friends>("GET", "api/me/friends"),
  askFriend: (body: wire.FriendWish) => ask<wire.Friends>("POST", "api/me/friends", body),
  acceptFriend: (friend: string) => ask<wire.Friends>("PUT", `api/me/friends/${friend}`),
  partWith: (friend: string) => ask<wire.Friends>("DELETE", `api/me/friends/${friend}`),
  farewell: (body: wire.Farewell) => ask<void>("POST", "api/me/farewell", body),
  dataAddress: "api/me/data",
  games: () => ask<wire.Games>("GET", "api/games"),
  rulebook: (game: string, language: Language) => ask<wire.Rulebook>("GET", `api/games/${game}/rulebook/${language}`),
  words: (game: string, language: Language) => ask<string>("GET", `api/games/${game}/words/${language}`),
  myTables: () => ask<wire.Tables>("GET", "api/me/tables"),
  lobby: () => ask<wire.Tables>("GET", "api/tables"),
  table: (table: string) => ask<wire.TableInfo>("GET", `api/tables/${table}`),
  create: (body: wire.NewTable) => ask<wire.Made>("POST", "api/tables", body),
  lesson: (game: string) => ask<wire.Made>("POST", "api/lessons", { game } satisfies wire.LessonWish),
  invitation: (table: string) => ask<wire.Invitation>("GET", `api/tables/${table}/invitation`),
  join: (table: string, body: wire.Join) => ask<wire.Seated>("POST", `api/tables/${table}/join`, body),
  sitAnywhere: (body: wire.AnySeat) => ask<wire.Seated>("POST", "api/seats", body),
  leave: (table: string, seat: number) => ask<wire.TableInfo>("POST", `api/tables/${table}/leave`, { seat }),
  changeSeat: (table: string, seat: number, body: wire.ChangeSeat) => ask<wire.TableInfo>("PUT", `api/tables/${table}/seats/${seat}`, body),
  start: (table: string) => ask<wire.TableInfo>("POST", `api/tables/${table}/start`),
  replace: (table: string, seat: number, body: wire.Replace) =>
    ask<wire.TableInfo>("POST", `api/tables/${table}/seats/${seat}/replace`, body),
  rematch: (table: string) => ask<wire.Made>("POST", `api/tables/${table}/rematch`),
  saga: (table: string, seat: number | null, first: number, count: number) =>
    ask<wire.Saga>("GET", `api/tables/${table}/saga?first=${first}&count=${count}${seat === null ? "" : `&seat=${seat}`}`),
  course: (table: string) => ask<wire.Course>("GET", `api/tables/${table}/course`),
  analysis: (table: string) => ask<wire.Analysis>("GET", `api/tables/${table}/analysis`),
  fork: (table: string, body: wire.Fork) => ask<wire.Made>("POST", `api/tables/${table}/fork`, body),
  recordAddress: (table: string, language: Language) => `api/tables/${table}/record?language=${language}`,
};

export type Api = typeof api;
