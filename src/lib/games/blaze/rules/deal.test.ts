import { describe, expect, it } from 'vitest';
import { SeededRandom, shuffle } from '../../../core/random.ts';
import { CARDS, cardOf, SUITS, type Card } from './cards.ts';
import { blaze } from './index.ts';
import type { BlazeOptions } from './options.ts';
import { DEAL, type BlazeState } from './state.ts';
import { playWords } from './testing/by-word.ts';
import { position } from './testing/position.ts';
import { handOf } from './testing/witness.ts';

/** The cards of a new deck in order, each face twice; a deal in this order can be told by eye. */
const sorted = (without: string): readonly Card[] =>
  CARDS.filter((card) => card[1] !== without).flatMap((card) => [card, card]);

function dealt(
  players: number,
  order: readonly string[],
  { first = 0, ...options }: BlazeOptions & { first?: number } = {},
): BlazeState {
  const s = blaze.start({ options, players, first });
  expect(blaze.explainDeal(s, order)).toBeNull();
  blaze.deal(s, order);
  return s;
}

const deckOf = (s: BlazeState): readonly Card[] =>
  Array.from(s.deck.subarray(s.deckTop, s.deckEnd), cardOf);
const asideOf = (s: BlazeState): readonly Card[] =>
  Array.from(s.aside.subarray(0, s.asideSize), cardOf);

describe('R1: the first deal', () => {
  it('is due at the start: sixty cards, and three players leave out the 1s', () => {
    const due = (players: number) => blaze.dealDue(blaze.start({ options: {}, players, first: 0 }));
    expect(due(3)).toEqual(sorted('1'));
    expect(due(4)).toEqual(sorted(''));
    expect(due(5)).toEqual(sorted(''));
  });

  it('gives five cards a seat, a hand at a time, clockwise from the first Fire', () => {
    const s = dealt(4, sorted(''), { first: 2 });
    expect([2, 3, 0, 1].map((seat) => handOf(s, seat).join(' '))).toEqual([
      'r1 r1 r2 r2 r3',
      'r3 r4 r4 r5 r5',
      'r6 r6 r7 r7 r8',
      'r8 r9 r9 rF rF',
    ]);
  });

  it('lets the first Fire lead, with everybody in', () => {
    const s = dealt(4, sorted(''), { first: 2 });
    expect(blaze.trace(s)).toMatchObject({ phase: 'kindling', fire: 2, ash: 3, ember: 0, turn: 2 });
  });

  it.each([
    [3, 19, 20],
    [4, 20, 20],
    [5, 17, 18],
  ])('with %i players makes draw decks of %i and %i, trump cards included', (players, one, two) => {
    const s = dealt(players, sorted(players === 3 ? '1' : ''));
    expect(deckOf(s)).toHaveLength(one - 1);
    expect(asideOf(s)).toHaveLength(two);
    expect(blaze.trace(s)).toMatchObject({ deck: one - 1 });
  });

  it('turns up the top card of draw deck 1: its suit is trump, and it is not drawn', () => {
    const order = sorted('1');
    const s = dealt(3, order);
    expect(cardOf(s.trumpCard)).toBe(order[15]);
    expect(SUITS[s.trump]).toBe(order[15]![0]);
    expect(deckOf(s)).toEqual(order.slice(16, 34));
    expect(asideOf(s)).toEqual(order.slice(34));
  });

  it('puts the trump card under the deck where it is drawn', () => {
    const order = sorted('1');
    const s = dealt(3, order, { drawTrump: true });
    expect(deckOf(s)).toEqual([...order.slice(16, 34), order[15]]);
    expect(blaze.trace(s)).toMatchObject({ deck: 19 });
  });

  it('lets a Firebird name its suit as trump', () => {
    const order = [...sorted('')];
    const at = order.indexOf('yF');
    [order[20], order[at]] = [order[at]!, order[20]!];
    expect(blaze.trace(dealt(4, order))).toMatchObject({ trump: 'y' });
  });
});

/** Round 1 ends: the last card of seat 0 leaves seat 1 alone. */
function betweenRounds(options: BlazeOptions = {}): BlazeState {
  const s = position({ phase: 'burn', trump: 'r', hands: ['b2', 'b3 y4 y5', ''], options });
  return playWords(s, '0 attack b2', '1 pass');
}

describe('R13: the second deal', () => {
  it('is due of all cards but draw deck 2', () => {
    const s = betweenRounds();
    expect(s.phase).toBe(DEAL);
    const due = blaze.dealDue(s)!;
    expect(due).toHaveLength(34);
    expect([...due, ...asideOf(s)].sort()).toEqual([...sorted('1')].sort());
  });

  it('goes clockwise from the last player, who is the first Fire', () => {
    const s = betweenRounds();
    const order = blaze.dealDue(s)!;
    blaze.deal(s, order);
    expect([1, 2, 0].flatMap((seat) => handOf(s, seat))).toEqual(order.slice(0, 15));
    expect(blaze.trace(s)).toMatchObject({
      round: 2,
      phase: 'kindling',
      fire: 1,
      ash: 2,
      ember: 0,
    });
  });

  it.each([
    [false, 19],
    [true, 20],
  ])('takes trump and draws from draw deck 2 (drawTrump %s)', (drawTrump, deck) => {
    const s = betweenRounds({ drawTrump });
    const [top, ...others] = asideOf(s);
    blaze.deal(s, shuffle([...blaze.dealDue(s)!], new SeededRandom(1)));
    expect(blaze.trace(s)).toMatchObject({ trump: top![0], deck });
    expect(deckOf(s)).toEqual(drawTrump ? [...others, top] : others);
  });

  it('lays the whole second stack of feathers ready, and the first Fire leads with everybody in', () => {
    const s = betweenRounds();
    blaze.deal(s, blaze.dealDue(s)!);
    expect(blaze.view(s, null)).toMatchObject({ featherStack: [4, 3, 2], inRound: [0, 1, 2] });
  });

  it('puts what is not dealt out of the game', () => {
    const s = betweenRounds();
    const order = blaze.dealDue(s)!;
    blaze.deal(s, order);
    expect(asideOf(s)).toEqual(order.slice(15));
  });
});

describe('a deal that is not due', () => {
  const s = blaze.start({ options: {}, players: 3, first: 0 });
  const order = sorted('1');

  it('is refused for its length', () => {
    expect(blaze.explainDeal(s, order.slice(1))).toEqual({ code: 'wrongLength' });
    expect(blaze.explainDeal(s, [...order, 'r2'])).toEqual({ code: 'wrongLength' });
  });

  it('is refused for its cards: three of a face, a 1 with three players, no card at all', () => {
    for (const wrong of ['r3', 'r1', 'g2', '__proto__'])
      expect(blaze.explainDeal(s, [wrong, ...order.slice(1)])).toEqual({ code: 'wrongCards' });
  });

  it('is refused while a round runs', () => {
    expect(blaze.explainDeal(dealt(3, order), order)).toEqual({ code: 'noDealDue' });
    expect(blaze.dealDue(dealt(3, order))).toBeNull();
  });

  it('is refused in round 2 with a card that lies in draw deck 2', () => {
    const between = betweenRounds();
    const due = blaze.dealDue(between)!;
    const twiceAside = asideOf(between).find((card) => !due.includes(card))!;
    expect(blaze.explainDeal(between, [twiceAside, ...due.slice(1)])).toEqual({
      code: 'wrongCards',
    });
  });
});
