import { describe, expect, it } from 'vitest';
import { NOBODY, type Seat } from '../../../core/seats.ts';
import type { BlazeState } from './state.ts';
import { playWords, refusalTo, wordsOf } from './testing/by-word.ts';
import { position, seatsOf } from './testing/position.ts';
import { mayStandOut, spoken } from './rulebook.ts';
import { askOf, waitsFor } from './turn.ts';
import { view } from './view.ts';

/**
 * Four seats in kindling, red is trump; Fire 0, Ash 1, Ember 2, nobody 3. Everybody holds 2s; Ash
 * can beat a few.
 */
const start = (): BlazeState =>
  position({
    phase: 'kindling',
    trump: 'r',
    hands: ['y2 r2 y3 b9 b8', 'y4 y5 b6 b7 y9', 'b2 y2 b4 b5 b9', 'r3 r4 r5 r6 b2'],
  });

const asks = (s: BlazeState): string =>
  seatsOf(s)
    .map((seat) => askOf(s, seat))
    .join(' ');

describe('R7: the turn', () => {
  it("is Fire's on an empty table", () => {
    expect(start().turn).toBe(0);
  });

  it("stays with the seat that attacked last until it passes; then it is Ash's", () => {
    const s = playWords(start(), '0 attack y2');
    expect(s.turn).toBe(0);
    playWords(s, '2 attack b2');
    expect(s.turn).toBe(2);
    playWords(s, '0 attack r2');
    expect(s.turn).toBe(0);
    playWords(s, '0 pass');
    expect(s.turn).toBe(1);
  });

  it('passes on by itself when there is no room', () => {
    const s = position({ phase: 'burn', trump: 'r', hands: ['y2 r2', 'y4', 'b4 b5'] });
    playWords(s, '0 attack y2');
    expect(s.turn).toBe(1);
  });

  it('passes on by itself when the attacker has no card left', () => {
    const s = position({ phase: 'burn', trump: 'r', hands: ['y2', 'y4 y5', 'b2 b5'] });
    playWords(s, '0 attack y2');
    expect(s.turn).toBe(1);
  });

  it('does not pass on for what a hand holds: Fire is asked though it has no 2 left', () => {
    const s = position({ phase: 'burn', trump: 'r', hands: ['y2 r9', 'y4 y5', 'b2 b5'] });
    playWords(s, '0 attack y2');
    expect(s.turn).toBe(0);
    expect(wordsOf(s, 0)).toEqual(['pass']);
  });

  it("is Fire's, then Ember's, when all is beaten; then the challenge ends", () => {
    const s = playWords(start(), '0 attack y2', '0 pass', '1 beat y4 on 0');
    expect(s.turn).toBe(0);
    playWords(s, '0 pass');
    expect(s.turn).toBe(2);
    playWords(s, '2 pass');
    expect(s.fire).toBe(1);
  });

  it("is Fire's, then Ember's, when Ash is taking", () => {
    const s = playWords(start(), '0 attack y2', '1 pass');
    expect(s.turn).toBe(0);
    playWords(s, '0 pass');
    expect(s.turn).toBe(2);
    playWords(s, '2 attack b2');
    expect(s.turn).toBe(2);
    playWords(s, '2 pass');
    expect(s.fire).toBe(2);
  });

  it('asks Ember first when Fire has no card left', () => {
    const s = position({ phase: 'burn', trump: 'r', hands: ['y2', 'y4 y5', 'b2 b5'] });
    playWords(s, '0 attack y2', '1 beat y4 on 0');
    expect(s.turn).toBe(2);
  });
});

describe('R7: passing', () => {
  it('is not possible at the opening', () => {
    expect(refusalTo(start(), '0 pass')).toEqual({ code: 'openingNeedsCard' });
  });

  it('is possible out of turn while the table asks, in any order', () => {
    const s = playWords(start(), '0 attack y2', '0 pass', '1 beat y4 on 0', '2 pass', '0 pass');
    expect(s.fire).toBe(1);
  });

  it('is not possible out of turn while something is unbeaten', () => {
    const s = playWords(start(), '0 attack y2');
    expect(refusalTo(s, '2 pass')).toEqual({ code: 'notYourTurn', turn: 0 });
  });

  it('leaves a seat free to attack after all, which takes the pass back', () => {
    const s = playWords(start(), '0 attack y2', '0 pass', '0 attack r2');
    expect(s.turn).toBe(0);
    expect(s.passed).toBe(0);
  });

  it('stands while Ash beats some cards, and falls when all is beaten', () => {
    const s = playWords(start(), '0 attack y2', '2 attack b2', '2 pass', '1 beat y4 on 0');
    expect(s.turn).toBe(1);
    playWords(s, '1 beat b6 on 1');
    expect(s.turn).toBe(0);
    expect(s.passed).toBe(0);
  });

  it('falls when Ash passes', () => {
    const s = playWords(start(), '0 attack y2', '0 pass', '1 pass');
    expect(s.turn).toBe(0);
  });

  it("stands when the other attacker adds: Fire is not asked again about Ember's cards", () => {
    const s = playWords(start(), '0 attack y2', '1 pass', '0 pass', '2 attack b2');
    expect(s.turn).toBe(2);
    playWords(s, '2 attack y2');
    expect(s.turn).toBe(2);
    playWords(s, '2 pass');
    expect(s.fire).toBe(2);
  });

  it('standing, does not keep Fire from adding to a taken table', () => {
    const s = playWords(start(), '0 attack y2', '1 pass', '0 pass', '2 attack b2', '0 attack r2');
    expect(s.turn).toBe(0);
  });

  it('cannot be repeated', () => {
    const s = playWords(start(), '0 attack y2', '1 pass', '0 pass');
    expect(refusalTo(s, '0 pass')).toEqual({ code: 'alreadyPassed' });
  });
});

