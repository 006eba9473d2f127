/** Where everything lies on the round map, in pixels of the room it is given: the Glory track around, then the ring of names, the land, the world tree. */
import { BOARD, OUTER, PLACE } from "./generated";
import { RESERVE, VALHALLA, YGGDRASIL, isFjord, villagesOf } from "./view";
import { sure } from "../../sure";

export interface Spot {
  x: number;
  y: number;
}

export interface Room {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface Layout {
  width: number;
  height: number;
  centre: Spot;
  rx: number;
  ry: number;
  small: boolean;
  figure: number; // how tall a Warrior stands
  marker: number; // how large a Glory marker is, from its middle
  heartReach: number; // how far Yggdrasil reaches
  heartLine: string; // around it
  at: (angle: number, reach: number) => Spot; // degrees clockwise from the north, 1 = the rim
  sector: (province: number) => string;
  shards: (province: number) => { path: string; out: Spot }[]; // what it breaks into
  fjord: (fjord: number) => string;
  crack: (province: number) => string;
  burnt: (province: number, share: number) => string; // how far the fire has come, from the coast inland
  flames: (province: number, share: number) => Spot[]; // along its edge
  landmark: (province: number) => Spot;
  strewn: (province: number) => Spot[]; // what grows where nobody stands
  root: (turn: number) => string; // one of Yggdrasil's
  room: (place: number) => Room; // what a place covers
  band: (province: number) => string; // its part of the ring of names
  nameLine: (province: number) => string; // the line its name is written along
  sign: (province: number) => Spot; // of its region, beside the name
  token: (province: number) => Spot;
  alarm: (province: number) => Spot; // where the sign of a pillage hangs
  villages: (province: number) => Spot[];
  berths: (fjord: number) => Spot[];
  heart: (many: number) => Spot[]; // around the world tree
  place: (place: number) => Spot; // the middle of it, for whoever travels
  track: (glory: number, depth: number) => Spot; // 0 = the outer edge, 1 = the inner
  rim: (glory: number, lane: number) => Spot;
}

const MOUTH = 8; // half the width of a fjord at the rim, in degrees

const middleOf = (province: number): number => 45 * province - 22.5;
const fjordAngle = (fjord: number): number => 90 * (fjord - PLACE["northern-fjord"]);
const lean = (province: number): number => (province % 2 === 0 ? -2.6 : 2.6); // away from the fjord
const isWestOfFjord = (province: number): boolean => province % 2 === 0; // the fjord lies clockwise of even provinces
/** From where to where it reaches along the coast. */
const coastOf = (province: number): [number, number] => {
  const from = 45 * (province - 1);
  return isWestOfFjord(province) ? [from, from + 45 - MOUTH] : [from + MOUTH, from + 45];
};

export function layoutFor(width: number, height: number): Layout {
  const centre = { x: width / 2, y: height / 2 };
  const margin = 6;
  const ry = Math.min(height / 2 - margin, (width / 2 - margin) * 1.15);
  const rx = Math.min(width / 2 - margin, ry * 1.5);
  const round = Math.min(ry, rx);
  const small = round < 190;
  const inner = small ? 0.27 : 0.3;
  const track = 1 - (small ? 11 : 22) / round; // inner edge of the Glory track
  const shore = track - (small ? 19 : 27) / round; // inner edge of the ring of names
  const tip = inner + 0.36 * (shore - inner); // how far a fjord cuts in
  const depth = (share: number): number => inner + share * (shore - inner); // on land: 0 = at the tree, 1 = at the coast

  const at = (angle: number, reach: number): Spot => {
    const turn = ((angle - 90) * Math.PI) / 180;
    return { x: centre.x + rx * reach * Math.cos(turn), y: centre.y + ry * reach * Math.sin(turn) };
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
      return text(at(angle, shore - 0.008 + 0.014 * Math.sin(angle * 1.7) * Math.cos(angle * 0.63)));
    }).join("L");
  };
  /** One bank of a fjord, from the sea inland. */
  const bank = (angle: number, side: number): string =>
    [at(angle + side * MOUTH * 0.62, depth(0.74)), at(angle + side * MOUTH * 0.7, depth(0.52)), at(angle, tip)].map(text).join("L");

  /** Where a fjord cuts in, the shore runs along it. */
  const sector = (province: number): string => {
    const from = middleOf(province) - 22.5;
    const to = from + 45;
    const wet = isWestOfFjord(province);
    const [first, last] = coastOf(province);
    const shoreLine = wet ? `L${bank(to, -1)}` : "";
    const back = wet ? "" : `L${bank(from, 1).split("L").reverse().join("L")}`;
    return `M${coast(first, last)}${shoreLine}L${arc(to, from, inner)}${back}Z`;
  };

  const ROWS: Record<number, [number, number][]> = {
    3: [
      [-8.5, 0.76],
      [8.5, 0.76],
      [0, 0.33],
    ],
    4: [
      [-9, 0.77],
      [9, 0.77],
      [-10, 0.36],
      [10, 0.36],
    ],
    5: [
      [-12.5, 0.75],
      [0, 0.84],
      [12.5, 0.75],
      [-10, 0.36],
      [10, 0.36],
    ],
  };
  const villages = (province: number): Spot[] =>
    (ROWS[villagesOf(province)] ?? []).map(([turn, share]) =>
      at(middleOf(province) + turn + lean(province) * (share > 0.6 ? 1.2 : 0.4), depth(share)),
    );
  const figure = round * (small ? 0.165 : 0.145);
  const marker = small ? 9 : 12;

  const corner = (place: number): Spot =>
    place === VALHALLA ? { x: width * 0.06 + 20, y: height - 34 } : { x: width * 0.3, y: height + 20 };
  const isBelow = (province: number): boolean => Math.abs(((middleOf(province) + 360) % 360) - 180) < 90;
  const names = (track + shore) / 2;

  const layout: Layout = {
    width,
    height,
    centre,
    rx,
    ry,
    small,
    figure,
    marker,
    heartReach: inner - 0.015,
    heartLine: `M${arc(0, 360, inner - 0.015)}Z`,
    at,
    sector,
    shards: (province) => {
      const from = middleOf(province) - 22.5;
      const middle = at(middleOf(province), depth(0.5));
      const angles = [0, 13, 30, 45];
      const reaches = [inner, depth(0.46), shore];
      const found: { path: string; out: Spot }[] = [];
      for (let turn = 0; turn < 3; turn++) {
        for (let ring = 0; ring < 2; ring++) {
          const jag = (at: number, row: number): number => from + sure(angles[at]) + (at % 3 === 0 ? 0 : row % 2 ? 4 : -3);
          const corners = [
            at(jag(turn, ring), sure(reaches[ring])),
            at(jag(turn + 1, ring), sure(reaches[ring])),
            at(jag(turn + 1, ring + 1), sure(reaches[ring + 1])),
            at(jag(turn, ring + 1), sure(reaches[ring + 1])),
          ];
          const centre = { x: corners.reduce((sum, one) => sum + one.x, 0) / 4, y: corners.reduce((sum, one) => sum + one.y, 0) / 4 };
          found.push({
            path: `M${corners.map(text).join("L")}Z`,
            out: { x: (centre.x - middle.x) * 0.35, y: (centre.y - middle.y) * 0.35 },
          });
        }
      }
      return found;
    },
    fjord: (fjord) => {
      const angle = fjordAngle(fjord);
      const mouth = (turn: number, reach: number): string => text(at(angle + turn, reach));
      const back = bank(angle, 1).split("L").reverse();
      return `M${[mouth(-MOUTH, track), mouth(-MOUTH, shore), bank(angle, -1), ...back, mouth(MOUTH, shore), mouth(MOUTH, track)].join("L")}Z`;
    },
    crack: (province) => {
      const angle = middleOf(province) + lean(province);
      const line = (turns: number[], shares: number[]): string =>
        "M" + turns.map((turn, step) => text(at(angle + turn, depth(sure(shares[step]))))).join("L");
      return (
        line([-16, -6, -9, 3, 0, 11], [0.93, 0.73, 0.6, 0.5, 0.3, 0.07]) +
        line([-8, -15], [0.63, 0.43]) +
        line([3, 13, 15], [0.5, 0.6, 0.83]) +
        line([0, -9], [0.3, 0.13])
      );
    },
    burnt: (province, share) => {
      const [first, last] = coastOf(province);
      const edge = Array.from({ length: 9 }, (_, step) =>
        text(at(last - ((last - first) * step) / 8, depth(1 - share * (step % 2 ? 0.62 : 0.44)))),
      );
      return `M${arc(first, last, shore + 0.01)}L${edge.join("L")}Z`;
    },
    flames: (province, share) => {
      const [first, last] = coastOf(province);
      const many = 4 + Math.round(3 * share);
      return Array.from({ length: many }, (_, step) =>
        at(first + ((last - first) * (step + 0.5)) / many, depth(0.97 - share * (step % 2 ? 0.46 : 0.3))),
      );
    },
    landmark: (province) => {
      const isAside = isBelow(province) && villagesOf(province) === 3; // where figures would stand before it
      return isAside
        ? at(middleOf(province) + lean(province) * 5.2, depth(0.4))
        : at(middleOf(province) + lean(province) * 0.8, depth(0.55));
    },
    strewn: (province) =>
      [
        [-14.5, 0.56],
        [14.5, 0.58],
        [-5.5, 0.96],
        [6, 0.95],
        [-13, 0.2],
        [-17, 0.93],
        [17, 0.92],
      ].map(([turn, share]) => at(middleOf(province) + sure(turn) + lean(province) * 1.3, depth(sure(share)))),
    root: (turn) => {
      const from = [at(turn - 20, 0.09), at(turn + 20, 0.09)];
      const bend = [at(turn + 6, 0.2), at(turn + 17, 0.19)];
      const to = at(turn - 5, inner - 0.02);
      return `M${text(sure(from[0]))}Q${text(sure(bend[0]))} ${text(to)}Q${text(sure(bend[1]))} ${text(sure(from[1]))}Z`;
    },
    room: (place) => {
      if (place === YGGDRASIL)
        return { left: centre.x - rx * inner, right: centre.x + rx * inner, top: centre.y - ry * inner, bottom: centre.y + ry * inner };
      if (place >= BOARD) return { left: 0, right: 0, top: height, bottom: height };
      const outline = place < OUTER ? sector(place) : layout.fjord(place);
      const spots = outline
        .slice(1, -1)
        .split("L")
        .map((spot) => spot.split(" ").map(Number));
      const xs = spots.map(([x]) => sure(x));
      const ys = spots.map(([, y]) => sure(y));
      return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
    },
    band: (province) => {
      const [first, last] = coastOf(province);
      return `M${arc(first, last, track)}L${arc(last, first, shore - 0.03)}Z`; // the coast lies over it
    },
    nameLine: (province) => {
      const [first, last] = coastOf(province);
      return isBelow(province) ? `M${arc(last, first, names)}` : `M${arc(first, last, names)}`;
    },
    sign: (province) => {
      const [first, last] = coastOf(province);
      return at(isWestOfFjord(province) ? first + 4 : last - 4, names);
    },
    token: (province) =>
      at(middleOf(province) - (villagesOf(province) === 3 ? Math.sign(lean(province)) * 11 : lean(province) * 0.6), depth(0.1)),
    alarm: (province) => (province === YGGDRASIL ? at(0, 0.2) : at(middleOf(province) + Math.sign(lean(province)) * 13.5, depth(0.13))),
    villages,
    berths: (fjord) =>
      [
        [0, 0.86],
        [0, 0.58],
        [-4.5, 1.06],
        [4.5, 1.06],
        [0, 1.24],
      ].map(([turn, share]) => at(fjordAngle(fjord) + sure(turn), depth(sure(share)))),
    heart: (many) => {
      return Array.from({ length: many }, (_, step) => at((360 * step) / many + 125, many > 6 && step % 2 ? 0.14 : 0.2));
    },
    place: (place) => {
      if (place === YGGDRASIL) return centre;
      if (place < OUTER) return at(middleOf(place), depth(0.55));
      if (isFjord(place)) return at(fjordAngle(place), depth(0.86));
      return corner(place === RESERVE ? RESERVE : VALHALLA);
    },
    track: (glory, share) => at((360 * (glory % 100)) / 100, 1 - share * (1 - track)),
    rim: (glory, lane) => at((360 * (glory % 100)) / 100, (1 + track) / 2 - (lane * marker * 1.1) / round),
  };
  return layout;
}
