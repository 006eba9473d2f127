/**
 * Quiet movement costs little: whatever moves for ever in here (swell, smoke, embers, the breath of what is possible)
 * takes a step once a second, all of it in one frame, and none while nobody looks.
 */
const STEP = 1000; // ms: each costs a slow phone some hundredths of a second
const PATIENCE = 60_000; // ms without a sign of anybody
const SIGNS = ["pointermove", "pointerdown", "keydown", "wheel", "focus"] as const;

const roots = new Set<HTMLElement>();
let timer: ReturnType<typeof setInterval> | undefined;
let seen = 0; // when somebody was last here
let clock = 0; // ms: all of it goes by one, so that what changes once a second does so together

const see = (): void => {
  seen = performance.now();
};
const isEndless = (one: Animation): boolean => one.effect?.getComputedTiming().endTime === Infinity;

/** First asked, then moved: a question after a move would have the page reckon its styles anew for each of them. */
function step(): void {
  const isLookedAt = !document.hidden && performance.now() - seen < PATIENCE;
  const endless = [...roots].flatMap((root) => root.getAnimations({ subtree: true })).filter(isEndless);
  const running = endless.filter((one) => one.playState === "running");
  for (const one of running) one.pause();
  if (!isLookedAt) return;
  clock += STEP;
  for (const one of endless) one.currentTime = clock;
}

function begin(): void {
  see();
  timer = setInterval(step, STEP);
  for (const sign of SIGNS) addEventListener(sign, see, { passive: true });
}

function end(): void {
  clearInterval(timer);
  for (const sign of SIGNS) removeEventListener(sign, see);
}

export function quietly(root: HTMLElement): { destroy(): void } {
  if (roots.size === 0) begin();
  roots.add(root);
  return {
    destroy(): void {
      roots.delete(root);
      if (roots.size === 0) end();
    },
  };
}
