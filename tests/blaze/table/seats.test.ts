import { describe, expect, it } from 'vitest';
import { WAYS } from '../../../src/lib/core/way.ts';
import { blaze } from '../../../src/lib/games/blaze/rules/index.ts';
import { standingMoves } from '../../../src/lib/table/journal.ts';
import { restore } from '../../../src/lib/table/restore.ts';
import type { Sitting } from '../../../src/lib/table/testing/sitting.ts';
import type { Blaze } from '../../../src/lib/games/blaze/rules/index.ts';
import { allBeaten, ANA, attack, BEN, CLEO, DAN, seated, START } from './testing/four-hands.ts';

const leaves = (seat: number) => ({ do: 'seat', seat, bot: 'flame' }) as const;
const isBack = (seat: number) => ({ do: 'seat', seat, bot: null }) as const;

const restored = (table: Sitting<Blaze>) => {
  const seating = { players: 4, bots: [], way: 'middle' } as const;
  const desk = restore<Blaze>(blaze, START, seating, table.journal);
  if (!desk.ok) throw new Error('the journal is broken');
  return desk.value;
};

describe('whoever has to go', () => {
  it('leaves the seat to a computer player, who is due where they were', () => {
    const table = seated('middle');
    expect(table.due).toEqual({ kind: 'visit', seat: ANA });
    expect(table.does(leaves(ANA))).toEqual([leaves(ANA)]);
    expect(table.due).toEqual({ kind: 'bot', seat: ANA });
    table.does({ do: 'bot', move: attack(ANA, 'r9') });
    expect(table.due).toEqual({ kind: 'bot', seat: ANA });
  });

  it('has the seat again when they are back', () => {
    const table = seated('middle');
    table.does(leaves(ANA), isBack(ANA));
    expect(table.due).toEqual({ kind: 'visit', seat: ANA });
    expect(table.prompt.plates[ANA]).toMatchObject({ bot: false });
  });

  it('leaves what they had said behind', () => {
    const table = allBeaten('middle');
    table.does({ do: 'want', seat: CLEO, on: true }, leaves(CLEO), isBack(CLEO));
    expect(table.prompt.plates[CLEO]).toMatchObject({ wants: false, standsOut: false });
  });

  it('cannot go while a hand is open, nor as the last person, nor twice', () => {
    const table = seated('middle');
    table.opens(ANA);
    expect(table.refusal(leaves(BEN))).toBe('handOpen');
    table.does({ do: 'layDown' });
    expect(table.refusal(isBack(ANA))).toBe('notLent');
    table.does(leaves(ANA), leaves(BEN), leaves(CLEO));
    expect(table.refusal(leaves(ANA))).toBe('noPerson');
    expect(table.refusal(leaves(DAN))).toBe('lastPerson');
  });

  it('has no say in what is undone meanwhile', () => {
    const table = allBeaten('middle');
    table.does({ do: 'say', move: { seat: CLEO, do: 'pass' } }, leaves(CLEO));
    expect(table.refusal({ do: 'undo', by: CLEO })).toBe('noPerson');
    table.does({ do: 'undo', by: ANA });
    expect(table.prompt.plates[CLEO]).toMatchObject({ ask: 'may' });
  });
});

it.each(WAYS)('whoever stays behind alone still opens their hand themselves, %s', (way) => {
  const table = seated(way);
  table.does(leaves(ANA), leaves(BEN), leaves(CLEO));
  expect(table.glass).not.toMatch(/hand/);
  const plates = table.prompt.plates.map(({ bot }) => bot);
  expect(plates).toEqual([true, true, true, false]);
});

it('comes back from its journal with the seats in the hands they were in', () => {
  const table = seated('middle');
  table.does(leaves(ANA), leaves(BEN), isBack(ANA));
  expect(restored(table).seating).toEqual(table.desk.seating);
  expect(restored(table).seating.lent).toEqual([{ seat: BEN, level: 'flame' }]);
  expect(standingMoves(table.journal)).toMatchObject({ ok: true });
});
