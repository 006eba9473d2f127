/** A final count that arrives item by item and then settles; all at once where nothing moves, or when somebody is in a hurry. */
export function counting(items: () => number, motion: () => number) {
  let arrived = $state(0);
  let isOver = $state(false);

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
