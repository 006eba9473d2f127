/** What is there for certain: a seat of this table, an entry of a list by its own number. Where it is not, that is a mistake. */
export function sure<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error("something is missing that must be there");
  return value;
}
