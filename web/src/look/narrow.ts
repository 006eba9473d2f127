/**
 * Where a table is a phone's: one column, or held sideways board and choices side by side.
 * Styles say `@media (--narrow)`, `(--sideways)`, `(--upright)` for a tablet that stands, and `(--short)` for a wide screen
 * that is not high; svelte.config.js puts them into numbers.
 */
import widths from "./widths.json";

export const NARROW = widths.narrow; // px
const query = `(max-width: ${NARROW}px), (max-height: ${widths.low}px)`;

export const narrow = (): MediaQueryList => matchMedia(query);
export const isNarrow = (): boolean => narrow().matches;
