/** How things move over a board while an event is played: for elements that are drawn around (0, 0). */

interface Point {
  x: number;
  y: number;
}

export const move = ({ x, y }: Point, rest = ""): string => `translate(${x}px, ${y}px) ${rest}`;

/** A number that comes up and fades away. */
export const rising = (from: Point, to: Point): Keyframe[] => [
  { transform: move(from), opacity: 0 },
  { transform: move(from), opacity: 1, offset: 0.2 },
  { transform: move(to), opacity: 1, offset: 0.8 },
  { transform: move(to), opacity: 0 },
];

/** Weapons that meet. */
export const clashing = (at: Point): Keyframe[] => [
  { transform: move(at, "scale(0.2) rotate(-30deg)"), opacity: 0 },
  { transform: move(at, "scale(1.3) rotate(6deg)"), opacity: 1, offset: 0.35 },
  { transform: move(at), opacity: 1, offset: 0.8 },
  { transform: move(at), opacity: 0 },
];
