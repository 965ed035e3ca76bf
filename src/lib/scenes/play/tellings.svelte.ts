import type { Pace } from '../../core/settings.ts';
import type { AnyScreens } from '../../games/contract/screens.ts';
import type { LiveGame } from '../../session/live-game.svelte.ts';

/** When what happened is told on the table, and when it goes without telling. */
export class Tellings {
  readonly #screens: AnyScreens;
  readonly #live: () => LiveGame;
  readonly #pace: () => Pace;
  /** Something was settled: everybody should see it before the game goes on. */
  readonly #settled = $derived.by(() => this.#screens.settles(this.#live().telling));
  /**
   * Whether the table comes first: where the glass rests on a cover, it is for what was settled
   * only.
   */
  readonly isDue = $derived.by(() => {
    const { glass, telling, solo } = this.#live();
    // Who plays alone never sees a cover: what was settled comes before their hand, or is read in
    // it.
    if (solo !== null) return this.#settled && this.#pace() !== 'off';
    if (glass.mode === 'table') return telling.length > 0 && this.#settled;
    return this.#settled && glass.mode === 'cover' && glass.seat !== null && !glass.pressed;
  });

  constructor(screens: AnyScreens, live: () => LiveGame, pace: () => Pace) {
    this.#screens = screens;
    this.#live = live;
    this.#pace = pace;
  }

  /** What was merely played is not worth a stop on the way to the next hand. */
  dropIdle(): void {
    const { glass, telling, told } = this.#live();
    if (glass.mode === 'cover' && telling.length > 0 && !this.#settled) told();
  }

  /**
   * Somebody wants to go on: what merely stands there in words has been seen. False where they have
   * to wait, because something that was settled is told first.
   */
  interrupt(): boolean {
    if (this.isDue) return false;
    this.#live().told();
    return true;
  }
}
