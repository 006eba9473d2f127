/** What a table's status means to whoever looks at it. */
import type { TableInfo } from "../wire";

/** Nothing happens there any more; its saga can be read. */
export function hasEnded(table: TableInfo | null): boolean {
  return table?.status === "over" || table?.status === "abandoned" || table?.status === "stopped";
}
