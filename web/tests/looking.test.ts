import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Look, watchLooks } from "../src/table/looking";

const pointer = (kind: string, pointerType: string, x = 0) =>
  Object.assign(new MouseEvent(kind, { bubbles: true, cancelable: true, clientX: x }), { pointerType });

describe("looking closely", () => {
  let card: HTMLElement;
  let seen: (Look | null)[];
  let stop: () => void;

  beforeEach(() => {
    vi.useFakeTimers();
    document.body.innerHTML = `<p>land</p><button data-look="card:12">card</button>`;
    card = document.querySelector("button") as HTMLElement;
    seen = [];
    stop = watchLooks((look) => seen.push(look));
  });
  afterEach(() => {
    stop();
    vi.useRealTimers();
  });

  it("is resting on something with a mouse, and ends as one leaves it", () => {
    card.dispatchEvent(pointer("pointerover", "mouse"));
    vi.advanceTimersByTime(200);
    expect(seen).toEqual([]);
    vi.advanceTimersByTime(400);
    expect(seen[0]).toMatchObject({ thing: { noun: "card", number: 12 }, isHeld: false });
    document.querySelector("p")?.dispatchEvent(pointer("pointerover", "mouse"));
    expect(seen[1]).toBeNull();
  });

  it("is holding it with a finger: it stays, it is no click, and Escape ends it", () => {
    const clicked = vi.fn();
    card.addEventListener("click", clicked);
    card.dispatchEvent(pointer("pointerdown", "touch"));
    vi.advanceTimersByTime(500);
    expect(seen[0]).toMatchObject({ isHeld: true });
    card.dispatchEvent(pointer("pointerup", "touch"));
    card.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    expect(clicked).not.toHaveBeenCalled();
    document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
    expect(seen.at(-1)).toBeNull();
  });

  it("is neither a tap nor a drag", () => {
    const clicked = vi.fn();
    card.addEventListener("click", clicked);
    card.dispatchEvent(pointer("pointerdown", "touch"));
    card.dispatchEvent(pointer("pointerup", "touch"));
    card.click();
    vi.advanceTimersByTime(1000);
    card.dispatchEvent(pointer("pointerdown", "touch"));
    card.dispatchEvent(pointer("pointermove", "touch", 40));
    vi.advanceTimersByTime(1000);
    expect(seen).toEqual([]);
    expect(clicked).toHaveBeenCalledOnce();
  });
});
