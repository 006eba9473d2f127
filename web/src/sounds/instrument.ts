/** Every sound of the hall, made on the spot from noise and plain tones: nothing is recorded, nothing is fetched. */

export type SoundName =
  | "sea"
  | "fire"
  | "fire-burst"
  | "steps"
  | "dice"
  | "steel"
  | "draft"
  | "doom"
  | "quest"
  | "forge"
  | "landing"
  | "count"
  | "card"
  | "gain"
  | "loss"
  | "turn"
  | "victory"
  | "defeat"
  | "end"
  | "chat"
  | "event";

interface Voice {
  context: BaseAudioContext;
  out: AudioNode;
  at: number; // when it begins
}

const AMBIENT = 0.22; // of the volume
let context: AudioContext | null = null;
let master: GainNode | null = null;
let noise: AudioBuffer | null = null;
let around: { name: "sea" | "fire"; gain: GainNode; stop: () => void } | null = null;

export function play(name: SoundName, volume: number): void {
  const [audio, out] = opened(volume);
  SOUNDS[name]({ context: audio, out, at: audio.currentTime + 0.01 });
}

/** Sea or fire, until it is told otherwise; it comes and goes slowly. */
export function surround(name: "sea" | "fire" | null, volume: number): void {
  if (around?.name === name) {
    if (master && name !== null) master.gain.value = volume;
    return;
  }
  if (around && context) {
    const gone = around;
    gone.gain.gain.setTargetAtTime(0, context.currentTime, 0.5);
    setTimeout(() => gone.stop(), 2500);
    around = null;
  }
  if (name === null) return;
  const [audio, out] = opened(volume);
  const gain = audio.createGain();
  gain.gain.value = 0;
  gain.gain.setTargetAtTime(AMBIENT, audio.currentTime, 1.5);
  gain.connect(out);
  around = { name, gain, stop: AMBIENCE[name]({ context: audio, out: gain, at: audio.currentTime }) };
}

function opened(volume: number): [AudioContext, AudioNode] {
  if (context === null || master === null) {
    context = new AudioContext();
    master = context.createGain();
    const limit = context.createDynamicsCompressor();
    master.connect(limit).connect(context.destination);
  }
  if (context.state === "suspended") void context.resume();
  master.gain.value = volume;
  return [context, master];
}

// What sounds are made of

function noiseOf(audio: BaseAudioContext): AudioBuffer {
  if (noise?.sampleRate === audio.sampleRate) return noise;
  noise = audio.createBuffer(1, audio.sampleRate * 2, audio.sampleRate);
  const samples = noise.getChannelData(0);
  let seed = 42;
  for (let at = 0; at < samples.length; at++) {
    seed = (seed * 1103515245 + 12345) & 0x7fffffff;
    samples[at] = seed / 0x3fffffff - 1;
  }
  return noise;
}

interface Hiss {
  after?: number;
  length: number;
  loud: number;
  from: number; // Hz of the filter
  to?: number;
  sharp?: number;
  kind?: BiquadFilterType;
  attack?: number;
}

/** Filtered noise that swells and dies away: steps, waves, cards, blades. */
function hiss(
  { context: audio, out, at }: Voice,
  { after = 0, length, loud, from, to = from, sharp = 1, kind = "bandpass", attack = 0.005 }: Hiss,
) {
  const begin = at + after;
  const source = audio.createBufferSource();
  source.buffer = noiseOf(audio);
  source.loop = true;
  const filter = audio.createBiquadFilter();
  filter.type = kind;
  filter.Q.value = sharp;
  filter.frequency.setValueAtTime(from, begin);
  filter.frequency.exponentialRampToValueAtTime(to, begin + length);
  source
    .connect(filter)
    .connect(shaped(audio, begin, length, loud, attack))
    .connect(out);
  source.start(begin, (begin * 7.3) % 1.5);
  source.stop(begin + length + 0.05);
}

interface Tone {
  after?: number;
  length: number;
  loud: number;
  pitch: number;
  bend?: number; // Hz at its end
  wave?: OscillatorType;
  attack?: number;
}

