import type { Pace } from '../../core/settings.ts';
import type { AnyScreens } from '../../games/contract/screens.ts';
import type { LiveGame } from '../../session/live-game.svelte.ts';

/** What decides when a computer player may play. */
export interface TempoSurroundings {
  readonly live: Pick<LiveGame, 'watched'> & {
    readonly steward: Pick<LiveGame['steward'], 'playBot' | 'deal'>;
    readonly picture: Pick<
      LiveGame['picture'],
      'prompt' | 'glass' | 'telling' | 'storing' | 'trouble' | 'lost'
    >;
  };
  readonly screens: Pick<AnyScreens, 'rest'>;
  readonly pace: Pace;
  /** Something lies over the table. */
  readonly paused: boolean;
  /** Something that everybody must see is told first. */
  readonly tellsFirst: boolean;
}

/**
 * Lets computer players play, one move after the other, at a tempo that does not depend on how long
 * they thought.
 */
export class Tempo {
  readonly #around: () => TempoSurroundings;
  #hurried = $state(false);
  /**
   * Whose move is due next, of those nobody has to make: a computer player's, or chance's where
   * only these play.
   */
  readonly #due = $derived.by(() => {
    const { picture, watched } = this.#around().live;
    const { kind } = picture.prompt.due;
    if (kind === 'bot') return 'bot';
    return kind === 'deal' && watched ? 'deal' : null;
  });
  readonly #runs = $derived.by(() => {
    const { live, paused, tellsFirst } = this.#around();
    const { glass, prompt, storing, trouble, lost } = live.picture;
    const covered = glass.mode === 'cover' || prompt.undo !== null;
    return !paused && !tellsFirst && !covered && !storing && trouble === null && !lost;
  });

  constructor(around: () => TempoSurroundings) {
    this.#around = around;
  }

  /** How fast everything is told: somebody may have had enough of the computer players. */
  get pace(): Pace {
    return this.#hurried ? 'off' : this.#around().pace;
  }

  /** Nothing is waited for until a person is due, or the challenge is over. */
  hurry = (): void => {
    this.#hurried = true;
  };

  get isHurried(): boolean {
    return this.#hurried;
  }

  /** Waits for the next move, as an effect does. */
  keep(): (() => void) | undefined {
    const due = this.#due;
    if (due === null || this.#around().tellsFirst) this.#hurried = false;
    if (due === null || !this.#runs) return undefined;
    const { live, screens } = this.#around();
    const length = screens.rest(live.picture.telling.at(-1)?.events ?? [], this.pace);
    const act = due === 'bot' ? live.steward.playBot : live.steward.deal;
    // A game that nobody looks at stands still, as where somebody looks through the discards.
    const timer = setInterval(
      () => document.hidden || document.querySelector('dialog:modal') || act(),
      due === 'bot' ? length : length * 4,
    );
    return () => clearInterval(timer);
  }
}
