/** Faces that have been fetched, so that seats look the same in the lobby as at the table. */
import { people } from "../people.svelte";
import { faceOf, sharedLooks, type GameFace, type Look } from "./face";

class FaceShelf {
  faces = $state.raw<Record<string, GameFace>>({});
  private wanted = new Map<string, Promise<GameFace>>();

  fetch(game: string): Promise<GameFace> {
    let face = this.wanted.get(game);
    if (face === undefined) {
      face = faceOf(game, people.game(game)?.has_face);
      this.wanted.set(game, face);
      void face.then((found) => (this.faces = { ...this.faces, [game]: found }));
    }
    return face;
  }

  looks(game: string, seats: number, led: number[][] = []): Look[] {
    return (this.faces[game]?.looks ?? sharedLooks)(seats, null, led);
  }

  /** Every game's signs, each set once however many games share it. */
  get symbols() {
    return [...new Set(Object.values(this.faces).flatMap((face) => (face.Symbols ? [face.Symbols] : [])))];
  }
}

export const faceShelf = new FaceShelf();
