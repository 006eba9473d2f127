/** The picture on each card: whatever is not drawn is an error here. */
import type { CardName } from "../generated";
import type { Cut } from "./cut";
import { FRIGGA } from "./cards/frigga";
import { HEIMDALL } from "./cards/heimdall";
import { MEN, MONSTERS } from "./cards/hosts";
import { LOKI } from "./cards/loki";
import { ODIN } from "./cards/odin";
import { QUESTS } from "./cards/quests";
import { THOR } from "./cards/thor";
import { TYR } from "./cards/tyr";

export const PICTURES: Record<CardName, Cut> = {
  ...TYR,
  ...THOR,
  ...ODIN,
  ...FRIGGA,
  ...HEIMDALL,
  ...LOKI,
  ...MEN,
  ...MONSTERS,
  ...QUESTS,
};
