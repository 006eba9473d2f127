/** How choices are listed, and how one is found by its key. */
import { sure } from "../sure";
import type { Option } from "../wire";

const KEYS = ["1", "2", "3", "4", "5", "6", "7", "8", "9"];
const FEW = 5; // choices that need no headings

/** By the number of the option, the key that chooses it; the tenth and those after it have none. */
export type Keys = ReadonlyMap<number, string>;

/** The option a key stands for, if it is one. */
export function chosenBy(key: string, choices: Option[], keys: Keys): Option | null {
  return choices.find((choice) => keys.get(choice.number) === key) ?? null;
}

/** Keys that stay with their options for as long as they are not forgotten: what goes leaves its key free, and it is used last. */
export class KeyRing {
  private held = new Map<string, Map<number, string>>(); // by the kind of question

  deal(question: string, choices: Option[]): Keys {
    const before = this.held.get(question) ?? new Map<number, string>();
    const offered = new Set(choices.map(({ number }) => number));
    const taken = new Set(before.values());
    const left = [...before].filter(([number]) => !offered.has(number)).map(([, key]) => key);
    const free = [...KEYS.filter((key) => !taken.has(key)), ...left.sort()];
    const dealt = new Map<number, string>();
    for (const { number } of choices) {
      const key = before.get(number) ?? free.shift();
      if (key !== undefined) dealt.set(number, key);
    }
    const given = new Set(dealt.values());
    this.held.set(question, new Map([...[...before].filter(([, key]) => !given.has(key)), ...dealt]));
    return dealt;
  }

  forget(): void {
    this.held.clear();
  }
}

const AMOUNT = "count"; // what the field of a move is called that only says how many
const MANY = 4; // amounts for which one counts rather than reads

/** Choices that differ only in how many, as the rules offer them: from the least to the most, none left out. */
export function amountsIn(choices: Option[]): Option[][] {
  const runs = new Map<string, Option[]>();
  for (const choice of choices.filter(({ fields }) => AMOUNT in fields)) {
    const rest = JSON.stringify([choice.kind, { ...choice.fields, [AMOUNT]: 0 }]);
    runs.set(rest, [...(runs.get(rest) ?? []), choice]);
  }
  const sorted = [...runs.values()].map((run) => run.toSorted((one, other) => amountOf(one) - amountOf(other)));
  return sorted.filter((run) => run.length >= MANY && run.every((one, at) => amountOf(one) === amountOf(sure(run[0])) + at));
}

export const amountOf = ({ fields }: Option): number => Number((fields as Record<string, unknown>)[AMOUNT]);

export interface Group {
  kind: string | null; // null: what has no heading of its own
  choices: Option[];
}

/** Choices of one kind stand together, where there are many; those without a heading come last, in their own order. */
export function grouped(choices: Option[], hasHeading: (kind: string) => boolean): Group[] {
  const kinds = [...new Set(choices.map(({ kind }) => kind))].filter(hasHeading);
  if (choices.length <= FEW || kinds.length === 0) return [{ kind: null, choices }];
  const groups: Group[] = kinds.map((kind) => ({ kind, choices: choices.filter((choice) => choice.kind === kind) }));
  const others = choices.filter(({ kind }) => !kinds.includes(kind));
  return others.length ? [...groups, { kind: null, choices: others }] : groups;
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
