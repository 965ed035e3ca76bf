import { success } from '../core/result.ts';
import { attempt } from './attempt.ts';
import type { Problem } from './problem.ts';

/** The same deal for the same people: once, however often it is pressed until it is there. */
export class Redeal {
  #isUnderWay = false;
  readonly #play: (id: string) => Promise<void>;

  /** @param play goes to the game with this id, and is done once people are there */
  constructor(play: (id: string) => Promise<void>) {
    this.#play = play;
  }

  /** Deals the game with this id again and goes there; returns why it could not be done. */
  async deal(id: string): Promise<Problem | null> {
    if (this.#isUnderWay) return null;
    this.#isUnderWay = true;
    const played = await attempt(async () => {
      const dealt = await (await import('../shelf/setup.ts')).dealAgain(id);
      return dealt.ok ? success(await this.#play(dealt.value.id)) : dealt;
    });
    this.#isUnderWay = false;
    return played.ok ? null : played.problem;
  }
}
