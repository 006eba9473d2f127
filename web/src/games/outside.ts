/**
 * Faces that games from outside bring along: a module that the hall serves, `faces/NAME/face.js`, which exports `face`.
 * It is given elements and what is to be seen, and may be made with anything. `docs/add-a-game.md` shows one.
 */
import type { Component } from "svelte";
import { sharedLooks, type BoardProps, type EndProps, type GameFace, type Look, type SeatLineProps } from "./face";
import Outside from "./Outside.svelte";

/** Something drawn in an element of the page. */
export interface Drawn<P> {
  update(given: P): void; // there is something else to be seen
  destroy?(): void; // the element goes away
}

export type Draw<P> = (room: HTMLElement, given: P) => Drawn<P>;

/** As `GameFace`, with functions that draw in the place of components. */
export interface OutsideFace {
  board: Draw<BoardProps>;
  sheet?: Draw<BoardProps>;
  seatLine?: Draw<SeatLineProps>;
  end?: Draw<EndProps>;
  duration?(event: { kind: string; fields: Record<string, any> }): number;
  looks?(seats: number, view?: any): Look[];
}

type Load = (address: string) => Promise<{ face?: OutsideFace }>;

const fetched: Load = (address) => import(/* @vite-ignore */ address);

/** The face that the game's package brings; null where it cannot be used. */
export async function outsideFace(game: string, load: Load = fetched): Promise<GameFace | null> {
  try {
    const { face } = await load(new URL(`faces/${game}/face.js`, document.baseURI).href);
    if (typeof face?.board !== "function") throw new Error("it exports no `face` with a `board`");
    return adopted(face);
  } catch (reason) {
    console.warn(`The face of ${game} cannot be used:`, reason);
    return null;
  }
}

function adopted(face: OutsideFace): GameFace {
  return {
    Board: component(face.board),
    ...(face.sheet && { Sheet: component(face.sheet) }),
    ...(face.seatLine && { SeatLine: component(face.seatLine) }),
    ...(face.end && { End: component(face.end) }),
    duration: (event) => face.duration?.(event) ?? 1,
    looks: (seats, view) => face.looks?.(seats, view) ?? sharedLooks(seats),
  };
}

function component<P extends Record<string, any>>(draw: Draw<P>): Component<P> {
  return (internals, props) => Outside(internals, { draw: draw as Draw<any>, given: () => ({ ...props }) });
}
