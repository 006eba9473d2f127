/** A page is fetched as soon as somebody reaches for a link to it; with `data-game` its game's face too. */
import { faceShelf } from "../games/faceShelf.svelte";
import { routeOf } from "../router.svelte";
import { pageOf } from "./pages";

const REACHED = ["pointerover", "focusin", "touchstart"];

/** Until it is told to stop. */
export function warmWhatIsReachedFor(): () => void {
  for (const kind of REACHED) addEventListener(kind, reached, { passive: true });
  return () => REACHED.forEach((kind) => removeEventListener(kind, reached));
}

function reached({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="#/"]') : null;
  if (link) warm(link.getAttribute("href") ?? "", link.dataset.game);
}

export function warm(hash: string, game?: string): void {
  pageOf(routeOf(hash).page).catch(() => undefined); // whoever goes there asks again
  if (game) faceShelf.fetch(game).catch(() => undefined);
}
