import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { engineSoak } from './engine.ts';
import { savedIn } from './saved.ts';
import { carryOn, NOTHING_DONE, type Progress, type Soak } from './trials.ts';

/** A soak in which every fourth seed is bad, and the seeds it was asked for. */
function fakeSoak(): Soak & { readonly asked: number[] } {
  const asked: number[] = [];
  return {
    name: 'fake',
    unit: 'tries',
    asked,
    trial: (seed) => {
      asked.push(seed);
      return seed % 4 === 0 ? `seed ${seed}: bad` : null;
    },
  };
}

/** A clock on which everything takes a slice of its own. */
function slowClock(): () => number {
  let time = 0;
  return () => (time += 1000);
}

function toEnd(slices: Generator<Progress, Progress>): Progress {
  for (;;) {
    const { value, done } = slices.next();
    if (done === true) return value;
  }
}

describe('a long trial', () => {
  it('tries consecutive seeds and keeps what was wrong with which', () => {
    const soak = fakeSoak();
    const end = toEnd(carryOn(soak, { n: 6, seed: 3 }, NOTHING_DONE, slowClock()));
    expect(soak.asked).toEqual([3, 4, 5, 6, 7, 8]);
    expect(end).toEqual({ done: 6, violations: ['seed 4: bad', 'seed 8: bad'] });
  });

  it('goes on where it was stopped', () => {
    const first = carryOn(fakeSoak(), { n: 6, seed: 3 }, NOTHING_DONE, slowClock());
    first.next();
    const stopped = first.next().value;
    expect(stopped).toEqual({ done: 2, violations: ['seed 4: bad'] });
    const soak = fakeSoak();
    const end = toEnd(carryOn(soak, { n: 6, seed: 3 }, stopped, slowClock()));
    expect(soak.asked).toEqual([5, 6, 7, 8]);
    expect(end).toEqual({ done: 6, violations: ['seed 4: bad', 'seed 8: bad'] });
  });
});

describe('how far a run has come', () => {
  let folder = '';
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'soak-'))));
  afterEach(() => rmSync(folder, { recursive: true }));

  const progress = { done: 2, violations: ['seed 4: bad'] };
  const saved = (seed: number, sources = 'these') =>
    savedIn(folder, 'fake', { n: 6, seed }, sources);
  const none = { progress: NOTHING_DONE, outdated: false };

  it('is found again by the same arguments and by no others', () => {
    saved(3).write(progress);
    expect(saved(3).read()).toEqual({ progress, outdated: false });
    expect(saved(4).read()).toEqual(none);
    saved(3).forget();
    expect(saved(3).read()).toEqual(none);
  });

  it('counts for the sources it was found with and for no others', () => {
    saved(3).write(progress);
    expect(saved(3, 'others').read()).toEqual({ progress: NOTHING_DONE, outdated: true });
    saved(3, 'others').write({ done: 1, violations: [] });
    expect(saved(3).read()).toEqual({ progress: NOTHING_DONE, outdated: true });
  });

  it.each([
    ['a count that is none', '{"sources":"these","done":"two","violations":[]}'],
    ['no sources', '{"done":2,"violations":[]}'],
    ['nothing at all', 'null'],
  ])('is refused when the file is damaged: %s', (_, content) => {
    writeFileSync(join(folder, 'fake-6-3.json'), content);
    expect(() => saved(3).read()).toThrow('--fresh');
  });
});

describe('the engine soak', () => {
  it('finds nothing in games it looks at closely, nor in others', () => {
    const soak = engineSoak();
    expect([499, 500, 501, 1000].map((seed) => soak.trial(seed))).toEqual([null, null, null, null]);
  });
});
