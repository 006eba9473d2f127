/** What an event changed in a view: steps `[field, value]`, or `[field, place, …, value]` for an entry of a list. */
export type Change = unknown[][];

/** The view after these steps; the one before stays as it is. */
export function applied<V>(view: V, change: Change): V {
  if (change.length === 0) return view;
  const after = { ...view } as Record<string, unknown>;
  for (const step of change) {
    const [field, ...rest] = step as [string, ...unknown[]];
    after[field] = withEntry(after[field], rest);
  }
  return after as V;
}

function withEntry(content: unknown, rest: unknown[]): unknown {
  if (rest.length === 1) return rest[0];
  const [place, ...deeper] = rest as [number, ...unknown[]];
  const entries = [...(content as unknown[])];
  entries[place] = withEntry(entries[place], deeper);
  return entries;
}
