import { describe, expect, it } from 'vitest';
import { SeededRandom } from '../../../core/random.ts';
import { cardOf } from './cards.ts';
import { imagine } from './imagine.ts';
import { blaze } from './index.ts';
import type { BlazeState } from './state.ts';
import { playWords } from './testing/by-word.ts';
import { flaw } from './testing/flaw.ts';
import { position } from './testing/position.ts';
import { handOf } from './testing/witness.ts';
import { view } from './view.ts';

const random = new SeededRandom(7);

/** So many worlds imagined from what a viewer sees. */
const worlds = (s: BlazeState, viewer: number | null, count = 60): readonly BlazeState[] =>
  Array.from({ length: count }, () => imagine(view(s, viewer), random));

const HANDS = ['y2 r2 y4 b7 b8', 'y3 b5 y9 b2 b1', 'b2 y7 y8 b9 y2', 'r5 r6 r7 r8 r9'];
const start = (): BlazeState =>
  position({ phase: 'kindling', trump: 'r', hands: HANDS, deck: 'r1 r3 y1 b3' });

describe('imagined worlds', () => {
  it('are whole: no card lost, none doubled', () => {
    for (const world of worlds(playWords(start(), '0 attack y2', '1 beat y3 on 0'), 1))
      expect(flaw(world)).toBeNull();
  });

  it('look the same to the viewer', () => {
    const s = playWords(start(), '0 attack y2', '1 beat y3 on 0');
    for (const viewer of [null, 0, 1, 2, 3])
      for (const world of worlds(s, viewer, 5))
        expect(view(world, viewer)).toEqual(view(s, viewer));
  });

  it("keep the viewer's hand and deal the others' anew", () => {
    const imagined = worlds(start(), 0);
    expect(new Set(imagined.map((world) => handOf(world, 0).join())).size).toBe(1);
    expect(new Set(imagined.map((world) => handOf(world, 1).join())).size).toBeGreaterThan(50);
  });

  it('keep what everybody saw go into a hand', () => {
    const s = playWords(start(), '0 attack y2', '0 attack r2', '1 pass', '0 pass', '2 pass');
    for (const world of worlds(s, 3))
      expect(handOf(world, 1)).toEqual(expect.arrayContaining(['y2', 'r2']));
  });

  it('keep the trump card at the bottom of the deck, where it is drawn', () => {
    const options = { drawTrump: true };
    const s = position({ phase: 'kindling', trump: 'r', hands: HANDS, deck: 'y1 b3 r1', options });
    for (const world of worlds(s, 0)) expect(cardOf(world.deck[world.deckEnd - 1]!)).toBe('r1');
  });

  it('draw hidden cards everywhere they could be', () => {
    const places = worlds(start(), 0, 300).map((world) => {
      if ([1, 2, 3].some((seat) => handOf(world, seat).includes('r9'))) return 'hand';
      const deck = Array.from(world.deck.subarray(world.deckTop, world.deckEnd), cardOf);
      return deck.includes('r9') ? 'deck' : 'aside';
    });
    expect(new Set(places)).toEqual(new Set(['hand', 'deck', 'aside']));
  });
});

describe('imagined bets', () => {
  const betting = (): BlazeState =>
    playWords(
      position({
        phase: 'betting',
        trump: 'r',
        hands: ['r2', 'y3 y4', 'b2 b3'],
        options: { betting: true },
      }),
      '0 bet 1 on 2',
    );

  it('are drawn while they are hidden, never on the owner', () => {
    const bets = worlds(betting(), 1).map(({ betOn, betOne }) => `${betOne[0]} on ${betOn[0]}`);
    expect(new Set(bets)).toEqual(new Set(['0 on 1', '1 on 1', '0 on 2', '1 on 2']));
  });

  it('are as laid for their owner', () => {
    for (const world of worlds(betting(), 0))
      expect([world.betOn[0], world.betOne[0]]).toEqual([2, 1]);
  });

  it('keep their targets once these are public', () => {
    const s = playWords(betting(), '1 bet 0 on 0', '2 bet 1 on 1');
    for (const world of worlds(s, null)) expect([...world.betOn.subarray(0, 3)]).toEqual([2, 0, 1]);
  });
});

describe('imagined between rounds', () => {
  it('the cards of draw deck 2 lie aside, and the deal is due', () => {
    const s = position({ phase: 'burn', trump: 'r', hands: ['b2', 'b3 y4', ''] });
    playWords(s, '0 attack b2', '1 pass');
    for (const world of worlds(s, 1)) {
      expect(blaze.dealDue(world)).toHaveLength(34);
      expect(flaw(world)).toBeNull();
    }
  });
});
