/** A link to a saga, given to others: by the system's own way on a phone, else by the clipboard. */
import { sagaLink } from "../router.svelte";
import type { Say } from "../words";

/** Whether it could be given. */
export async function share(say: Say, table: string, lines: string[] = []): Promise<boolean> {
  const text = [`Meadhall – ${say("game")}`, ...lines].join("\n");
  try {
    if (navigator.share && matchMedia("(pointer: coarse)").matches) await navigator.share({ text, url: sagaLink(table) });
    else await navigator.clipboard.writeText(`${text}\n${sagaLink(table)}`);
    return true;
  } catch {
    return false;
  }
}
