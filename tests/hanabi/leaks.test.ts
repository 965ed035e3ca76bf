import { describe, expect, it } from 'vitest';
import { findsLeak } from '../../src/lib/games/conformance/conformance.ts';
import type { Leaky } from '../../src/lib/games/conformance/planted-leaks.ts';
import { hanabi, type Hanabi } from '../../src/lib/games/hanabi/rules/index.ts';
import type { HanabiState } from '../../src/lib/games/hanabi/rules/state.ts';
import { witness } from '../../src/lib/games/hanabi/rules/testing/witness.ts';

/** Milliseconds a check may take on a busy machine. */
const PATIENCE = 240_000;

type Viewer = number | null;

/** Hanabi with one more fact in every view that should not be there. */
const telling = (
  leak: string,
  fact: (s: HanabiState, viewer: Viewer) => unknown,
): Leaky<Hanabi> => ({
  leak,
  game: { ...hanabi, view: (s, viewer) => ({ ...hanabi.view(s, viewer), fact: fact(s, viewer) }) },
});

const LEAKS: readonly Leaky<Hanabi>[] = [
  telling('the next card of the deck', (s) => s.deck[s.deckTop]),
  telling('the last card of the deck', (s) => s.deckTop < 50 && s.deck[49]),
  telling('one card of the viewer’s own hand', (s, viewer) => s.hands[5 * (viewer ?? 1) + 2]),
  telling(
    'how many of one’s own cards could be played',
    (s, viewer) =>
      [0, 1, 2, 3].filter((slot) => {
        const face = s.hands[5 * (viewer ?? 0) + slot]!;
        return s.stacks[Math.floor(face / 5)] === face % 5;
      }).length,
  ),
  telling('somebody’s hand on the table', (s, viewer) => viewer === null && s.hands[0]),
  {
    leak: 'to whoever draws a card which it is',
    game: {
      ...hanabi,
      narrate: (before, move, viewer) =>
        hanabi.narrate(before, move, viewer === null || move.do === 'deal' ? viewer : 1 - viewer),
    },
  },
  {
    leak: 'a refusal that depends on one’s own hand',
    game: {
      ...hanabi,
      explain: (s, move) =>
        hanabi.explain(s, move) ?? (s.hands[5 * move.seat]! < 12 ? { code: 'noClueLeft' } : null),
    },
  },
];

describe('the search for leaks', () => {
  it.each(LEAKS.map((leaky) => findsLeak(leaky, witness)))(
    '$title',
    ({ violations }) => expect(violations()).toEqual([]),
    PATIENCE,
  );
});
