/** A sentence in parts: what names a card, a place, a unit is marked while it is put into words, and found again afterwards. */

/** A stretch of a sentence; with a field, it names something. */
export interface Part {
  text: string;
  thing: Thing | null;
}

/** Something with a name, as an event has it: `{ field: "province", noun: "place", number: 3 }`. */
export interface Thing {
  field: string;
  noun: string;
  number: number;
}

// Signs that no language has: where a name begins, which one it is, and where it ends.
const BEGIN = "\uE000";
export const END = "\uE001";
const FIRST = 0xe100;

/** For patterns that look at the letter a word begins with. */
export const MARK = `(?:${BEGIN}[\\s\\S])?`;

export class Marks {
  private readonly things: Thing[] = [];

  around(text: string, thing: Thing): string {
    this.things.push(thing);
    return `${BEGIN}${String.fromCharCode(FIRST + this.things.length - 1)}${text}${END}`;
  }

  partsOf(marked: string): Part[] {
    return marked.split(BEGIN).flatMap((piece, at) => {
      if (at === 0) return bare(piece);
      const [named = "", after = ""] = piece.slice(1).split(END);
      return [{ text: named, thing: this.things[piece.charCodeAt(0) - FIRST] ?? null }, ...bare(after)];
    });
  }
}

const bare = (text: string): Part[] => (text ? [{ text, thing: null }] : []);
