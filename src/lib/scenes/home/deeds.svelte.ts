import type { GameDeeds } from '../../ui/shelf/saved.ts';
import { Redeal } from '../redeal.ts';
import type { GameFiles } from './game-files.svelte.ts';
import type { SavedGames } from './saved-games.svelte.ts';

/** What people do with their saved games. Each deed puts the news of the file before it away. */
export class Deeds implements GameDeeds {
  /** The running game whose file was asked for, while its warning is shown. */
  warned = $state<string | null>(null);
  readonly #games: SavedGames;
  readonly #files: GameFiles;
  readonly #redeal: Redeal;

  /** @param play goes to a game */
  constructor(games: SavedGames, files: GameFiles, play: (id: string) => Promise<void>) {
    this.#games = games;
    this.#files = files;
    this.#redeal = new Redeal(play);
  }

  onrename = (id: string, title: string | null): Promise<boolean> => {
    this.#files.saved = null;
    return this.#games.rename(id, title);
  };

  onend = (id: string, ended: boolean): void => {
    this.#files.saved = null;
    void this.#games.end(id, ended);
  };

  onredeal = (id: string): void => {
    this.#files.saved = null;
    void this.#redeal.deal(id).then((problem) => (this.#games.undone = problem));
  };

  onremove = (id: string): void => {
    this.#files.saved = null;
    void this.#games.remove(id);
  };

  /** Hands out the file of a game that is over; for another one, warns of the cards in it first. */
  onexport = (id: string): void => {
    this.#files.saved = null;
    if (this.#games.find(id)?.glance.standing.over) void this.give(id);
    else this.warned = id;
  };

  /** Puts a deleted game back. */
  async bringBack(id: string): Promise<void> {
    this.#files.saved = null;
    await this.#games.bringBack(id);
  }

  /** Lets go of the way back to one. */
  dismiss = (id: string): void => {
    this.#files.saved = null;
    this.#games.dismiss(id);
  };

  /** Hands out the file of a game, whatever it holds. */
  async give(id: string): Promise<void> {
    this.#games.undone = await this.#files.give(id);
  }
}
