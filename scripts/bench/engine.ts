import { blaze } from '../../src/lib/games/blaze/rules/index.ts';
import { cardsToDeal, deal } from '../../src/lib/games/blaze/rules/deal.ts';
import { DEAL, OVER } from '../../src/lib/games/blaze/rules/state.ts';
import { NOBODY } from '../../src/lib/core/seats.ts';
import { cpuSeconds } from './cpu.ts';
import { median } from './figures.ts';

/** How fast the engine plays by itself. */
export interface EngineSpeed {
  readonly gamesPerCpuSecond: number;
  readonly actionsPerCpuSecond: number;
}

const REPEATS = 7;
const GAMES = 20_000;

/**
 * Uniformly random play by the seat in turn, with betting: the median of several repeats after one
 * to warm up.
 */
export function measureEngine(players: number): EngineSpeed {
  const seconds: number[] = [];
  let actions = 0;
  for (let repeat = 0; repeat <= REPEATS; repeat++) {
    const pick = new Pick(12345);
    const taken = cpuSeconds(() => {
      actions = playGames(players, GAMES, pick);
    });
    if (repeat > 0) seconds.push(taken);
  }
  const middle = median(seconds);
  return {
    gamesPerCpuSecond: Math.round(GAMES / middle),
    actionsPerCpuSecond: Math.round(actions / middle),
  };
}

/** Plays whole games in one state; returns how many moves they took. */
function playGames(players: number, games: number, pick: Pick): number {
  const start = { options: { betting: true }, players, first: 0 };
  const fresh = blaze.start(start);
  const state = blaze.start(start);
  const moves = new Int32Array(blaze.mostMoves);
  let actions = 0;
  for (let game = 0; game < games; game++) {
    state.copyFrom(fresh);
    while (state.phase !== OVER) {
      if (state.phase === DEAL) deal(state, pick.shuffled(cardsToDeal(state)));
      for (let seat = blaze.turn(state); seat !== NOBODY; seat = blaze.turn(state), actions++)
        blaze.play(state, moves[pick.below(blaze.legal(state, seat, moves))]!);
    }
  }
  return actions;
}

/**
 * Picks that cost next to nothing, so that the engine is what is measured: xorshift32 (Marsaglia
 * 2003).
 */
class Pick {
  constructor(private word: number) {}

  /** 0 to `bound` - 1; `bound` below 65,536. */
  below(bound: number): number {
    this.word ^= this.word << 13;
    this.word ^= this.word >>> 17;
    this.word ^= this.word << 5;
    return ((this.word >>> 16) * bound) >>> 16;
  }

  shuffled(cards: number[]): number[] {
    for (let i = cards.length - 1; i > 0; i--) {
      const j = this.below(i + 1);
      const card = cards[i]!;
      cards[i] = cards[j]!;
      cards[j] = card;
    }
    return cards;
  }
}
