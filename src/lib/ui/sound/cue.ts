import type { Cue, Sound } from '../../games/contract/cue.ts';

/** Like sounds closer together are heard as one; ms. */
const APART = 60;

/** Keeps bursts of the same sound from adding up: it says which of them are heard. */
export class Hearing {
  readonly #last = new Map<Sound, number>();

  /** Whether a cue is heard that comes at `when`, in ms on any clock that goes on. */
  hears({ sound }: Pick<Cue, 'sound'>, when: number): boolean {
    const last = this.#last.get(sound) ?? -Infinity;
    if (Math.abs(when - last) < APART) return false;
    this.#last.set(sound, when);
    return true;
  }
}
