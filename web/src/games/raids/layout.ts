/** Where everything lies: the voyage as a ring around the isle, fitted to the room there is. One unit is one pixel. */
import { EVERY_FIFTH } from "./generated";
import { sure } from "../../sure";

export interface Point {
  x: number;
  y: number;
}

/** A spot on the ring, with the way outward to the open sea and the way a ship sails. */
export interface Spot extends Point {
  out: Point;
  ahead: Point;
}

export interface Layout {
  width: number;
  height: number;
  unit: number; // from one space to the next
  small: boolean;
  centre: Point;
  spots: Spot[]; // by place; 0 the harbour's mouth, the last the arrival
  berths: Point[]; // of departure, by number less one
  docks: Point[]; // of arrival, by number less one
  cell: { width: number; height: number }; // of a berth
  harbour: { x: number; y: number; width: number; height: number };
  heart: { x: number; y: number; width: number; height: number }; // the room inside the ring, for words
  along(from: number, to: number): Spot[]; // the way between two places
  ring: string; // the whole way as a path
  wake(to: number): string; // the way sailed so far
  horizon: number; // above it is sky
  isle: string;
  cliff: number; // how high it stands out of the water
  cliffs: string;
  ridge: string;
  hall: Spread; // the longhouse on the isle
  peaks: Peak[];
  fall: { stream: string; from: Point; height: number } | null; // where the stream goes over the edge
}

/** Where a thing stands, and how wide it is. */
export interface Spread extends Point {
  size: number;
}

export interface Peak extends Point {
  width: number;
  height: number;
}

const HARBOUR_UNITS = 4.3; // the harbour takes as much of the ring as this many spaces
const SAMPLES = 960;
const ROUND = 2.9; // 2 is an ellipse, more is squarer

export function layoutFor(width: number, height: number, home: number, ships: number): Layout {
  const small = Math.min(width, height) < 520;
  const margin = small ? 0.78 : 1; // in units, from the ring to the edge
  const units = home - 1 + HARBOUR_UNITS;
  let unit = 60;
  let samples: Point[] = [];
  let lengths: number[] = [];
  const centre = { x: width / 2, y: height / 2 };
  for (let round = 0; round < 24; round++) {
    samples = oval(centre, width / 2 - margin * unit - 2, height / 2 - margin * unit - 2);
    lengths = lengthsOf(samples);
    unit = Math.min(118, (unit + sure(lengths[SAMPLES]) / units) / 2);
  }
  const total = sure(lengths[SAMPLES]);
  const step = (total - HARBOUR_UNITS * unit) / (home - 1);
  const at = (place: number): number =>
    place <= 0 ? 0.9 * unit : place >= home ? total - 0.9 * unit : (HARBOUR_UNITS / 2) * unit + (place - 0.5) * step;

  const spotAt = (length: number): Spot => {
    let low = 0;
    let high = SAMPLES;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (sure(lengths[middle]) <= length) low = middle;
      else high = middle;
    }
    const one = sure(samples[low]);
    const two = sure(samples[high]);
    const share = (length - sure(lengths[low])) / Math.max(1e-6, sure(lengths[high]) - sure(lengths[low]));
    const ahead = unitVector(two.x - one.x, two.y - one.y);
    return { x: one.x + (two.x - one.x) * share, y: one.y + (two.y - one.y) * share, ahead, out: { x: ahead.y, y: -ahead.x } };
  };

  const spots = Array.from({ length: home + 1 }, (_, place) => spotAt(at(place)));
  const along = (from: number, to: number): Spot[] => {
    const first = at(from);
    const last = at(to);
    const count = Math.max(2, Math.ceil(Math.abs(last - first) / (unit / 4)));
    return Array.from({ length: count + 1 }, (_, index) => spotAt(first + ((last - first) * index) / count));
  };

  const cell = { width: unit * (small ? 0.98 : 1.02), height: unit * (small ? 0.86 : 0.82) };
  const bottom = height - (small ? 4 : 10);
  const rows = ships > 2 ? 2 : 1;
  const harbour = {
    x: centre.x - HARBOUR_UNITS * 0.5 * unit,
    y: bottom - 2 * cell.height - (small ? 14 : 12),
    width: HARBOUR_UNITS * unit,
    height: 2 * cell.height + (small ? 14 : 12),
  };
  const berthAt = (side: number, number: number): Point => {
    const column = (number - 1) % 2;
    const row = Math.floor((number - 1) / 2);
    const x = centre.x + side * (cell.width * (column + 0.5) + 0.07 * unit);
    return { x, y: bottom - cell.height * (row + 0.5) };
  };
  const berths = Array.from({ length: Math.max(ships, rows) }, (_, index) => berthAt(-1, index + 1));
  const docks = Array.from({ length: Math.max(ships, rows) }, (_, index) => berthAt(1, index + 1));

  const left = spotAt(total * 0.25).x;
  const top = spotAt(total * 0.5).y;
  const inset = unit * (small ? 0.56 : 0.82);
  const heart = {
    x: left + inset,
    y: top + inset,
    width: width - 2 * (left + inset),
    height: harbour.y - (top + inset) - (small ? 2 : 6),
  };

  const cliff = unit * (small ? 0.12 : 0.2);
  const villages = spots.slice(1, home).filter((_, index) => (index + 1) % EVERY_FIFTH === 0);
  const shore = shoreOf(centre, samples, unit, villages, harbour, small);
  return {
    width,
    height,
    unit,
    small,
    centre,
    spots,
    berths,
    docks,
    cell,
    harbour,
    heart,
    along,
    ring: pathOf(samples, true),
    wake: (to) => pathOf(along(0, to), false),
    horizon: Math.max(6, top - unit * (small ? 0.62 : 0.56)),
    isle: smooth(shore),
    cliff,
    cliffs: cliffsOf(shore, centre, cliff),
    hall: { x: heart.x + heart.width * 0.1, y: heart.y + heart.height * (small ? 0.7 : 0.66), size: unit * (small ? 0.5 : 0.78) },
    peaks: peaksOf(heart, unit, small),
    fall: fallOf(heart, shore, centre, unit, cliff),
    ridge: smooth(shore.map((point) => toward(point, centre, unit * (small ? 0.14 : 0.22)))),
  };
}

