/** Each voyage has its own: out in the calm, home through snow. */
export type Weather = "calm" | "wind" | "storm" | "snow";

const BY_VOYAGE: readonly Weather[] = ["calm", "wind", "storm", "snow"];

export const weatherOf = (voyage: number): Weather => BY_VOYAGE[Math.max(0, voyage - 1)] ?? "snow";

/** One crest, from (x, y): low in the calm, hooked in a storm. */
export const CREST: Record<Weather, (x: number, y: number, size: number) => string> = {
  calm: (x, y, size) => `M${n(x)} ${n(y)}q${n(size / 4)} ${n(-size / 6)} ${n(size / 2)} 0t${n(size / 2)} 0`,
  wind: (x, y, size) =>
    `M${n(x)} ${n(y)}q${n(size / 3)} ${n(-size / 3)} ${n(size * 0.7)} 0q${n(size / 6)} ${n(size / 8)} ${n(size * 0.4)} 0`,
  storm: (x, y, size) =>
    `M${n(x)} ${n(y)}q${n(size * 0.3)} 0 ${n(size * 0.5)} ${n(-size * 0.36)}q${n(size * 0.3)} 0 ${n(size * 0.2)} ${n(size * 0.3)}` +
    `q${n(size * 0.2)} ${n(size * 0.06)} ${n(size * 0.5)} 0`,
  snow: (x, y, size) => `M${n(x)} ${n(y)}q${n(size / 4)} ${n(-size / 5)} ${n(size / 2)} 0`,
};
const n = (value: number): string => value.toFixed(1);
