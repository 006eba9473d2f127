/** What is heard, and when nothing is. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "../src/settings.svelte";
import { isAudible, listenForGesture, soundOf } from "../src/sound";
import { play, surround, type SoundName } from "../src/sounds/instrument";

const press = () => document.dispatchEvent(new Event("pointerdown"));
const hide = (hidden: boolean) => vi.spyOn(document, "hidden", "get").mockReturnValue(hidden);

beforeEach(() => {
  Object.assign(settings, { sound: true, volume: 0.5, soundGroups: { events: true, ambience: true, call: true } });
  hide(false);
});
afterEach(() => vi.restoreAllMocks());

describe("sound", () => {
  it("is not made before somebody has pressed something", () => {
    listenForGesture();
    expect(isAudible("steel")).toBe(false);
    press();
    expect(isAudible("steel")).toBe(true);
  });

  it("obeys its switch, its loudness and its groups", () => {
    settings.soundGroups.ambience = false;
    expect([isAudible("sea"), isAudible("steel"), isAudible("turn")]).toEqual([false, true, true]);
    settings.soundGroups.events = false;
    expect([isAudible("steel"), isAudible("victory"), isAudible("turn")]).toEqual([false, false, true]);
    settings.volume = 0;
    expect(isAudible("turn")).toBe(false);
    Object.assign(settings, { volume: 1, sound: false });
    expect(isAudible("turn")).toBe(false);
  });

  it("of a tab one does not look at is the call alone", () => {
    hide(true);
    expect([isAudible("sea"), isAudible("steel"), isAudible("turn")]).toEqual([false, false, true]);
  });

  it("tells events apart", () => {
    const kinds = ["dice-rolled", "battle-began", "card-drawn", "march-began", "gained-glory", "vikings-overboard", "something"];
    expect(kinds.map(soundOf)).toEqual(["dice", "steel", "card", "steps", "gain", "loss", "event"]);
  });

  it("goes with every kind of scene", () => {
    const scenes = {
      "packs-passed": "draft",
      "battle-joined": "steel",
      "province-destroyed": "doom",
      "quest-completed": "quest",
      "quest-failed": "loss",
      "artefact-forged": "forge",
      "legend-forged": "forge",
      "fight-began": "steel",
      "giant-fought": "steel",
      arrived: "landing",
      "arrival-ranked": "landing",
      "glory-counted": "count",
    };
    expect(Object.fromEntries(Object.keys(scenes).map((kind) => [kind, soundOf(kind)]))).toEqual(scenes);
  });
});

describe("the instrument", () => {
  const made: string[] = [];
  const param = () => ({ value: 0, setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn(), setTargetAtTime: vi.fn() });
  const node = (name: string) => {
    made.push(name);
    return {
      connect: (next: unknown) => next,
      disconnect: vi.fn(),
      start: vi.fn(),
      stop: vi.fn(),
      gain: param(),
      frequency: param(),
      Q: param(),
    };
  };
  class FakeContext {
    currentTime = 1;
    sampleRate = 800;
    state = "running";
    destination = {};
    createGain = () => node("gain");
    createOscillator = () => node("tone");
    createBiquadFilter = () => node("filter");
    createDynamicsCompressor = () => node("limit");
    createBufferSource = () => node("noise");
    createBuffer = (_: number, length: number) => ({ sampleRate: 800, getChannelData: () => new Float32Array(length) });
  }

  it("makes every sound its own way from tones and noise", () => {
    vi.stubGlobal("AudioContext", FakeContext);
    const names: SoundName[] = [
      "steps",
      "dice",
      "steel",
      "draft",
      "doom",
      "quest",
      "forge",
      "landing",
      "count",
      "card",
      "gain",
      "loss",
      "turn",
      "victory",
      "defeat",
      "end",
      "chat",
      "event",
      "fire-burst",
      "sea",
    ];
    const ways = names.map((name) => {
      made.length = 0;
      play(name, 0.5);
      return made.filter((one) => one !== "gain" && one !== "limit").join(" ");
    });
    expect(ways.every((way) => way !== "")).toBe(true);
    expect(ways[names.indexOf("victory")]).not.toBe(ways[names.indexOf("defeat")]);
    made.length = 0;
    surround("sea", 0.5);
    surround("sea", 0.7); // it goes on
    expect(made.filter((one) => one === "noise")).toHaveLength(2);
    surround(null, 0);
    vi.unstubAllGlobals();
  });
});
