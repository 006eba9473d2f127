/** Messages that are read when they are said say what they always said. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { ReadBundle } from "../src/readBundle";

const TEXT = `
# A comment.
-hall = Meadhall
    .short = MH
told = Told of { other } in { -hall }:
    two lines.
    .as-you = You, { $count ->
        [one] one
       *[other] { $count }
    }.
other = the other, { NUMBER($far) }
`;

function both(language = "en"): [ReadBundle, FluentBundle] {
  const read = new ReadBundle(language, { useIsolating: false });
  const plain = new FluentBundle(language, { useIsolating: false });
  read.addText(TEXT);
  plain.addResource(new FluentResource(TEXT));
  return [read, plain];
}

function said(bundle: FluentBundle, id: string, about: Record<string, number>, attribute?: string): string {
  const found = bundle.getMessage(id);
  return bundle.formatPattern((attribute ? found?.attributes[attribute] : found?.value) ?? "", about, []);
}

test.each(["en", "fr"])("with what they use, and with their numbers, in %s", (language) => {
  const [read, plain] = both(language);
  for (const count of [0, 1, 2, 999, 1000, 1234567, -3, 2.5]) {
    expect(said(read, "told", { far: count })).toBe(said(plain, "told", { far: count }));
    expect(said(read, "told", { count }, "as-you")).toBe(said(plain, "told", { count }, "as-you"));
  }
});

test("what is added later is said instead, whether it was said before or not", () => {
  const [read] = both();
  expect(read.hasMessage("told")).toBe(true);
  expect(read.hasMessage("-hall")).toBe(false);
  expect(read.hasMessage("untold")).toBe(false);
  read.addText("told = Now\nother = this");
  expect([said(read, "told", {}), said(read, "other", {})]).toEqual(["Now", "this"]);
});
