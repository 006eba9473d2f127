/** Figures go with weight: they rise slowly, throw a shadow while in the air, land and settle; the fallen rise and fade. */
import type { Spot } from "./layout";

export interface Way {
  from: Spot;
  to: Spot;
  falls: boolean; // to Valhalla
  delay: number; // a share of the whole
  duration: number; // of the whole, in ms
}

const at = (spot: Spot, lift = 0, more = ""): string => `translate(${spot.x}px, ${spot.y - lift}px) ${more}`;
const between = (one: Spot, two: Spot, share: number): Spot => ({ x: one.x + (two.x - one.x) * share, y: one.y + (two.y - one.y) * share });

function flight({ from, to, falls }: Way): Keyframe[] {
  const high = 18 + Math.min(40, Math.hypot(to.x - from.x, to.y - from.y) * 0.14);
  const start = [
    { transform: at(from), opacity: 1, easing: "cubic-bezier(0.5, 0, 0.7, 0.6)" },
    { transform: at(between(from, to, 0.06), 10, "scale(1.06)"), opacity: 1, offset: 0.18, easing: "ease-in-out" },
    { transform: at(between(from, to, 0.55), high, "scale(1.14)"), opacity: 1, offset: 0.55, easing: "cubic-bezier(0.4, 0, 0.8, 0.7)" },
  ];
  if (falls) return [...start, { transform: at(to, 12, "scale(0.6)"), opacity: 0.15 }];
  return [
    ...start,
    { transform: at(to, 0, "scale(1)"), opacity: 1, offset: 0.86 },
    { transform: at(to, 0, "scale(1.09, 0.88)"), opacity: 1, offset: 0.92, easing: "ease-out" },
    { transform: at(to, 0, "scale(1)"), opacity: 1 },
  ];
}

/** Of an element with two children: the shadow on the ground, and whoever travels. */
export function travel(element: SVGGElement, way: Way): void {
  const [ground, traveller] = element.children;
  const timing: KeyframeAnimationOptions = {
    duration: Math.max(1, way.duration * (1 - way.delay)),
    delay: way.duration * way.delay,
    fill: "both",
  };
  const shade = way.falls ? 0 : 1;
  ground?.animate(
    [
      { transform: at(way.from), opacity: 1, easing: "cubic-bezier(0.6, 0, 0.4, 1)" },
      { transform: at(between(way.from, way.to, 0.55), 0, "scale(0.7)"), opacity: 0.6, offset: 0.55 },
      { transform: at(way.to), opacity: shade, offset: 0.86 },
      { transform: at(way.to), opacity: shade },
    ],
    timing,
  );
  traveller?.animate(flight(way), timing);
}
