import { describe, expect, it } from 'vitest';
import { blaze } from './index.ts';
import type { BlazeState } from './state.ts';
import { playWords } from './testing/by-word.ts';
import { position } from './testing/position.ts';

const HANDS = ['y2 r2 y3 b9 b8', 'y4 y5 b6 b7 y9', 'b2 y2 b4 b5 b9', 'r3 r4 r5 r6 b2'];

const kindling = () => position({ phase: 'kindling', trump: 'r', hands: HANDS });

const betting = () =>
  position({
    phase: 'betting',
    trump: 'r',
    hands: ['y2 y3', 'y4 y5', 'b2 b3'],
    options: { betting: true },
  });

const settled = (s: BlazeState, ...moves: readonly string[]): boolean => {
  const before = blaze.clone(s);
  return blaze.settles(before, playWords(s, ...moves));
};

describe('moves settle', () => {
  it.each([
    ['nothing at the opening', kindling, [], ['0 attack y2'], false],
    ['nothing while cards are added', kindling, ['0 attack y2'], ['2 attack b2'], false],
    ['nothing while cards are beaten', kindling, ['0 attack y2'], ['1 beat y4 on 0'], false],
    ['a challenge that is taken', kindling, ['0 attack y2', '1 pass', '0 pass'], ['2 pass'], true],
    [
      'a challenge that is beaten',
      kindling,
      ['0 attack y2', '1 beat y4 on 0', '0 pass'],
      ['2 pass'],
      true,
    ],
    ['nothing while bets are laid', betting, [], ['0 bet 1 on 1'], false],
    ['the bets once all lie', betting, ['0 bet 1 on 1', '1 bet 1 on 0'], ['2 bet 0 on 0'], true],
  ] as const)('%s', (_, start, before, moves, expected) => {
    expect(settled(playWords(start(), ...before), ...moves)).toBe(expected);
  });

  it('the hands, when they are dealt', () => {
    const s = blaze.start({ options: {}, players: 3, first: 0 });
    const before = blaze.clone(s);
    blaze.deal(s, blaze.dealDue(s)!);
    expect(blaze.settles(before, s)).toBe(true);
  });
});
