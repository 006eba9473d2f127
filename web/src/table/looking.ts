/**
 * What is looked at closely: `data-look="card:12"` on anything. With a mouse one rests on it, with a finger one holds it,
 * with the keyboard one comes to it. What was held stays in sight until something else is touched, or Escape.
 */
import { on } from "svelte/events"; // something in focus may go in the middle of drawing
import type { Thing } from "../marks";

const REST = 450; // ms on one thing until it is meant
const A_SLIP = 10; // px a finger may move

export interface Look {
  thing: Thing;
  x: number; // the middle of what is looked at, across the page
  isHeld: boolean; // it stays
}

const partAt = (target: EventTarget | null): HTMLElement | SVGElement | null =>
  target instanceof Element ? target.closest<HTMLElement>("[data-look]") : null;

export function lookOf(part: HTMLElement | SVGElement, isHeld: boolean): Look | null {
  const [noun = "", number = ""] = (part.dataset.look ?? "").split(":");
  if (!noun || !number) return null;
  const { left, width } = part.getBoundingClientRect();
  return { thing: { field: noun, noun, number: Number(number) }, x: left + width / 2, isHeld };
}

/** Tells what is looked at, and null when nothing is any more; gives how to end it. */
export function watchLooks(look: (now: Look | null) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let part: Element | null = null;
  let held: { x: number; y: number; isShown: boolean } | null = null;

  const wait = (next: HTMLElement | SVGElement, isHeld: boolean) => {
    clearTimeout(timer);
    part = next;
    timer = setTimeout(() => {
      if (held) held.isShown = true;
      look(lookOf(next, isHeld));
    }, REST);
  };
  const leave = () => {
    clearTimeout(timer);
    if (part && !held?.isShown) look(null);
    part = null;
  };

  const over = (event: PointerEvent) => {
    if (event.pointerType === "touch") return;
    const next = partAt(event.target);
    if (next === part) return;
    leave();
    if (next) wait(next, false);
  };
  const down = (event: PointerEvent) => {
    if (event.pointerType !== "touch") return;
    if (held?.isShown) look(null);
    held = null;
    const next = partAt(event.target);
    if (!next) return;
    held = { x: event.clientX, y: event.clientY, isShown: false };
    wait(next, true);
  };
  const move = (event: PointerEvent) => {
    if (held && !held.isShown && Math.hypot(event.clientX - held.x, event.clientY - held.y) > A_SLIP) clearTimeout(timer);
  };
  const up = (event: PointerEvent) => {
    if (event.pointerType === "touch" && !held?.isShown) clearTimeout(timer);
  };
  const click = (event: MouseEvent) => {
    if (!held?.isShown || partAt(event.target) !== part) return;
    event.preventDefault(); // whoever held it wanted to see it, and nothing else
    event.stopPropagation();
    part = null;
  };
  const menu = (event: MouseEvent) => {
    if (held && partAt(event.target)) event.preventDefault();
  };
  const focus = ({ target }: FocusEvent) => {
    if (!(target instanceof Element) || !target.matches(":focus-visible")) return;
    const next = partAt(target) ?? target.querySelector<HTMLElement>("[data-look]");
    if (next) wait(next, false);
  };
  const key = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    held = null;
    leave();
    look(null);
  };

  const heard: [string, (event: any) => void][] = [
    ["pointerover", over],
    ["pointerdown", down],
    ["pointermove", move],
    ["pointerup", up],
    ["click", click],
    ["contextmenu", menu],
    ["focusin", focus],
    ["focusout", leave],
    ["keydown", key],
  ];
  const ends = heard.map(([kind, hear]) => on(document, kind, hear, { capture: true }));
  return () => {
    clearTimeout(timer);
    for (const end of ends) end();
  };
}
