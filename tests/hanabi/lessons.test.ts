import { expect, it } from 'vitest';
import { SeededRandom } from '../../src/lib/core/random.ts';
import { hanabiBots } from '../../src/lib/games/hanabi/bots/index.ts';
import { COPIES, faceOf, WHOLE_DECK, type Card } from '../../src/lib/games/hanabi/rules/cards.ts';
import { hanabi } from '../../src/lib/games/hanabi/rules/index.ts';
import type { HanabiState } from '../../src/lib/games/hanabi/rules/state.ts';
import { wordsIn } from './testing/position.ts';

/** A moment in which a sensible partner knows what to do, or what not to do. Seat 0 chooses. */
interface Lesson {
  /** What a player would say about it. */
  readonly why: string;
  /** Cards played before, each by whoever was in turn; a wrong one is a storm. */
  readonly played?: string;
  /** The hands once they are: the oldest card first. */
  readonly hands: readonly string[];
  /** Clues and the like up to the moment, in the record tool's words. */
  readonly after?: readonly string[];
  /** How far Bonfire thinks before it knows, where that is further than usual. */
  readonly iterations?: number;
  /** Any of these is right ... */
  readonly right?: readonly string[];
  /** ... or any of these is wrong. */
  readonly wrong?: readonly string[];
}

/** Plays up to the moment, from a deal that brings it about. */
function momentOf({ played = '', hands, after = [] }: Lesson): HanabiState {
  const players = hands.length;
  const plays = wordsIn(played);
  const moves = plays.length + after.length;
  // Seat 0 is in turn at the end.
  const first = (players - (moves % players)) % players;
  const queues = hands.map((hand, seat) => [
    ...plays.filter((_, i) => (first + i) % players === seat),
    ...wordsIn(hand),
  ]);
  const size = players <= 3 ? 5 : 4;
  const seats = hands.map((_, i) => (first + i) % players);
  const order: Card[] = seats.flatMap((seat) => queues[seat]!.splice(0, size));
  plays.forEach((_, i) => order.push(...queues[(first + i) % players]!.splice(0, 1)));
  const left = [...COPIES];
  for (const card of order) left[faceOf(card)]!--;
  for (const card of new Set(WHOLE_DECK))
    order.push(...Array<Card>(left[faceOf(card)]!).fill(card));
  const state = hanabi.start({ options: {}, players, first });
  if (hanabi.explainDeal(state, order)) throw new Error('no such deal');
  hanabi.deal(state, order);
  for (const word of [...plays.map(() => 'play 0'), ...after]) {
    const move = hanabi.readMoveWord(state.turn, word)!;
    expect(hanabi.explain(state, move), word).toBeNull();
    hanabi.play(state, hanabi.toCode(move));
  }
  expect(state.turn).toBe(0);
  return state;
}

const ONES = 'b1 g1 r1 w1';
const OWN = 'b3 g4 r3 w4 y3';