function tone(
  { context: audio, out, at }: Voice,
  { after = 0, length, loud, pitch, bend = pitch, wave = "triangle", attack = 0.01 }: Tone,
) {
  const begin = at + after;
  const source = audio.createOscillator();
  source.type = wave;
  source.frequency.setValueAtTime(pitch, begin);
  source.frequency.exponentialRampToValueAtTime(bend, begin + length);
  source.connect(shaped(audio, begin, length, loud, attack)).connect(out);
  source.start(begin);
  source.stop(begin + length + 0.05);
}

function shaped(audio: BaseAudioContext, begin: number, length: number, loud: number, attack: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, begin);
  gain.gain.exponentialRampToValueAtTime(loud, begin + attack);
  gain.gain.exponentialRampToValueAtTime(0.0001, begin + length);
  return gain;
}

/** A lur or a horn: a few harmonics, a soft beginning. */
function horn(voice: Voice, after: number, pitch: number, length: number, loud: number) {
  for (const [harmonic, part] of [
    [1, 1],
    [2, 0.5],
    [3, 0.28],
    [4, 0.12],
  ] as const)
    tone(voice, { after, length, loud: loud * part, pitch: pitch * harmonic, wave: "sine", attack: 0.06 });
}

/** A plucked string, for gains and losses. */
const pluck = (voice: Voice, after: number, pitch: number, loud = 0.16) => {
  tone(voice, { after, length: 0.45, loud, pitch });
  tone(voice, { after, length: 0.2, loud: loud * 0.4, pitch: pitch * 2, wave: "sine" });
};

const SOUNDS: Record<SoundName, (voice: Voice) => void> = {
  event: (voice) => hiss(voice, { length: 0.07, loud: 0.18, from: 420, to: 160, kind: "lowpass" }),
  chat: (voice) => {
    pluck(voice, 0, 660, 0.08);
    pluck(voice, 0.07, 880, 0.06);
  },
  sea: (voice) => hiss(voice, { length: 2.6, loud: 0.28, from: 300, to: 900, sharp: 0.4, attack: 1.2 }),
  fire: (voice) => SOUNDS["fire-burst"](voice),
  "fire-burst": (voice) => {
    hiss(voice, { length: 0.9, loud: 0.3, from: 900, to: 220, sharp: 0.5, attack: 0.12 });
    for (let at = 0; at < 9; at++)
      hiss(voice, { after: 0.08 * at + 0.03 * (at % 3), length: 0.03, loud: 0.2, from: 2200 + 400 * (at % 4), sharp: 3 });
  },
  steps: (voice) => {
    for (const after of [0, 0.16, 0.31]) hiss(voice, { after, length: 0.09, loud: 0.3, from: 240, to: 90, kind: "lowpass" });
  },
  dice: (voice) => {
    for (const [at, after] of [0, 0.06, 0.11, 0.19, 0.25, 0.36, 0.4].entries())
      hiss(voice, { after, length: 0.035, loud: 0.36 - at * 0.03, from: 1500 + 350 * (at % 3), sharp: 6 });
  },
  steel: (voice) => {
    hiss(voice, { length: 0.12, loud: 0.2, from: 5200, to: 3000, sharp: 2 });
    for (const [pitch, loud] of [
      [1870, 0.09],
      [2790, 0.07],
      [4130, 0.05],
      [5610, 0.03],
    ] as const)
      tone(voice, { length: 0.7, loud, pitch, bend: pitch * 0.995, wave: "sine", attack: 0.003 });
  },
  card: (voice) => hiss(voice, { length: 0.13, loud: 0.2, from: 1800, to: 5200, sharp: 0.8, attack: 0.05 }),
  draft: (voice) => {
    for (let at = 0; at < 6; at++)
      hiss(voice, { after: 0.055 * at, length: 0.08, loud: 0.14, from: 2000 + 260 * at, to: 4800, sharp: 0.9 });
  },
  doom: (voice) => {
    SOUNDS["fire-burst"](voice);
    hiss(voice, { length: 1.8, loud: 0.4, from: 70, to: 190, kind: "lowpass", attack: 0.3 });
    tone(voice, { length: 1.9, loud: 0.24, pitch: 62, bend: 38, wave: "sine", attack: 0.1 });
  },
  quest: (voice) => {
    horn(voice, 0, 294, 0.3, 0.12);
    horn(voice, 0.22, 440, 0.6, 0.13);
  },
  forge: (voice) => {
    for (const after of [0, 0.34]) {
      hiss(voice, { after, length: 0.06, loud: 0.34, from: 1100, to: 300, sharp: 1.2 });
      for (const [pitch, loud] of [
        [1240, 0.09],
        [3290, 0.05],
      ] as const)
        tone(voice, { after, length: 0.5, loud, pitch, wave: "sine", attack: 0.002 });
    }
  },
  landing: (voice) => {
    SOUNDS.sea(voice);
    hiss(voice, { after: 0.5, length: 0.5, loud: 0.3, from: 500, to: 110, kind: "lowpass", attack: 0.08 });
    horn(voice, 0.5, 220, 0.7, 0.1);
  },
  count: (voice) => {
    for (const [at, pitch] of [2100, 2650].entries())
      tone(voice, { after: 0.06 * at, length: 0.28, loud: 0.07, pitch, wave: "sine", attack: 0.002 });
  },
  gain: (voice) => [523, 659, 784].forEach((pitch, at) => pluck(voice, 0.08 * at, pitch, 0.13)),
  loss: (voice) => [392, 330, 262].forEach((pitch, at) => pluck(voice, 0.11 * at, pitch, 0.13)),
  turn: (voice) => {
    horn(voice, 0, 196, 0.35, 0.16);
    horn(voice, 0.3, 294, 0.7, 0.2);
  },
  end: (voice) => {
    hiss(voice, { length: 2.4, loud: 0.35, from: 90, to: 320, kind: "lowpass", attack: 1 });
    tone(voice, { length: 2.6, loud: 0.28, pitch: 55, bend: 41, wave: "sine", attack: 0.6 });
  },
  victory: (voice) => {
    for (const [at, pitch] of [294, 392, 494, 587].entries()) horn(voice, 0.24 * at, pitch, at === 3 ? 1.6 : 0.4, 0.17);
    horn(voice, 0.72, 392, 1.6, 0.1);
    for (const after of [0, 0.24, 0.48, 0.72]) hiss(voice, { after, length: 0.25, loud: 0.3, from: 160, to: 60, kind: "lowpass" });
  },
  defeat: (voice) => {
    for (const [at, pitch] of [294, 262, 233, 196].entries()) horn(voice, 0.42 * at, pitch, at === 3 ? 2.2 : 0.6, 0.14);
    tone(voice, { after: 1.2, length: 2.2, loud: 0.2, pitch: 49, wave: "sine", attack: 0.5 });
  },
};

