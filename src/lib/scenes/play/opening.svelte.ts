import { success, type Result } from '../../core/result.ts';
import { FIRST_GAME, gameById } from '../../games/registry.ts';
import type { Language } from '../../i18n/languages.ts';
import type { LiveGame } from '../../session/live-game.svelte.ts';
import { openGame, type OpenProblem } from '../../session/open-game.ts';
import { attempt } from '../attempt.ts';
import { loadGame, type LoadedGame } from '../loaded-game.ts';

/** Why no game is on the glass. */
export type Unopened = OpenProblem | { readonly code: 'noGame' };

/** A game that is open, as far as opening and leaving it goes. */
type Live = Pick<LiveGame, 'game'> & {
  readonly steward: Pick<LiveGame['steward'], 'close' | 'whenStable'>;
  readonly picture: Pick<LiveGame['picture'], 'lost' | 'trouble'>;
};

/** How a game is to be opened; `takeOver`: even if another window has it. */
interface How {
  readonly takeOver: boolean;
}

/** A game that is open, with what shows it. */
export interface Opened<L extends Live = LiveGame> {
  readonly live: L;
  readonly loaded: LoadedGame;
}

type State<L extends Live> =
  | { readonly at: 'opening' }
  | ({ readonly at: 'live' } & Opened<L>)
  | { readonly at: 'refused'; readonly problem: Unopened };

const OPENING = { at: 'opening' } as const;

/** The stored game that an address names: how it opens, and how it is left. */
export class Opening<L extends Live = LiveGame> {
  #state = $state.raw<State<L>>(OPENING);
  /** Counts how often a game was opened or left. */
  #turns = 0;
  readonly #bring: (id: string, how?: How) => Promise<Result<Opened<L>, Unopened>>;

  /** @param bring opens a game and fetches what shows it; whatever it throws is told */
  constructor(bring: (id: string, how?: How) => Promise<Result<Opened<L>, Unopened>>) {
    this.#bring = bring;
  }

  /** The game on the glass; null while there is none. */
  get opened(): Opened<L> | null {
    return this.#state.at === 'live' && !this.#state.live.picture.lost ? this.#state : null;
  }

  /**
   * Why there is no game on the glass: it did not open, or another window has taken it over since.
   */
  get problem(): Unopened | null {
    if (this.#state.at === 'refused') return this.#state.problem;
    return this.#state.at === 'live' && this.#state.live.picture.lost
      ? { code: 'elsewhere' }
      : null;
  }

  /** What the game is called; null while that is not known. */
  get title(): string | null {
    if (this.#state.at !== 'live') return null;
    return gameById(this.#state.live.game)?.title ?? null;
  }

  /** Opens the game with this id, and leaves the one before. */
  async open(id: string, how?: How): Promise<void> {
    const left = this.leave();
    const turn = this.#turns;
    await left;
    if (turn !== this.#turns) return;
    this.#state = OPENING;
    if (id === '') {
      this.#state = { at: 'refused', problem: { code: 'noGame' } };
      return;
    }
    const result = await attempt(() => this.#bring(id, how));
    if (turn !== this.#turns) {
      // Somebody has moved on meanwhile: what opens too late is closed at once.
      if (result.ok) await result.value.live.steward.close();
      return;
    }
    this.#state = result.ok
      ? { at: 'live', ...result.value }
      : { at: 'refused', problem: result.problem };
  }

  async leave(): Promise<void> {
    this.#turns++;
    // Whatever broke in it has been told; it must not keep anybody here.
    if (this.#state.at === 'live') await this.#state.live.steward.close().catch(() => {});
  }

  /**
   * Leaves the game as people ask for it. A move on its way to the disk is waited for; one that
   * cannot be stored is dropped only by those who were told so.
   *
   * @returns whether it was left
   */
  async depart(): Promise<boolean> {
    if (this.#state.at === 'live' && !this.#state.live.picture.trouble) {
      const { live } = this.#state;
      await live.steward.whenStable().catch(() => {});
      if (live.picture.trouble) return false;
    }
    await this.leave();
    return true;
  }
}

/**
 * Opens a stored game and fetches what shows it.
 *
 * @throws when that cannot be fetched; the game is closed again
 */
export async function openShown(
  id: string,
  language: Language,
  how?: How,
): Promise<Result<Opened, OpenProblem>> {
  const game = await openGame(id, how);
  if (!game.ok) return game;
  const live = game.value;
  try {
    return success({ live, loaded: await loadGame(gameById(live.game) ?? FIRST_GAME, language) });
  } catch (error) {
    await live.steward.close();
    throw error;
  }
}
