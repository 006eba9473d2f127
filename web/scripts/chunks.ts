/** Which modules travel together. Every file asked for costs a slow line a turn, so what is needed together is one file. */

const HALL = [
  /node_modules|preload-helper|rolldown.runtime/,
  /\/src\/(App|Page|api|words|settings|people|router|bar|sure|sound|main)\b/,
  /\/src\/look\/(?!narrow)/,
  /\/src\/games\/(face|faceShelf|bearings|\w+\/bearings)\./,
  /\/src\/pages\/(Lobby|pages|warm)\./,
  /\/src\/parts\/(Emblem|NameGate|Sign|Switches|TableCard|ago|status)\b/,
];
const ART = [/\/src\/(art\/|games\/(FinalCount|GloryBars|counting|flying)\b)/];
const TABLE = [
  /\/src\/table\/(?!Lookback|ChanceGraph|ScoreGraph|Turns|Hands|SagaSeats|course|saga)/,
  /\/src\/(pages\/Table\.|parts\/(Rulebook|PanZoom|SpeedChoice|SoundChoice|SoundOffer|Dialog|CopyLink|Stepper|level)\b|look\/narrow|rulebooks)/,
];
const WORDS = /games\/([a-z]+)\/(?:words\/|spoken\.)([a-z]+)\.ftl\?raw/;
const WORDS_OF_THE_HALL = /meadhall\/words\/(?!en\b)([a-z]+)\.ftl\?raw/; // English comes with the hall itself

const oneOf = (tests: RegExp[]) => (id: string) => tests.some((test) => test.test(id));

function wordsName(id: string): string | null {
  const found = WORDS.exec(id);
  const ofHall = WORDS_OF_THE_HALL.exec(id);
  return found ? `words-${found[1]}-${found[2]}` : ofHall && `words-hall-${ofHall[1]}`;
}

/** The first that takes a module has it, and what only that module needs. */
export const groups = [
  { name: wordsName, debugName: "words", priority: 4 },
  { name: "hall", test: oneOf(HALL), priority: 3 },
  { name: "art", test: oneOf(ART), priority: 2 },
  { name: "table", test: oneOf(TABLE), priority: 1 },
];
