/** Small pictures of games and tables: files of their own, so that they are fetched only where they are shown. */
const posters = import.meta.glob<string>("../games/*/poster.svg", { query: "?url&no-inline", import: "default", eager: true });

/** What invites to a game; games of others have none. `#living` is what of it moves. */
export const posterOf = (game: string): string | undefined => posters[`../games/${game.replaceAll("-", "")}/poster.svg`];

/** Where a table is seen from afar, as it stands after its last move: what a spectator sees, if one may be one. */
export const positionPicture = (table: string, movedAt: number): string => `saga/${table}/position.svg?${movedAt}`;
