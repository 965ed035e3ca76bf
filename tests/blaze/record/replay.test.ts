import { describe, expect, it } from 'vitest';
import { SeededRandom } from '../../../src/lib/core/random.ts';
import { readRecord } from '../../../src/lib/record/read.ts';
import { walk } from '../../../src/lib/record/replay.ts';
import { randomRecord } from '../../../src/lib/record/testing/random-record.ts';
import { rules, MOVES, open, ORDER, smallRecord, RULES } from './testing/small-record.ts';
import { writeRecord } from '../../../src/lib/record/write.ts';

type Move = Record<string, unknown>;

const read = (moves: readonly unknown[]) =>
  readRecord(JSON.stringify(smallRecord({ moves })), RULES);
const after = (...moves: readonly unknown[]) => read([...MOVES, ...moves]);
const refused = (move: number, problem: object) => ({ ok: false, problem: { move, problem } });
const wrong = (move: number, inner: readonly (string | number)[], expected: object) =>
  refused(move, { code: 'wrongValue', path: ['moves', move, ...inner], expected });

/** Legal after `MOVES`. */
const PASS = { seat: 0, do: 'pass' };
/** Well-formed, and not legal after `MOVES`. */
const ILLEGAL = { seat: 0, do: 'attack', card: 'b9' };
const DEAL = { do: 'deal', order: ORDER };

describe('an unfinished game', () => {
  it('is a good record wherever it ends', () => {
    for (let end = 0; end <= MOVES.length; end++)
      expect(read(MOVES.slice(0, end))).toMatchObject({
        ok: true,
        value: { record: { moves: MOVES.slice(0, end) }, last: { number: end - 1 } },
      });
  });
});

describe('the steps of a record', () => {
  const unplayed = (moves: readonly unknown[]) => {
    const opened = open({ moves });
    if (!opened.ok) throw new Error(JSON.stringify(opened.problem));
    return opened.value;
  };

  it('are the start and one for each move, as far as they are good', () => {
    const moves = [...MOVES, ILLEGAL, PASS];
    const numbers = Array.from(walk(unplayed(moves)), (step) =>
      step.ok ? step.value.number : `${step.problem.move} is bad`,
    );
    expect(numbers).toEqual([-1, 0, 1, 2, 3, '4 is bad']);
  });

  it('go through one state, which a bad move leaves as it was', () => {
    const good = read(MOVES);
    if (!good.ok) throw new Error('the small record is good');
    const { game, last } = good.value;
    for (const bad of [ILLEGAL, DEAL, 7, { seat: 0, do: 'shout' }]) {
      const states = Array.from(walk(unplayed([...MOVES, bad])), (step) =>
        step.ok ? step.value.state : null,
      );
      const [state] = states;
      expect(new Set(states).size).toBe(2);
      expect(game.notation(state!)).toBe(game.notation(last.state));
    }
  });
});

describe('a move that has not the shape of one', () => {
  it.each([
    ['null', null],
    ['a word', 'pass'],
    ['a number', 0],
    ['a list', [{ seat: 0, do: 'pass' }]],
    ['an empty list', []],
  ])('is refused by its number: %s', (_, move) => {
    expect(after(move)).toMatchObject(wrong(4, [], { kind: 'object' }));
  });

  it.each([
    ['no kind', { seat: 0 }, 'do'],
    ['nothing', {}, 'do'],
    ['no seat', { do: 'pass' }, 'seat'],
    ['no card', { seat: 0, do: 'attack' }, 'card'],
    ['no place', { seat: 1, do: 'beat', card: 'y4' }, 'on'],
    ['no value', { seat: 0, do: 'bet', on: 1 }, 'value'],
    ['no order', { do: 'deal' }, 'order'],
  ])('has %s', (_, move, key) => {
    const missing = { code: 'missingKey', path: ['moves', 4], key };
    expect(after(move)).toEqual(refused(4, missing));
  });

  it.each([
    [{ ...PASS, note: 'hm' }, 'note'],
    [{ ...PASS, card: 'y2' }, 'card'],
    [{ ...DEAL, seat: 0 }, 'seat'],
    [JSON.parse('{"seat":0,"do":"pass","__proto__":{"seat":1}}') as Move, '__proto__'],
    [JSON.parse('{"do":"deal","order":[],"constructor":1}') as Move, 'constructor'],
  ])('has a key too many: %j', (move, key) => {
    expect(after(move)).toEqual(refused(4, { code: 'unknownKey', path: ['moves', 4], key }));
  });

  it.each([['take'], ['Attack'], ['clue'], [''], ['__proto__'], ['toString']])(
    'is of a kind there is not: %j',
    (kind) => {
      expect(after({ seat: 0, do: kind })).toEqual(refused(4, { code: 'unknownMove', kind }));
    },
  );

  it.each([
    ['a kind that is no word', { seat: 0, do: 1 }, 'do', 'oneOf'],
    ['no kind at all', { seat: 0, do: null }, 'do', 'oneOf'],
    ['a seat as a text', { seat: '0', do: 'pass' }, 'seat', 'number'],
    ['half a seat', { seat: 0.5, do: 'pass' }, 'seat', 'wholeNumber'],
    ['a seat below zero', { seat: -1, do: 'pass' }, 'seat', 'atLeast'],
    ['a seat no table has', { seat: 5, do: 'pass' }, 'seat', 'atMost'],
    ['a card there is not', { seat: 0, do: 'attack', card: 'y0' }, 'card', 'oneOf'],
    ['a card in capitals', { seat: 0, do: 'attack', card: 'Y2' }, 'card', 'oneOf'],
    ['a card as a list', { seat: 0, do: 'attack', card: ['y2'] }, 'card', 'oneOf'],
    ['a place as a text', { seat: 1, do: 'beat', card: 'y4', on: '0' }, 'on', 'number'],
    ['a place below zero', { seat: 1, do: 'beat', card: 'y4', on: -1 }, 'on', 'atLeast'],
    ['a bet of two', { seat: 0, do: 'bet', on: 1, value: 2 }, 'value', 'oneOf'],
    ['a bet as a text', { seat: 0, do: 'bet', on: 1, value: '1' }, 'value', 'oneOf'],
    ['an order as a text', { do: 'deal', order: 'y2' }, 'order', 'list'],
  ])('has %s', (_, move, key, kind) => {
    expect(after(move)).toMatchObject(wrong(4, [key], { kind }));
  });

  it('has a card of the deal that is no text', () => {
    const order = [...ORDER.slice(0, 7), 4, ...ORDER.slice(8)];
    expect(read([{ do: 'deal', order }])).toMatchObject(wrong(0, ['order', 7], { kind: 'text' }));
  });
});

