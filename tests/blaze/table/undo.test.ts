import { describe, expect, it } from 'vitest';
import { WAYS } from '../../../src/lib/core/way.ts';
import { blaze, type Blaze } from '../../../src/lib/games/blaze/rules/index.ts';
import {
  allBeaten,
  ANA,
  attack,
  beat,
  BEN,
  CLEO,
  DAN,
  say,
  seated,
  START,
} from './testing/four-hands.ts';
import { Sitting } from '../../../src/lib/table/testing/sitting.ts';
import { undoOffer } from '../../../src/lib/table/undo.ts';

const opening = attack(ANA, 'r2');
const answer = beat('r4', 0);

const notation = ({ desk }: Sitting<Blaze>) => blaze.notation(desk.state);
const needs = (table: Sitting<Blaze>, by: number) => undoOffer(table.desk, by)?.needs;

describe('undoing a visit', () => {
  it('needs whoever got a card back by it, though nothing is asked of them', () => {
    const table = Sitting.deal<Blaze>(blaze, START, { players: 4, bots: [], way: 'passed' }, [
      ...['r2', 'y2', 'b7', 'r9', 'b9'],
      ...['r4', 'y3', 'b8', 'r7', 'y6'],
      ...['b2', 'b2', 'y2', 'r2', 'y9'],
      ...['r3', 'b3', 'r6', 'b4', 'y7'],
      'b1',
    ]);
    table.visits(ANA, opening);
    const early = (['b2', 'b2', 'y2', 'r2'] as const).map((card) => attack(CLEO, card));
    table.visits(CLEO, ...early);
    const before = blaze.held(table.desk.state, CLEO);
    table.visits(ANA, attack(ANA, 'y2'));
    expect(blaze.held(table.desk.state, CLEO)).toBe(before + 1);
    expect(blaze.ask(table.desk.state, CLEO)).toBe('none');
    expect(needs(table, ANA)).toEqual([BEN, CLEO]);
  });
});

describe('undoing an answer by word', () => {
  it('is free for whoever gave it while nothing is settled', () => {
    const table = allBeaten('middle');
    const before = notation(table);
    table.does(say(ANA));
    expect(table.does({ do: 'undo', by: ANA })).toEqual([
      { do: 'undo', to: 3, by: ANA, agreed: [] },
    ]);
    expect(notation(table)).toBe(before);
    expect(table.due).toEqual({ kind: 'words', seats: [ANA, CLEO] });
  });

  it('needs whoever gave it when somebody else asks', () => {
    const table = seated('middle');
    table.visits(ANA, opening);
    const before = notation(table);
    table.does(say(BEN));
    expect(table.does({ do: 'undo', by: ANA })).toEqual([]);
    expect(table.prompt.undo).toMatchObject({ by: ANA, needs: [BEN] });
    expect(table.does({ do: 'agree', seat: BEN })).toMatchObject([{ by: ANA, agreed: [BEN] }]);
    expect(notation(table)).toBe(before);
  });

  it('given by several is free for each of them, but not for who stands out', () => {
    const table = allBeaten('middle');
    table.does(say(ANA));
    const { desk } = table;
    const past = desk.past.map((commit, i) =>
      i < desk.past.length - 1
        ? commit
        : {
            ...commit,
            by: null,
            moves: [ANA, CLEO, DAN].map((seat) => ({ seat, do: 'pass' }) as const),
            standingOut: [DAN],
          },
    );
    const several = [ANA, BEN, CLEO, DAN].map((by) => undoOffer({ ...desk, past }, by)?.needs);
    expect(several).toEqual([[], [ANA, CLEO], [], [ANA, CLEO]]);
  });

  it('that ended the challenge needs everybody, before anybody has looked', () => {
    const table = allBeaten('middle');
    const before = notation(table);
    table.does({ do: 'sayNobody' });
    expect(needs(table, ANA)).toEqual([BEN, CLEO, DAN]);
    table.does({ do: 'undo', by: DAN }, { do: 'agree', seat: ANA }, { do: 'agree', seat: BEN });
    expect(table.does({ do: 'agree', seat: CLEO })).toEqual([
      { do: 'undo', to: 3, by: DAN, agreed: [ANA, BEN, CLEO] },
    ]);
    expect(notation(table)).toBe(before);
    expect(table.due).toEqual({ kind: 'words', seats: [ANA, CLEO] });
  });

  it('that ended the challenge needs everybody, also once the next Fire has looked', () => {
    const table = allBeaten('middle');
    table.does({ do: 'sayNobody' });
    table.opens(BEN);
    expect(needs(table, BEN)).toEqual([ANA, CLEO, DAN]);
  });

  it('stays free in an open hand that saw nothing new, and leaves it open', () => {
    const table = allBeaten('middle');
    table.opens(ANA);
    table.does(say(CLEO), { do: 'undo', by: CLEO });
    expect(table.glass).toBe('hand of 0');
    expect(table.due).toEqual({ kind: 'words', seats: [ANA, CLEO] });
  });

  it('needs those it touched once a hand has opened, though nothing is settled', () => {
    const table = allBeaten('middle');
    table.does(say(ANA));
    table.opens(DAN);
    expect(needs(table, ANA)).toEqual([BEN, CLEO]);
  });

  it('needs everybody once a computer has played on it', () => {
    const table = allBeaten('middle', [CLEO]);
    table.does(say(ANA), { do: 'bot', move: { seat: CLEO, do: 'attack', card: 'b2' } });
    expect(needs(table, ANA)).toEqual([BEN, DAN]);
  });
});

