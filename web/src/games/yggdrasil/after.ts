import type { After } from "../after";
import Finale from "./Finale.svelte";

export const after: After = { Finale, chapters: [] };
