/** A band for each family, drawn once and repeated: 16 wide, 8 high. */
import type { Family } from "./cards/family";

const PLAIT = "M0 1q4 0 8 3t8 3M0 7q4 0 8-3t8-3";

export const KNOTWORK: Record<Family, string> = {
  tyr: "M2 6l2-4 2 4M10 6l2-4 2 4M4 2v5M12 2v5",
  thor: "M0 2h5L3 6h5l-2-4h5L9 6h5l-2-4h4",
  odin: "M0 6h8L4 1 0 6M8 6h8l-4-5-4 5M4 7l8-5",
  frigga: "M0 4q4-5 8 0t8 0M0 4q4 5 8 0t8 0M4 4h.1M12 4h.1",
  heimdall: "M0 7a4 4 0 0 1 8 0M8 7a4 4 0 0 1 8 0M2 7a2 2 0 0 1 4 0M10 7a2 2 0 0 1 4 0",
  loki: "M0 4q0-3 3-3t3 3-3 3 5 0 5-3 3-3 3 3-3 3",
  men: PLAIT,
  monsters: "M0 6l2-4 2 4 2-4 2 4 2-4 2 4 2-4 2 4",
  manheim: PLAIT,
  alfheim: "M0 6q4-6 8 0t8 0M4 3l-2-2M4 3l2-2M12 3l-2-2M12 3l2-2",
  jotunheim: "M0 7l4-6 4 6 4-6 4 6M2 7l2-3 2 3M10 7l2-3 2 3",
  death: "M0 4h3l2-3 2 6 2-6 2 6 2-3h3",
  tree: "M8 7V1M8 4L4 1M8 4l4-3M0 7h16",
};
