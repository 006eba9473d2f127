/** What a seat sees of Holmgang, and how it looks after each event. */
import type { PlayedEvent } from "../face";

export interface HolmgangView {
  season: number;
  first: number;
  men: number[][]; // by village, by clan
  is_burnt: boolean[];
  glory: number[];
  bag: number[]; // tokens worth 1, 2, 3
  shown: number[][];
  hand_sizes: number[];
  hand: number[];
  ashes: number[];
  my_answer: string | null;
}

export function after(view: HolmgangView, event: PlayedEvent): HolmgangView {
  const { clan, village, worth, winner } = event.fields as Record<string, number>;
  const at = village!;
  const menWithout = (clans: (one: number) => boolean) =>
    view.men.map((row, index) => (index === at ? row.map((men, one) => (clans(one) ? 0 : men)) : row));
  switch (event.kind) {
    case "village-burnt":
      return { ...view, is_burnt: view.is_burnt.map((burnt, index) => burnt || index === at) };
    case "plunder-drawn":
      return {
        ...view,
        glory: view.glory.map((glory, one) => glory + (one === clan ? worth! : 0)),
        bag: view.bag.map((count, index) => count - (index === worth! - 1 ? 1 : 0)),
      };
    case "battle-won":
      return { ...view, men: menWithout((one) => one !== winner), glory: view.glory.map((glory, one) => glory + (one === winner ? 1 : 0)) };
    case "nobody-won":
      return { ...view, men: menWithout(() => true) };
    case "man-froze":
      return { ...view, men: view.men.map((row, index) => (index === at ? row.map((men, one) => men - (one === clan ? 1 : 0)) : row)) };
    default:
      return view;
  }
}