describe('R7: the reward', () => {
  it('Ember waits until Fire has answered', () => {
    const s = playWords(start(), '0 attack y2', '1 pass');
    expect(wordsOf(s, 2)).toEqual(['pass']);
    expect(refusalTo(s, '2 attack b2')).toEqual({ code: 'fireFirst', fire: 0 });
    expect(waitsFor(s, 2)).toBe(0);
    expect([0, 1, 3].map((seat) => waitsFor(s, seat))).toEqual([NOBODY, NOBODY, NOBODY]);
    playWords(s, '0 pass');
    expect(wordsOf(s, 2)).toEqual(['attack b2', 'attack y2', 'pass']);
    expect(waitsFor(s, 2)).toBe(NOBODY);
  });

  it('Ember who declined before its turn is not asked', () => {
    const s = playWords(start(), '0 attack y2', '1 pass', '2 pass', '0 pass');
    expect(s.fire).toBe(2);
    expect(s.attacks).toBe(0);
  });
});

describe('asks', () => {
  it('only Fire at the opening, who must', () => {
    expect(asks(start())).toBe('must none none none');
  });

  it('the seat that attacked last may go on; the others could act', () => {
    expect(asks(playWords(start(), '0 attack y2'))).toBe('may could could none');
  });

  it('Ash must when it has the turn', () => {
    expect(asks(playWords(start(), '0 attack y2', '0 pass'))).toBe('could must could none');
  });

  it('both attackers may when all is beaten, and Ash could pass', () => {
    const s = playWords(start(), '0 attack y2', '1 beat y4 on 0');
    expect(asks(s)).toBe('may could may none');
    expect(asks(playWords(s, '0 pass'))).toBe('could could may none');
  });

  it('both attackers may when Ash is taking, and Ash is done', () => {
    const s = playWords(start(), '0 attack y2', '1 pass');
    expect(asks(s)).toBe('may none may none');
    expect(asks(playWords(s, '2 pass'))).toBe('may none none none');
  });

  it('everybody in betting who has not bet', () => {
    const options = { betting: true };
    const hands = ['r2', 'r3', 'r4'];
    const s = position({ phase: 'betting', trump: 'r', hands, options });
    expect(asks(s)).toBe('must must must');
    expect(asks(playWords(s, '1 bet 0 on 0'))).toBe('must none must');
  });

  it('nobody who has gone out', () => {
    const hands = ['r2 y2', 'r3', '', 'r4'];
    expect(asks(position({ phase: 'burn', trump: 'r', hands, out: [2] }))).toBe(
      'must none none none',
    );
  });
});

describe('what can be said without a look at the hand', () => {
  const spokenBy = (s: BlazeState, seat: Seat) => spoken(view(s, null), seat);

  it('is taking for Ash, from the first attack card on', () => {
    const s = start();
    expect(spokenBy(s, 1)).toEqual([]);
    const take = { kind: 'take', move: { seat: 1, do: 'pass' } };
    expect(spokenBy(playWords(s, '0 attack y2'), 1)).toEqual([take]);
    expect(spokenBy(playWords(s, '1 pass'), 1)).toEqual([]);
  });

  it('is declining for whoever may', () => {
    const s = playWords(start(), '0 attack y2');
    expect(spokenBy(s, 0)).toEqual([{ kind: 'decline', move: { seat: 0, do: 'pass' } }]);
    expect(spokenBy(s, 2)).toEqual([]);
    expect(spokenBy(s, 3)).toEqual([]);
  });

  it('is standing out of an open challenge for Fire and Ember', () => {
    const s = start();
    expect(seatsOf(s).map((seat) => mayStandOut(s, seat))).toEqual([false, false, false, false]);
    playWords(s, '0 attack y2');
    expect(seatsOf(s).map((seat) => mayStandOut(s, seat))).toEqual([true, false, true, false]);
  });
});
