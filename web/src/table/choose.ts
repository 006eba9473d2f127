/** How a choice is found: by key, by number, by notation. */
import type { Option } from "../wire";

export const KEYS = 9;

/** The key that chooses the nth option, or none. */
export function keyOf(index: number): string | null {
  return index < KEYS ? String(index + 1) : null;
}

/** The option a key stands for, if it is one. */
export function chosenBy(key: string, choices: Option[]): Option | null {
  if (!/^[1-9]$/.test(key)) return null;
  return choices[Number(key) - 1] ?? null;
}

/** Keys belong to whoever writes; never steal them. */
export function isWriting(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable) return true;
  if (target instanceof HTMLInputElement) return !["checkbox", "radio", "button", "submit"].includes(target.type);
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
}

/** In a lesson what is expected comes first to the eye, everything else stays where it is. */
export function isExpected(choice: Option, expected: number[]): boolean {
  return expected.includes(choice.number);
}
