import { success } from '../../core/result.ts';
import { FIRST_GAME, gameById, type ListedGame } from '../../games/registry.ts';
import { attempt } from '../attempt.ts';
import type { Problem } from '../problem.ts';

/** A game that runs, and whatever shows it. */
interface Watched {
  readonly live: { readonly steward: { close(): Promise<void> } };
}

/** Whatever broke in it has been told; it must not keep anybody there. */
const end = (game: Watched | null) => game?.live.steward.close().catch(() => {});

/** A game among computer players, and the next one. */
export class WatchScene<Game extends Watched> {
  game = $state.raw<ListedGame>(FIRST_GAME);
  watched = $state.raw<Game | null>(null);
  /** Why there is no game to be watched. */
  broken = $state.raw<Problem | null>(null);
  readonly #begin: (game: ListedGame) => Promise<Game>;
  #left = false;

  /** @param begin has a game begin; whatever it throws is told */
  constructor(begin: (game: ListedGame) => Promise<Game>) {
    this.#begin = begin;
  }

  /** Comes for the game with this id, else for the first there is. */
  async enter(id: string): Promise<void> {
    this.game = gameById(id) ?? FIRST_GAME;
    await this.open();
  }

  /** Another game begins. The one before makes way at once: nobody can ask for two. */
  open = async (): Promise<void> => {
    const before = this.watched;
    this.watched = null;
    this.broken = null;
    await end(before);
    const opened = await attempt(async () => success(await this.#begin(this.game)));
    if (!opened.ok) this.broken = opened.problem;
    else if (this.#left) await end(opened.value);
    else this.watched = opened.value;
  };

  /** The game ends, since something else is to be seen. */
  async close(): Promise<void> {
    await end(this.watched);
  }

  /** The page is left, with what may only just be opening. */
  async leave(): Promise<void> {
    this.#left = true;
    await this.close();
  }
}
