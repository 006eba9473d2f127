/** Where hexes lie: pointy tops, a middle every √3 sides along a row. */
import { hasRock, tileOf } from "./rows";
import { CELL, type CellName, type CellRow, CELLS, type ClashView, FAR_APART, HOME, NO_SPOT } from "./generated";
import { sure } from "../../sure";

export interface Point {
  x: number;
  y: number;
}
export const SIDE = 60;
export const WIDE = SIDE * Math.sqrt(3);

export const middle = (q: number, r: number): Point => ({ x: WIDE * (q + r / 2), y: SIDE * 1.5 * r });

/** The whole land turned by sixths, clockwise, as one would turn it on a table. */
function turned([q, r]: [number, number], sixths: number): [number, number] {
  return sixths ? turned([-r, q + r], sixths - 1) : [q, r];
}

/** The corners, clockwise from the upper right one. */
export function corners(at: Point, size = SIDE): Point[] {
  return Array.from({ length: 6 }, (_, corner) => {
    const angle = (Math.PI / 3) * corner - Math.PI / 6;
    return { x: at.x + size * Math.cos(angle), y: at.y + size * Math.sin(angle) };
  });
}
export const outline = (points: Point[]): string => points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(" ");

export interface Hex {
  place: number;
  at: Point;
}
export interface Edge {
  key: string;
  from: Point;
  to: Point;
  kind: "rock" | "seam" | "inner";
}
export interface Land {
  hexes: Hex[];
  at: Map<number, Point>; // the middle of each territory
  edges: Edge[];
  spots: Point[];
  bastions: (Point | null)[]; // by seat
  box: { x: number; y: number; width: number; height: number };
}

function cellAt(name: CellName): CellRow {
  const row = CELLS[CELL[name]];
  if (!row) throw new Error(`no cell ${name}`);
  return row;
}

/** Three sides of each hex are enough to have every border once. */
const AHEAD = (["E", "SE", "SW"] as const).map((name) => [CELL[name], cellAt(name)] as const);

export function landOf(view: ClashView, allSpots: boolean, beside: Point[] = [], sixths = 0): Land {
  const laid = view.hexes.map(([place, q, r]) => [sure(place), ...turned([sure(q), sure(r)], sixths)]);
  const hexes = laid.map(([place, q, r]) => ({ place: sure(place), at: middle(sure(q), sure(r)) }));
  const edges = edgesOf(laid);
  const spots = view.spots.map(([q, r]) => middle(...turned([sure(q), sure(r)], sixths)));
  const bastions = view.bastions.map((spot) => (spot === NO_SPOT ? null : (spots[spot] ?? null)));
  const shown = [...hexes.map(({ at }) => at), ...(allSpots ? spots : bastions.flatMap((at) => (at ? [at] : []))), ...beside];
  return { hexes, at: new Map(hexes.map(({ place, at }) => [place, at])), edges, spots, bastions, box: around(shown) };
}

function edgesOf(laid: number[][]): Edge[] {
  const byKey = new Map(laid.map(([place, q, r]) => [`${q},${r}`, sure(place)]));
  const edges: Edge[] = [];
  for (const [place, q, r] of laid) {
    for (const [side, way] of AHEAD) {
      const other = byKey.get(`${sure(q) + way.q},${sure(r) + way.r}`);
      if (other === undefined) continue;
      const [from, to] = border(middle(sure(q), sure(r)), side);
      edges.push({
        key: `${place}-${other}`,
        from,
        to,
        kind: hasRock(sure(place), other) ? "rock" : tileOf(sure(place)) === tileOf(other) ? "inner" : "seam",
      });
    }
  }
  return edges;
}

function around(points: Point[]): Land["box"] {
  if (!points.length) return { x: -200, y: -200, width: 400, height: 400 };
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [left, top] = [Math.min(...xs) - WIDE * 0.62, Math.min(...ys) - SIDE * 1.2];
  return { x: left, y: top, width: Math.max(...xs) + WIDE * 0.62 - left, height: Math.max(...ys) + SIDE * 1.2 - top };
}

/** How the land lies largest in such a frame. While tiles are still being laid it lies as they speak of it. */
export function bestTurn(view: ClashView, width: number, height: number): number {
  if (!view.spots.length || !width || !height) return 0;
  const large = [0, 1, 2].map((sixths) => {
    const { box } = landOf({ ...view, bastions: [] }, false, [], sixths);
    return Math.min(width / box.width, height / box.height) * (sixths ? 1 : 1.04);
  });
  return large.indexOf(Math.max(...large));
}

