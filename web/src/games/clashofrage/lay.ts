/** On a phone a stage takes all the room above the tabs: it leaves the map, which pans and zooms, for the table itself. */
import { isNarrow } from "../../look/narrow";
export function lay(element: HTMLElement): { destroy: () => void } {
  const table = isNarrow() ? document.querySelector(".play") : null;
  table?.append(element);
  return { destroy: () => element.remove() };
}