const LESSONS: readonly Lesson[] = [
  {
    why: 'Where a 1 was told at the start, nothing else is played, and it is not discarded',
    hands: ['b3 g4 y1 w4 r3', OWN.replace('y3', 'g3')],
    after: ['clue 0 rank 1'],
    wrong: ['play 0', 'play 1', 'play 3', 'play 4', 'discard 2'],
  },
  {
    why: 'Of two 1s that were told one is played at once',
    hands: ['b1 g4 y1 w4 r3', OWN.replace('y3', 'g3')],
    after: ['clue 0 rank 1'],
    iterations: 120,
    right: ['play 0', 'play 2'],
  },
  {
    why: 'A card pointed at as a colour, and nothing else, is what the clue is about',
    hands: ['b3 g4 y3 w4 r1', 'b4 g3 r3 w3 y4'],
    after: ['clue 0 color r'],
    right: ['play 4'],
  },
  {
    why: 'Of several the newest is what the clue is about',
    hands: ['r3 g4 r4 w4 r1', 'b4 g3 r3 w3 y4'],
    after: ['clue 0 color r'],
    right: ['play 4'],
  },
  {
    why: 'A 5 that was told at the start is kept',
    hands: ['g5 b3 y3 w4 r3', 'b4 g3 r4 w3 y4'],
    after: ['clue 0 rank 5'],
    wrong: ['play 0', 'discard 0'],
  },
  {
    why: 'A 2 is no use as long as no stack has begun',
    hands: ['b3 g4 y2 w4 r3', 'b4 g3 r4 w3 y4'],
    after: ['clue 0 rank 2'],
    wrong: ['play 2', 'discard 2'],
  },
  {
    why: 'With every stack begun a 2 that was told is played',
    played: `${ONES} y1 b1`,
    hands: ['b3 g4 y2 w4 r3', 'b4 g3 r4 w3 y4'],
    after: ['clue 1 rank 1', 'clue 0 rank 2'],
    right: ['play 2'],
  },
  {
    why: 'The only card that can be played is told of',
    hands: [OWN, 'b4 g3 r4 w3 y1'],
    iterations: 120,
    right: ['clue 1 rank 1', 'clue 1 color y'],
  },
  {
    why: 'Three 1s of different colours are told of at once',
    hands: [OWN, 'b1 g1 r4 w3 y1'],
    right: ['clue 1 rank 1'],
  },
  {
    why: 'Nobody is told of a colour whose newest card cannot be played',
    hands: [OWN, 'y1 g3 r4 w3 y4'],
    wrong: ['clue 1 color y'],
  },
  {
    why: 'Of two 1s alike one is not told of by rank where another clue is as good',
    hands: [OWN, 'y1 g3 r4 b1 w3'],
    iterations: 120,
    right: ['clue 1 rank 1', 'clue 1 color b'],
  },
  {
    why: 'At the start nobody plays a card of which nothing is known',
    hands: [OWN, 'b4 g3 r4 w3 y1'],
    wrong: ['play 0', 'play 1', 'play 2', 'play 3', 'play 4'],
  },
  {
    why: 'With one storm token left nothing is risked',
    played: 'b1 g1 b1 g1',
    hands: ['b3 g4 y3 w4 r3', 'b4 g3 r4 w3 y4'],
    after: ['clue 1 rank 5', 'clue 0 color y'],
    wrong: ['play 0', 'play 1', 'play 2', 'play 3', 'play 4'],
  },
  {
    why: 'With one storm token left what is certain is played all the same',
    played: 'b1 g1 b1 g1',
    hands: ['b3 g4 y1 w4 r3', 'b4 g3 r4 w3 y4'],
    after: ['clue 0 color y', 'clue 1 rank 5', 'clue 0 rank 1'],
    right: ['play 2'],
  },
  {
    why: 'The next 2 goes onto its stack: a colour tells it',
    played: 'b1 g1',
    hands: ['g4 y3 b2 w4 r3', 'b4 g3 r4 w3 y4'],
    after: ['clue 1 rank 5', 'clue 0 color b'],
    iterations: 240,
    right: ['play 2'],
  },
  {
    why: 'The partner can go on with a stack: it is told of',
    played: 'b1 g1',
    hands: [OWN, 'b4 g3 r4 y4 b2'],
    right: ['clue 1 color b', 'clue 1 rank 2'],
  },
  {
    why: 'A card that lies on its stack already is not told of',
    played: 'b1 g1',
    hands: [OWN, 'r4 g3 y4 w3 b1'],
    wrong: ['clue 1 rank 1', 'clue 1 color b'],
  },
  {
    why: 'Nobody discards a card that was told where others are untouched',
    hands: ['g5 b3 y3 w4 r3', 'b4 g3 r4 w3 y4'],
    after: ['clue 0 rank 5'],
    wrong: ['discard 0'],
  },
  {
    why: 'The last copy of a card is not pointed at as if it could be played',
    played: 'g1 b1 r1 b4',
    hands: [OWN, 'b4 g3 r4 w3 y4'],
    after: ['clue 1 rank 5', 'clue 0 rank 5'],
    wrong: ['clue 1 color b', 'play 0', 'play 1', 'play 2', 'play 3', 'play 4'],
  },
  {
    why: 'Among three players the one who can play is told',
    hands: [OWN, 'b4 g3 r4 w3 y4', 'g4 b3 r3 w4 y1'],
    right: ['clue 2 rank 1', 'clue 2 color y'],
  },
  {
    why: 'Among three players both have a 1: one of them is told, by a clue that is right',
    hands: [OWN, 'b4 g3 r4 w3 y1', 'g4 b3 r3 w4 b1'],
    right: ['clue 1 rank 1', 'clue 1 color y', 'clue 2 rank 1', 'clue 2 color b'],
  },
  {
    why: 'A 4 is not told of by its colour before its stack has come so far',
    hands: [OWN, 'g3 r3 w3 y3 b4'],
    wrong: ['clue 1 color b'],
  },
  {
    why: 'Five players: the nearest 1s are told of together',
    hands: ['b3 g4 r3 w4', 'b1 g1 r4 w3', 'g3 b4 r4 y4', 'y3 y3 g4 w4', 'b3 r3 w3 g3'],
    right: ['clue 1 rank 1'],
  },
  {
    why: 'All five stacks are at 1, and a 2 was told: it is played, whichever it is',
    played: 'b1 g1 r1 w1 y1 y1',
    hands: ['b3 g2 r3 w4 y3', 'b4 g3 r4 w3 y4'],
    after: ['clue 1 rank 5', 'clue 0 rank 2'],
    right: ['play 1'],
  },
  {
    why: 'A 5 that completes a stack is played once it is told as its colour',
    played: 'b1 b2 b3 b4',
    hands: ['g4 y3 b5 w4 r3', 'r4 g3 y4 w3 g4'],
    after: ['clue 1 rank 1', 'clue 0 color b'],
    right: ['play 2'],
  },
  {
    why: 'The partner holds the 5 a stack waits for: it is told of',
    played: 'b1 b2 b3 b4',
    hands: [OWN, 'r4 g3 y4 w3 b5'],
    right: ['clue 1 rank 5', 'clue 1 color b'],
  },
  {
    why: 'A 1 whose stack has begun is not played: by its rank alone it may be that one',
    played: 'b1 g1 r1 w1',
    hands: ['b3 g4 b1 w4 r3', 'b4 g3 r4 w3 y4'],
    after: ['clue 1 rank 5', 'clue 0 color b'],
    wrong: ['play 0', 'discard 3'],
  },
  {
    why: 'All clue tokens are there and nothing is known: a clue it is',
    hands: [OWN, 'b4 g3 r4 w3 y4'],
    wrong: ['play 0', 'play 1', 'play 2', 'play 3', 'play 4'],
  },
  {
    why: 'A colour tells the newest of two that it is next',
    played: 'r1 g1',
    hands: [OWN, 'r4 g3 y4 w3 r2'],
    right: ['clue 1 color r', 'clue 1 rank 2'],
  },
  {
    why: 'Four players: the 2 that follows is told of, whoever has it',
    played: 'r1 g1 b1 w1',
    hands: ['b3 g4 r3 w4', 'b4 g3 r4 w3', 'y3 y4 g4 r2', 'y3 y4 g3 w4'],
    right: ['clue 2 color r', 'clue 2 rank 2'],
  },
];

const bots = hanabiBots(() => 'bonfire');
/** Rollouts for a move: as many as nearly all lessons need. */
const ITERATIONS = 60;

it.each(LESSONS)('$why', (lesson) => {
  const state = momentOf(lesson);
  const budget = { iterations: lesson.iterations ?? ITERATIONS };
  for (const level of ['flame', 'bonfire'] as const) {
    const { move } = bots[level](hanabi.view(state, 0), new SeededRandom(1), budget);
    const word = hanabi.moveWord(move);
    if (lesson.right) expect(lesson.right, level).toContain(word);
    if (lesson.wrong) expect(lesson.wrong, level).not.toContain(word);
  }
});
