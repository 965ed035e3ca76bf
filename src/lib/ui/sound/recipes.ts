/** Every sound, made of noise and sines: rendered once, and only played back after that. */
import type { Sound } from '../../games/contract/cue.ts';

/** A sound that is rendered: how long it is, in seconds, and what it is made of. */
interface Recipe {
  readonly seconds: number;
  build(context: BaseAudioContext, out: AudioNode): void;
}

/** Whole numbers that look random and are the same everywhere (Park and Miller's). */
const MODULUS = 2 ** 31 - 1;
const chance = (seed: number) => {
  let state = seed;
  return () => (state = (state * 16807) % MODULUS) / MODULUS;
};

function noise(context: BaseAudioContext, seconds: number, seed: number): AudioBufferSourceNode {
  const random = chance(seed);
  const samples = Math.ceil(context.sampleRate * seconds);
  const buffer = context.createBuffer(1, samples, context.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < samples; i++) data[i] = random() * 2 - 1;
  const source = context.createBufferSource();
  source.buffer = buffer;
  return source;
}

/** From nothing to `peak` in `rise`, and down again in `fall`; seconds. */
function swell(context: BaseAudioContext, at: number, rise: number, peak: number, fall: number) {
  const node = context.createGain();
  node.gain.setValueAtTime(0, at);
  node.gain.linearRampToValueAtTime(peak, at + rise);
  node.gain.exponentialRampToValueAtTime(0.0001, at + rise + fall);
  return node;
}

function filter(context: BaseAudioContext, type: BiquadFilterType, hertz: number, q: number) {
  const node = context.createBiquadFilter();
  node.type = type;
  node.frequency.value = hertz;
  node.Q.value = q;
  return node;
}

function tone(context: BaseAudioContext, hertz: number, to = hertz, within = 0) {
  const node = context.createOscillator();
  node.frequency.setValueAtTime(hertz, 0);
  if (within > 0) node.frequency.exponentialRampToValueAtTime(to, within);
  return node;
}

/** Short pops: so many grains of noise from `hertz` up, over so many seconds. */
function pops(
  context: BaseAudioContext,
  out: AudioNode,
  { count, over, hertz, loud }: { count: number; over: number; hertz: number; loud: number },
): void {
  const random = chance(count * 7 + 3);
  for (let i = 0; i < count; i++) {
    const at = random() * random() * over + random() * over * 0.1;
    const grain = noise(context, 0.02, i + 9);
    const fall = 0.004 + random() * 0.016;
    grain
      .connect(filter(context, 'bandpass', hertz + random() * 4200, 2 + random() * 5))
      .connect(swell(context, at, 0.0006, loud * (0.2 + random() * 0.7), fall))
      .connect(out);
    grain.start(at);
  }
}

/** Overtones of a struck thing: hertz, how loud, and how long it rings in seconds. */
const COIN = [
  [2480, 0.28, 0.34],
  [3720, 0.2, 0.26],
  [5910, 0.12, 0.16],
  [8260, 0.06, 0.09],
] as const;
/** C, E and G, one after the other. */
const CHORD = [523.25, 659.25, 783.99];
const PARTIALS = [
  [1, 0.18, 1.2],
  [2.01, 0.07, 0.7],
  [3.02, 0.03, 0.35],
] as const;

export const RECIPES: Readonly<Record<Sound, Recipe>> = {
  // A card on the table.
  slap: {
    seconds: 0.14,
    build(context, out) {
      const paper = noise(context, 0.14, 3);
      paper
        .connect(filter(context, 'bandpass', 1900, 0.9))
        .connect(swell(context, 0, 0.001, 1.2, 0.075))
        .connect(out);
      paper.start();
      const wood = tone(context, 190, 85, 0.05);
      wood.connect(swell(context, 0, 0.001, 0.4, 0.05)).connect(out);
      wood.start();
    },
  },
  // A burden.
  thud: {
    seconds: 0.3,
    build(context, out) {
      const body = tone(context, 120, 46, 0.12);
      body.connect(swell(context, 0, 0.003, 0.6, 0.2)).connect(out);
      body.start();
      // What is left of it on a phone, whose speaker has no bass.
      const knock = tone(context, 620, 240, 0.07);
      knock.connect(swell(context, 0, 0.002, 0.3, 0.09)).connect(out);
      knock.start();
      const cloth = noise(context, 0.1, 5);
      cloth
        .connect(filter(context, 'lowpass', 900, 0.7))
        .connect(swell(context, 0, 0.002, 0.5, 0.06))
        .connect(out);
      cloth.start();
    },
  },
  coin: {
    seconds: 0.5,
    build(context, out) {
      for (const [hertz, loud, rings] of COIN) {
        const ring = tone(context, hertz);
        ring.connect(swell(context, 0, 0.001, loud, rings)).connect(out);
        ring.start();
      }
    },
  },
  // A prize.
  chime: {
    seconds: 1.6,
    build(context, out) {
      CHORD.forEach((hertz, i) => {
        for (const [times, loud, rings] of PARTIALS) {
          const ring = tone(context, hertz * times);
          ring.connect(swell(context, i * 0.09, 0.006, loud, rings)).connect(out);
          ring.start(i * 0.09);
        }
      });
    },
  },
  // Something in flames.
  crackle: {
    seconds: 1.4,
    build(context, out) {
      pops(context, out, { count: 46, over: 1.15, hertz: 1200, loud: 2.8 });
      const roar = noise(context, 1.4, 77);
      roar
        .connect(filter(context, 'bandpass', 520, 0.5))
        .connect(swell(context, 0, 0.2, 0.5, 1.1))
        .connect(out);
      roar.start();
    },
  },
  // Somebody blows on the coals, for as long as they hold.
  hold: {
    seconds: 0.8,
    build(context, out) {
      const breath = noise(context, 0.8, 31);
      breath
        .connect(filter(context, 'bandpass', 640, 1.4))
        .connect(swell(context, 0, 0.6, 0.4, 0.2))
        .connect(out);
      breath.start();
      const hum = tone(context, 98, 147, 0.7);
      hum.connect(swell(context, 0, 0.6, 0.16, 0.2)).connect(out);
      hum.start();
    },
  },
  // Whatever somebody has done in their hand.
  act: {
    seconds: 0.12,
    build(context, out) {
      const tap = tone(context, 660, 440, 0.06);
      tap.connect(swell(context, 0, 0.002, 0.24, 0.08)).connect(out);
      tap.start();
    },
  },
};

/** How long the hearth burns before it begins again, and how it goes over into itself; seconds. */
export const HEARTH = { seconds: 8, over: 0.5 } as const;

export const hearth: Recipe = {
  seconds: HEARTH.seconds + HEARTH.over,
  build(context, out) {
    const bed = noise(context, HEARTH.seconds + HEARTH.over, 101);
    const soft = context.createGain();
    soft.gain.value = 1.4;
    bed
      .connect(filter(context, 'lowpass', 260, 0.4))
      .connect(soft)
      .connect(out);
    bed.start();
    pops(context, out, { count: 26, over: 7.7, hertz: 900, loud: 2 });
  },
};

/** Renders a recipe. */
export function render({ seconds, build }: Recipe, rate: number): Promise<AudioBuffer> {
  const context = new OfflineAudioContext(1, Math.ceil(rate * seconds), rate);
  build(context, context.destination);
  return context.startRendering();
}
