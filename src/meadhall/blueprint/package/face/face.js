/**
 * The face of the game in the browser. `board` draws into `room` what is to be seen, and gives back how to draw it anew;
 * `sheet`, `seatLine`, `end`, `duration` and `looks` may be there too. Without this file the game has the plain face.
 */
const STYLE = `
  .heap { display: grid; place-content: center; gap: 1.5rem; height: 100%; text-align: center; }
  .heap .stones { font-size: 2rem; letter-spacing: 0.4rem; }
  .heap .seats, .heap .choices { display: flex; flex-wrap: wrap; justify-content: center; gap: 1rem; }
  .heap button.hinted { outline: 3px solid currentColor; }
`;

export const face = {
  board(room, given) {
    const style = element("style", "", STYLE);
    const [heap, stones, seats, choices] = ["heap", "stones", "seats", "choices"].map((name) => element("div", name, ""));
    stones.setAttribute("role", "img");
    heap.append(stones, seats, choices);
    room.replaceChildren(style, heap);
    let offered = null;

    function update({ view, say, ...now }) {
      stones.textContent = "●".repeat(view.heap);
      stones.setAttribute("aria-label", say("heap", { heap: view.heap }));
      seats.replaceChildren(...now.seats.map((seat) => element("span", "seat", `${seat.name}: ${view.taken[seat.seat]}`)));
      if (offered !== now.choices) choices.replaceChildren(...now.choices.map((choice) => button(choice, say, now)));
      offered = now.choices;
      for (const one of choices.children) one.classList.toggle("hinted", Number(one.dataset.number) === now.hinted);
    }

    update(given);
    return { update, destroy: () => room.replaceChildren() };
  },
};

/** A choice to press; pointing at it lights the same line of the list beside the board. */
function button(choice, say, { choose, hint }) {
  const made = element("button", "", say.move(choice));
  made.dataset.number = choice.number;
  made.onclick = () => choose(choice);
  made.onpointerenter = made.onfocus = () => hint(choice.number);
  made.onpointerleave = made.onblur = () => hint(null);
  return made;
}

function element(kind, name, text) {
  const made = document.createElement(kind);
  made.className = name;
  made.textContent = text;
  return made;
}
