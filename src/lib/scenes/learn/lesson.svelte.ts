import { success } from '../../core/result.ts';
import type { Lessons } from '../../games/contract/screens.ts';
import { FIRST_GAME, gameById } from '../../games/registry.ts';
import type { Language } from '../../i18n/languages.ts';
import { attempt } from '../attempt.ts';
import type { Problem } from '../problem.ts';

/** The lessons of a game, with what they say. */
interface Taught extends Pick<Lessons, 'Lessons'> {
  readonly said: unknown;
}

/** A game is learnt. */
export class Lesson {
  taught = $state.raw<Taught | null>(null);
  /** Why there is nothing to be learnt. */
  problem = $state.raw<Problem | null>(null);
  title = $state(FIRST_GAME.title);
  /** Its id. */
  game = $state(FIRST_GAME.id);

  /** Comes to learn the game with this id, else the first there is. */
  async enter(id: string, language: Language): Promise<void> {
    const game = gameById(id) ?? FIRST_GAME;
    this.title = game.title;
    this.game = game.id;
    this.problem = null;
    const loaded = await attempt(async () => {
      const { Lessons, words } = await (await game.load()).loadLessons();
      return success({ Lessons, said: await words(language) });
    });
    if (loaded.ok) this.taught = loaded.value;
    else this.problem = loaded.problem;
  }
}
