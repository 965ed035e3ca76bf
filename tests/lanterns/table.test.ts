import { describe, expect, it } from 'vitest';
import { newDesk } from '../../src/lib/table/desk.ts';
import { WAYS, type Way } from '../../src/lib/core/way.ts';
import type { Evening } from '../../src/lib/table/testing/evening.ts';
import { EVERY_KIND } from '../../src/lib/table/testing/kinds.ts';
import { Sitting } from '../../src/lib/table/testing/sitting.ts';
import { walkManyTwins } from '../../src/lib/table/testing/twins.ts';
import { walkMany, type Tally } from '../../src/lib/table/testing/walk.ts';
import { lanterns, type Lanterns } from './game/rules/index.ts';
import type { LanternMove } from './game/rules/moves.ts';

/** Seats 0 to 3 sit somewhere; 4 never does. */
const evening: Evening<Lanterns> = {
  game: lanterns,
  options: [{}, { mild: true }],
  oddMoves: [0, 1, 2, 3, 4].flatMap((seat): readonly LanternMove[] => [
    { seat, do: 'light' },
    { seat, do: 'snuff' },
  ]),
};

/** Nobody can cut in, or be asked along with others, where only the seat in turn acts. */
const NEVER = ['want done', 'standOut done', 'sayNobody done', 'due words'].concat([
  'a held ask',
  'somebody stands out',
]);

describe('the device, passed round', () => {
  const start = { options: {}, players: 3, first: 0 } as const;
  const seated = (way: Way) => {
    const table = new Sitting<Lanterns>(newDesk(lanterns, start, { players: 3, bots: [], way }));
    table.does({ do: 'deal', order: lanterns.dealDue(table.desk.state)! });
    return table;
  };

  it.each(WAYS)('lies on the lit table, where whoever is in turn acts: %s', (way) => {
    const table = seated(way);
    expect([table.glass, table.due]).toEqual(['table', { kind: 'visit', seat: 0 }]);
    table.does({ do: 'say', move: { seat: 0, do: 'light' } });
    expect([table.glass, table.due]).toEqual(['table', { kind: 'visit', seat: 1 }]);
  });

  it.each(WAYS)('goes back there from a hand, and from the cover after a pause: %s', (way) => {
    const table = seated(way);
    table.opens(2);
    table.does({ do: 'layDown' });
    expect(table.glass).toBe('table');
    table.does({ do: 'hide' });
    expect(table.glass).toBe('cover of 0');
    table.does({ do: 'showTable' });
    expect(table.glass).toBe('table');
  });
});

describe('round one device, whatever people do', () => {
  it('no hand shows without its cover, nobody is forgotten, and the game goes on', () => {
    const tally: Tally = new Map();
    expect(walkMany(evening, { n: 60, seed: 93, inputs: 120, tally })).toBeNull();
    const missed = EVERY_KIND.filter((what) => !tally.has(what));
    expect(missed).toEqual(EVERY_KIND.filter((what) => NEVER.includes(what)));
  });

  it('the table is told and asked the same with other lanterns where nobody has seen them', () => {
    const tally: Tally = new Map();
    expect(walkManyTwins(evening, { n: 60, seed: 1, inputs: 120, tally })).toBeNull();
    expect(tally.get('twins played')).toBeGreaterThan(10);
  });
});
