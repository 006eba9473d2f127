import { expect, test } from "vitest";
import { familyOf } from "../../src/games/bloodrage/art/cards/family";
import { isLaid } from "../../src/games/bloodrage/art/cut";
import { FIGURE_CUTS } from "../../src/games/bloodrage/art/figures";
import { PARTS } from "../../src/games/bloodrage/art/parts";
import { PICTURES } from "../../src/games/bloodrage/art/pictures";
import { beside } from "../../src/games/bloodrage/beside";
import { BOARD, CARDS } from "../../src/games/bloodrage/generated";
import { layoutFor } from "../../src/games/bloodrage/layout";

test("no two cards show the same picture", () => {
  const drawn = CARDS.map(({ name }) => JSON.stringify(PICTURES[name]));
  expect(new Set(drawn).size).toBe(CARDS.length);
});

test("pictures are made of parts and figures that exist", () => {
  const known = new Set([
    ...Object.keys(PARTS).map((name) => `#cut-${name}`),
    ...Object.keys(FIGURE_CUTS).map((name) => `#figure-${name}`),
  ]);
  const used = Object.values(PICTURES).flatMap((cut) => cut.flatMap((layer) => (isLaid(layer) ? [layer.href] : [])));
  expect(used.filter((href) => !known.has(href))).toEqual([]);
});

test("a gift is of the god it is named after, a ship's of Loki", () => {
  expect([familyOf("a1-tyrs-smite"), familyOf("a2-fire-dragons"), familyOf("a3-yggdrasil"), familyOf("a1-troll")]).toEqual([
    "tyr",
    "loki",
    "tree",
    "monsters",
  ]);
});

test("a note about a place lies inside the board, beside the place and off the zoom", () => {
  const layout = layoutFor(1000, 620);
  const card = { width: 248, height: 190 };
  for (let place = 0; place < BOARD; place++) {
    const room = layout.room(place);
    const { x, y } = beside(room, card, layout);
    const right = x + card.width;
    const bottom = y + card.height;
    expect(x >= 0 && y >= 0 && right <= layout.width && bottom <= layout.height, `inside, ${place}`).toBe(true);
    expect(right <= room.left || x >= room.right || bottom <= room.top || y >= room.bottom, `beside, ${place}`).toBe(true);
    expect(right > layout.width - 64 && bottom > layout.height - 150, `on the zoom, ${place}`).toBe(false);
  }
});
