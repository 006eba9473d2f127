/** What pointing at something on the tree does beyond choosing it. */
import type { Choice } from "../face";
import type { YggdrasilGame, YggdrasilNotation } from "./generated";

export interface Pointer {
  tell: (text: string | null, elsewhere?: boolean) => void; // says what is pointed at, unless it is said elsewhere
  told: () => string | null;
  reach: (world: Choice<YggdrasilGame>, moves: YggdrasilNotation[]) => void; // acts in a world, then makes one of these moves there, if it can
}
