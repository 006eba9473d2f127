/** Small sounds made on the spot, only where they are wished for. */
import { settings } from "./settings.svelte";
import { sure } from "./sure";

type Note = [frequency: number, at: number, length: number];

const TUNES: Record<string, Note[]> = {
  turn: [
    [392, 0, 0.12],
    [523, 0.13, 0.2],
  ],
  event: [[180, 0, 0.06]],
  chat: [[660, 0, 0.07]],
  end: [
    [392, 0, 0.15],
    [494, 0.16, 0.15],
    [587, 0.32, 0.4],
  ],
};

let context: AudioContext | null = null;

export function sound(tune: keyof typeof TUNES): void {
  if (!settings.sound || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  for (const [frequency, at, length] of sure(TUNES[tune])) {
    const start = context.currentTime + at;
    const voice = context.createOscillator();
    const loudness = context.createGain();
    voice.type = "triangle";
    voice.frequency.value = frequency;
    loudness.gain.setValueAtTime(0.0001, start);
    loudness.gain.exponentialRampToValueAtTime(0.09, start + 0.015);
    loudness.gain.exponentialRampToValueAtTime(0.0001, start + length);
    voice.connect(loudness).connect(context.destination);
    voice.start(start);
    voice.stop(start + length + 0.02);
  }
}
