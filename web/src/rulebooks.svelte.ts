/** Rulebooks, asked for once in each language. */
import { api } from "./api";
import type { Rulebook } from "./wire";
import type { Language } from "./words";

const asked = new Map<string, Promise<Rulebook>>();

export function rulebookOf(game: string, language: Language): Promise<Rulebook> {
  const name = `${game}/${language}`;
  let book = asked.get(name);
  if (book === undefined) {
    book = api.rulebook(game, language);
    book.catch(() => asked.delete(name));
    asked.set(name, book);
  }
  return book;
}

/** The chapters with the rules in which every word of the search is found. */
export function searched(book: Rulebook, search: string): Rulebook["chapters"] {
  const wanted = plain(search).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return book.chapters;
  return book.chapters
    .map((chapter) => ({
      heading: chapter.heading,
      rules: chapter.rules.filter((rule) => {
        const text = plain(`${rule.id} ${chapter.heading} ${rule.text}`);
        return wanted.every((word) => text.includes(word));
      }),
    }))
    .filter((chapter) => chapter.rules.length);
}

/** Without accents or capitals, so that a search finds what is meant. */
function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
