import { describe, expect, it } from 'vitest';
import {
  allBeaten,
  ANA,
  attack,
  beat,
  BEN,
  CLEO,
  DAN,
  marked,
  say,
  seated,
} from './testing/four-hands.ts';

describe('out of this challenge', () => {
  const out = { do: 'standOut', seat: CLEO, on: true } as const;

  it('declines at once where one is asked', () => {
    const table = allBeaten();
    expect(table.does(out)).toMatchObject([
      { do: 'standOut', seat: CLEO, on: true },
      { do: 'commit', kind: 'word', by: CLEO, moves: [{ seat: CLEO, do: 'pass' }] },
    ]);
    expect(table.due).toEqual({ kind: 'words', seats: [ANA] });
  });

  it('declines later questions by an explicit pass in the commit that raises them', () => {
    const table = seated();
    table.visits(ANA, attack(ANA, 'r2'));
    table.does(out);
    expect(table.visits(BEN, beat('r4', 0))).toMatchObject([
      { do: 'commit', by: BEN, moves: [{ seat: BEN }, { seat: CLEO, do: 'pass' }] },
    ]);
    expect(marked(table, 'standsOut')).toEqual([CLEO]);
    expect(table.due).toEqual({ kind: 'words', seats: [ANA] });
  });

  it('can be revoked, and then one is asked again', () => {
    const table = seated();
    table.visits(ANA, attack(ANA, 'r2'));
    table.does(out, { do: 'standOut', seat: CLEO, on: false });
    table.visits(BEN, beat('r4', 0));
    expect(table.due).toEqual({ kind: 'words', seats: [ANA, CLEO] });
  });

  it('is over for whoever opens their hand and plays all the same', () => {
    const table = allBeaten();
    table.does(out);
    table.visits(CLEO, attack(CLEO, 'b2'));
    expect(marked(table, 'standsOut')).toEqual([]);
    table.visits(BEN, beat('b8', 1));
    expect(table.due).toEqual({ kind: 'words', seats: [ANA, CLEO] });
  });

  it('ends with the challenge', () => {
    const table = allBeaten();
    table.does(out, { do: 'sayNobody' });
    expect(marked(table, 'standsOut')).toEqual([]);
    expect(table.due).toEqual({ kind: 'visit', seat: BEN });
  });

  it('ends with the challenge, also in a game that lets one stand out of the next at once', () => {
    const table = allBeaten();
    table.desk = { ...table.desk, game: { ...table.desk.game, mayStandOut: () => true } };
    table.does(out, { do: 'sayNobody' });
    expect(marked(table, 'standsOut')).toEqual([]);
  });

  it('is forgotten with the answer it gave when that is undone', () => {
    const table = allBeaten();
    table.does(out, { do: 'undo', by: CLEO });
    expect(marked(table, 'standsOut')).toEqual([]);
    expect(table.due).toEqual({ kind: 'words', seats: [ANA, CLEO] });
  });

  it('said earlier outlives that an answer of another is undone', () => {
    const table = seated();
    table.visits(ANA, attack(ANA, 'r2'));
    table.does(out);
    table.visits(BEN, beat('r4', 0));
    table.visits(ANA, attack(ANA, 'y2'));
    table.does(say(BEN), { do: 'undo', by: BEN });
    expect(marked(table, 'standsOut')).toEqual([CLEO]);
  });

  it.each([
    ['Ash', BEN, 'cannotStandOut'],
    ['who plays no part', DAN, 'cannotStandOut'],
    ['nobody', 4, 'noPerson'],
  ])('is not for %s', (_, seat, code) => {
    expect(allBeaten().refusal({ do: 'standOut', seat, on: true })).toBe(code);
  });

  it('is not said before the challenge is open', () => {
    expect(seated().refusal({ do: 'standOut', seat: ANA, on: true })).toBe('cannotStandOut');
  });
});
