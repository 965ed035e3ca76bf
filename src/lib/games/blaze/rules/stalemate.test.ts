import { describe, expect, it } from 'vitest';
import { BURN, DEAL, KINDLING, type BlazeState } from './state.ts';
import { playWords } from './testing/by-word.ts';
import { position, seatsOf, type Position } from './testing/position.ts';
import { view } from './view.ts';

const burn = (hands: Position['hands'], more: Partial<Position> = {}): BlazeState =>
  position({ phase: 'burn', trump: 'r', hands, ...more });

/** Who went out in round 1, in order. */
const outOf = (s: BlazeState): readonly number[] => view(s, null).rounds[0]!.out;

/** The feathers of round 1 by seat. */
const feathersOf = (s: BlazeState): readonly number[] =>
  seatsOf(s).map((seat) => s.feathers[seat]!);

describe('R12: a stalemate in burn', () => {
  /**
   * Three seats of whom nobody can beat anything, nor lay down a last card: hands go round for
   * ever.
   */
  const trap = (idle = 0): BlazeState => burn(['b8 bF', 'yF', 'y5 yF'], { idle });

  /** Fire leads the first card it has, Ash takes, the others decline. */
  function rotate(s: BlazeState): void {
    const { fire, ash, ember } = s;
    const first = view(s, fire).own!.hand[0]!;
    playWords(s, `${fire} attack ${first}`, `${ash} pass`);
    for (const seat of [fire, ember])
      if (s.attacks > 0 && s.turn === seat) playWords(s, `${seat} pass`);
  }

  it('counts challenges that end taken, after which nobody drew or went out', () => {
    const s = trap();
    rotate(s);
    expect([s.phase, s.idle]).toEqual([BURN, 1]);
  });

  it('any other challenge starts the count anew', () => {
    const beaten = burn(['y2 b9', 'y3 y4', 'b2 b3'], { idle: 19 });
    playWords(beaten, '0 attack y2', '0 pass', '1 beat y3 on 0', '0 pass', '2 pass');
    expect(beaten.idle).toBe(0);
    const wentOut = burn(['y2', 'y3 y4', 'b2 b3'], { idle: 19 });
    playWords(wentOut, '0 attack y2', '1 pass', '2 pass');
    expect([wentOut.phase, wentOut.idle]).toEqual([BURN, 0]);
  });

  it('is there after twenty in a row: out go the fewest cards first, with the highest feather', () => {
    const s = trap();
    for (let i = 0; i < 19; i++) rotate(s);
    expect([s.phase, s.idle]).toEqual([BURN, 19]);
    rotate(s);
    expect([s.phase, s.round, s.idle]).toEqual([DEAL, 2, 0]);
    expect(outOf(s)).toHaveLength(3);
    expect([...feathersOf(s)].sort()).toEqual([1, 2, 3]);
  });

  it('settles ties clockwise from the next Fire; the one who comes last is the last player', () => {
    const s = burn(['y2 b9', 'y3', 'b3 b4', 'b5 b6 b7'], { idle: 19 });
    // Ash takes one: seats 0 to 3 hold 1, 2, 2 and 3 cards, and Ember, seat 2, is the next Fire.
    playWords(s, '0 attack y2', '1 pass');
    expect(outOf(s)).toEqual([0, 2, 1, 3]);
    expect(feathersOf(s)).toEqual([4, 2, 3, 1]);
    expect(s.nextFire).toBe(3);
  });

  it('in the trap nobody has any way out', () => {
    const s = trap();
    playWords(s, '0 attack bF', '1 pass');
    expect([s.fire, s.idle]).toEqual([2, 1]);
    expect(view(s, null).hands).toEqual([1, 2, 2]);
  });
});

describe('R12: a stalemate in kindling', () => {
  const hands = ['y2 b9 b8 b7 b6 b5', 'y3 y4 y5 y6 y7', 'b2 b3 b4 y8 y9 y2'];
  const idleChallenge = ['0 attack y2', '1 pass', '0 pass', '2 pass'] as const;

  it('just ends it: the cards not drawn stay out, the count starts anew', () => {
    const s = position({ phase: 'kindling', trump: 'r', hands, deck: 'r2 r3', idle: 19 });
    playWords(s, ...idleChallenge);
    expect([s.phase, s.idle, s.fire]).toEqual([BURN, 0, 2]);
    expect(view(s, null)).toMatchObject({ deck: 0, undrawn: 2, hands: [5, 6, 6] });
  });

  it('does not come one challenge sooner', () => {
    const s = position({ phase: 'kindling', trump: 'r', hands, deck: 'r2 r3', idle: 18 });
    playWords(s, ...idleChallenge);
    expect([s.phase, s.idle]).toEqual([KINDLING, 19]);
  });

  it('is not in sight while somebody draws', () => {
    const five = ['y2 b9 b8 b7 b6', 'y3 y4 y5 y6 y7', 'b2 b3 b4 y8 y9'];
    const s = position({ phase: 'kindling', trump: 'r', hands: five, deck: 'r2 r3', idle: 19 });
    playWords(s, ...idleChallenge);
    expect([s.phase, s.idle]).toEqual([KINDLING, 0]);
  });
});
