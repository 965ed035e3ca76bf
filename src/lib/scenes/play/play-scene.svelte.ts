import type { Seat } from '../../core/seats.ts';
import type { Settings } from '../../core/settings.ts';
import type { AnyScreens } from '../../games/contract/screens.ts';
import type { LiveGame } from '../../session/live-game.svelte.ts';
import { onGlass, type Facts, type OnGlass } from './cases.ts';

/** What a game on the glass is surrounded by. */
export interface Surroundings {
  readonly live: LiveGame;
  readonly screens: Pick<AnyScreens, 'settles' | 'isIntermission'>;
  readonly settings: Pick<Settings, 'pace'>;
  /** A panel is open over the glass. */
  readonly panel: boolean;
}

/** What is on the glass while a game is played, and what becomes of what people do there. */
export class PlayScene {
  readonly #around: () => Surroundings;
  /** Who plays alone looks at the table; their hand is not covered for that. */
  #aside = $state(false);
  readonly #settled = $derived.by(() => {
    const { live, screens } = this.#around();
    return screens.settles(live.telling);
  });
  readonly facts: Facts = $derived.by(() => {
    const { live, screens, settings, panel } = this.#around();
    const { glass, prompt, telling } = live;
    const { due, undo } = prompt;
    return {
      glass: glass.mode,
      calls: glass.mode === 'cover' && glass.seat !== null && !glass.pressed,
      due: due.kind,
      undo: undo !== null,
      alone: live.solo !== null,
      aside: this.#aside,
      untold: telling.length > 0,
      settled: this.#settled,
      pace: settings.pace,
      between: screens.isIntermission(live.table),
      panel,
    };
  });
  readonly on: OnGlass = $derived.by(() => onGlass(this.facts));

  /** @param around read anew whenever something is asked */
  constructor(around: () => Surroundings) {
    this.#around = around;
  }

  /** Something that was settled is told before anything else. */
  get tellsFirst(): boolean {
    return this.on.name === 'telling';
  }

  /** Who plays alone turns from their hand to the table. */
  lookAside = (): void => {
    this.#aside = true;
  };

  /** And back into their hand. */
  lookBack = (): void => {
    this.#aside = false;
  };

  /** What was merely played is not worth a stop on the way to the next hand. */
  dropIdle(): void {
    const { glass, telling, told } = this.#around().live;
    if (glass.mode === 'cover' && telling.length > 0 && !this.#settled) told();
  }

  /**
   * Somebody presses their plate. They have seen what merely stands there in words; what was
   * settled is told first, and they wait for it.
   */
  press(seat: Seat): void {
    const { live } = this.#around();
    if (live.solo !== null) return this.lookBack();
    if (this.tellsFirst) return;
    live.told();
    live.act({ do: 'press', seat });
  }
}
