import { describe, expect, it } from 'vitest';
import type { Blaze } from '../../../src/lib/games/blaze/rules/index.ts';
import { blazeEvening as evening } from './testing/evening.ts';
import { brokenMachines } from '../../../src/lib/table/testing/broken.ts';
import { EVERY_KIND } from '../../../src/lib/table/testing/kinds.ts';
import { tellingMachines } from '../../../src/lib/table/testing/telling.ts';
import { walkManyTwins } from '../../../src/lib/table/testing/twins.ts';
import { walkMany, type Tally } from '../../../src/lib/table/testing/walk.ts';

describe('whatever people do, in any order', () => {
  it('no hand shows without its cover, nobody is forgotten, and the game goes on', () => {
    const tally: Tally = new Map();
    expect(walkMany(evening, { n: 5, seed: 1, inputs: 240, tally })).toBeNull();
    expect(EVERY_KIND.filter((what) => !tally.has(what))).toEqual([]);
  });

  it.each(brokenMachines<Blaze>())(
    'a table that $fault is found out',
    ({ machine, flaw, seed = 1 }) => {
      const found = walkMany(evening, { n: 60, seed, inputs: 250, machine });
      expect(found?.flaw).toMatch(flaw);
    },
  );
});

describe('with other cards where nobody has seen them', () => {
  it('the table is told and asked the same', () => {
    const tally: Tally = new Map();
    expect(walkManyTwins(evening, { n: 10, seed: 1, inputs: 400, tally })).toBeNull();
    expect(tally.get('twins laid cards ready')).toBeGreaterThan(20);
    // Nobody at the table hears of what they differ in: there has to be something to hear of.
    expect(tally.get('twins hold different leads')).toBeGreaterThan(0);
    expect(tally.get('twins played')).toBeGreaterThan(60);
  });

  it.each(tellingMachines<Blaze>())(
    'a table that $fault is found out',
    ({ machine, flaw, seed = 1 }) => {
      const found = walkManyTwins(evening, { n: 60, seed, inputs: 400, machine });
      expect(found?.flaw).toMatch(flaw);
    },
  );
});
