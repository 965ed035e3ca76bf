import { describe, expect, it } from 'vitest';
import { blaze, type Blaze } from '../games/blaze/index.ts';
import { ANA, BEN, CLEO, DAN, HANDS } from './testing/four-hands.ts';
import { Sitting } from './testing/sitting.ts';
import { undoOffer } from './undo.ts';

const seated = (bots: readonly number[] = []) =>
  Sitting.deal<Blaze>(
    blaze,
    { options: {}, players: 4, first: ANA },
    { players: 4, bots, way: 'middle' },
    HANDS,
  );

const opening = { seat: ANA, do: 'attack', card: 'r2' } as const;
const answer = { seat: BEN, do: 'beat', card: 'r4', on: 0 } as const;

/** Ana has opened, Ben has beaten, the device lies on the table. */
function allBeaten(bots: readonly number[] = []) {
  const table = seated(bots);
  table.visits(ANA, opening);
  table.visits(BEN, answer);
  if (table.desk.glass.mode === 'hand') table.does({ do: 'layDown' });
  return table;
}

const notation = ({ desk }: Sitting<Blaze>) => blaze.notation(desk.state);
const needs = (table: Sitting<Blaze>, by: number) => undoOffer(table.desk, by)?.needs;

describe('taking back an answer by word', () => {
  it('is free for anybody until a hand opens, even when it ended the challenge', () => {
    const table = allBeaten();
    const before = notation(table);
    table.does({ do: 'sayNobody' });
    expect(needs(table, DAN)).toEqual([]);
    expect(table.does({ do: 'undo', by: DAN })).toEqual([
      { do: 'undo', to: 3, by: DAN, agreed: [] },
    ]);
    expect(notation(table)).toBe(before);
    expect(table.due).toEqual({ kind: 'words', seats: [ANA, CLEO] });
  });

  it('needs everybody once a hand has opened on what it settled', () => {
    const table = allBeaten();
    table.does({ do: 'sayNobody' });
    table.opens(DAN);
    expect(needs(table, BEN)).toEqual([ANA, CLEO, DAN]);
  });

  it('needs everybody when the hand of the next Fire stayed open and has drawn', () => {
    const table = seated();
    table.visits(ANA, opening);
    table.visits(BEN, answer);
    expect(table.glass).toBe('hand of 1');
    table.does({ do: 'sayNobody' });
    expect(needs(table, BEN)).toEqual([ANA, CLEO, DAN]);
  });

  it('stays free in an open hand that saw nothing new, and leaves it open', () => {
    const table = seated();
    table.visits(ANA, opening);
    table.visits(BEN, answer);
    table.does({ do: 'say', seat: ANA }, { do: 'undo', by: BEN });
    expect(table.glass).toBe('hand of 1');
    expect(table.due).toEqual({ kind: 'words', seats: [ANA, CLEO] });
  });

  it('needs those it touched once a hand has opened, though nothing is settled', () => {
    const table = allBeaten();
    table.does({ do: 'say', seat: ANA });
    table.opens(DAN);
    expect(needs(table, ANA)).toEqual([BEN, CLEO]);
  });

  it('needs everybody once a computer has played on it', () => {
    const table = allBeaten([CLEO]);
    table.does(
      { do: 'say', seat: ANA },
      { do: 'bot', move: { seat: CLEO, do: 'attack', card: 'b2' } },
    );
    expect(needs(table, ANA)).toEqual([BEN, DAN]);
  });
});

describe('taking back a visit', () => {
  it('needs those it touched and nobody else', () => {
    const table = seated();
    table.visits(ANA, opening);
    expect(needs(table, ANA)).toEqual([BEN, CLEO]);
    expect(needs(table, DAN)).toEqual([ANA, BEN, CLEO]);
  });

  it('is asked for on the table, and done with the last consent', () => {
    const table = seated();
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
    const table = seated();
    table.visits(ANA, opening);
    table.visits(BEN, answer);
    table.does({ do: 'say', seat: ANA });
    table.opens(CLEO);
    table.does({ do: 'commit', close: true });
    expect(needs(table, CLEO)).toEqual([ANA, BEN, DAN]);
  });

  it('is one step, however many cards were played in it', () => {
    const table = seated();
    const before = notation(table);
    table.visits(ANA, opening, { seat: ANA, do: 'attack', card: 'y2' });
    table.does({ do: 'undo', by: ANA });
    table.does({ do: 'agree', seat: BEN }, { do: 'agree', seat: CLEO });
    expect(notation(table)).toBe(before);
  });

  it.each([
    ['it is turned down', { do: 'keepAsIs' } as const],
    ['the game goes on', { do: 'say', seat: BEN } as const],
  ])('is off when %s', (_, input) => {
    const table = seated();
    table.visits(ANA, opening);
    table.does({ do: 'undo', by: ANA }, input);
    expect(table.prompt.undo).toBeNull();
    expect(table.refusal({ do: 'agree', seat: BEN })).toBe('noUndoAsked');
    expect(table.refusal({ do: 'keepAsIs' })).toBe('noUndoAsked');
  });

  it('is off when somebody opens a hand', () => {
    const table = seated();
    table.visits(ANA, opening);
    table.does({ do: 'undo', by: ANA });
    table.opens(DAN);
    expect(table.prompt.undo).toBeNull();
  });

  it('is asked for once, and the first who asked keeps the answers', () => {
    const table = seated();
    table.visits(ANA, opening);
    table.does({ do: 'undo', by: ANA }, { do: 'agree', seat: BEN });
    expect(table.refusal({ do: 'undo', by: ANA })).toBe('undoAsked');
    expect(table.refusal({ do: 'undo', by: DAN })).toBe('undoAsked');
  });

  it('takes back the computers’ answers with it, and one person alone asks nobody', () => {
    const table = seated([BEN, CLEO, DAN]);
    const before = notation(table);
    table.visits(ANA, opening);
    table.does({ do: 'bot', move: answer });
    table.does({ do: 'undo', by: ANA });
    expect(notation(table)).toBe(before);
    expect(table.glass).toBe('hand of 0');
  });
});

describe('nothing is taken back', () => {
  it('from before the cards were dealt', () => {
    expect(undoOffer(seated().desk, ANA)).toBeNull();
    expect(seated().refusal({ do: 'undo', by: ANA })).toBe('nothingToUndo');
  });

  it.each([[CLEO], [7], [-1]])('by a computer or by nobody: seat %d', (seat) => {
    const table = seated([CLEO]);
    table.visits(ANA, opening);
    expect(table.refusal({ do: 'undo', by: seat })).toBe('noPerson');
  });
});
