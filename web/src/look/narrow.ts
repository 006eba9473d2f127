/**
 * Where a table is a phone's: one column, or held sideways board and choices side by side.
 * Styles say `@media (--narrow)` and `@media (--sideways)`, which svelte.config.js puts into numbers.
 */
import widths from "./widths.json";

export const NARROW = widths.narrow; // px
const query = `(max-width: ${NARROW}px), (max-height: ${widths.low}px)`;

export const narrow = (): MediaQueryList => matchMedia(query);
export const isNarrow = (): boolean => narrow().matches;
