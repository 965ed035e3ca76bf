import { describe, expect, test } from 'vitest';
import { SeededRandom, shuffle } from '../../../core/random.ts';
import { blaze } from '../../../games/blaze/index.ts';
import { payoffsOf, payoffsOfRound } from './payoffs.ts';
import { decisionOf, standingsOf } from './standings.ts';

const feathers = [
  [4, 3, 2, 1],
  [0, 3, 4, 5],
];

describe('what bets pay', () => {
  test('a 1 on the last player pays its owner, another 1 the player it lies before, a 0 nobody', () => {
    const payoffs = payoffsOf([1, 0, 1, 0], [1, 0, 1, 1], 1);
    expect(payoffs.map(({ to }) => to)).toEqual([0, null, 2, 0]);
  });

  test('nothing is told of bets that lie face down', () => {
    expect(payoffsOf([1, 0], null, null)).toEqual([
      { seat: 0, on: 1, value: null, to: null },
      { seat: 1, on: 0, value: null, to: null },
    ]);
  });

  test('adds up to the bet points of whole games', () => {
    const random = new SeededRandom(11);
    for (let game = 0; game < 20; game++) {
      const players = 3 + (game % 3);
      const state = blaze.start({ options: { betting: true }, players, first: 0 });
      const moves = new Int32Array(blaze.mostMoves);
      while (!blaze.outcome(state).over) {
        const due = blaze.dealDue(state);
        if (due) blaze.deal(state, shuffle([...due], random));
        else blaze.play(state, moves[random.below(blaze.legal(state, blaze.turn(state), moves))]!);
      }
      const { rounds, result } = blaze.view(state, null);
      const won = Array.from({ length: players }, () => 0);
      for (const { to } of rounds.flatMap(payoffsOfRound)) if (to !== null) won[to]!++;
      expect(won).toEqual(result?.betPoints);
    }
  });
});

describe('the final table', () => {
  test('goes by the ranking and measures every total by the highest', () => {
    const table = standingsOf({
      scores: [4, 6, 6, 6],
      feathers,
      betPoints: [0, 0, 0, 0],
      ranking: [3, 2, 1, 0],
      decidedBy: 'feather',
    });
    expect(table.map(({ seat, place, total }) => [seat, place, total])).toEqual([
      [3, 1, 6],
      [2, 2, 6],
      [1, 3, 6],
      [0, 4, 4],
    ]);
    expect(table.map(({ share }) => share)).toEqual([1, 1, 1, 4 / 6]);
    expect(table[3]?.feathers).toEqual([4, 0]);
  });
});

describe('what decided', () => {
  const result = { feathers, ranking: [3, 2, 1, 0] };

  test('the score: there was no tie to break', () => {
    expect(
      decisionOf(
        { ...result, scores: [4, 6, 6, 9], betPoints: [0, 0, 0, 3], decidedBy: 'score' },
        { betsFirst: true },
      ),
    ).toBeNull();
  });

  test('bet points: names all who had the same total', () => {
    expect(
      decisionOf(
        { ...result, scores: [4, 7, 7, 7], betPoints: [0, 1, 1, 2], decidedBy: 'betPoints' },
        { betsFirst: true },
      ),
    ).toEqual({ by: 'betPoints', tied: [3, 2, 1] });
  });

  test('the feather after bet points: names only those whose bet points were the same, too', () => {
    expect(
      decisionOf(
        { ...result, scores: [4, 7, 7, 7], betPoints: [0, 0, 1, 1], decidedBy: 'feather' },
        { betsFirst: true },
      ),
    ).toEqual({ by: 'featherAfterBets', tied: [3, 2] });
  });

  test('the feather alone: where bet points do not count for ties', () => {
    expect(
      decisionOf(
        { ...result, scores: [4, 7, 7, 7], betPoints: [0, 0, 1, 1], decidedBy: 'feather' },
        { betsFirst: false },
      ),
    ).toEqual({ by: 'feather', tied: [3, 2, 1] });
  });
});
