import { mount } from "svelte";
import App from "./App.svelte";
import "./look/fonts.css";
import "./look/tokens.css";
import "./look/base.css";
import { pageOf } from "./pages/pages";
import { router } from "./router.svelte";
import { settings } from "./settings.svelte";
import { sure } from "./sure";
import { fetchHallWords } from "./words";

pageOf(router.route.page).catch(() => undefined); // on its way before the hall has said which games there are

const PATIENCE = 2000; // ms, until words that did not come are asked for again

/** Nobody comes in before the hall can speak to them. */
function enter(): void {
  fetchHallWords(settings.language).then(
    () => mount(App, { target: sure(document.getElementById("hall")) }),
    () => setTimeout(enter, PATIENCE),
  );
}

enter();
