/** What a seat sees of Holmgang. */
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
}
