import type { Cue, Sound } from '../../games/contract/cue.ts';
import { Hearing } from './cue.ts';
import { hearth, HEARTH, RECIPES, render } from './recipes.ts';

/** How loud the hearth is beside everything else: 30 dB less. */
const BED = 10 ** (-30 / 20);
/** What wakes a sound that the browser holds back: it is asked within a gesture. */
const GESTURES = ['pointerup', 'click', 'keydown'];
/** How long the device trembles for what is felt, in ms. */
const TREMBLE: Partial<Record<Sound, number>> = { act: 8, thud: 18 };
/** How fast what is held falls silent once it is let go; seconds. */
const RELEASE = 0.03;
/** A clock that has not moved in so many ms has died. */
const DEAD = 1000;

/** Plays cues, and the hearth under them. It is there only while people want to hear something. */
export class Player {
  readonly #hearing = new Hearing();
  readonly #listening = new AbortController();
  readonly #buffers = new Map<Sound, AudioBuffer>();
  #bed: AudioBuffer | null = null;
  #context: AudioContext;
  #master: GainNode;
  #volume: number;
  #held: GainNode | null = null;
  readonly #waiting = new Map<AudioBufferSourceNode, number>();
  #seen = { at: 0, time: 0 };

  /** @param volume from 0 to 1 */
  constructor(volume: number) {
    this.#volume = volume;
    [this.#context, this.#master] = this.#open();
    quietly(this.#cook());
    const options = { capture: true, signal: this.#listening.signal };
    for (const type of GESTURES) addEventListener(type, this.#wake, options);
    document.addEventListener('visibilitychange', this.#sleep, options);
  }

  /** From 0 to 1. */
  set volume(volume: number) {
    this.#volume = volume;
    this.#master.gain.value = volume;
  }

  /** Plays cues, so many times slower than usual. */
  play(cues: readonly Cue[], stretch: number): void {
    for (const { sound, at, gain = 1 } of cues) {
      const buffer = this.#buffers.get(sound);
      const when = this.#context.currentTime + (at * stretch) / 1000;
      if (!buffer || this.#context.state !== 'running') continue;
      if (!this.#hearing.hears({ sound }, when * 1000)) continue;
      this.#sound(buffer, when, gain);
      const tremble = TREMBLE[sound];
      if (tremble !== undefined) shake([0, Math.round(at * stretch), tremble]);
    }
  }

  /** Something is held down, or no longer: what sounds then swells for as long as that. */
  hold(lasting: boolean): void {
    const { currentTime, state } = this.#context;
    this.#held?.gain.setTargetAtTime(0, currentTime, RELEASE);
    this.#held = null;
    const buffer = this.#buffers.get('hold');
    if (lasting && buffer && state === 'running') [, this.#held] = this.#sound(buffer, 0, 1);
  }

  /** What has not begun to sound does not sound. */
  hush(): void {
    for (const [source, when] of this.#waiting)
      if (when > this.#context.currentTime) {
        source.stop();
        this.#waiting.delete(source);
      }
    shake(0);
  }

  close(): void {
    this.#listening.abort();
    quietly(this.#context.close());
  }

  /** @throws where the browser has no more room for sound */
  #open(): [AudioContext, GainNode] {
    const context = new AudioContext({ latencyHint: 'interactive' });
    const master = context.createGain();
    master.gain.value = this.#volume;
    master.connect(context.destination);
    this.#seen = { at: performance.now(), time: context.currentTime };
    return [context, master];
  }

  /** Lets go of what has died, and begins anew; where that cannot be, it stays silent. */
  #reopen(): void {
    quietly(this.#context.close());
    this.#held = null;
    this.#waiting.clear();
    try {
      [this.#context, this.#master] = this.#open();
      this.#light();
    } catch {
      // The next gesture tries again.
    }
  }

  /** Renders every sound once, those that are wanted first before the hearth. */
  async #cook(): Promise<void> {
    const { sampleRate } = this.#context;
    for (const [sound, recipe] of Object.entries(RECIPES))
      this.#buffers.set(sound as Sound, await render(recipe, sampleRate));
    this.#bed = seamless(await render(hearth, sampleRate));
    // Whoever has silenced it meanwhile has closed what the hearth would be heard through.
    if (!this.#listening.signal.aborted) this.#light();
  }

  /**
   * Once it is rendered, the hearth burns under all else. What is started before the browser lets
   * anything be heard, it complains of.
   */
  #light(): void {
    if (this.#bed === null) return;
    const context = this.#context;
    if (context.state !== 'running') {
      const light = () => void (context === this.#context && this.#light());
      return context.addEventListener('statechange', light, { once: true });
    }
    const [source] = this.#sound(this.#bed, 0, BED);
    source.loop = true;
    source.loopEnd = HEARTH.seconds;
  }

  #sound(buffer: AudioBuffer, when: number, loud: number): [AudioBufferSourceNode, GainNode] {
    const [source, gain] = [this.#context.createBufferSource(), this.#context.createGain()];
    source.buffer = buffer;
    gain.gain.value = loud;
    source.connect(gain).connect(this.#master);
    source.start(when);
    this.#waiting.set(source, when);
    source.addEventListener('ended', () => this.#waiting.delete(source));
    return [source, gain];
  }

  readonly #wake = (): void => {
    const { state, currentTime } = this.#context;
    const now = performance.now();
    const stands = state === 'running' && currentTime === this.#seen.time;
    if (state === 'closed' || (stands && now - this.#seen.at > DEAD)) return this.#reopen();
    // A clock that is held back stands still, and is alive.
    if (!stands) this.#seen = { at: now, time: currentTime };
    // Held back by the browser, or interrupted by Safari for a call.
    if (state !== 'running') quietly(this.#context.resume());
  };

  readonly #sleep = (): void => {
    if (document.hidden) quietly(this.#context.suspend());
    else this.#wake();
  };
}

/** What fails is not heard, and that is all: a game goes on in silence. */
function quietly(doing: Promise<void>): void {
  doing.catch(() => {});
}

/** Where the device can be felt: Apple's cannot. */
function shake(pattern: number | number[]): void {
  if ('vibrate' in navigator) navigator.vibrate(pattern);
}

/** The end of it goes over into its beginning: nobody hears where it begins again. */
function seamless(buffer: AudioBuffer): AudioBuffer {
  const data = buffer.getChannelData(0);
  const over = Math.floor(HEARTH.over * buffer.sampleRate);
  const end = Math.floor(HEARTH.seconds * buffer.sampleRate);
  for (let i = 0; i < over; i++) {
    const part = i / over;
    data[i] = (data[i] ?? 0) * part + (data[end + i] ?? 0) * (1 - part);
  }
  return buffer;
}
