import { mount } from "svelte";
import App from "./App.svelte";
import "./look/fonts.css";
import "./look/tokens.css";
import "./look/base.css";
import { pageOf } from "./pages/pages";
import { router } from "./router.svelte";
import { sure } from "./sure";

pageOf(router.route.page).catch(() => undefined); // on its way before the hall has said which games there are

export default mount(App, { target: sure(document.getElementById("hall")) });
