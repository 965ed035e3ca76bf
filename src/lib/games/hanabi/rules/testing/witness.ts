import { seatsFrom } from '../../../../core/seats.ts';
import type { Witness } from '../../../conformance/witness.ts';
import { CARDS } from '../cards.ts';
import type { Hanabi } from '../index.ts';
import type { HanabiMove } from '../moves.ts';
import type { HanabiOptions } from '../options.ts';
import { cluesTo } from '../rulebook.ts';
import { cellOf, DEAL, MOST_ACTS, OVER } from '../state.ts';
import { flaw } from './flaw.ts';
import { twin } from './twin.ts';

/** Every mix of house rules. */
export const MIXES: readonly Required<HanabiOptions>[] = [true, false].flatMap((emptyClues) =>
  (['zero', 'stacks'] as const).map((stormScore) => ({ emptyClues, stormScore })),
);

const SEATS = seatsFrom(0, 5);

const MOVES: readonly HanabiMove[] = SEATS.flatMap((seat): HanabiMove[] => [
  ...SEATS.flatMap((slot): HanabiMove[] => [
    { seat, do: 'play', slot },
    { seat, do: 'discard', slot },
  ]),
  ...SEATS.flatMap((to) => cluesTo(seat, to)),
]);

/** What the conformance suite has to know about Hanabi. */
export const witness: Witness<Hanabi> = {
  options: MIXES,
  mostPlies: MOST_ACTS,
  stages: ['deal', 'play', 'lap', 'over'],
  games: 32,
  stage: (s) => {
    if (s.phase === DEAL) return 'deal';
    if (s.phase === OVER) return 'over';
    return s.lap > 0 ? 'lap' : 'play';
  },
  flaw,
  hand: (s, seat) =>
    Array.from({ length: s.count[seat]! }, (_, slot) => CARDS[s.hands[cellOf(seat, slot)]!]!),
  moves: MOVES,
  twin,
};
