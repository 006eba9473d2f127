/** What pointing at something on the tree does beyond choosing it. */
import type { Choice } from "../face";
import type { Named } from "./telling";
import type { YggdrasilGame, YggdrasilNotation } from "./generated";

export interface Pointed {
  text: string;
  at: Element | null; // what is pointed at: what is said of it never covers it
  thing: Named | null; // shown large
}

export interface Pointer {
  tell: (pointed: Pointed | null) => void; // says what is pointed at
  told: () => string | null;
  reach: (world: Choice<YggdrasilGame>, moves: YggdrasilNotation[]) => void; // acts in a world, then makes one of these moves there, if it can
}
