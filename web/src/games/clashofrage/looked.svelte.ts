/** Whose sheet lies along the bottom edge, and whether the market is open: chosen on the board, in the column or on the sheet itself. */
class Looked {
  side = $state<number | null>(null); // null: one's own
  market = $state(false);
}
export const looked = new Looked();
