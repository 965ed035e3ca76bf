import { describe, expect, it } from 'vitest';
import { blaze } from './index.ts';
import type { BlazeOptions } from './options.ts';
import { finalResult } from './scoring.ts';
import { BlazeState, OVER } from './state.ts';
import { switchesFor } from './rulebook.ts';

interface End {
  readonly options?: BlazeOptions;
  /** By round, then by seat. */
  readonly feathers: readonly [readonly number[], readonly number[]];
  readonly betPoints?: readonly number[];
}

function ended({ options = {}, feathers, betPoints = [] }: End): BlazeState {
  const players = feathers[0].length;
  const s = new BlazeState({ players, first: 0, switches: switchesFor(options, players) });
  s.round = 2;
  s.phase = OVER;
  feathers.forEach((round, i) => s.feathers.set(round, i * 5));
  s.betPoints.set(betPoints);
  return s;
}

const betting = { edition: '2021', betting: true } as const;

describe('R13: the score', () => {
  it('is the feathers of both rounds and the won bets', () => {
    const s = ended({ options: betting, feathers: [[3, 2, 1], [2, 4, 3]], betPoints: [2, 0, 1] }); // prettier-ignore
    expect(finalResult(s)).toEqual({
      scores: [7, 6, 5],
      feathers: [[3, 2, 1], [2, 4, 3]],
      betPoints: [2, 0, 1],
      ranking: [0, 1, 2],
      decidedBy: 'score',
    }); // prettier-ignore
    expect(blaze.outcome(s)).toEqual({ over: true, scores: [7, 6, 5], winner: 0 });
  });

  it('does not exist while the game runs', () => {
    const s = blaze.start({ options: {}, players: 3, first: 0 });
    expect(blaze.outcome(s)).toEqual({ over: false, scores: null, winner: null });
  });
});

describe('R13: ties', () => {
  it('go to most won bets in 2021 with betting, before the feather of round 2', () => {
    const s = ended({ options: betting, feathers: [[3, 2, 1], [2, 4, 3]], betPoints: [1, 0, 0] }); // prettier-ignore
    expect(finalResult(s)).toMatchObject({
      scores: [6, 6, 4],
      ranking: [0, 1, 2],
      decidedBy: 'betPoints',
    });
  });

  it('go to the higher feather of round 2 in classic, whatever was won by bets', () => {
    const options = { edition: 'classic' } as const;
    const s = ended({ options, feathers: [[2, 1, 0], [0, 2, 3]], betPoints: [1, 0, 0] }); // prettier-ignore
    expect(finalResult(s)).toMatchObject({
      scores: [3, 3, 3],
      ranking: [2, 1, 0],
      decidedBy: 'feather',
    });
  });

  it('go to the higher feather of round 2 in 2021 without betting', () => {
    const s = ended({ feathers: [[3, 2, 1], [2, 3, 4]] }); // prettier-ignore
    expect(finalResult(s)).toMatchObject({
      scores: [5, 5, 5],
      ranking: [2, 1, 0],
      decidedBy: 'feather',
    });
  });

  it('of points and won bets go to the higher feather of round 2, none counting as 0', () => {
    const s = ended({ options: betting, feathers: [[4, 3, 2, 1, 0], [0, 2, 3, 4, 5]] }); // prettier-ignore
    expect(finalResult(s)).toMatchObject({
      scores: [4, 5, 5, 5, 5],
      ranking: [4, 3, 2, 1, 0],
      decidedBy: 'feather',
    });
  });
});
