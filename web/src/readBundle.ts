/** Fluent as a slow phone can afford it: of a thousand messages a page says a few dozen, and its numbers are small. */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable, type Message, type Scope } from "@fluent/bundle";

const START = /^(-?[a-zA-Z][\w-]*) *=/gm; // of a message or a term
const USED = /\{\s*(-?[a-zA-Z][\w-]*)/g; // messages and terms in another

/** Written as Intl writes it, which is slow to begin with. */
class Count extends FluentNumber {
  override toString(scope: Scope): string {
    return Number.isInteger(this.value) && this.value >= 0 && this.value < 1000 ? String(this.value) : super.toString(scope);
  }
}

/** Reads a message when it is first said. */
export class ReadBundle extends FluentBundle {
  private readonly unread = new Map<string, string>();

  /** What is added later is said instead. */
  addText(text: string): void {
    const starts = [...text.matchAll(START)];
    for (const [at, { 1: id, index }] of starts.entries()) if (id) this.unread.set(id, text.slice(index, starts[at + 1]?.index));
  }

  override hasMessage(id: string): boolean {
    return this.getMessage(id) !== undefined;
  }

  override getMessage(id: string): Message | undefined {
    this.read(id);
    return super.getMessage(id);
  }

  override formatPattern(pattern: string | any[], about?: Record<string, FluentVariable> | null, errors?: Error[] | null): string {
    const counted = Object.entries(about ?? {}).map(([name, content]) => [
      name,
      typeof content === "number" ? new Count(content) : content,
    ]);
    return super.formatPattern(pattern, Object.fromEntries(counted) as Record<string, FluentVariable>, errors);
  }

  private read(id: string): void {
    const text = this.unread.get(id);
    if (text === undefined) return;
    this.unread.delete(id);
    this.addResource(new FluentResource(text), { allowOverrides: true });
    for (const [, used = ""] of text.matchAll(USED)) this.read(used);
  }
}