/** Endless: filtered noise whose loudness breathes; gives how to end it. */
function breathing(voice: Voice, from: number, sharp: number, speed: number, depth: number): () => void {
  const { context: audio, out } = voice;
  const source = audio.createBufferSource();
  source.buffer = noiseOf(audio);
  source.loop = true;
  const filter = audio.createBiquadFilter();
  filter.type = "lowpass";
  filter.frequency.value = from;
  filter.Q.value = sharp;
  const gain = audio.createGain();
  gain.gain.value = 1 - depth;
  const wave = audio.createOscillator();
  wave.frequency.value = speed;
  const swing = audio.createGain();
  swing.gain.value = depth;
  wave.connect(swing).connect(gain.gain);
  source.connect(filter).connect(gain).connect(out);
  source.start();
  wave.start();
  return () => {
    source.stop();
    wave.stop();
    gain.disconnect();
  };
}

const AMBIENCE: Record<"sea" | "fire", (voice: Voice) => () => void> = {
  sea: (voice) => {
    const stops = [breathing(voice, 420, 0.3, 0.11, 0.55), breathing(voice, 900, 0.2, 0.07, 0.3)];
    return () => stops.forEach((stop) => stop());
  },
  fire: (voice) => {
    const stop = breathing(voice, 260, 0.5, 0.9, 0.2);
    let beat = 0;
    const crackle = setInterval(() => {
      beat = (beat * 5 + 3) % 17;
      if (beat % 3)
        hiss({ ...voice, at: voice.context.currentTime }, { length: 0.03, loud: 0.12 + beat / 90, from: 1800 + beat * 160, sharp: 4 });
    }, 260);
    return () => {
      clearInterval(crackle);
      stop();
    };
  },
};
