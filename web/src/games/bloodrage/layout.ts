/** Where everything lies on the round map, in pixels of the room it is given. */
import { FIRST_FJORD, OUTER, RESERVE, VALHALLA, VILLAGES, YGGDRASIL, isFjord } from "./view";

export interface Spot {
  x: number;
  y: number;
}

export interface Layout {
  width: number;
  height: number;
  centre: Spot;
  rx: number;
  ry: number;
  small: boolean;
  figure: number; // how tall a Warrior stands
  at: (angle: number, reach: number) => Spot; // degrees clockwise from the north, 1 = the rim
  sector: (province: number) => string;
  fjord: (fjord: number) => string;
  crack: (province: number) => string;
  region: (first: number, count: number) => string;
  name: (province: number) => Spot;
  token: (province: number) => Spot;
  villages: (province: number) => Spot[];
  berths: (fjord: number) => Spot[];
  heart: (many: number) => Spot[]; // around the world tree
  place: (place: number) => Spot; // the middle of it, for whoever travels
  rim: (glory: number, lane: number) => Spot;
}

const INNER = 0.3;
const SHORE = 0.9;
const MOUTH = 8; // half the width of a fjord at the rim, in degrees
const TIP = 0.5; // how far a fjord cuts in

const middleOf = (province: number): number => 45 * province - 22.5;
const fjordAngle = (fjord: number): number => 90 * (fjord - FIRST_FJORD);
const lean = (province: number): number => (province % 2 === 0 ? -2.6 : 2.6); // away from the fjord

export function layoutFor(width: number, height: number): Layout {
  const centre = { x: width / 2, y: height / 2 };
  const ry = height / 2 - 6;
  const rx = Math.min(width / 2 - 6, ry * 1.5);
  const round = Math.min(ry, rx * 1.05);
  const tall = { rx, ry: Math.min(ry, rx * 1.15) };
  const small = round < 190;

  const at = (angle: number, reach: number): Spot => {
    const turn = ((angle - 90) * Math.PI) / 180;
    return { x: centre.x + tall.rx * reach * Math.cos(turn), y: centre.y + tall.ry * reach * Math.sin(turn) };
  };
  const text = ({ x, y }: Spot): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
  const arc = (from: number, to: number, reach: number): string => {
    const steps = Math.max(2, Math.ceil(Math.abs(to - from) / 4));
    return Array.from({ length: steps + 1 }, (_, step) => text(at(from + ((to - from) * step) / steps, reach))).join("L");
  };
  /** A coast is never quite even. */
  const coast = (from: number, to: number): string => {
    const steps = Math.max(3, Math.round(Math.abs(to - from) / 2.4));
    return Array.from({ length: steps + 1 }, (_, step) => {
      const angle = from + ((to - from) * step) / steps;
      return text(at(angle, SHORE + 0.018 * Math.sin(angle * 1.7) * Math.cos(angle * 0.63)));
    }).join("L");
  };

  /** Its sides: where a fjord cuts in, the shore runs along it. */
  const sector = (province: number): string => {
    const from = middleOf(province) - 22.5;
    const to = from + 45;
    const wet = province % 2 === 0; // the fjord lies clockwise of even provinces
    const outer = wet ? coast(from, to - MOUTH) : coast(from + MOUTH, to);
    const shore = wet
      ? `L${text(at(to - MOUTH * 0.62, 0.74))}L${text(at(to - MOUTH * 0.7, 0.6))}L${text(at(to, TIP))}`
      : "";
    const back = wet ? "" : `L${text(at(from, TIP))}L${text(at(from + MOUTH * 0.7, 0.6))}L${text(at(from + MOUTH * 0.62, 0.74))}`;
    return `M${outer}${shore}L${arc(to, from, INNER)}${back}Z`;
  };

  const ROWS: Record<number, [number, number][]> = {
    3: [[-8.5, 0.77], [8.5, 0.77], [0, 0.47]],
    4: [[-8.5, 0.78], [8.5, 0.78], [-9.5, 0.49], [9.5, 0.49]],
    5: [[-12.5, 0.77], [0, 0.8], [12.5, 0.77], [-9.5, 0.49], [9.5, 0.49]],
  };
  const villages = (province: number): Spot[] => ROWS[VILLAGES[province]!]!.map(([turn, reach]) => at(middleOf(province) + turn + lean(province) * (reach > 0.6 ? 1.2 : 0.4), reach));
  const figure = round * (small ? 0.17 : 0.155);

  const corner = (place: number): Spot => (place === VALHALLA ? { x: width * 0.06 + 20, y: height - 34 } : { x: width - 40, y: height - 30 });
  const layout: Layout = {
    width,
    height,
    centre,
    rx: tall.rx,
    ry: tall.ry,
    small,
    figure,
    at,
    sector,
    fjord: (fjord) => {
      const angle = fjordAngle(fjord);
      return `M${text(at(angle - MOUTH - 1, 0.95))}L${text(at(angle - MOUTH * 0.62, 0.74))}L${text(at(angle - MOUTH * 0.7, 0.6))}L${text(at(angle, TIP))}L${text(at(angle + MOUTH * 0.7, 0.6))}L${text(at(angle + MOUTH * 0.62, 0.74))}L${text(at(angle + MOUTH + 1, 0.95))}Z`;
    },
    crack: (province) => {
      const angle = middleOf(province) + lean(province);
      const line = (turns: number[], reaches: number[]): string => "M" + turns.map((turn, step) => text(at(angle + turn, reaches[step]!))).join("L");
      return line([-16, -6, -9, 3, 0, 11], [0.86, 0.74, 0.66, 0.6, 0.48, 0.34]) + line([-8, -15], [0.68, 0.56]) + line([3, 13, 15], [0.6, 0.66, 0.8]) + line([0, -9], [0.48, 0.38]);
    },
    region: (first, count) => `M${arc(middleOf(first) - 22.5, middleOf(first + count - 1) + 22.5, 0.93)}`,
    name: (province) => at(middleOf(province) + lean(province) * 0.8, 0.635),
    token: (province) => at(middleOf(province) - lean(province) * 0.6, 0.365),
    villages,
    berths: (fjord) => [[0, 0.86], [0, 0.68], [-5.5, 0.97], [5.5, 0.97], [0, 1.03]].map(([turn, reach]) => at(fjordAngle(fjord) + turn!, reach!)),
    heart: (many) => {
      if (many <= 1) return [at(180, 0.1)];
      return Array.from({ length: many }, (_, step) => at((360 * step) / many + 180, many > 6 && step % 2 ? 0.12 : 0.19));
    },
    place: (place) => {
      if (place === YGGDRASIL) return centre;
      if (place < OUTER) return at(middleOf(place), 0.64);
      if (isFjord(place)) return at(fjordAngle(place), 0.86);
      return corner(place === RESERVE ? RESERVE : VALHALLA);
    },
    rim: (glory, lane) => at((360 * (glory % 100)) / 100, 0.975 - lane * 0.03),
  };
  return layout;
}
