import type { Settings } from '../../core/settings.ts';
import type { Cue } from '../../games/contract/cue.ts';

/** What plays cues once people want to hear something. */
export interface Playing {
  /** From 0 to 1. */
  volume: number;
  play(cues: readonly Cue[], stretch: number): void;
  /** Something is held down, or no longer. */
  hold(lasting: boolean): void;
  /** Drops every cue that has not begun to sound. */
  hush(): void;
  close(): void;
}

/** Brings it: nothing of it is loaded before. */
export type LoadPlaying = (volume: number) => Promise<Playing>;

const loadPlayer: LoadPlaying = async (volume) => {
  const { Player } = await import('../../ui/sound/player.ts');
  return new Player(volume);
};

/**
 * Whatever somebody does in their hand makes the same sound, so many ms after they have done it.
 */
const ACT: readonly Cue[] = [{ sound: 'act', at: 40 }];

/**
 * What is heard of a game: nothing until people have said that they want to hear something, and of
 * a hand nothing but that something was done in it.
 */
export class Sounds {
  readonly #load: LoadPlaying;
  #playing: Playing | null = null;
  /**
   * Counts the times the player was wanted or closed: one that arrives after such a change is
   * closed at once.
   */
  #asked = 0;

  constructor(load: LoadPlaying = loadPlayer) {
    this.#load = load;
  }

  /** Loads the player once sound is wanted, and closes it when it is not any more. */
  want({ sound, volume }: Pick<Settings, 'sound' | 'volume'>): void {
    if (sound !== true) return this.close();
    if (this.#playing) this.#playing.volume = volume / 100;
    else void this.#bring(volume / 100);
  }

  /** Plays what has happened on the table; `stretch`: so many times slower than usual. */
  hear(cues: readonly Cue[], stretch: number): void {
    this.#playing?.play(cues, stretch);
  }

  /** Somebody has done something in their hand. */
  act(): void {
    this.#playing?.play(ACT, 1);
  }

  /** Somebody holds something down, or no longer: it sounds the same wherever that is. */
  hold(lasting: boolean): void {
    this.#playing?.hold(lasting);
  }

  /** Drops what is still to be heard of the table, as it is covered. */
  hush(): void {
    this.#playing?.hush();
  }

  close(): void {
    this.#asked++;
    this.#playing?.close();
    this.#playing = null;
  }

  async #bring(volume: number): Promise<void> {
    const asked = ++this.#asked;
    // Without it the game goes on in silence.
    const playing = await this.#load(volume).catch(() => null);
    if (asked === this.#asked) this.#playing = playing;
    else playing?.close();
  }
}
