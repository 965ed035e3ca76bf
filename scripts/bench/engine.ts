import { NOBODY } from '../../src/lib/core/seats.ts';
import { blaze } from '../../src/lib/games/blaze/rules/index.ts';
import { cardsToDeal, deal } from '../../src/lib/games/blaze/rules/deal.ts';
import { DEAL, OVER } from '../../src/lib/games/blaze/rules/state.ts';
import { faceOf, WHOLE_DECK } from '../../src/lib/games/hanabi/rules/cards.ts';
import { hanabi } from '../../src/lib/games/hanabi/rules/index.ts';
import { deal as dealDeck } from '../../src/lib/games/hanabi/rules/play.ts';
import { cpuSeconds } from './cpu.ts';
import { median } from './figures.ts';

/** How fast the engine plays by itself. */
export interface EngineSpeed {
  readonly gamesPerCpuSecond: number;
  readonly actionsPerCpuSecond: number;
}

const REPEATS = 7;
const GAMES = 20_000;

/** Plays whole games in one state; returns how many moves they took. */
type PlayGames = (players: number, games: number, pick: Pick) => number;

/**
 * Uniformly random play by the seat in turn: the median of several repeats after one to warm up.
 */
function measure(play: PlayGames, players: number): EngineSpeed {
  const seconds: number[] = [];
  let actions = 0;
  for (let repeat = 0; repeat <= REPEATS; repeat++) {
    const pick = new Pick(12345);
    const taken = cpuSeconds(() => {
      actions = play(players, GAMES, pick);
    });
    if (repeat > 0) seconds.push(taken);
  }
  const middle = median(seconds);
  return {
    gamesPerCpuSecond: Math.round(GAMES / middle),
    actionsPerCpuSecond: Math.round(actions / middle),
  };
}

/** The engine of Blaze, with betting. */
export const measureBlaze = (players: number): EngineSpeed => measure(playBlaze, players);

/** The engine of Hanabi, with clues that match nothing. */
export const measureHanabi = (players: number): EngineSpeed => measure(playHanabi, players);

function playBlaze(players: number, games: number, pick: Pick): number {
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

function playHanabi(players: number, games: number, pick: Pick): number {
  const fresh = hanabi.start({ options: {}, players, first: 0 });
  const state = hanabi.clone(fresh);
  const moves = new Int32Array(hanabi.mostMoves);
  const deck = WHOLE_DECK.map(faceOf);
  let actions = 0;
  for (let game = 0; game < games; game++) {
    state.copyFrom(fresh);
    dealDeck(state, pick.shuffled(deck));
    for (let seat = hanabi.turn(state); seat !== NOBODY; seat = hanabi.turn(state), actions++)
      hanabi.play(state, moves[pick.below(hanabi.legal(state, seat, moves))]!);
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
