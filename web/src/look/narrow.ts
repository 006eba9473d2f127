/** Where a table is one column: a phone. Styles say `@media (--narrow)`, which svelte.config.js puts into numbers. */
import widths from "./widths.json";

export const NARROW = widths.narrow; // px
const query = `(max-width: ${NARROW}px)`;

export const narrow = (): MediaQueryList => matchMedia(query);
export const isNarrow = (): boolean => narrow().matches;
