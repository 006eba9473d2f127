/**
 * What a finger has to hit and might miss: everything that can be pressed and is lower or narrower than 40 px. Places on
 * a map are left out where the map can be zoomed, and so are links inside a sentence. Returns a line for each.
 */
() => {
  const LEAST = 39.5;
  const found = new Set();
  for (const one of document.querySelectorAll("#hall button, #hall a[href], #hall select, #hall [role=tab]")) {
    const box = one.getBoundingClientRect();
    const style = getComputedStyle(one);
    if (!box.width || style.visibility === "hidden" || style.opacity === "0" || one.closest("svg, .unseen, .skip, #board > .tools")) continue;
    if (style.display === "inline" || (one.closest(".content") && !one.closest(".stage")) || one.matches(":disabled, [aria-hidden=true]")) continue;
    if (box.height < LEAST || box.width < LEAST)
      found.add(`${one.className.replace(/ ?s(velte)?-\w+/g, "")} "${one.textContent.trim().slice(0, 30)}": ${Math.round(box.width)} x ${Math.round(box.height)}`);
  }
  return [...found];
}
