import { describe, expect, it } from 'vitest';
import { blaze } from './index.ts';
import type { BlazeState } from './state.ts';
import { playWords } from './testing/by-word.ts';
import { position, seatsOf } from './testing/position.ts';
import { view, type BlazeView } from './view.ts';

/**
 * In the middle of a challenge of four, red is trump: Fire 0 and Ember 2 have attacked, Ash 1 has
 * beaten one card.
 */
const middle = (): BlazeState =>
  playWords(
    position({
      phase: 'kindling',
      trump: 'r',
      hands: ['y2 r2 y4 b7 b8', 'y3 b5 y9 b2 b1', 'b2 y7 y8 b9 y2', 'r5 r6 r7 r8 r9'],
      deck: 'r1 r3 y1 b3',
    }),
    '0 attack y2',
    '0 pass',
    '1 beat y3 on 0',
    '2 attack b2',
  );

const VIEWERS = [null, 0, 1, 2, 3] as const;

/** A field as everybody sees it; it must be the same for all. */
function seenByAll<Key extends keyof BlazeView>(s: BlazeState, key: Key): BlazeView[Key] {
  const seen = [null, ...seatsOf(s)].map((viewer) => view(s, viewer)[key]);
  for (const other of seen) expect(other).toEqual(seen[0]);
  return seen[0]!;
}

describe('what everybody sees', () => {
  it('is the setting: who plays, by which rules, who began', () => {
    const s = middle();
    expect(seenByAll(s, 'players')).toBe(4);
    expect(seenByAll(s, 'first')).toBe(0);
    expect(seenByAll(s, 'switches')).toEqual(s.setup.switches);
    expect([seenByAll(s, 'round'), seenByAll(s, 'phase')]).toEqual([1, 'kindling']);
  });

  it('is trump, with its card', () => {
    expect(seenByAll(middle(), 'trump')).toBe('r');
    expect(seenByAll(middle(), 'trumpCard')).toMatch(/^r/);
  });

  it('is the roles, the turn, and who is asked how', () => {
    const s = middle();
    expect([seenByAll(s, 'fire'), seenByAll(s, 'ash'), seenByAll(s, 'ember')]).toEqual([0, 1, 2]);
    expect(seenByAll(s, 'turn')).toBe(2);
    expect(seenByAll(s, 'asks')).toEqual(['could', 'could', 'may', 'none']);
    expect(seenByAll(s, 'inRound')).toEqual([0, 1, 2, 3]);
    expect(seenByAll(s, 'nextFire')).toBeNull();
  });

  it('is the table: attack cards, whose they are, what beat them', () => {
    expect(seenByAll(middle(), 'table')).toEqual([
      { attack: 'y2', by: 0, beat: 'y3' },
      { attack: 'b2', by: 2, beat: null },
    ]);
  });

  it('is the limit, the room, and the ranks that may come', () => {
    const s = middle();
    expect([seenByAll(s, 'limit'), seenByAll(s, 'room')]).toEqual([5, 3]);
    expect(seenByAll(s, 'ranks')).toEqual(['2', '3']);
    expect(seenByAll(s, 'lastAttacker')).toBe(2);
    expect(seenByAll(s, 'taking')).toBe(false);
  });

  it('is whose pass stands, and whether Ash is taking', () => {
    const s = playWords(middle(), '1 pass', '2 pass');
    expect(seenByAll(s, 'taking')).toBe(true);
    expect(seenByAll(s, 'passed')).toEqual([2]);
  });

  it('is what Ember laid early, and what Fire could take back', () => {
    const s = position({ phase: 'burn', trump: 'r', hands: ['y2 r2 b9', 'y4 y5', 'b2 y3'] });
    playWords(s, '0 attack y2', '2 attack b2');
    expect([seenByAll(s, 'early'), seenByAll(s, 'takeBack')]).toEqual([[1], 1]);
    expect(seenByAll(middle(), 'takeBack')).toBeNull();
  });

  it('is how many cards are where, and which ones lie face up', () => {
    const s = middle();
    expect(seenByAll(s, 'hands')).toEqual([4, 4, 4, 5]);
    expect(seenByAll(s, 'deck')).toBe(4);
    expect(seenByAll(s, 'undrawn')).toBe(0);
    const before = seenByAll(s, 'discards');
    playWords(s, '1 beat b5 on 1', '0 pass', '2 pass');
    const more = seenByAll(s, 'discards').length - before.length;
    expect(more).toBe(4);
  });

  it('is which cards went openly into which hand', () => {
    const s = playWords(middle(), '1 pass', '0 pass', '2 pass');
    expect(seenByAll(s, 'known')).toEqual([[], ['y2', 'y3', 'b2'], [], []]);
  });

  it('is what is left of the feathers, and the idle challenges', () => {
    const hands = ['', 'y3', 'y4 y5', 'b3'];
    const s = position({ phase: 'burn', trump: 'r', hands, idle: 3 });
    expect([seenByAll(s, 'featherStack'), seenByAll(s, 'idle')]).toEqual([[3, 2, 1], 3]);
  });

  it('is who went out in which order, and who leads while the bets are laid', () => {
    const options = { betting: true };
    const hands = ['', 'y3', 'y4 y5', 'b3'];
    const s = position({ phase: 'betting', trump: 'r', hands, fire: 3, options });
    expect(seenByAll(s, 'nextFire')).toBe(3);
    playWords(s, '0 bet 0 on 1', '1 bet 0 on 2', '2 bet 1 on 3', '3 bet 1 on 0');
    expect(seenByAll(s, 'rounds')).toEqual([
      {
        out: [0],
        over: false,
        laid: [true, true, true, true],
        betOn: [1, 2, 3, 0],
        betValues: null,
      },
    ]);
  });

  it('is the result, once the game is over', () => {
    expect(seenByAll(middle(), 'result')).toBeNull();
    const s = position({ phase: 'burn', trump: 'r', hands: ['y2', 'y3 y4', ''], round: 2 });
    playWords(s, '0 attack y2', '1 pass');
    expect(seenByAll(s, 'result')).toMatchObject({ scores: [3, 2, 4], ranking: [2, 0, 1] });
  });
});

