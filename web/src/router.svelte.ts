/** Pages by the part of the address after #: it never reaches the hall's logs. */

export type Route =
  | { page: "lobby" }
  | { page: "new"; game: string | null }
  | { page: "me" }
  | { page: "table"; table: string }
  | { page: "join"; table: string; invite: string }
  | { page: "saga"; table: string }
  | { page: "rules"; game: string; rule: string | null }
  | { page: "lost" };

export function routeOf(hash: string): Route {
  const [page = "", one = "", two = ""] = hash
    .replace(/^#?\/?/, "")
    .split("/")
    .map(decodeURIComponent);
  if (page === "") return { page: "lobby" };
  if (page === "new") return { page: "new", game: one || null };
  if (page === "me") return { page: "me" };
  if (page === "table" && one) return { page: "table", table: one };
  if (page === "join" && one) return { page: "join", table: one, invite: two };
  if (page === "saga" && one) return { page: "saga", table: one };
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
