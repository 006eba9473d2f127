/** A final count that arrives item by item and then settles; all at once where nothing moves, or when somebody is in a hurry. */
import { getContext, hasContext, setContext } from "svelte";

/** Whoever shows a count and says nothing of its outcome before it has settled. */
export interface Counted {
  begins(): void;
  settles(): void;
}
const KEY = Symbol("counted");

export const showCount = (counted: Counted): Counted => setContext(KEY, counted);

export function counting(items: () => number, motion: () => number) {
  let arrived = $state(0);
  let isOver = $state(false);
  const shown = hasContext(KEY) ? getContext<Counted>(KEY) : null;
  shown?.begins();

  $effect(() => {
    if (motion() === 0 || isOver) shown?.settles();
  });

  $effect(() => {
    if (motion() === 0) return;
    const beat = setInterval(
      () => {
        if (arrived < items()) arrived += 1;
        else {
          isOver = true;
          clearInterval(beat);
        }
      },
      Math.max(350, motion() * 1.3),
    );
    return () => clearInterval(beat);
  });

  return {
    get arrived() {
      return motion() === 0 ? items() : arrived;
    },
    get isSettled() {
      return motion() === 0 || isOver;
    },
    hurry() {
      arrived = items();
      isOver = true;
    },
  };
}
