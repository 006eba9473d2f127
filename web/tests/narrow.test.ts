import { expect, test } from "vitest";
import { NARROW, isNarrow, narrow } from "../src/look/narrow";
import widths from "../src/look/widths.json";

test("how wide a phone is stands in one place", () => {
  expect(NARROW).toBe(widths.narrow);
  expect(narrow().media).toBe(`(max-width: ${widths.narrow}px), (max-height: ${widths.low}px)`);
  expect(isNarrow()).toBe(narrow().matches);
});
