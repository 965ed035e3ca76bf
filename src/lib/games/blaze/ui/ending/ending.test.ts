import { describe, expect, test } from 'vitest';
import { SeededRandom, shuffle } from '../../../../core/random.ts';
import { blaze } from '../../rules/index.ts';
import { gainsOf, payoffsOf, payoffsOfRound } from './payoffs.ts';
import { decisionsOf, finalLinesOf } from './final-lines.ts';

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

  test('are told by who gains most, and from whom', () => {
    expect(gainsOf(payoffsOf([1, 2, 1, 1], [1, 1, 1, 0], 2))).toEqual([
      { seat: 1, points: 3, right: true, from: [0, 2] },
    ]);
    expect(gainsOf(payoffsOf([1, 0, 1, 0], [1, 0, 1, 1], 1))).toEqual([
      { seat: 0, points: 2, right: true, from: [3] },
      { seat: 2, points: 1, right: true, from: [] },
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
    const table = finalLinesOf({
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
  const result = { feathers, ranking: [3, 2, 1, 0], decidedBy: 'score' as const };
  const told = (
    scores: readonly number[],
    betPoints: readonly number[],
    how: { readonly betsFirst: boolean },
  ) => decisionsOf({ ...result, scores, betPoints }, how);

  test('nothing but the score where no two are the same', () => {
    expect(told([4, 6, 7, 9], [0, 0, 0, 3], { betsFirst: true })).toEqual([]);
  });

  test('bet points: names all who had the same total', () => {
    expect(told([4, 7, 7, 7], [0, 0, 1, 2], { betsFirst: true })).toEqual([
      { by: 'betPoints', tied: [3, 2, 1], place: 1 },
    ]);
  });

  test('the feather after bet points that were the same', () => {
    expect(told([4, 5, 7, 7], [0, 0, 1, 1], { betsFirst: true })).toEqual([
      { by: 'featherAfterBets', tied: [3, 2], place: 1 },
    ]);
  });

  test('bet points, and the feather for those of whom they were the same', () => {
    expect(told([4, 7, 7, 7], [0, 0, 1, 1], { betsFirst: true })).toEqual([
      { by: 'betsThenFeather', tied: [3, 2, 1], place: 1 },
    ]);
  });

  test('the feather alone where bet points do not count for ties', () => {
    expect(told([4, 7, 7, 7], [0, 0, 1, 1], { betsFirst: false })).toEqual([
      { by: 'feather', tied: [3, 2, 1], place: 1 },
    ]);
  });

  test('ties below the winner, too, each by itself', () => {
    expect(told([4, 4, 9, 9], [0, 1, 0, 1], { betsFirst: true })).toEqual([
      { by: 'betPoints', tied: [3, 2], place: 1 },
      { by: 'betPoints', tied: [1, 0], place: 3 },
    ]);
    expect(told([4, 6, 6, 9], [0, 1, 1, 0], { betsFirst: true })).toEqual([
      { by: 'featherAfterBets', tied: [2, 1], place: 2 },
    ]);
  });
});