/** What of the frame's lower right corner others use, in its own pixels. */
export interface Corner {
  width: number;
  height: number;
}

/** What the frame shows: all of the land, as large as it gets, and clear of that corner; what is left over is sea. */
export function framed({ box, hexes, bastions }: Land, width: number, height: number, corner: Corner): Land["box"] {
  const all = [...hexes.map(({ at }) => at), ...bastions.flatMap((at) => at ?? [])];
  const within = (room: number): Land["box"] => {
    const scale = Math.min(room / box.width, height / box.height) || 1;
    const [wide, high] = [width / scale, height / scale];
    return { x: box.x - (room / scale - box.width) / 2, y: box.y - (high - box.height) / 2, width: wide, height: high };
  };
  const shown = within(width);
  const scale = width / shown.width;
  const [right, low] = [shown.x + (width - corner.width) / scale, shown.y + (height - corner.height) / scale];
  const isUnder = width > 3 * corner.width && all.some(({ x, y }) => x + WIDE / 2 > right && y + SIDE > low);
  return isUnder ? within(width - corner.width) : shown;
}

/** Where something shown in a frame is moved to, and how much smaller, in pixels of that frame. */
export interface Moved extends Point {
  scale: number;
}
export const STILL: Moved = { x: 0, y: 0, scale: 1 };

const LEAST = 0.5; // smaller, nobody would recognise it

/** How what fills `box` of a frame is moved into a part of it: whole, or so much of it as lies around `focus`. */
export function within(box: Land["box"], frame: Land["box"], scale: number, room: Land["box"], focus: Point): Moved {
  const smaller = Math.min(1, room.width / (box.width * scale), room.height / (box.height * scale));
  const seen = Math.max(LEAST, smaller);
  const [x, y] = seen > smaller ? [focus.x, focus.y] : [box.x + box.width / 2, box.y + box.height / 2];
  return {
    x: room.x + room.width / 2 - (x - frame.x) * scale * seen,
    y: room.y + room.height / 2 - (y - frame.y) * scale * seen,
    scale: seen,
  };
}

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
interface Size {
  width: number;
  height: number;
}
const APART = 10;

/** Where something of this size lies beside a box and not over it: at its right, else its left, else above or below. */
export function beside(box: Box, { width, height }: Size, room: Size): Point {
  const held = (at: number, size: number, most: number) => Math.max(4, Math.min(at, most - size - 4));
  const y = held((box.top + box.bottom - height) / 2, height, room.height);
  if (box.right + APART + width <= room.width) return { x: box.right + APART, y };
  if (box.left - APART - width >= 0) return { x: box.left - APART - width, y };
  const x = held((box.left + box.right - width) / 2, width, room.width);
  const above = box.top - APART - height;
  return { x, y: above >= 0 ? above : held(box.bottom + APART, height, room.height) };
}

/** Outer borders as the sea has gnawed at them, the same each time: one path. */
export function coastOf(hexes: Hex[]): string {
  const near = (one: Point, other: Point) => Math.abs(one.x - other.x) + Math.abs(one.y - other.y) < 4;
  return hexes
    .flatMap(({ at }) =>
      AHEAD_AND_BACK.flatMap((way) => {
        const [from, to] = border(at, way);
        const across = { x: from.x + to.x - at.x, y: from.y + to.y - at.y };
        return hexes.some((other) => near(other.at, across)) ? [] : [`M${outline(gnawed(from, to)).replaceAll(" ", "L")}Z`];
      }),
    )
    .join("");
}
const AHEAD_AND_BACK = [1, 2, 3, 4, 5, 6];

function gnawed(from: Point, to: Point): Point[] {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const [nx, ny] = [dy / SIDE, -dx / SIDE];
  const cape = (step: number): Point => {
    const share = step / 5;
    const off = 5 + 11 * chance(from.x + dx * share, from.y + dy * share);
    return { x: from.x + dx * share + nx * off, y: from.y + dy * share + ny * off };
  };
  return [from, ...[0, 1, 2, 3, 4, 5].map(cape), to];
}

/** Between 0 and 1, the same for the same place. */
export function chance(x: number, y: number): number {
  const far = Math.sin(Math.round(x) * 12.9898 + Math.round(y) * 78.233) * 43758.5453;
  return far - Math.floor(far);
}

