import { describe, expect, it } from 'vitest';
import { SPARSITY, violationOf } from '../../conformance/conformance.ts';
import { checkLawfulness } from '../../conformance/lawfulness.ts';
import { seededGame } from '../../conformance/playout.ts';
import type { SpokenMove } from '../../contract/rules.ts';
import { blaze } from './index.ts';
import type { BlazeMove } from './moves.ts';
import { witness } from './testing/witness.ts';

type Spoken = readonly SpokenMove<BlazeMove>[];

/** Ways to get wrong what can be said. */
const FLAWS: readonly [flaw: string, spoken: typeof blaze.spoken, found: RegExp][] = [
  ['nobody can decline', () => [], /ways to decline/],
  ['a seat speaks for the next one', (view, seat) => blaze.spoken(view, (seat + 1) % 3), /./],
  [
    'taking is offered before anything lies there',
    (view, seat) => [
      ...blaze.spoken(view, seat),
      ...(view.table.length === 0 && view.asks[seat] !== 'none' ? take(seat) : []),
    ],
    /said and not legal/,
  ],
  [
    'those who look at their hand can say more',
    (view, seat) => (view.own ? [] : blaze.spoken(view, seat)),
    /hangs on who looks/,
  ],
];

const take = (seat: number): Spoken => [{ kind: 'take', move: { seat, do: 'pass' } }];

describe('what can be said is checked:', () => {
  it.each(FLAWS)('%s', (_, spoken, found) => {
    const seeded = seededGame(blaze, witness, 0);
    const check = () => checkLawfulness({ ...blaze, spoken }, witness, seeded, SPARSITY);
    expect(violationOf(0, check)).toMatch(found);
  });
});