describe('what a seat sees besides', () => {
  it('is its own hand, sorted, and no other', () => {
    const s = middle();
    expect(VIEWERS.map((viewer) => view(s, viewer).own?.hand.join(' '))).toEqual([
      undefined,
      'r2 y4 b7 b8',
      'y9 b1 b2 b5',
      'y2 y7 y8 b9',
      'r5 r6 r7 r8 r9',
    ]);
  });

  it('is what it may do now', () => {
    expect(view(middle(), 2).own!.legal).toEqual([
      { seat: 2, do: 'attack', card: 'y2' },
      { seat: 2, do: 'pass' },
    ]);
    expect(view(middle(), 3).own!.legal).toEqual([]);
  });

  it('is its own feathers, bets, won bets and 1s', () => {
    const options = { betting: true };
    const s = position({ phase: 'betting', trump: 'r', hands: ['', 'y3 y4', 'b2 b3'], options });
    playWords(s, '0 bet 1 on 1', '1 bet 1 on 2', '2 bet 0 on 0');
    expect(view(s, 0).own).toMatchObject({
      feathers: [3],
      bets: [{ on: 1, value: 1 }],
      betPoints: 0,
      ones: 2,
    });
    expect(view(s, 1).own).toMatchObject({ feathers: [null], bets: [{ on: 2, value: 1 }] });
  });

  it('is nothing for the public table', () => {
    expect(view(middle(), null).own).toBeNull();
  });
});

describe('a view', () => {
  it('has these fields and no others, whoever looks and whenever', () => {
    const fields = [
      'viewer', 'players', 'first', 'switches', 'round', 'phase', 'trump', 'trumpCard', 'fire', 'ash', 'ember', 'turn',
      'asks', 'nextFire', 'inRound', 'hands', 'known', 'table', 'taking', 'passed', 'lastAttacker', 'limit', 'room', 'ranks',
      'early', 'takeBack', 'discards', 'deck', 'undrawn', 'featherStack', 'idle', 'rounds', 'own', 'result',
    ]; // prettier-ignore
    const start = blaze.start({ options: {}, players: 4, first: 0 });
    for (const s of [start, middle()])
      for (const viewer of VIEWERS)
        expect(Object.keys(view(s, viewer)).sort()).toEqual([...fields].sort());
    const own = ['hand', 'legal', 'feathers', 'bets', 'betPoints', 'ones'];
    expect(Object.keys(view(middle(), 0).own!).sort()).toEqual(own.sort());
  });

  it('names its viewer', () => {
    expect(VIEWERS.map((viewer) => view(middle(), viewer).viewer)).toEqual(VIEWERS);
  });

  it('holds nothing that changes with the state', () => {
    const s = middle();
    const before = view(s, 0);
    const text = JSON.stringify(before);
    playWords(s, '1 pass', '0 attack r2', '0 pass', '2 pass');
    expect(JSON.stringify(before)).toBe(text);
  });
});
