import type { BotLevel } from '../../../../src/lib/core/people.ts';
import { SeededRandom, type Random } from '../../../../src/lib/core/random.ts';
import type { Seat } from '../../../../src/lib/core/seats.ts';
import type { BlazeTypes } from '../../../../src/lib/games/blaze/bots/merits.ts';
import { kit } from '../../../../src/lib/games/blaze/kit.ts';
import { blaze, type Blaze } from '../../../../src/lib/games/blaze/rules/index.ts';
import type { BlazeOptions } from '../../../../src/lib/games/blaze/rules/options.ts';
import type { Game } from '../../../../src/lib/games/contract/rules.ts';
import type { SavedGame } from '../../../../src/lib/storage/saved-game.ts';
import { HANDS } from '../../table/testing/four-hands.ts';
import type { Way } from '../../../../src/lib/table/public.ts';
import type { Environment } from '../../../../src/lib/session/environment.ts';
import { LiveGame } from '../../../../src/lib/session/live-game.svelte.ts';
import { restoreGame } from '../../../../src/lib/session/restoring.ts';
import { MemoryKeeper } from '../../../../src/lib/session/testing/memory-keeper.ts';
import { QuickThinker } from './quick-thinker.ts';

/** How people sit down. */
export interface Sitting {
  readonly players?: number;
  readonly options?: BlazeOptions;
  readonly way?: Way;
  readonly random?: Random;
  /** By seat: how well the computer plays for it; the others are people. */
  readonly bots?: Readonly<Record<Seat, BotLevel>>;
}

/** A stored game, as its set-up leaves it. */
export const savedGame = ({
  players = 4,
  options = {},
  way = 'passed',
  bots = {},
}: Sitting): SavedGame => {
  const seats = Array.from({ length: players }, (_, seat) => {
    const bot = bots[seat];
    return { name: `Person ${seat}`, ...(bot && { bot }) };
  });
  return {
    id: 'a-game',
    head: { game: 'blaze', options, seats, first: 0 },
    people: seats.map((seat) => ({ ...seat, emblem: 'fox', colour: 'teal', place: 0 })),
    way,
    hints: false,
    title: null,
    created: 0,
  };
};

/** Shuffles nothing: what it deals lies as it is wanted. */
function stacked(cards: readonly string[], due: readonly string[]): Random {
  const left = [...due];
  for (const card of cards) left.splice(left.indexOf(card), 1);
  const wanted = [...cards, ...left];
  const now = [...due];
  return {
    below(bound) {
      const at = now.lastIndexOf(wanted[bound - 1] ?? '', bound - 1);
      [now[bound - 1], now[at]] = [now[at] ?? '', now[bound - 1] ?? ''];
      return at;
    },
  };
}

export type PartyGame = LiveGame<BlazeTypes>;

/** What could be undone is asked for. */
export function undoLast(live: PartyGame): void {
  const offer = live.undoOffer;
  if (offer) live.act({ do: 'undo', by: offer.by });
}

/** A live game over a journal in memory, with what the page round it would do. */
export class Party {
  readonly keeper: MemoryKeeper;
  live: PartyGame;
  /** How often somebody waited for the glass to be painted. */
  paintings = 0;
  left = 0;
  /** Thinks in the page, and short. */
  readonly thinker = new QuickThinker();
  readonly #saved: SavedGame;
  readonly #random: Random;
  #paint: Promise<void> = Promise.resolve();

  constructor(sitting: Sitting = {}, keeper = new MemoryKeeper()) {
    this.keeper = keeper;
    this.#saved = savedGame(sitting);
    this.#random = sitting.random ?? new SeededRandom(1);
    this.live = this.#restored();
  }

  /** Four people with hands everybody knows from `four-hands.ts`. */
  static async seated(way: Way = 'passed'): Promise<Party> {
    const due = (blaze as Game<Blaze>).dealDue(blaze.start({ options: {}, players: 4, first: 0 }));
    const party = new Party({ way, random: stacked(HANDS, due ?? []) });
    party.live.deal();
    await party.live.whenStable();
    return party;
  }

  /** The page dies, and a new one finds what is kept. */
  crash(): void {
    this.live = this.#restored();
  }

  /** A seat opens its hand from the cover that names it or from its plate. */
  async opens(seat: Seat): Promise<void> {
    const { glass } = this.live;
    if (glass.mode === 'hand' && glass.seat !== seat) this.live.act({ do: 'layDown' });
    await this.live.whenStable();
    if (this.live.glass.mode === 'cover' && this.live.glass.seat !== seat)
      this.live.act({ do: 'showTable' });
    if (this.live.glass.mode === 'table') this.live.act({ do: 'press', seat });
    this.live.act({ do: 'open', seat });
    await this.live.whenStable();
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

  #restored(): PartyGame {
    const loadThinker = () => Promise.resolve(this.thinker);
    const thinking = { ...kit, bots: { ...kit.bots, loadThinker } };
    const restored = restoreGame(thinking, this.#saved, this.keeper.entries);
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
