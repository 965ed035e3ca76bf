import { describe, expect, it } from 'vitest';
import { after, legalMoves } from '../../../../src/lib/games/contract/live.ts';
import { lanterns } from '../rules/index.ts';
import type { LanternView } from '../rules/view.ts';
import { keeper } from './keeper.ts';
import { lanternThinker } from './thinker.ts';

const start = lanterns.start({ options: {}, players: 2, first: 0 });
const order = '664411223355'.split('');
const dealt = after(lanterns, start, { do: 'deal', order });
const seen = (view: Partial<LanternView> = {}): LanternView => ({
  ...lanterns.view(dealt.ok ? dealt.value : start, 0),
  ...view,
});

describe('the computer player', () => {
  it('lights what is likely to be higher than the row, and snuffs what is not', () => {
    expect(keeper(seen()).do).toBe('light');
    expect(keeper(seen({ row: [3] })).do).toBe('light');
    expect(keeper(seen({ row: [5] })).do).toBe('snuff');
  });

  it('takes no even chance once the next dark lantern is the last', () => {
    const even = { row: [1, 4], front: ['hidden', 3] } satisfies Partial<LanternView>;
    expect(keeper(seen({ ...even, aside: [1] })).do).toBe('light');
    expect(keeper(seen({ ...even, dark: [1] })).do).toBe('snuff');
    expect(keeper(seen({ ...even, dark: [1], mild: true })).do).toBe('light');
  });

  it('knows no more than its view: what stands before it does not change its mind', () => {
    const low = after(lanterns, start, { do: 'deal', order: '161223344556'.split('') });
    const high = after(lanterns, start, { do: 'deal', order: '261123344556'.split('') });
    const views = [low, high].map((game) => game.ok && lanterns.view(game.value, 0));
    expect(views[0]).toEqual(views[1]);
  });

  it('answers by rule of thumb where there is no worker, with what speaks for it', async () => {
    const thinker = lanternThinker();
    const request = {
      ...({ level: 'flame', view: seen(), levels: ['flame', null], seed: 1 } as const),
      milliseconds: 10,
    };
    const advice = await thinker.advise(request);
    expect(advice).toEqual({ move: { seat: 0, do: 'light' }, merits: [{ code: 'rises' }] });
    const moves = dealt.ok ? legalMoves(lanterns, dealt.value, 0) : [];
    expect(moves).toContainEqual(advice?.move);
    thinker.close();
  });
});
