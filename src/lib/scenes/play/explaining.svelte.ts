import { untrack } from 'svelte';
import type { AnyScreens } from '../../games/contract/screens.ts';
import type { LiveGame } from '../../session/live-game.svelte.ts';
import type { DeviceSettings } from '../device-settings.svelte.ts';
import type { GlassCase } from './cases.ts';

/** What is explained is explained in these. */
export interface ExplainingSurroundings {
  readonly live: { readonly picture: Pick<LiveGame['picture'], 'telling' | 'table'> };
  readonly screens: Pick<AnyScreens, 'news'>;
  /** The id of the game: each has news of its own. */
  readonly game: string;
  readonly choices: Pick<DeviceSettings, 'isRead' | 'settings' | 'keep'>;
  readonly on: Pick<GlassCase, 'name' | 'ground'>;
  /** Something is told on the table, on the line that what is explained would lie on. */
  readonly lineTaken: boolean;
}

/** Something new explains itself where it first happens: once on each device. */
export class Explaining {
  readonly #around: () => ExplainingSurroundings;
  /** What waits to be explained, or is, by name. */
  #news = $state<string | null>(null);
  /** It has been on the glass. */
  #seen = false;

  /** @param around read anew whenever something is asked */
  constructor(around: () => ExplainingSurroundings) {
    this.#around = around;
  }

  /** What is explained on the glass just now: behind its telling, and never over a cover. */
  get now(): string | null {
    const { on, lineTaken } = this.#around();
    return !lineTaken && (on.ground === 'table' || on.name === 'ownHand') ? this.#news : null;
  }

  /** Looks for news, as an effect does. */
  notice(): void {
    const { live, screens, game, choices, on } = this.#around();
    const { telling, table } = live.picture;
    const names = telling.flatMap(({ events }) => screens.news(events, table));
    const { explains, told } = choices.settings;
    if (this.now !== null) this.#seen = true;
    // Whoever plays on has read it.
    if (this.#seen && on.name === 'visit') return this.got();
    if (!choices.isRead || !explains || untrack(() => this.#news) !== null) return;
    const news = names.find((name) => !told.includes(`${game}:${name}`));
    if (news === undefined) return;
    this.#news = news;
    this.#seen = false;
    void choices.keep({ told: [...told, `${game}:${news}`] });
  }

  /** It has been read. */
  got = (): void => {
    this.#news = null;
  };

  /** The table knows the game: nothing is explained any more, on this device. */
  stop = (): void => {
    this.got();
    void this.#around().choices.keep({ explains: false });
  };
}