function oval(centre: Point, wide: number, high: number): Point[] {
  const power = 2 / ROUND;
  return Array.from({ length: SAMPLES + 1 }, (_, index) => {
    const angle = Math.PI / 2 + (2 * Math.PI * index) / SAMPLES; // from the bottom, clockwise on the screen
    const bent = (value: number) => Math.sign(value) * Math.abs(value) ** power;
    return { x: centre.x + Math.max(20, wide) * bent(Math.cos(angle)), y: centre.y + Math.max(20, high) * bent(Math.sin(angle)) };
  });
}

/** The way is measured so that square plates never overlap, not even around a corner: the longer of across and down. */
function lengthsOf(points: Point[]): number[] {
  const lengths = [0];
  for (let index = 1; index < points.length; index++) {
    const one = sure(points[index - 1]);
    const two = sure(points[index]);
    lengths.push(sure(lengths[index - 1]) + Math.max(Math.abs(two.x - one.x), Math.abs(two.y - one.y)));
  }
  return lengths;
}

function unitVector(x: number, y: number): Point {
  const length = Math.hypot(x, y) || 1;
  return { x: x / length, y: y / length };
}

function toward(point: Point, other: Point, distance: number): Point {
  const way = unitVector(other.x - point.x, other.y - point.y);
  return { x: point.x + way.x * distance, y: point.y + way.y * distance };
}

/** A headland at every village, a bay at the harbour, rough elsewhere; always the same for the same size. */
function shoreOf(centre: Point, samples: Point[], unit: number, villages: Spot[], harbour: Layout["harbour"], small: boolean): Point[] {
  const shore: Point[] = [];
  const every = 12;
  for (let index = 0; index < SAMPLES; index += every) {
    const point = sure(samples[index]);
    const away = Math.min(...villages.map((village) => Math.hypot(village.x - point.x, village.y - point.y)));
    const cape = Math.max(0, 1 - away / (unit * 0.95));
    const rough = unit * 0.13 * (noise(index) - 0.4);
    let inward = unit * (small ? 0.66 : 0.8) - cape * unit * (small ? 0.3 : 0.42) + rough;
    if (point.x > harbour.x - unit * 0.2 && point.x < harbour.x + harbour.width + unit * 0.2 && point.y > centre.y) {
      inward = point.y - harbour.y + unit * 0.16 + rough * 0.6;
      shore.push({ x: point.x, y: point.y - inward });
      continue;
    }
    const next = sure(samples[(index + 1) % SAMPLES]);
    const ahead = unitVector(next.x - point.x, next.y - point.y);
    shore.push({ x: point.x - ahead.y * inward, y: point.y + ahead.x * inward });
  }
  return shore;
}

