/** Whose gift a card is, and what belongs to one family. */
import type { CardName } from "../../generated";
import type { Cut } from "../cut";

export type Family =
  "tyr" | "thor" | "odin" | "frigga" | "heimdall" | "loki" | "men" | "monsters" | "manheim" | "alfheim" | "jotunheim" | "death" | "tree";

/** A picture for every gift whose name speaks of this god. */
export type Gifts<Whose extends string> = Record<Extract<CardName, `${string}-${Whose}-${string}`>, Cut>;
/** A picture for each Age's promise. */
export type Promises<Of extends string> = Record<Extract<CardName, `${string}-${Of}`>, Cut>;

const FAMILIES: [RegExp, Family][] = [
  [/-tyrs-/, "tyr"],
  [/-thors-/, "thor"],
  [/-odins-/, "odin"],
  [/-friggas-/, "frigga"],
  [/-heimdalls-/, "heimdall"],
  [/-lokis-|-dragons$/, "loki"],
  [/-in-arms$|-lord-of-/, "men"],
  [/-manheim$/, "manheim"],
  [/-alfheim$/, "alfheim"],
  [/-jotunheim$/, "jotunheim"],
  [/-glorious-death$/, "death"],
  [/-yggdrasil$/, "tree"],
];

export const familyOf = (card: CardName): Family => FAMILIES.find(([whose]) => whose.test(card))?.[1] ?? "monsters";

/** What lies behind a family's pictures, wider than the pictures themselves. */
export const BACKDROPS: Record<Family, string> = {
  tyr: "M-70 64L-20 0h14L-50 64ZM-14 64L36 0h10L-2 64ZM38 64L88 0h16L60 64ZM84 64L128 0h10L100 64Z",
  thor: "M-70 0H134V12L112 9 98 18 80 8 62 14 44 7 26 15 8 8-12 17-32 9-50 16-70 10Z",
  odin: "M32 70L-80-10v30ZM32 70L-20-10h-20ZM32 70L20-10h-16ZM32 70L62-10h-16ZM32 70L106-10h-22ZM32 70L140 26V0Z",
  frigga: "M-70 64V50q26-14 51 0t51-4 51 0 51-2v20Z",
  heimdall: "M-40 64a72 72 0 0 1 144 0h-12a60 60 0 0 0-120 0ZM-18 64a50 50 0 0 1 100 0h-10a40 40 0 0 0-80 0Z",
  loki: "M-70 30q12-16 24 0t24 0 24 0 24 0 24 0 24 0 24 0 24 0v12q-12-16-24 0t-24 0-24 0-24 0-24 0-24 0-24 0-24 0Z",
  men: "M-70 56H134v8H-70ZM-40 0h10v56h-10ZM94 0h10v56H94ZM-70 4H134v6H-70Z",
  monsters: "M-70 64V44l22-20 14 12 18-22 20 20 12-8 16 14 20-26 18 20 16-10 20 14 16-12 12 10v26Z",
  manheim: "M-70 64V54q25-8 50-2t52 0 52-2 50 4v10Z",
  alfheim: "M-70 64V40l8-16 8 16 8-20 8 20 8-14 8 14 6-12 80 0 6-8 8 18 8-20 8 20 8-14 8 14 8-18 10 20v24Z",
  jotunheim: "M-70 64V36l20-18 16 14 14-10 18 16 36 0 18-20 16 14 16-16 20 18 16-8v38Z",
  death: "M-70 64V46q20-8 40-2t36 2 40-2 40 0 48 4v16Z",
  tree: "M-70 64V52q50-14 102-14t102 14v12Z",
};