describe('undoing a visit', () => {
  it.each(WAYS)('is agreed on at the table, the device %s', (way) => {
    const table = seated(way);
    table.visits(ANA, attack(ANA, 'r2'));
    table.does({ do: 'undo', by: ANA });
    expect(table.glass).toBe('table');
    table.does({ do: 'keepAsIs' });
    expect(table.glass).toBe(way === 'middle' ? 'table' : 'cover of 1');
  });

  it('needs those it touched and nobody else', () => {
    const table = seated('middle');
    table.visits(ANA, opening);
    expect(needs(table, ANA)).toEqual([BEN, CLEO]);
    expect(needs(table, DAN)).toEqual([ANA, BEN, CLEO]);
  });

  it('is asked for on the table, and done with the last consent', () => {
    const table = seated('middle');
    const before = notation(table);
    table.visits(ANA, opening);
    table.does({ do: 'undo', by: ANA }, { do: 'agree', seat: CLEO });
    expect(table.prompt.undo).toMatchObject({ needs: [BEN], agreed: [CLEO] });
    expect(table.refusal({ do: 'agree', seat: CLEO })).toBe('notNeeded');
    expect(table.refusal({ do: 'agree', seat: DAN })).toBe('notNeeded');
    expect(table.does({ do: 'agree', seat: BEN })).toEqual([
      { do: 'undo', to: 1, by: ANA, agreed: [CLEO, BEN] },
    ]);
    expect(notation(table)).toBe(before);
  });

  it('that settled something needs everybody', () => {
    const table = seated('middle');
    table.visits(ANA, opening);
    table.visits(BEN, answer);
    table.does(say(ANA));
    table.opens(CLEO);
    table.does({ do: 'commit', close: true });
    expect(needs(table, CLEO)).toEqual([ANA, BEN, DAN]);
  });

  it('is one step, however many cards were played in it', () => {
    const table = seated('middle');
    const before = notation(table);
    table.visits(ANA, opening, { seat: ANA, do: 'attack', card: 'y2' });
    table.does({ do: 'undo', by: ANA });
    table.does({ do: 'agree', seat: BEN }, { do: 'agree', seat: CLEO });
    expect(notation(table)).toBe(before);
  });

  it.each([
    ['it is turned down', { do: 'keepAsIs' } as const],
    ['the game goes on', say(BEN)],
  ])('is off when %s', (_, input) => {
    const table = seated('middle');
    table.visits(ANA, opening);
    table.does({ do: 'undo', by: ANA }, input);
    expect(table.prompt.undo).toBeNull();
    expect(table.refusal({ do: 'agree', seat: BEN })).toBe('noUndoAsked');
    expect(table.refusal({ do: 'keepAsIs' })).toBe('noUndoAsked');
  });

  it('is off when somebody opens a hand', () => {
    const table = seated('middle');
    table.visits(ANA, opening);
    table.does({ do: 'undo', by: ANA });
    table.opens(DAN);
    expect(table.prompt.undo).toBeNull();
  });

  it('is asked for once, and the first who asked keeps the answers', () => {
    const table = seated('middle');
    table.visits(ANA, opening);
    table.does({ do: 'undo', by: ANA }, { do: 'agree', seat: BEN });
    expect(table.refusal({ do: 'undo', by: ANA })).toBe('undoAsked');
    expect(table.refusal({ do: 'undo', by: DAN })).toBe('undoAsked');
  });

  it('undoes the computers’ answers with it, and one person alone asks nobody', () => {
    const table = seated('middle', [BEN, CLEO, DAN]);
    const before = notation(table);
    table.visits(ANA, opening);
    table.does({ do: 'bot', move: answer });
    table.does({ do: 'undo', by: ANA });
    expect(notation(table)).toBe(before);
    expect(table.glass).toBe('hand of 0');
  });
});

describe('nothing is undone', () => {
  it('from before the cards were dealt', () => {
    expect(undoOffer(seated('middle').desk, ANA)).toBeNull();
    expect(seated('middle').refusal({ do: 'undo', by: ANA })).toBe('nothingToUndo');
  });

  it.each([[CLEO], [7], [-1]])('by a computer or by nobody: seat %d', (seat) => {
    const table = seated('middle', [CLEO]);
    table.visits(ANA, opening);
    expect(table.refusal({ do: 'undo', by: seat })).toBe('noPerson');
  });
});
