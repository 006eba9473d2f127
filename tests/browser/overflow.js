/**
 * Text that cannot be read whole where it stands: cut off by a box that does not scroll, wider than the box it is
 * written in, or beyond the edge of the page. What may be scrolled to is not lost; what is only for screen readers
 * is not seen. Returns a line for each.
 */
() => {
  const SLACK = 2; // px: letters lean over their boxes a little
  const found = new Set();
  const scrolls = (value) => value === "auto" || value === "scroll";
  const cuts = (value) => value === "hidden" || value === "clip";
  const name = (one) => one.tagName.toLowerCase() + [...one.classList].filter((part) => !part.startsWith("s-")).map((part) => `.${part}`).join("");

  /** The styles of an element and of everything around it, each looked up once. */
  const styles = new Map();
  const styleOf = (one) => styles.get(one) ?? styles.set(one, getComputedStyle(one)).get(one);
  const unseen = new Map();
  const isUnseen = (one) => unseen.get(one) ?? unseen.set(one, hides(one) || (!!one.parentElement && isUnseen(one.parentElement))).get(one);
  const hides = (one) => {
    const style = styleOf(one);
    return style.clipPath === "inset(50%)" || style.visibility === "hidden" || style.opacity === "0" || /^(symbol|defs|title)$/.test(one.tagName);
  };
  const isBox = (style) =>
    (style.borderTopWidth !== "0px" && style.borderTopStyle !== "none") || !/, 0\)$|^transparent$/.test(style.backgroundColor);

  function look(text, rect, parent) {
    const isDrawn = parent instanceof SVGElement;
    let [across, down, boxed] = [true, true, true]; // whether it is still to be looked at in this direction
    const said = `"${text.data.trim().slice(0, 50)}"`;
    for (let at = parent; at && at !== document.documentElement; at = at.parentElement) {
      if (at instanceof SVGElement && at.tagName !== "svg") continue;
      const style = styleOf(at);
      if (style.display === "inline" || style.display === "contents") continue;
      const room = at.getBoundingClientRect();
      const left = room.left - rect.left > SLACK || rect.right - room.right > SLACK;
      const lean = isDrawn ? rect.height / 3 : SLACK; // a drawn number's box is higher than its figures
      const high = room.top - rect.top > lean || rect.bottom - room.bottom > lean;
      if (across && left && cuts(style.overflowX)) found.add(`cut by ${name(at)}: ${said} in ${name(parent)}`);
      if (down && high && cuts(style.overflowY)) found.add(`cut by ${name(at)}: ${said} in ${name(parent)}`);
      if (scrolls(style.overflowX)) across = false;
      if (scrolls(style.overflowY)) down = false;
      if (boxed && isBox(style)) {
        if (across && left) found.add(`wider than ${name(at)}: ${said} in ${name(parent)}`);
        if (down && high) found.add(`higher than ${name(at)}: ${said} in ${name(parent)}`);
        boxed = false;
      }
      if (style.position === "fixed") break;
    }
    if (across && (rect.left < -SLACK || rect.right > innerWidth + SLACK)) found.add(`off the page: ${said} in ${name(parent)}`);
  }

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const parent = text.parentElement;
    if (!text.data.trim() || !parent || ["SCRIPT", "STYLE"].includes(parent.tagName)) continue;
    range.selectNodeContents(text);
    const rects = [...range.getClientRects()].filter((rect) => rect.width > 0 && rect.height > 0);
    if (!rects.length || isUnseen(parent)) continue;
    const style = styleOf(parent);
    if (style.textOverflow === "ellipsis" && parent.scrollWidth > parent.clientWidth + 1) found.add(`shortened: "${text.data.trim()}" in ${name(parent)}`);
    for (const rect of rects) look(text, rect, parent);
  }
  if (document.documentElement.scrollWidth > innerWidth) found.add(`the page is ${document.documentElement.scrollWidth}px wide`);
  return [...found];
}
