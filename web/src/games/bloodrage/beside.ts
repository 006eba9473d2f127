/** Where a note about a place opens: beside it, inside the board, and never over the place itself nor over the zoom. */
import type { Room, Spot } from "./layout";

interface Size {
  width: number;
  height: number;
}

const GAP = 8;
const ZOOM: Size = { width: 64, height: 150 }; // at the lower right

const clamped = (value: number, most: number): number => Math.max(GAP, Math.min(value, most - GAP));

export function beside(room: Room, card: Size, board: Size): Spot {
  const middle = { x: (room.left + room.right) / 2, y: (room.top + room.bottom) / 2 };
  const y = clamped(middle.y - card.height / 2, board.height - card.height);
  const x = clamped(middle.x - card.width / 2, board.width - card.width);
  const left = { x: room.left - GAP - card.width, y };
  const right = { x: room.right + GAP, y };
  const inwards = middle.x < board.width / 2 ? [right, left] : [left, right];
  const spots: Spot[] = [...inwards, { x, y: room.top - GAP - card.height }, { x, y: room.bottom + GAP }];
  const isFree = (spot: Spot): boolean =>
    spot.x >= GAP / 2 &&
    spot.y >= GAP / 2 &&
    spot.x + card.width <= board.width &&
    spot.y + card.height <= board.height &&
    (spot.x + card.width < board.width - ZOOM.width || spot.y + card.height < board.height - ZOOM.height);
  const corner = { x: middle.x > board.width / 2 ? GAP : board.width - card.width - GAP, y: GAP };
  return spots.find(isFree) ?? corner;
}
