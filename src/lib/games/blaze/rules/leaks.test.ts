import { describe, expect, it } from 'vitest';
import { findsLeak } from '../../conformance/conformance.ts';
import type { Leaky } from '../../conformance/planted-leaks.ts';
import { ALL_RANKS, RANK_COUNT, SUITS } from './cards.ts';
import { blaze, type Blaze } from './index.ts';
import { BETTING, KINDLING, type BlazeState } from './state.ts';
import { witness } from './testing/witness.ts';

/** A game with bets, in which the moments before all of them lie are among those looked at. */
const FIRST = 17;

/** Milliseconds a check may take on a busy machine. */
const PATIENCE = 240_000;

/** Blaze with one more public fact that should not be one. */
const telling = (leak: string, fact: (s: BlazeState) => unknown): Leaky<Blaze> => ({
  leak,
  game: { ...blaze, view: (s, viewer) => ({ ...blaze.view(s, viewer), fact: fact(s) }) },
});

const LEAKS: readonly Leaky<Blaze>[] = [
  telling('the next card of the draw deck', (s) => s.phase === KINDLING && s.deck[s.deckTop]),
  telling('the trump card of round 2 in round 1', (s) => s.round === 1 && s.aside[0]),
  telling('a target before all bets lie', (s) => s.phase === BETTING && s.betOn.join()),
  telling('the value of a bet before the round is over', (s) => s.betOne.join()),
  telling('whether Ash could beat anything', (s) => blaze.legal(s, s.ash, new Int32Array(200)) > 1),
  telling('how many suits a hand has', (s) => suitsIn(s.once[2]!)),
  {
    leak: 'the cards another seat draws',
    game: {
      ...blaze,
      narrate: (before, move, viewer) =>
        ['drew', 'drewCards']
          .flatMap((code) =>
            [0, 1, 2]
              .flatMap((seat) => blaze.narrate(before, move, seat))
              .filter((event) => event.code === code),
          )
          .concat(blaze.narrate(before, move, viewer)),
    },
  },
];

const suitsIn = (faces: number): number =>
  SUITS.filter((_, suit) => (faces >> (RANK_COUNT * suit)) & ALL_RANKS).length;

describe('in Blaze', () => {
  for (const { title, violations } of LEAKS.map((leaky) => findsLeak(leaky, witness, FIRST)))
    it(title, () => expect(violations()).toEqual([]), PATIENCE);
});
