/** The pictures and colours that all faces share: what a seat's crest needs where no game is played. */
import "./art.css";
import "./sea.css";
import "../games/clashofrage/land.css";

export { default as Symbols } from "./Symbols.svelte";
