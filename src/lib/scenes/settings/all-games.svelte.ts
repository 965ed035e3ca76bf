import { exportGames } from '../../shelf/export-all.ts';
import { lookAtShelf, type Shelf, type ShelfGame } from '../../shelf/games.ts';
import { attempt } from '../attempt.ts';
import { GameFiles } from '../home/game-files.svelte.ts';
import type { Problem } from '../problem.ts';

/** What is told of the file of all games. */
interface News {
  /** How many games have been read for the file that is being made. */
  readonly done?: number;
  /** Why the games could not be read, or not be saved. */
  readonly problem?: Problem;
  /** The name of the file that has gone out. */
  readonly saved?: string;
  /** Games that are not in that file, beside those that are damaged. */
  readonly left?: readonly ShelfGame[];
}

/** All games of this device going out as one file. */
export class AllGames {
  /** What is kept here; null until it is known. */
  shelf = $state.raw<Shelf | null>(null);
  news = $state.raw<News>({});
  /** Some games still run: whoever wants the file is told first what that holds. */
  warns = $state(false);
  readonly #files = new GameFiles();

  async read(): Promise<void> {
    const seen = await attempt(lookAtShelf);
    if (seen.ok) this.shelf = seen.value;
    this.news = seen.ok ? {} : seen;
  }

  /** Somebody wants the file, of what there is by now. */
  ask = async (): Promise<void> => {
    if (this.news.done !== undefined) return;
    await this.read();
    if (this.news.problem) return;
    this.warns = this.shelf!.games.some(({ glance }) => !glance.standing.over);
    if (!this.warns) await this.save();
  };

  /** Somebody wants it, whatever it holds. */
  save = async (): Promise<void> => {
    const { games } = this.shelf!;
    const ids = games.map(({ id }) => id);
    const made = await attempt(() => exportGames(ids, (done) => (this.news = { done })));
    if (!made.ok) {
      this.news = made;
      return;
    }
    const { name: saved, left } = made.value;
    const problem = this.#files.hand(made.value);
    this.news = problem
      ? { problem }
      : { saved, left: games.filter(({ id }) => left.includes(id)) };
  };
}
