/** Moments of a game, written out instead of played. */
import { hanabi } from '../../../src/lib/games/hanabi/rules/index.ts';
import { COPIES, faceOf, type Card } from '../../../src/lib/games/hanabi/rules/cards.ts';
import { UNMARKED } from '../../../src/lib/games/hanabi/rules/hints.ts';
import type { HanabiOptions } from '../../../src/lib/games/hanabi/rules/options.ts';
import {
  cellOf,
  NO_LAP,
  PLAYING,
  type HanabiState,
} from '../../../src/lib/games/hanabi/rules/state.ts';

/** A moment: cards that are nowhere else lie among the discards. Seat 0 is in turn. */
export interface Moment {
  /** By seat, the oldest card first: `b1 g4 …`. */
  readonly hands: readonly string[];
  /** From the top. */
  readonly deck: string;
  /** By colour: blue, green, red, white, yellow. */
  readonly stacks?: readonly [number, number, number, number, number];
  readonly clues?: number;
  readonly storms?: number;
  /** Turns left; the deck must be empty. */
  readonly lap?: number;
  readonly options?: HanabiOptions;
}

export const wordsIn = (cards: string): readonly Card[] =>
  cards.split(' ').filter((card): card is Card => card !== '');

/** The moment on the engine. */
export function position(moment: Moment): HanabiState {
  const { hands, deck, stacks = [0, 0, 0, 0, 0], clues = 8, storms = 3, lap = NO_LAP } = moment;
  const s = hanabi.start({ options: moment.options ?? {}, players: hands.length, first: 0 });
  Object.assign(s, { phase: PLAYING, turn: 0, clues, storms, lap });
  const left = [...COPIES];
  const take = (card: Card): number => {
    const face = faceOf(card);
    if (--left[face]! < 0) throw new Error(`there are not so many ${card}`);
    return face;
  };
  stacks.forEach((height, color) => {
    s.stacks[color] = height;
    s.built += height;
    for (let rank = 0; rank < height; rank++) left[5 * color + rank]!--;
  });
  hands.forEach((hand, seat) => {
    for (const card of wordsIn(hand)) {
      const cell = cellOf(seat, s.count[seat]!++);
      s.hands[cell] = take(card);
      s.marks[cell] = UNMARKED;
    }
  });
  const cards = wordsIn(deck).map(take);
  s.deckTop = s.deck.length - cards.length;
  s.deck.set(cards, s.deckTop);
  s.discards.set(left);
  return s;
}
