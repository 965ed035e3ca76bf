import { describe, expect, it } from 'vitest';
import { SeededRandom } from '../../../src/lib/core/random.ts';
import { blaze, type Blaze } from '../../../src/lib/games/blaze/rules/index.ts';
import { deadEnd } from '../../../src/lib/table/testing/obliging.ts';
import { playUntil } from '../../../src/lib/table/testing/playing.ts';
import { machineFor } from '../../../src/lib/table/testing/evening.ts';
import { restore } from '../../../src/lib/table/restore.ts';
import { Sitting } from '../../../src/lib/table/testing/sitting.ts';
import type { Way } from '../../../src/lib/core/way.ts';

const START = { options: { betting: true }, players: 4, first: 2 };

const seated = (way: Way, bots: readonly number[] = []) =>
  Sitting.deal<Blaze>(blaze, START, { players: 4, bots, way }, []);

const phase = ({ desk }: Sitting<Blaze>) => blaze.view(desk.state, null).phase;

describe('a lap of bets', () => {
  it.each([[1], [3], [5]])(
    'goes round from whoever has the device and ends with the seat that leads (game %d)',
    (seed) => {
      const table = seated('passed');
      playUntil(table, () => phase(table) === 'betting', seed);
      const leads = blaze.turn(table.desk.state);
      const start = table.desk.holder ?? leads;
      const lap: number[] = [];
      while (phase(table) === 'betting') {
        const { due } = table;
        if (due.kind !== 'visit') throw new Error('a bet is due');
        lap.push(due.seat);
        const on = (due.seat + 1) % 4;
        table.visits(due.seat, { seat: due.seat, do: 'bet', on, value: 0 });
      }
      const round = [0, 1, 2, 3].map((i) => (start + i) % 4).filter((seat) => seat !== leads);
      expect(lap).toEqual([...round, leads]);
    },
  );

  it('waits for no computer', () => {
    const table = seated('middle', [0, 1]);
    playUntil(table, () => phase(table) === 'betting' && table.due.kind !== 'bot');
    const { laid } = blaze.view(table.desk.state, null).rounds[0] ?? {};
    expect(laid).toEqual([true, true, false, false]);
  });
});

describe('a game that was left', () => {
  const left = () => {
    const table = seated('passed');
    playUntil(table, () => table.desk.past.length === 12);
    table.does({ do: 'way', way: 'middle' });
    return table;
  };
  const again = (table: Sitting<Blaze>) =>
    restore(blaze, START, { players: 4, bots: [], way: 'passed' }, table.journal);

  it('comes back covered, with everything that was said and played', () => {
    const table = left();
    const restored = again(table);
    if (!restored.ok) throw new Error('the journal is sound');
    const { glass, state, game, staged, past, ...rest } = restored.value;
    expect(glass.mode).toBe('cover');
    expect(blaze.notation(state)).toBe(blaze.notation(table.desk.state));
    expect(staged).toEqual([[], [], [], []]);
    expect(past).toEqual(table.desk.past);
    expect({ ...table.desk, ...rest }).toEqual(table.desk);
    expect(game).toBe(blaze);
  });

  it('goes on to its end', () => {
    const restored = again(left());
    if (!restored.ok) throw new Error('the journal is sound');
    expect(deadEnd(machineFor<Blaze>(), restored.value, new SeededRandom(3))).toBeNull();
  });

  it('with a line that breaks the rules names that line', () => {
    const table = left();
    const move = { seat: 0, do: 'bet', on: 1, value: 0 } as const;
    table.journal.splice(1, 0, {
      do: 'commit',
      kind: 'visit',
      by: 0,
      watched: null,
      moves: [move],
    });
    expect(again(table)).toMatchObject({
      ok: false,
      problem: { at: 1, problem: { code: 'illegal', at: 0, refusal: { code: 'noBetsNow' } } },
    });
  });

  it.each([[-1], [12], [99]])('with an undo to line %d is broken', (to) => {
    const table = left();
    table.journal.push({ do: 'undo', to, by: 0, agreed: [] });
    expect(again(table)).toMatchObject({
      ok: false,
      problem: { problem: { code: 'undoOutOfRange' } },
    });
  });
});
