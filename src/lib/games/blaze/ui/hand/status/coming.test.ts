import { describe, expect, it, test } from 'vitest';
import { blaze } from '../../../rules/index.ts';
import { position } from '../../../rules/testing/position.ts';
import { playWords } from '../../../rules/testing/by-word.ts';
import { roleOf } from '../../roles.ts';
import { comingFor } from './coming.ts';

/** Ana attacks Ben with one card, which he can beat; Cy helps, and Dora looks on. */
const opened = (phase: 'kindling' | 'burn', third = 'b4 b5') =>
  playWords(
    position({ phase, trump: 'r', hands: ['y5 b1 b2', 'y6 b6 b7', third, 'r2 r3'] }),
    '0 attack y5',
  );

/** The same once the challenge has been settled. */
const settled = {
  beaten: ['1 beat y6 on 0', '0 pass', '2 pass'],
  taken: ['1 pass', '0 pass', '2 pass'],
};

describe('what comes for whoever waits', () => {
  for (const phase of ['kindling', 'burn'] as const)
    for (const ending of ['beaten', 'taken'] as const)
      test(`is what the rules make of it: ${phase}, ${ending}`, () => {
        const now = blaze.view(opened(phase), null);
        const after = blaze.view(playWords(opened(phase), ...settled[ending]), null);
        for (const seat of [0, 1, 2, 3]) {
          const told = comingFor(now, seat).find((one) => one.ending === ending);
          expect(told?.role, `seat ${seat}`).toBe(roleOf(after, seat));
        }
      });

  it('passes over whoever goes out', () => {
    const now = blaze.view(opened('burn'), null);
    const gone = { ...now, hands: now.hands.with(2, 0) };
    expect(comingFor(gone, 2)).toEqual([]);
    expect(comingFor(gone, 3)).toEqual([
      { ending: 'beaten', role: 'ash' },
      { ending: 'taken', role: 'fire' },
    ]);
  });

  it('knows only one ending once Ash has given up', () => {
    const now = blaze.view(playWords(opened('kindling'), '1 pass'), null);
    expect(comingFor(now, 3)).toEqual([{ ending: 'taken', role: 'ash' }]);
  });

  it('is nothing between two challenges', () => {
    const now = blaze.view(opened('kindling'), null);
    expect(comingFor({ ...now, fire: null, ash: null, ember: null }, 0)).toEqual([]);
  });
});
