import type { BotLevel } from '../../core/people.ts';
import { SeededRandom, type Random } from '../../core/random.ts';
import type { Seat } from '../../core/seats.ts';
import type { PlayedTypes } from '../../games/contract/bot.ts';
import type { Kit } from '../../games/contract/kit.ts';
import type { Game } from '../../games/contract/rules.ts';
import type { SavedGame } from '../../storage/saved-game.ts';
import type { Way } from '../../core/way.ts';
import type { Environment } from '../environment.ts';
import { LiveGame } from '../live-game.svelte.ts';
import { restoreGame } from '../restoring.ts';
import { MemoryKeeper } from './memory-keeper.ts';

/** How people sit down. */
export interface Sitting<G extends PlayedTypes> {
  readonly players?: number;
  readonly options?: G['options'];
  readonly way?: Way;
  readonly random?: Random;
  /** By seat: how well the computer plays for it; the others are people. */
  readonly bots?: Readonly<Record<Seat, BotLevel>>;
}

/** A stored game, as its set-up leaves it. */
export function savedGame<G extends PlayedTypes>(
  { rules }: Kit<G>,
  { players = 4, options = {}, way = 'passed', bots = {} }: Sitting<G>,
): SavedGame {
  const seats = Array.from({ length: players }, (_, seat) => {
    const bot = bots[seat];
    return { name: `Person ${seat}`, ...(bot && { bot }) };
  });
  return {
    id: 'a-game',
    head: { game: rules.id, options, seats, first: 0 },
    people: seats.map((seat) => ({ ...seat, emblem: 'fox', colour: 'teal', place: 0 })),
    way,
    hints: false,
    title: null,
    created: 0,
  };
}

/** A live game over a journal in memory, with what the page round it would do. */
export class Gathering<G extends PlayedTypes> {
  live: LiveGame<G>;
  /** How often somebody waited for the glass to be painted. */
  paintings = 0;
  left = 0;
  readonly #kit: Kit<G>;
  readonly #saved: SavedGame;
  readonly #random: Random;
  #paint: Promise<void> = Promise.resolve();

  constructor(
    kit: Kit<G>,
    sitting: Sitting<G> = {},
    readonly keeper = new MemoryKeeper(),
  ) {
    this.#kit = kit;
    this.#saved = savedGame(kit, sitting);
    this.#random = sitting.random ?? new SeededRandom(1);
    this.live = this.#restored();
  }

  get rules(): Game<G> {
    return this.#kit.rules;
  }

  /** The page dies, and a new one finds what is kept. */
  crash(): void {
    this.live = this.#restored();
  }

  /** A seat opens its hand from the cover that names it or from its plate. */
  async opens(seat: Seat): Promise<void> {
    const { glass } = this.live.picture;
    if (glass.mode === 'hand' && glass.seat !== seat) this.live.act({ do: 'layDown' });
    await this.live.steward.whenStable();
    if (this.live.picture.glass.mode === 'cover' && this.live.picture.glass.seat !== seat)
      this.live.act({ do: 'showTable' });
    if (this.live.picture.glass.mode === 'table') this.live.act({ do: 'press', seat });
    this.live.act({ do: 'open', seat });
    await this.live.steward.whenStable();
  }

  /** Lets everything happen that waits for nothing. */
  async soon(): Promise<void> {
    for (let i = 0; i < 20; i++) await Promise.resolve();
  }

  /** The next painting waits for the function this returns. */
  holdPainting(): () => void {
    let paint = () => {};
    this.#paint = new Promise((resolve) => (paint = resolve));
    return paint;
  }

  #restored(): LiveGame<G> {
    const restored = restoreGame(this.#kit, this.#saved, this.keeper.entries);
    if (!restored.ok) throw new Error(`cannot restore: ${JSON.stringify(restored.problem)}`);
    return new LiveGame(restored.value, this.#environment());
  }

  #environment(): Environment {
    return {
      keeper: this.keeper,
      random: this.#random,
      now: () => 1000,
      painted: () => {
        this.paintings++;
        return this.#paint;
      },
      leave: () => this.left++,
    };
  }
}
