import { blaze, type Blaze } from '../../../../src/lib/games/blaze/rules/index.ts';
import type { Card } from '../../../../src/lib/games/blaze/rules/cards.ts';
import type { Seat } from '../../../../src/lib/core/seats.ts';
import { Sitting } from '../../../../src/lib/table/testing/sitting.ts';
import type { Way } from '../../../../src/lib/core/way.ts';

export const [ANA, BEN, CLEO, DAN] = [0, 1, 2, 3] as const;

/**
 * Hands of Blaze for stories with four players, blue trump: Ana is Fire, Ben Ash, Cleo Ember, and
 * Dan plays no part. Ana can open with one or two 2s, Ben beats r2 with r4 and y2 with y3, and Cleo
 * can add b2, which Ben beats with b8.
 */
export const HANDS: readonly string[] = [
  ...['r2', 'y2', 'b7', 'r9', 'b9'],
  ...['r4', 'y3', 'b8', 'r7', 'y6'],
  ...['b2', 'y4', 'r5', 'b5', 'y9'],
  ...['r3', 'b3', 'r6', 'b4', 'y7'],
  'b1',
];

export const START = { options: {}, players: 4, first: ANA };

/** The four have sat down, and their hands are dealt. */
export const seated = (way: Way = 'passed', bots: readonly Seat[] = []): Sitting<Blaze> =>
  Sitting.deal<Blaze>(blaze, START, { players: 4, bots, way }, HANDS);

export const attack = (seat: Seat, card: Card) => ({ seat, do: 'attack', card }) as const;

/** A seat declines, or takes, by word. */
export const say = (seat: Seat) => ({ do: 'say', move: { seat, do: 'pass' } }) as const;

/** Ben beats what lies on a place. */
export const beat = (card: Card, on: number) => ({ seat: BEN, do: 'beat', card, on }) as const;

/** Ana has played a 2, and Ben has beaten it: whoever adds? */
export function allBeaten(way: Way = 'passed', bots: readonly Seat[] = []): Sitting<Blaze> {
  const table = seated(way, bots);
  table.visits(ANA, attack(ANA, 'r2'));
  table.visits(BEN, beat('r4', 0));
  return table;
}

/** Ana has played a 2, and Ben takes. */
export function taking(way: Way = 'passed'): Sitting<Blaze> {
  const table = seated(way);
  table.visits(ANA, attack(ANA, 'r2'));
  table.does(say(BEN));
  return table;
}

/** The seats whose plates show a mark. */
export const marked = (table: Sitting<Blaze>, mark: 'wants' | 'standsOut'): readonly Seat[] =>
  table.prompt.plates.filter((plate) => plate[mark]).map(({ seat }) => seat);
