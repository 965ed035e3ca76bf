import { describe, expect, it } from 'vitest';
import { blaze, type Blaze } from '../../../src/lib/games/blaze/rules/index.ts';
import { position } from '../../../src/lib/games/blaze/rules/testing/position.ts';
import { newDesk } from '../../../src/lib/table/desk.ts';
import { planOf } from '../../../src/lib/table/stage.ts';
import { Sitting } from '../../../src/lib/table/testing/sitting.ts';
import { allBeaten, ANA, attack, beat, BEN, CLEO, say, START } from './testing/four-hands.ts';

const declines = (seat: number) => ({ seat, do: 'pass' }) as const;
const lays = (...moves: readonly (ReturnType<typeof attack> | ReturnType<typeof beat>)[]) =>
  moves.map((move) => ({ do: 'stage', move }) as const);
const COMMIT = { do: 'commit', close: true } as const;

/** The burn, blue trump: Ana has attacked with r2, and Ben, who is Ash, has their hand open. */
function attacked(bots: readonly number[] = []): Sitting<Blaze> {
  const hands = ['r2 y2 b9', 'r4 y3 b7 r7 y7', 'b2 y4 r5', 'r3 b3 r6'];
  const state = position({ phase: 'burn', trump: 'b', hands });
  const desk = newDesk(blaze, START, { players: 4, bots, way: 'passed' });
  const table = new Sitting({ ...desk, state });
  if (bots.length > 0) {
    for (const move of [attack(ANA, 'r2'), declines(ANA)]) table.does({ do: 'bot', move });
    return table;
  }
  table.visits(ANA, attack(ANA, 'r2'));
  table.opens(BEN);
  return table;
}

/** Ben has beaten it, and said what they lead with: both 7s but one. */
function saidLead(): Sitting<Blaze> {
  const table = attacked();
  table.does(...lays(beat('r4', 0), attack(BEN, 'r7'), attack(BEN, 'y7')), COMMIT);
  return table;
}

describe('what Ash leads with next', () => {
  it('is laid ready behind the last beat, and played once nobody adds', () => {
    const table = saidLead();
    expect(table.glass).toBe('table');
    expect(table.does({ do: 'sayNobody' })).toMatchObject([
      { kind: 'word', moves: [declines(ANA), declines(CLEO)] },
      { kind: 'visit', by: BEN, moves: [attack(BEN, 'r7'), attack(BEN, 'y7'), declines(BEN)] },
    ]);
    expect(table.due).toEqual({ kind: 'visit', seat: CLEO });
    expect(table.glass).toBe('cover of 2');
  });

  it('is played at once where nobody is asked', () => {
    const table = attacked();
    table.does({ do: 'standOut', seat: ANA, on: true }, { do: 'standOut', seat: CLEO, on: true });
    table.does(...lays(beat('r4', 0), attack(BEN, 'r7')), COMMIT);
    expect(table.desk.past.at(-1)).toMatchObject({ by: BEN, moves: [attack(BEN, 'r7'), {}] });
    expect(table.glass).toBe('cover of 2');
  });

  it('tells nobody that it lies ready before that', () => {
    const told = (lead: readonly ReturnType<typeof attack>[]) => {
      const table = attacked();
      const said = [table.does(...lays(beat('r4', 0), ...lead), COMMIT), table.prompt];
      return JSON.stringify([...said, table.does(say(ANA)), table.prompt]);
    };
    expect(told([attack(BEN, 'r7')])).toBe(told([]));
    expect(told([attack(BEN, 'b7')])).toBe(told([]));
  });

  it('waits where somebody adds, and is there again behind what beats that', () => {
    const table = saidLead();
    table.visits(CLEO, attack(CLEO, 'b2'));
    table.opens(BEN);
    expect(planOf(table.desk, BEN)).toMatchObject({ moves: [], lead: null });
    table.does(...lays(beat('b7', 1)));
    expect(planOf(table.desk, BEN).lead?.moves).toEqual([attack(BEN, 'r7'), attack(BEN, 'y7')]);
    table.does(COMMIT, { do: 'sayNobody' });
    expect(table.desk.past.at(-1)?.moves.slice(0, 2)).toEqual([
      attack(BEN, 'r7'),
      attack(BEN, 'y7'),
    ]);
  });

  it('is void once Ash takes after all', () => {
    const table = saidLead();
    table.does(say(BEN));
    expect(table.desk.lead).toBeNull();
  });

  it('is taken back card by card, before what it rests on', () => {
    const table = attacked();
    table.does(...lays(beat('r4', 0), attack(BEN, 'r7')), { do: 'unstage' });
    expect(planOf(table.desk, BEN)).toMatchObject({ moves: [beat('r4', 0)], lead: { moves: [] } });
    table.does({ do: 'unstage' });
    expect(planOf(table.desk, BEN)).toMatchObject({ moves: [], lead: null });
  });

  it('can be chosen while the others think, and counts only once it is committed', () => {
    const table = attacked();
    table.does(...lays(beat('r4', 0)), COMMIT);
    table.opens(BEN);
    table.does(...lays(attack(BEN, 'b7')), { do: 'layDown' });
    const unsaid = new Sitting(table.desk);
    unsaid.does({ do: 'sayNobody' });
    expect(unsaid.due).toEqual({ kind: 'visit', seat: BEN });
    table.opens(BEN);
    expect(table.does(COMMIT)).toEqual([]);
    expect(table.glass).toBe('table');
    table.does({ do: 'sayNobody' });
    expect(table.due).toEqual({ kind: 'visit', seat: CLEO });
  });

  it('is taken back by an undo of its own, and then waits to be chosen', () => {
    const table = saidLead();
    table.does({ do: 'sayNobody' }, { do: 'undo', by: BEN });
    for (const seat of table.desk.undo?.needs ?? []) table.does({ do: 'agree', seat });
    expect(table.due).toEqual({ kind: 'visit', seat: BEN });
    expect(planOf({ ...table.desk, glass: { mode: 'hand', seat: BEN } }, BEN).moves).toEqual([]);
  });

  it('goes with its owner, who leaves the seat to a computer', () => {
    const table = saidLead();
    table.does({ do: 'seat', seat: BEN, bot: 'flame' }, { do: 'sayNobody' });
    expect(table.due).toEqual({ kind: 'bot', seat: BEN });
  });

  it.each([
    ['in the kindling, where cards are drawn first', () => allBeaten()],
    ['for somebody alone, whose hand stays open', () => attacked([ANA, CLEO, 3])],
  ])('is not laid ready %s', (_, begin) => {
    const table = begin();
    if (table.glass !== 'hand of 1') table.opens(BEN);
    else table.does(...lays(beat('r4', 0)));
    expect(planOf(table.desk, BEN).lead).toBeNull();
    expect(table.refusal({ do: 'stage', move: attack(BEN, 'r7') })).toBe('illegal');
  });
});
