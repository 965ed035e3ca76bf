import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { optionsSchema } from './options.ts';
import { lastTakesFeather, switchesFor } from './rulebook.ts';

const accepts = (options: unknown): boolean => v.safeParse(optionsSchema, options).success;

describe('R14: editions', () => {
  it.each([
    ['2021', 3, [[3, 2, 1], [4, 3, 2]]],
    ['2021', 4, [[4, 3, 2, 1], [5, 4, 3, 2]]],
    ['2021', 5, [[4, 3, 2, 1], [5, 4, 3, 2]]],
    ['classic', 3, [[2, 1], [3, 2]]],
    ['classic', 4, [[3, 2, 1], [4, 3, 2]]],
    ['classic', 5, [[4, 3, 2, 1], [5, 4, 3, 2]]],
  ] as const)('%s with %i players has its own feathers', (edition, players, feathers) => {
    expect(switchesFor({ edition }, players).feathers).toEqual(feathers);
  }); // prettier-ignore

  it('leave the last player of 2021 a feather with three and four players, of classic never', () => {
    const left = (edition: '2021' | 'classic', players: number): readonly number[] =>
      switchesFor({ edition }, players).feathers.map((stack) => stack.length - (players - 1));
    expect([3, 4, 5].map((players) => left('2021', players))).toEqual([[1, 1], [1, 1], [0, 0]]); // prettier-ignore
    expect([3, 4, 5].map((players) => left('classic', players))).toEqual([[0, 0], [0, 0], [0, 0]]); // prettier-ignore
    const told = (edition: '2021' | 'classic') =>
      [3, 4, 5].map((players) => lastTakesFeather(switchesFor({ edition }, players), players));
    expect([told('2021'), told('classic')]).toEqual([
      [true, true, false],
      [false, false, false],
    ]);
  });

  it('2021 is the usual one: no betting, the trump card stays', () => {
    expect(switchesFor({}, 4)).toEqual(switchesFor({ edition: '2021' }, 4));
    expect(switchesFor({}, 4)).toMatchObject({
      edition: '2021',
      betting: false,
      firebirdMatch: 'face',
      drawTrump: false,
      betPointsBreakTies: false,
    });
  });

  it('classic bets, draws the trump card, and breaks no tie by bets', () => {
    expect(switchesFor({ edition: 'classic' }, 4)).toMatchObject({
      betting: true,
      firebirdMatch: 'face',
      drawTrump: true,
      betPointsBreakTies: false,
    });
  });

  it('bets break ties where 2021 is played with betting', () => {
    expect(switchesFor({ betting: true }, 4).betPointsBreakTies).toBe(true);
  });

  it('house rules are chosen on their own', () => {
    const house = { betting: false, firebirdMatch: 'value', drawTrump: false } as const;
    expect(switchesFor({ edition: 'classic', ...house }, 3)).toMatchObject({
      ...house,
      edition: 'classic',
      feathers: [[2, 1], [3, 2]],
    }); // prettier-ignore
  });

  it('are for three to five players', () => {
    for (const players of [2, 6]) expect(() => switchesFor({}, players)).toThrow('3 to 5 players');
  });
});

describe('options in a record', () => {
  it('may be left out, each and all', () => {
    expect(accepts({})).toBe(true);
    expect(accepts({ edition: 'classic', betting: false })).toBe(true);
  });

  it('are refused with a wrong value or an unknown key', () => {
    for (const wrong of [
      { edition: '2020' },
      { betting: 1 },
      { betting: undefined },
      { firebirdMatch: 'rank' },
      { drawTrump: 'yes' },
      { other: true },
      null,
    ])
      expect(accepts(wrong)).toBe(false);
  });
});