/** The side towards a neighbour: 1 is east, then clockwise. */
export function border(at: Point, way: number): [Point, Point] {
  const points = corners(at);
  return [sure(points[way - 1]), sure(points[way % 6])];
}

/** A broken ridge along a border, the same each time; `lit`: only the faces towards the light. */
export function ridge({ from, to }: Edge, lit = false): string {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const [nx, ny] = [-dy / SIDE, dx / SIDE];
  const HIGH = [3, 10, 6, 14, 7, 11, 3];
  const LOW = lit ? [0, 1, -2, 2, -3, 1, 0] : [4, 8, 5, 9, 6, 7, 3];
  const point = (share: number, off: number) => ({ x: from.x + dx * share + nx * off, y: from.y + dy * share + ny * off });
  const upper = HIGH.map((off, at) => point(0.04 + (0.92 * at) / 6, -off));
  const lower = LOW.map((off, at) => point(0.04 + (0.92 * at) / 6, off)).reverse();
  return outline([...upper, ...lower]);
}

/** From figure to figure side by side in a territory; null where they would hide one another. */
export function stepOf(figures: number, text: number): number | null {
  const wide = (26 * text) / 14;
  const step = Math.min(wide * 1.14, (104 - wide) / Math.max(1, figures - 1));
  return text <= 32 && step >= wide * 0.96 ? step : null;
}

/** Where a place is drawn, for this seat: the bastion is everybody's own. */
export function pointOf(land: Land, place: number, side: number): Point | null {
  return place === HOME ? (land.bastions[side] ?? null) : (land.at.get(place) ?? null);
}

/** The hexes of one tile as it lies; the rules turn it by sixths, clockwise. */
export function cellsOf(tile: number, q: number, r: number, turns: number): { hexes: Hex[]; edges: Edge[] } {
  const laid = CELLS.map((cell, at) => {
    let [dq, dr] = [cell.q, cell.r];
    for (let turn = 0; turn < turns; turn++) [dq, dr] = [-dr, dq + dr];
    return [CELLS.length * tile + at, q + dq, r + dr];
  });
  return { hexes: laid.map(([place, at, row]) => ({ place: sure(place), at: middle(sure(at), sure(row)) })), edges: edgesOf(laid) };
}

/** Where a tile can lie beside another: its middle, three steps away, clockwise from the east. */
export function besideOf(q: number, r: number): Point[] {
  const found: Point[] = [];
  let [at, row]: [number, number] = [FAR_APART, 0];
  for (const way of (["SW", "W", "NW", "NE", "E", "SE"] as const).map(cellAt)) {
    for (let step = 0; step < FAR_APART; step++) {
      found.push(middle(q + at, r + row));
      at += way.q;
      row += way.r;
    }
  }
  return found;
}

/** Labels so wide and so high, none of them over another: whichever would be is moved up until it is free. */
export function spread<Label extends Point>(labels: readonly Label[], width: number, height: number): Label[] {
  const laid: Label[] = [];
  for (const label of [...labels].sort((one, other) => other.y - one.y || one.x - other.x)) {
    let y = label.y;
    const under = () => laid.filter((one) => Math.abs(one.x - label.x) < width && Math.abs(one.y - y) < height);
    for (let below = under(); below.length; below = under()) y = Math.min(...below.map((one) => one.y)) - height * 1.01;
    laid.push({ ...label, y });
  }
  return laid;
}

/** Names side by side that do not run into one another: where there is no room for all, those that stand first have it. */
export function legible<Name extends Point & { name: string }>(names: readonly Name[], text: number): Name[] {
  const half = ({ name }: Name) => (name.length * text) / 3.7;
  const laid: Name[] = [];
  for (const one of names) {
    const isNear = (other: Name) => Math.abs(one.y - other.y) < text && Math.abs(one.x - other.x) < half(one) + half(other) + text * 1.4;
    if (!laid.some(isNear)) laid.push(one);
  }
  return laid;
}

/** Which of these points lies next that way, nearly straight before far aside; -1 where none does. */
export function nextTowards(from: Point, among: readonly Point[], way: Point): number {
  const costs = among.map(({ x, y }) => {
    const [dx, dy] = [x - from.x, y - from.y];
    const [along, aside] = [dx * way.x + dy * way.y, Math.abs(dx * way.y - dy * way.x)];
    return along > 1 && aside <= 2 * along ? along + 2 * aside : Infinity;
  });
  const least = Math.min(...costs);
  return least === Infinity ? -1 : costs.indexOf(least);
}
