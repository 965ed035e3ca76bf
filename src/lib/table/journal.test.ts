import { describe, expect, it } from 'vitest';
import { journalOf, lentAtEnd, standingMoves, wayAtEnd } from './journal.ts';

const deal = { do: 'deal', order: ['r1', 'b2'] } as const;
const pass = (seat: number) => ({ seat, do: 'pass' });
const commit = (...moves: readonly object[]) => ({ do: 'commit', moves });
const undo = (to: unknown) => ({ do: 'undo', to, by: 0, agreed: [] });

describe('the moves that stand', () => {
  it('are those of all commits, whatever was said in between', () => {
    const said = [
      { do: 'looked', seat: 0 },
      { do: 'want', seat: 1, on: true },
      { do: 'standOut', seat: 2, on: true },
      { do: 'way', way: 'middle' },
    ];
    const journal = [commit(deal), ...said, commit(pass(0), pass(1))];
    expect(standingMoves(journal)).toEqual({ ok: true, value: [[deal], [pass(0), pass(1)]] });
  });

  it('are without what was undone, also by several undos', () => {
    const journal = [
      ...[commit(deal), commit(pass(0)), commit(pass(1)), commit(pass(2))],
      ...[undo(2), commit(pass(3)), undo(1), commit(pass(4))],
    ];
    expect(standingMoves(journal)).toEqual({ ok: true, value: [[deal], [pass(4)]] });
  });

  it.each([
    ['nothing', null],
    ['a text', 'commit'],
    ['an unknown word', { do: 'redo' }],
    ['a commit without moves', { do: 'commit', moves: 3 }],
    ['an undo of nothing', undo(1)],
    ['an undo before the start', undo(-1)],
    ['an undo from between two commits', undo(0.5)],
    ['an undo from nowhere', undo(undefined)],
  ])('are not known where a line is %s', (_, line) => {
    expect(standingMoves([commit(deal), line])).toEqual({ ok: false, problem: { at: 1 } });
  });
});

it('a journal made of moves gives the moves back', () => {
  const moves = [deal, pass(2), pass(0)];
  const journal = journalOf(moves);
  expect(journal).toMatchObject([
    { kind: 'deal', by: null },
    { kind: 'visit', by: 2 },
    { kind: 'visit', by: 0 },
  ]);
  expect(standingMoves(journal)).toEqual({ ok: true, value: moves.map((move) => [move]) });
});

describe('the way round at the end', () => {
  const turn = (way: unknown) => ({ do: 'way', way });

  it('is the one that was chosen last, whatever has happened since', () => {
    const since = [commit(deal), { do: 'looked', seat: 1, way: 'passed' }];
    expect(wayAtEnd([turn('passed'), turn('middle'), ...since])).toBe('middle');
  });

  it.each([[[commit(deal)]], [[turn('upside down')]], [[null, 'way']]])(
    'is that of the beginning where nobody chose one: %j',
    (journal) => {
      expect(wayAtEnd(journal)).toBeNull();
    },
  );
});

describe('the seats that are lent at the end', () => {
  const lend = (seat: unknown, bot: unknown) => ({ do: 'seat', seat, bot });

  it('are those that were given away, to whom they were given last, and not taken back', () => {
    const journal = [
      ...[commit(deal), lend(2, 'spark'), lend(0, 'flame'), commit(pass(1))],
      ...[lend(2, 'bonfire'), lend(0, null), { do: 'looked', seat: 1, bot: 'spark' }],
    ];
    expect([...lentAtEnd(journal)]).toEqual([[2, 'bonfire']]);
  });

  it.each([
    ['nothing', null],
    ['without a seat', lend(undefined, 'spark')],
    ['a seat in words', lend('2', 'spark')],
    ['to nobody that is known', lend(2, 'inferno')],
  ])('are none where a line is %s', (_, line) => {
    expect([...lentAtEnd([line])]).toEqual([]);
  });
});