describe('a move that the game refuses', () => {
  const illegal = (number: number, code: string) =>
    refused(number, { code: 'illegal', game: 'blaze', refusal: { code } });

  it('is refused by its number, with the reason of the game', () => {
    expect(after(ILLEGAL)).toMatchObject(illegal(4, 'notInHand'));
    expect(after({ seat: 1, do: 'attack', card: 'y4' })).toMatchObject(
      illegal(4, 'ashDoesNotAttack'),
    );
  });

  it('comes before the deal', () => {
    expect(read([PASS])).toMatchObject(illegal(0, 'dealDue'));
  });

  it('is of a seat that this table has not', () => {
    expect(after({ seat: 3, do: 'pass' })).toMatchObject(illegal(4, 'noSuchSeat'));
    expect(after({ seat: 4, do: 'bet', on: 0, value: 0 }).ok).toBe(false);
  });
});

describe('a deal', () => {
  const deal = (order: readonly string[]) => read([{ do: 'deal', order }]);
  const wrongDeal = (number: number, code: string, card: string | null, given = 54, due = 54) =>
    refused(number, { code: 'wrongDeal', refusal: { code }, given, due, card });

  it.each([
    ['too short', ORDER.slice(1), null],
    ['too long', [...ORDER, 'y2'], 'y2'],
    ['empty', [], null],
  ])('is refused when %s', (_, order, card) => {
    expect(deal(order)).toEqual(wrongDeal(0, 'wrongLength', card, order.length));
  });

  it.each([
    ['a card three times', 'r5'],
    ['a card that three play without', 'r1'],
    ['a card there is not', 'r10'],
    ['nothing for a card', ''],
    ['a name of the language', '__proto__'],
  ])('is refused when it has %s', (_, card) => {
    expect(deal([...ORDER.slice(0, -1), card])).toEqual(wrongDeal(0, 'wrongCards', card));
  });

  it('is refused when none is due', () => {
    expect(after(DEAL)).toEqual(wrongDeal(4, 'noDealDue', 'y2', 54, 0));
  });
});

describe('a finished game', () => {
  const head = {
    game: 'blaze',
    options: { edition: 'classic' },
    seats: [{ name: 'Ana' }, { name: 'Bo' }, { name: 'Cy' }],
    first: 1,
  };
  const finished = randomRecord(rules, head, 5000, new SeededRandom(11));
  const number = finished.moves.length;
  const text = writeRecord(finished, rules);

  it('can be read', () => {
    const played = readRecord(text, RULES);
    expect(played).toMatchObject({ ok: true, value: { last: { number: number - 1 } } });
    expect(played.ok && played.value.game.outcome(played.value.last.state).over).toBe(true);
  });

  it.each([
    ['a move', PASS],
    ['a deal', DEAL],
    ['rubbish', 7],
  ])('takes no more: %s', (_, move) => {
    const longer = text.replace(/\]\}$/, `,${JSON.stringify(move)}]}`);
    expect(readRecord(longer, RULES)).toEqual(refused(number, { code: 'afterEnd' }));
  });
});

describe('of several bad moves', () => {
  const MALFORMED = { seat: '0', do: 'pass' };

  it.each([
    ['an illegal one hides a malformed one behind it', [ILLEGAL, MALFORMED], 4],
    ['a malformed one hides an illegal one behind it', [MALFORMED, ILLEGAL], 4],
    ['a malformed one stands behind good ones', [PASS, MALFORMED, ILLEGAL], 5],
    ['an illegal one stands behind good ones', [PASS, ILLEGAL, MALFORMED, 'x'], 5],
    ['an impossible deal hides an unknown move', [DEAL, { do: 'shout' }], 4],
    ['an unknown move hides an impossible deal', [{ do: 'shout' }, DEAL], 4],
  ])('the lowest counts: %s', (_, moves, move) => {
    expect(after(...moves)).toMatchObject({ ok: false, problem: { move } });
  });

  it('none counts before the record itself', () => {
    const text = JSON.stringify(smallRecord({ first: 3, moves: [MALFORMED] }));
    expect(readRecord(text, RULES)).toMatchObject({
      problem: { move: null, problem: { code: 'firstOutOfRange' } },
    });
  });
});
