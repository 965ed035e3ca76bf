import { describe, expect, it } from 'vitest';
import type { Evening } from '../../src/lib/table/testing/evening.ts';
import { EVERY_KIND } from '../../src/lib/table/testing/kinds.ts';
import { walkManyTwins } from '../../src/lib/table/testing/twins.ts';
import { walkMany, type Tally } from '../../src/lib/table/testing/walk.ts';
import { lanterns, type LanternMove, type Lanterns } from './lanterns.ts';

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

describe('round one device, whatever people do', () => {
  it('no hand shows without its cover, nobody is forgotten, and the game goes on', () => {
    const tally: Tally = new Map();
    expect(walkMany(evening, { n: 120, seed: 33, inputs: 120, tally })).toBeNull();
    const missed = EVERY_KIND.filter((what) => !tally.has(what));
    expect(missed).toEqual(EVERY_KIND.filter((what) => NEVER.includes(what)));
  });

  it('the table is told and asked the same with other lanterns where nobody has seen them', () => {
    const tally: Tally = new Map();
    expect(walkManyTwins(evening, { n: 90, seed: 1, inputs: 120, tally })).toBeNull();
    expect(tally.get('twins played')).toBeGreaterThan(10);
  });
});
