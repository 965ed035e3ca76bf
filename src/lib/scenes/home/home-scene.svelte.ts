import type { Language } from '../../i18n/languages.ts';
import type { Listings } from '../../ui/shelf/saved.ts';
import { listingsIn, loadBriefs } from '../listings.ts';
import { GameFiles } from './game-files.svelte.ts';
import { SavedGames } from './saved-games.svelte.ts';

/** Parts of the home page that not everybody needs. Each rejects where it cannot be fetched. */
interface Parts<YourGames, PlayAlone, WhichGame> {
  /** What shows the games of whoever comes back to some. */
  readonly yourGames: () => Promise<YourGames>;
  /** What asks against whom somebody plays alone. */
  readonly playAlone: () => Promise<PlayAlone>;
  /** What asks which game somebody wants to watch, or to learn. */
  readonly whichGame: () => Promise<WhichGame>;
}

/** The home page: for newcomers, or for whoever comes back to their games. */
export class HomeScene<YourGames, PlayAlone, WhichGame> {
  readonly games = new SavedGames();
  readonly files = new GameFiles();
  /** Newcomers have nothing to load it for. */
  yourGames = $state.raw<YourGames | null>(null);
  /** Somebody is asked against whom they play alone. */
  playAlone = $state.raw<PlayAlone | null>(null);
  /** Somebody is asked which game they want to watch, or to learn. */
  whichGame = $state.raw<WhichGame | null>(null);
  /** Something that was wanted could not be fetched. */
  unfetched = $state(false);
  /** There are games to come back to. */
  readonly hasGames: boolean = $derived(this.games.places.length > 0);
  /** They are shown. */
  readonly returning: boolean = $derived(this.hasGames && this.yourGames !== null);
  /** It is not known yet which of the two looks the page has. */
  readonly asking: boolean = $derived(!this.games.known || this.hasGames !== this.returning);
  readonly #parts: Parts<YourGames, PlayAlone, WhichGame>;
  #listed = $state.raw<Awaited<ReturnType<typeof loadBriefs>>>([]);

  constructor(parts: Parts<YourGames, PlayAlone, WhichGame>) {
    this.#parts = parts;
  }

  /** Loads what shows the games, and what lists say of them. */
  async showGames(): Promise<void> {
    await this.#fetch(async () => {
      const [part, briefs] = await Promise.all([this.#parts.yourGames(), loadBriefs()]);
      this.#listed = briefs;
      this.yourGames = part;
    });
  }

  /** Somebody wants to play alone. */
  askAlone = async (): Promise<void> => {
    await this.#fetch(async () => {
      this.playAlone = await this.#parts.playAlone();
    });
  };

  /** Somebody wants to watch a game, or to learn one. */
  askWhich = async (): Promise<void> => {
    await this.#fetch(async () => {
      this.whichGame = await this.#parts.whichGame();
    });
  };

  /** What lists say of the games, in a language. */
  listings(language: Language): Listings {
    return listingsIn(this.#listed, language);
  }

  async #fetch(work: () => Promise<void>): Promise<void> {
    try {
      await work();
      this.unfetched = false;
    } catch {
      this.unfetched = true;
    }
  }
}
