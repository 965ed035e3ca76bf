import { describe, expect, it } from 'vitest';
import { GAMES } from '../../src/lib/games/registry.ts';
import { engineSoak } from './engine.ts';
import { importsSoak } from './imports.ts';
import { SOAKS } from './list.ts';
import { inTurn, ofEachGame } from './played.ts';
import { referenceSoak, viewsSoak } from './rules.ts';
import { carryOn, NOTHING_DONE, type Progress, type Soak } from './trials.ts';

/** What becomes of the first trials of a soak. */
async function tried(soak: Soak, n: number): Promise<Progress> {
  let progress = NOTHING_DONE;
  for await (const next of carryOn(soak, { n, seed: 0 }, NOTHING_DONE, () => 0)) progress = next;
  return progress;
}

describe('trials of several games', () => {
  const soak = inTurn('tries', [
    { title: 'Chess', due: ['mates'], trial: (seed) => ({ mates: seed }) },
    {
      title: 'Go',
      due: ['kos'],
      trial: (seed) => {
        if (seed === 1) throw new Error('no liberties');
      },
    },
  ]);

  it('take the games in turn, with seeds in a row, and count by game', async () => {
    const { counts, violations } = await tried({ name: 'fake', usual: 1, ...soak }, 5);
    expect(counts).toEqual({ 'tries of Chess': 3, 'mates in Chess': 3, 'tries of Go': 2 });
    expect(violations).toEqual(['Go, seed 3: no liberties', 'never met: kos in Go']);
  });
});

it('no game is passed over that has nothing of its own to be tried', () => {
  expect(() => ofEachGame('moments', { [GAMES[0]!.id]: [] })).toThrow(
    `scripts/soak has no moments of ${GAMES[1]!.title}`,
  );
});

it('every soak knows every game that it goes over', () => {
  for (const [name, open] of Object.entries(SOAKS)) expect(open().name).toBe(name);
});

describe('every game there is', () => {
  it.each([engineSoak, viewsSoak, referenceSoak, importsSoak])('is in turn: %o', async (open) => {
    const soak = { ...open(), judge: () => null };
    const { counts, violations } = await tried(soak, 2 * GAMES.length);
    expect(violations).toEqual([]);
    for (const { title } of GAMES) expect(counts[`${soak.unit} of ${title}`]).toBe(2);
  });
});
