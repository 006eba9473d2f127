/** Who is to sit somewhere, as the value of a list says it: "open", "bot:greedy", "account:grim", "friend:…". */
type Kind = "open" | "invited" | "bot";

export interface Wish<K> {
  kind: K;
  level?: string;
  account?: string;
  friend?: string;
}

export function wishOf<K extends string>(value: string): Wish<K | Kind> {
  const [kind, more] = value.split(":") as [K | Kind | "account" | "friend", string | undefined];
  if (kind === "account") return { kind: "invited", account: more };
  if (kind === "friend") return { kind: "invited", friend: more };
  return more === undefined ? { kind } : { kind, level: more };
}