export function noise(seed: number): number {
  const value = Math.sin(seed * 12.9898 + 4.1) * 43758.5453;
  return value - Math.floor(value);
}

const short = (value: number): string => value.toFixed(1);

function pathOf(points: Point[], closed: boolean): string {
  const sparse = points.length > 200 ? points.filter((_, index) => index % 8 === 0) : points;
  return "M" + sparse.map((point) => `${short(point.x)} ${short(point.y)}`).join("L") + (closed ? "Z" : "");
}

/** A closed curve through the middles of the sides. */
function smooth(points: Point[]): string {
  const middle = (one: Point, two: Point): Point => ({ x: (one.x + two.x) / 2, y: (one.y + two.y) / 2 });
  const start = middle(sure(points[points.length - 1]), sure(points[0]));
  let path = `M${short(start.x)} ${short(start.y)}`;
  points.forEach((point, index) => {
    const end = middle(point, sure(points[(index + 1) % points.length]));
    path += `Q${short(point.x)} ${short(point.y)} ${short(end.x)} ${short(end.y)}`;
  });
  return path + "Z";
}

/** Cuts down the face of the cliff, wherever the shore looks south. */
function cliffsOf(shore: Point[], centre: Point, cliff: number): string {
  return shore
    .flatMap((point, index) => {
      const next = sure(shore[(index + 1) % shore.length]);
      if (next.x >= point.x && point.y < centre.y) return [];
      return [0.1, 0.45, 0.8].map((part) => {
        const edge = { x: point.x + (next.x - point.x) * part, y: point.y + (next.y - point.y) * part };
        const lean = cliff * (noise(index * 5 + part) - 0.5) * 0.4;
        return `M${short(edge.x)} ${short(edge.y)}l${short(lean)} ${short(cliff * (0.45 + 0.45 * noise(index * 7 + part * 10)))}`;
      });
    })
    .join("");
}

const LEFT_PEAKS = [
  [0.02, 0.34, 0.9, 0.95],
  [0.15, 0.3, 0.9, 1.3],
  [0.1, 0.42, 0.7, 0.75],
] as const; // across, down, width, height: shares of the heart, then of a unit
const RIGHT_PEAKS = [
  [0.98, 0.36, 0.9, 0.9],
  [0.86, 0.3, 1, 1.4],
  [0.92, 0.44, 0.75, 0.8],
] as const;

/** Mountains at both ends of the isle; what is read stands between them. */
function peaksOf(heart: Layout["heart"], unit: number, small: boolean): Peak[] {
  const size = Math.min(unit, heart.height / 2.2, heart.width / 5) * (small ? 0.8 : 1);
  return [...LEFT_PEAKS, ...RIGHT_PEAKS].map(([across, down, width, height]) => ({
    x: heart.x + across * heart.width,
    y: heart.y + down * heart.height,
    width: width * size,
    height: height * size,
  }));
}

/** The stream from the right-hand mountain to the edge of the cliff. */
function fallOf(heart: Layout["heart"], shore: Point[], centre: Point, unit: number, cliff: number): Layout["fall"] {
  if (heart.width < 300) return null;
  const spring = { x: heart.x + heart.width * 0.86, y: heart.y + heart.height * 0.3 };
  const along = heart.x + heart.width * 0.89;
  const southern = shore.filter((point) => point.y > centre.y);
  const edge = southern.reduce((best, point) => (Math.abs(point.x - along) < Math.abs(best.x - along) ? point : best), sure(southern[0]));
  const from = { x: edge.x, y: edge.y };
  const half = (from.y - spring.y) / 2;
  const end = `${short(from.x - spring.x)} ${short(from.y - spring.y)}`;
  const bend = `${short(-unit * 0.3)} ${short(half)} ${short(unit * 0.5)} ${short(half)}`;
  const stream = `M${short(spring.x)} ${short(spring.y)}c${bend} ${end}`;
  return { stream, from, height: cliff + unit * 0.1 };
}
