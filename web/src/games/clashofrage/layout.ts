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

export function landOf(view: ClashView, allSpots: boolean, beside: Point[] = []): Land {
  const hexes = view.hexes.map(([place, q, r]) => ({ place: sure(place), at: middle(sure(q), sure(r)) }));
  const edges = edgesOf(view.hexes);
  const spots = view.spots.map(([q, r]) => middle(sure(q), sure(r)));
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
  const [left, top] = [Math.min(...xs) - WIDE * 0.56, Math.min(...ys) - SIDE * 1.12];
  return { x: left, y: top, width: Math.max(...xs) + WIDE * 0.56 - left, height: Math.max(...ys) + SIDE * 1.12 - top };
}

/** The side towards a neighbour: 1 is east, then clockwise. */
export function border(at: Point, way: number): [Point, Point] {
  const points = corners(at);
  return [sure(points[way - 1]), sure(points[way % 6])];
}

/** A broken ridge along a border, the same each time. */
export function ridge({ from, to }: Edge): string {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const [nx, ny] = [-dy / SIDE, dx / SIDE];
  const HIGH = [3, 9, 5, 12, 6, 10, 3];
  const LOW = [4, 7, 4, 8, 5, 6, 3];
  const point = (share: number, off: number) => ({ x: from.x + dx * share + nx * off, y: from.y + dy * share + ny * off });
  const upper = HIGH.map((off, at) => point(0.04 + (0.92 * at) / 6, -off));
  const lower = LOW.map((off, at) => point(0.04 + (0.92 * at) / 6, off)).reverse();
  return outline([...upper, ...lower]);
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
