/**
 * Whether what is said for a move is true, told from the whole state rather than from what its
 * seat sees.
 */
import { seatsFrom, type Seat } from '../../../../core/seats.ts';
import { pliesOf } from '../../../conformance/moments.ts';
import { seededGame } from '../../../conformance/playout.ts';
import { beats, faceOf, rankOf, suitOf, type Card, type Face } from '../../rules/cards.ts';
import { legalMoves } from '../../rules/facts.ts';
import { blaze } from '../../rules/index.ts';
import { meritsOf, type Merit } from '../merits.ts';
import { toCode, type BlazeMove } from '../../rules/moves.ts';
import { play } from '../../rules/play.ts';
import { isOneOf } from '../../rules/sets.ts';
import { BURN, KINDLING, room, type BlazeState } from '../../rules/state.ts';
import { handOf, witness } from '../../rules/testing/witness.ts';
import { view } from '../../rules/view.ts';

/** One in so many moments is looked at. */
const SPARSITY = 6;

/** A legal move in the whole truth of its moment. */
interface Made {
  readonly s: BlazeState;
  readonly move: BlazeMove;
  readonly after: BlazeState;
}

const afterMove = (s: BlazeState, move: BlazeMove): BlazeState => {
  const after = blaze.clone(s);
  play(after, toCode(move));
  return after;
};

const facesOf = (s: BlazeState, seat: Seat): readonly Face[] =>
  handOf(s, seat).map((card) => faceOf(card as Card));

const bits = (word: number): number => word.toString(2).replaceAll('0', '').length;

const cardIn = (move: BlazeMove): Face => ('card' in move ? faceOf(move.card) : -1);

/** The cards that could be played as this one is. */
const rivals = ({ s, move }: Made): readonly Face[] =>
  legalMoves(s, move.seat)
    .filter((other) => other.do === move.do)
    .filter((other) => other.do !== 'beat' || move.do !== 'beat' || other.on === move.on)
    .map(cardIn);

/** Whether Ash can beat what is unbeaten, found by playing it. */
function ashCan(s: BlazeState): boolean {
  const answers = legalMoves(s, s.ash).filter(({ do: act }) => act === 'beat');
  if (bits(s.unbeaten) === 1) return answers.length > 0;
  return answers.some((move) => ashCan(afterMove(s, move)));
}

/** How many attack cards Ash could beat, but with trumps only. */
const fallToTrumps = (s: BlazeState): number =>
  Array.from({ length: s.attacks }, (_, on) =>
    legalMoves(s, s.ash)
      .filter((move) => move.do === 'beat' && move.on === on)
      .map(cardIn),
  ).filter((faces) => faces.length > 0 && faces.every((face) => suitOf(face) === s.trump)).length;

/** The hand of a seat once everybody has said that this challenge is over. */
function countAfterwards(s: BlazeState, seat: Seat): number {
  const end = blaze.clone(s);
  while (end.attacks > 0) play(end, toCode({ seat: end.turn, do: 'pass' }));
  return end.count[seat]!;
}

const others = (s: BlazeState, seat: Seat): readonly number[] =>
  Array.from(s.count.subarray(0, s.setup.players)).filter((_, other) => other !== seat);

/** By code: whether that is true, told from the state rather than from what the seat sees. */
const HOLDS: {
  readonly [Code in Merit['code']]: (made: Made, merit: Merit & { code: Code }) => boolean;
} = {
  lastCard: ({ s, move }) => s.phase === BURN && s.count[move.seat] === 1,
  only: (made) => rivals(made).every((face) => face === cardIn(made.move)),
  cheapest: (made) =>
    rivals(made).some((face) => face !== cardIn(made.move)) &&
    rivals(made).every((other) => {
      const [own, its] = [cardIn(made.move), other];
      const trumps = [own, its].map((face) => suitOf(face) === made.s.trump);
      const ranks = [own, its].map((face) => {
        const rank = rankOf(face);
        return rank === 9 && made.move.do === 'beat' ? -1 : rank;
      });
      return trumps[0] === trumps[1] ? ranks[0]! <= ranks[1]! : trumps[1]!;
    }),
  noTrump: (made) =>
    suitOf(cardIn(made.move)) !== made.s.trump &&
    rivals(made).some((face) => suitOf(face) === made.s.trump),
  ashCannot: ({ s, move }) =>
    facesOf(s, s.ash).every((face) => !beats(face, cardIn(move), s.trump)),
  given: ({ s }) => s.taking === 1,
  sheds: ({ s, move, after }) =>
    // What ends the round leaves nobody a hand to count.
    s.phase === BURN &&
    (after.phase !== BURN || after.count[move.seat] === s.count[move.seat]! - 1),
  draws: ({ s, move, after }) =>
    move.seat === s.fire && countAfterwards(after, move.seat) >= s.count[move.seat]!,
  more: ({ s, move, after }, { rank }) =>
    legalMoves(after, move.seat).some((more) => more.do === 'attack' && more.card[1] === rank) &&
    s.attacks === 0,
  nothingFits: ({ s, move }) =>
    room(s) > 0 && facesOf(s, move.seat).every((face) => !isOneOf(rankOf(face), s.ranks)),
  waits: ({ s, move }) => s.unbeaten !== 0 && s.taking === 0 && move.seat !== s.ash,
  keeps: ({ s, move }, { card }) =>
    handOf(s, move.seat).includes(card) && isOneOf(rankOf(faceOf(card)), s.ranks),
  noNewRank: ({ s, after }) => s.ranks === after.ranks || after.attacks === 0,
  lastBeat: ({ after }) => after.unbeaten === 0,
  cannotAll: ({ s }) => !ashCan(s),
  nobodyOut: ({ s }) => s.phase === KINDLING,
  costsTrumps: ({ s }, { count }) => ashCan(s) && fallToTrumps(s) === count,
  mostCards: ({ s, move }) =>
    move.do === 'bet' && move.value === 1 && Math.max(...others(s, move.seat)) === s.count[move.on],
  selfMost: ({ s, move }) => Math.max(...others(s, move.seat)) < s.count[move.seat]!,
  zero: ({ move }) => move.do === 'bet' && move.value === 0,
  // It claims nothing about the game.
  tried: () => true,
};

/** Whether a merit is true of a move. */
function holds(made: Made, merit: Merit): boolean {
  // The compiler cannot see that the code chosen and the merit given go together.
  const check = HOLDS[merit.code] as (made: Made, merit: Merit) => boolean;
  return check(made, merit);
}

/** All there is to say for a move, by its code. */
export const ALL_MERITS: readonly string[] = Object.keys(HOLDS);

/**
 * Looks at legal moves all through the random game of a seed; throws at the first of which
 * something is said that is not so.
 */
export function checkMerits(seed: number, met = new Set<string>()): ReadonlySet<string> {
  const seeded = seededGame(blaze, witness, seed);
  for (const { before: s, players } of pliesOf(blaze, witness, seeded, SPARSITY))
    for (const seat of seatsFrom(0, players))
      for (const move of legalMoves(s, seat)) {
        const merits = meritsOf(view(s, seat), move);
        const told = (): string => JSON.stringify([move, merits]);
        if (merits.length < 1 || merits.length > 2)
          throw new Error(`too little or much: ${told()}`);
        const made = { s, move, after: afterMove(s, move) };
        if (!merits.every((merit) => holds(made, merit))) throw new Error(`not so: ${told()}`);
        for (const { code } of merits) met.add(code);
      }
  return met;
}
