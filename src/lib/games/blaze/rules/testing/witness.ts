import { NOBODY, seatsFrom, type Seat } from '../../../../core/seats.ts';
import type { Witness } from '../../../conformance/witness.ts';
import { CARDS } from '../cards.ts';
import type { Blaze } from '../index.ts';
import type { BlazeMove } from '../moves.ts';
import { BETTING, BURN, DEAL, KINDLING, type BlazeState } from '../state.ts';
import { MAX_PLACES } from '../rulebook.ts';
import { isOneOf } from '../sets.ts';
import { flaw } from './flaw.ts';
import { MIXES } from './mixes.ts';
import { twin } from './twin.ts';

const SEATS = seatsFrom(0, 5);

const MOVES: readonly BlazeMove[] = SEATS.flatMap((seat): BlazeMove[] => [
  { seat, do: 'pass' },
  ...CARDS.map((card): BlazeMove => ({ seat, do: 'attack', card })),
  ...CARDS.flatMap((card) =>
    seatsFrom(0, MAX_PLACES).map((on): BlazeMove => ({ seat, do: 'beat', card, on })),
  ),
  ...SEATS.flatMap((on): BlazeMove[] => [
    { seat, do: 'bet', on, value: 0 },
    { seat, do: 'bet', on, value: 1 },
  ]),
]);

const PHASES: Readonly<Record<number, string>> = {
  [DEAL]: 'deal',
  [KINDLING]: 'kindling',
  [BETTING]: 'betting',
  [BURN]: 'burn',
};

/** The cards of a hand in words, from the state's own cells. */
export const handOf = (s: BlazeState, seat: Seat): readonly string[] =>
  CARDS.flatMap((card, face) => {
    const copies = Number(isOneOf(face, s.once[seat]!)) + Number(isOneOf(face, s.twice[seat]!));
    return Array<string>(copies).fill(card);
  });

/** What the conformance suite has to know about Blaze. */
export const witness: Witness<Blaze> = {
  options: MIXES,
  mostPlies: 10_000,
  stages: [
    'deal 1',
    'kindling 1',
    'betting 1',
    'burn 1',
    'deal 2',
    'kindling 2',
    'betting 2',
    'burn 2',
    'over',
  ],
  stage: (s) => (s.turn === NOBODY && s.phase !== DEAL ? 'over' : `${PHASES[s.phase]} ${s.round}`),
  flaw,
  hand: handOf,
  moves: MOVES,
  twin,
};
