/** Every page with its own script and style. The front page is here at once; the others come when somebody goes there. */
import type { Component } from "svelte";
import type { Route } from "../router.svelte";
import Lobby from "./Lobby.svelte";

type Name = Route["page"];
type AnyPage = Component<any>;

const LATER: Record<Exclude<Name, "lobby">, () => Promise<{ default: AnyPage }>> = {
  new: () => import("./NewTable.svelte"),
  me: () => import("./Me.svelte"),
  join: () => import("./Join.svelte"),
  table: () => import("./Table.svelte"),
  saga: () => import("./Saga.svelte"),
  confirm: () => import("./Confirm.svelte"),
  recover: () => import("./Recover.svelte"),
  rules: () => import("./Rules.svelte"),
  lost: () => import("./Lost.svelte"),
};

const here: Partial<Record<Name, AnyPage>> = { lobby: Lobby };

/** The page, if it is here already. */
export const pageNow = (name: Name): AnyPage | undefined => here[name];

export async function pageOf(name: Name): Promise<AnyPage> {
  const known = here[name];
  if (known !== undefined || name === "lobby") return known ?? Lobby;
  const page = (await LATER[name]()).default;
  here[name] = page;
  return page;
}
