/** A small picture of each board, drawn by us: a file of its own, so that it is fetched only where it is shown. */
const pictures = import.meta.glob<string>("../games/*/board.svg", { query: "?url&no-inline", import: "default", eager: true });

/** Where the picture of this game is; games of others have none. */
export function boardPicture(game: string): string | undefined {
  return pictures[`../games/${game.replaceAll("-", "")}/board.svg`];
}
