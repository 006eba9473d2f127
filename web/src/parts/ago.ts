/** How long ago, or how long still, in words. */
import type { Language } from "../words";

const STEPS: [seconds: number, unit: Intl.RelativeTimeFormatUnit][] = [
  [86_400, "day"],
  [3_600, "hour"],
  [60, "minute"],
];

export function ago(at: number, language: Language, now = Date.now() / 1000): string {
  const passed = Math.max(0, now - at);
  const words = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  for (const [seconds, unit] of STEPS) if (passed >= seconds) return words.format(-Math.floor(passed / seconds), unit);
  return words.format(0, "second");
}

/** A clock: 1:05, 2:00:00, or days where it is long. */
export function left(seconds: number, language: Language): string {
  const whole = Math.max(0, Math.floor(seconds));
  if (whole >= 172_800) {
    return new Intl.NumberFormat(language, { style: "unit", unit: "day", unitDisplay: "long" }).format(Math.round(whole / 86_400));
  }
  const two = (part: number) => String(part).padStart(2, "0");
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  return hours ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}
