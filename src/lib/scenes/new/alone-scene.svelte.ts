import type { BotLevel, Person } from '../../core/people.ts';
import { success } from '../../core/result.ts';
import { FIRST_GAME } from '../../games/registry.ts';
import type { Language } from '../../i18n/languages.ts';
import type { UsualNames } from '../../ui/setup/draft.ts';
import { attempt } from '../attempt.ts';
import { gamesToChoose, type GameToChoose } from '../choosing.ts';
import type { Problem } from '../problem.ts';
import { companyOf, dealAlone, lastPlayed } from './alone.ts';
import { usualWay } from './usual-way.ts';

/** What somebody alone is asked. */
interface Asked {
  /** The id of the game that is offered first. */
  readonly first: string;
  /** What each game is all about; null where that need not or cannot be told. */
  readonly games: readonly GameToChoose[] | null;
  /** Who would sit there. */
  readonly people: readonly Person[];
}

/** Who comes to play alone. */
export interface Loner {
  /** The id of the game they have chosen already; without one it is the one played last. */
  readonly game: string | undefined;
  /** They are told what each game is all about. */
  readonly newcomer: boolean;
  readonly language: Language;
  readonly words: UsualNames;
}

/** Somebody alone is asked what they want to play, until the cards are dealt. */
export class AloneScene {
  /** Asked only once this is known: nothing moves under a finger. */
  asked = $state.raw<Asked | null>(null);
  dealing = $state(false);
  /** Why no cards could be dealt. */
  trouble = $state.raw<Problem | null>(null);
  readonly #play: (id: string) => Promise<void>;

  /** @param play goes to the game with this id */
  constructor(play: (id: string) => Promise<void>) {
    this.#play = play;
  }

  /** Whatever cannot be had is done without. */
  async enter({ game, newcomer, language, words }: Loner): Promise<void> {
    const [first, games, people] = await Promise.all([
      game ?? lastPlayed().catch(() => FIRST_GAME.id),
      newcomer ? gamesToChoose(language).catch(() => null) : null,
      companyOf(words).catch(() => []),
    ]);
    this.asked = { first, games, people };
  }

  /** Stores a game and goes there. */
  async deal(game: string, level: BotLevel, words: UsualNames): Promise<void> {
    if (this.dealing) return;
    this.dealing = true;
    this.trouble = null;
    const played = await attempt(async () => {
      const dealt = await dealAlone({ game, level }, words, usualWay());
      return dealt.ok ? success(await this.#play(dealt.value.id)) : dealt;
    });
    if (!played.ok) this.trouble = played.problem;
    this.dealing = false;
  }
}
