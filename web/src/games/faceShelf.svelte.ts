/** Faces that have been fetched, and what seats bear where no face is needed. */
import type { Component } from "svelte";
import { people } from "../people.svelte";
import { settings } from "../settings.svelte";
import { fetchWordsOf } from "../words";
import { bearingsOf, plainBearings } from "./bearings";
import { faceOf, faces, type GameFace, type Look } from "./face";

class FaceShelf {
  faces = $state.raw<Record<string, GameFace>>({});
  private crests = $state.raw<Component | null>(null);
  private wanted = new Map<string, Promise<GameFace>>();
  private wantsCrests = false;

  /** With its words: a table says nothing before it can. */
  fetch(game: string): Promise<GameFace> {
    let face = this.wanted.get(game);
    if (face === undefined) {
      const words = fetchWordsOf(game, settings.language);
      face = faceOf(game, people.game(game)?.has_face).then((found) => words.then(() => found));
      this.wanted.set(game, face);
      void face.then((found) => (this.faces = { ...this.faces, [game]: found }));
    }
    return face;
  }

  /** The pictures on shields, for a page that shows seats and no board. A face from elsewhere is asked itself. */
  showSeatsOf(game: string): void {
    if (bearingsOf(game, 1) === null && !(game.replaceAll("-", "") in faces) && people.game(game)?.has_face) void this.fetch(game);
    if (this.wantsCrests) return;
    this.wantsCrests = true;
    void import("../art/crests").then(({ Symbols }) => (this.crests = Symbols));
  }

  /** `led`: the clans, gods … that each seat is known to lead. */
  looks(game: string, seats: number, led: number[][] = []): Look[] {
    return this.faces[game]?.looks(seats, null, led) ?? plainBearings(game, seats, led);
  }

  /** Every game's signs, each set once however many games share it. */
  get symbols() {
    const ofFaces = Object.values(this.faces).flatMap((face) => (face.Symbols ? [face.Symbols] : []));
    return [...new Set(this.crests ? [this.crests, ...ofFaces] : ofFaces)];
  }
}

export const faceShelf = new FaceShelf();
