import type { After } from "../after";

export const after: After = { chapters: ["season-began"] };
