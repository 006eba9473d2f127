/** Pages by the part of the address after #: it never reaches the hall's logs. */

export const MY_PARTS = ["account", "past", "friends"] as const;
export type MyPart = (typeof MY_PARTS)[number];

export type Route =
  | { page: "lobby" }
  | { page: "new"; game: string | null }
  | { page: "me"; part: MyPart }
  | { page: "table"; table: string }
  | { page: "join"; table: string; invite: string }
  | { page: "saga"; table: string }
  | { page: "confirm"; key: string }
  | { page: "recover"; key: string | null }
  | { page: "rules"; game: string; rule: string | null }
  | { page: "lost" };

export function routeOf(hash: string): Route {
  const [page = "", one = "", two = ""] = hash
    .replace(/^#?\/?/, "")
    .split("/")
    .map(decodeURIComponent);
  if (page === "") return { page: "lobby" };
  if (page === "new") return { page: "new", game: one || null };
  if (page === "me") return { page: "me", part: MY_PARTS.find((part) => part === one) ?? "account" };
  if (page === "table" && one) return { page: "table", table: one };
  if (page === "join" && one) return { page: "join", table: one, invite: two };
  if (page === "saga" && one) return { page: "saga", table: one };
  if (page === "confirm" && one) return { page: "confirm", key: one };
  if (page === "recover") return { page: "recover", key: one || null };
  if (page === "rules" && one) return { page: "rules", game: one, rule: two || null };
  return { page: "lost" };
}

class Router {
  route = $state<Route>(routeOf(globalThis.location?.hash ?? ""));

  listen(): () => void {
    const changed = () => (this.route = routeOf(location.hash));
    addEventListener("hashchange", changed);
    return () => removeEventListener("hashchange", changed);
  }
}

export const router = new Router();

export function go(path: string): void {
  location.hash = path;
}

/** A link to a page of this hall that can be given to others. */
export function linkTo(path: string): string {
  return `${location.origin}${location.pathname}#${path}`;
}

/** A page that sharing sites can read: it shows how the game ended, and leads to the saga. */
export function sagaLink(table: string): string {
  return `${location.origin}${location.pathname.replace(/[^/]*$/, "")}saga/${table}`;
}
