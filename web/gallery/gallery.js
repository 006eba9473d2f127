/** The gallery's own page: situations chosen by game, sort and kind, each in a frame for every size, theme and language. */
const MANY = {
  size: Object.keys(await read("sizes.json")),
  theme: ["hall", "daylight"],
  language: ["en", "fr"],
  text: ["usual", "large"],
};
const FIRST = { size: ["laptop", "phone"], theme: ["hall"], language: ["en"], text: ["usual"] };
const AT_ONCE = 24; // frames: each is a whole client

const sizes = await read("sizes.json");
const situations = await read("index.json");
const form = document.querySelector("#wishes");
const frames = document.querySelector("#frames");

async function read(name) {
  return (await fetch(name)).json();
}

function element(name, attributes = {}, ...inside) {
  const made = Object.assign(document.createElement(name), attributes);
  made.append(...inside);
  return made;
}

function offer(name, values, all) {
  const select = form.elements[name];
  const before = select.value;
  select.replaceChildren(element("option", { value: "" }, all), ...values.map((value) => element("option", { value }, value)));
  if (values.includes(before)) select.value = before;
}

const distinct = (name, among) => [...new Set(among.map((one) => one[name]))];
const chosen = (name) => [...form.querySelectorAll(`[data-many=${name}] input:checked`)].map((box) => box.value);
const matches = (names) => (one) => names.every((name) => !form.elements[name].value || one[name] === form.elements[name].value);

function everyWay() {
  const found = situations.filter(matches(["game", "sort", "kind"]));
  return found.flatMap((situation) =>
    chosen("size").flatMap((size) =>
      chosen("theme").flatMap((theme) =>
        chosen("language").flatMap((language) => chosen("text").map((text) => ({ situation, size, theme, language, text }))),
      ),
    ),
  );
}

function framed({ situation, size, theme, language, text }) {
  const [width, height] = sizes[size];
  const scale = Number(form.elements.scale.value);
  const source = `frame.html?${new URLSearchParams({ theme, language, text })}#/table/${situation.id}`;
  const caption = element("figcaption", {}, element("a", { href: source, target: "_blank" }, situation.id));
  caption.append(` – ${size}, ${theme}, ${language}${text === "usual" ? "" : `, ${text} text`}`);
  const frame = element("iframe", { src: source, width, height, loading: "lazy", title: `${situation.id} ${size} ${theme} ${language}` });
  frame.style.transform = `scale(${scale})`;
  const box = element("div", { className: "frame" }, frame);
  box.style.cssText = `width: ${width * scale}px; height: ${height * scale}px`;
  return element("figure", {}, caption, box);
}

function show() {
  offer("kind", distinct("kind", situations.filter(matches(["game", "sort"]))), "every kind");
  const ways = everyWay();
  const shown = ways.slice(0, AT_ONCE);
  document.querySelector("#told").textContent =
    `${situations.length} situations; ${ways.length} frames` + (ways.length > AT_ONCE ? `, the first ${AT_ONCE} of them here` : "");
  frames.replaceChildren(...shown.map(framed));
  const wishes = new URLSearchParams(new FormData(form));
  history.replaceState(null, "", `?${wishes}`);
}

function remember() {
  const wishes = new URLSearchParams(location.search);
  for (const name of ["game", "sort"]) if (wishes.has(name)) form.elements[name].value = wishes.get(name);
  offer("kind", distinct("kind", situations), "every kind");
  for (const name of ["kind", "scale"]) if (wishes.has(name)) form.elements[name].value = wishes.get(name);
  for (const [name, first] of Object.entries(FIRST)) {
    const wished = wishes.getAll(name);
    for (const box of form.querySelectorAll(`[data-many=${name}] input`))
      box.checked = (wished.length ? wished : first).includes(box.value);
  }
}

for (const [name, values] of Object.entries(MANY))
  for (const value of values)
    form
      .querySelector(`[data-many=${name}]`)
      .append(element("label", {}, element("input", { type: "checkbox", name, value }), ` ${value}`));
offer("game", distinct("game", situations), "every game");
offer("sort", distinct("sort", situations), "every sort");
remember();
form.addEventListener("input", show);
show();
