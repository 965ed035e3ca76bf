import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { botsSoak } from './bots.ts';
import { engineSoak } from './engine.ts';
import { savedIn } from './saved.ts';
import { carryOn, NOTHING_DONE, type Progress, type Soak } from './trials.ts';

/** A soak in which every fourth seed is bad, and what was asked of it, in this order. */
function fakeSoak(trial: Soak['trial'] = judge): Soak & { readonly asked: (number | string)[] } {
  const asked: (number | string)[] = [];
  return {
    name: 'fake',
    unit: 'tries',
    usual: 6,
    asked,
    open: () => Promise.resolve(void asked.push('open')),
    trial: (seed) => {
      asked.push(seed);
      return trial(seed);
    },
    close: () => Promise.resolve(void asked.push('close')),
  };
}

const judge = (seed: number): string | null => (seed % 4 === 0 ? `seed ${seed}: bad` : null);
const judgeLater = (seed: number) => Promise.resolve(judge(seed));

/** A clock on which everything takes a slice of its own. */
function slowClock(): () => number {
  let time = 0;
  return () => (time += 1000);
}

const extent = { n: 6, seed: 3 };
const wrong = ['seed 4: bad', 'seed 8: bad'];

/** How far a run tells it has come, until it is stopped after so many trials. */
async function told(soak: Soak, start = NOTHING_DONE, stopAfter = Infinity): Promise<Progress[]> {
  const all: Progress[] = [];
  for await (const progress of carryOn(soak, extent, start, slowClock())) {
    all.push(progress);
    if (progress.done >= stopAfter) break;
  }
  return all;
}

describe.each([
  ['at once', judge],
  ['later', judgeLater],
])('a long trial that answers %s', (_, trial) => {
  it('tries consecutive seeds and keeps what was wrong with which', async () => {
    const soak = fakeSoak(trial);
    const all = await told(soak);
    expect(soak.asked).toEqual(['open', 3, 4, 5, 6, 7, 8, 'close']);
    expect(all.map(({ done }) => done)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(all.at(-1)).toMatchObject({ done: 6, violations: wrong });
  });

  it('goes on where it was stopped', async () => {
    const first = fakeSoak(trial);
    const stopped = (await told(first, NOTHING_DONE, 2)).at(-1);
    expect(stopped).toMatchObject({ done: 2, violations: ['seed 4: bad'] });
    expect(first.asked).toEqual(['open', 3, 4, 'close']);
    const soak = fakeSoak(trial);
    expect((await told(soak, stopped)).at(-1)).toMatchObject({ done: 6, violations: wrong });
    expect(soak.asked).toEqual(['open', 5, 6, 7, 8, 'close']);
  });

  it('opens nothing when nothing is left to try', async () => {
    const soak = fakeSoak(trial);
    expect(await told(soak, { ...NOTHING_DONE, done: 6, violations: wrong })).toEqual([]);
    expect(soak.asked).toEqual([]);
  });
});

describe('a long trial that counts something', () => {
  const counting = (): Soak => ({
    ...fakeSoak((seed) => ({ wrong: judge(seed), counts: { even: seed % 2 === 0 ? 1 : 0 } })),
    versions: () => ['Chromium 141'],
    judge: ({ even = 0 }) => (even < 4 ? `only ${even} even ones` : null),
  });

  it('adds it up over its parts, with the time and what it ran in, and judges the whole', async () => {
    const before = { ...NOTHING_DONE, ran: ['Node 20'] };
    const stopped = (await told(counting(), before, 2)).at(-1)!;
    expect(stopped).toMatchObject({ counts: { even: 1 }, ran: ['Node 20', 'Chromium 141'] });
    const end = (await told(counting(), stopped)).at(-1)!;
    expect(end).toMatchObject({ done: 6, counts: { even: 3 }, ran: ['Node 20', 'Chromium 141'] });
    expect(end.ms).toBeGreaterThan(stopped.ms);
    expect(end.violations).toEqual([...wrong, 'only 3 even ones']);
  });
});

describe('a long trial that breaks', () => {
  it('leaves nothing open when a trial breaks', async () => {
    const soak = fakeSoak((seed) => (seed === 5 ? Promise.reject(new Error('broken')) : null));
    await expect(told(soak)).rejects.toThrow('broken');
    expect(soak.asked).toEqual(['open', 3, 4, 5, 'close']);
  });

  it('leaves nothing open when it cannot be opened', async () => {
    const soak = { ...fakeSoak(), open: () => Promise.reject(new Error('no browser')) };
    await expect(told(soak)).rejects.toThrow('no browser');
    expect(soak.asked).toEqual(['close']);
  });
});

describe('how far a run has come', () => {
  let folder = '';
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'soak-'))));
  afterEach(() => rmSync(folder, { recursive: true }));

  const progress: Progress = {
    done: 2,
    violations: ['seed 4: bad'],
    counts: { games: 3 },
    ms: 1500,
    ran: ['Node 20'],
  };
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
    saved(3, 'others').write({ ...NOTHING_DONE, done: 1 });
    expect(saved(3).read()).toEqual({ progress: NOTHING_DONE, outdated: true });
  });

  it.each([
    ['a count that is none', JSON.stringify({ sources: 'these', ...NOTHING_DONE, done: 'two' })],
    ['no sources', JSON.stringify(NOTHING_DONE)],
    ['nothing at all', 'null'],
  ])('is refused when the file is damaged: %s', (_, content) => {
    writeFileSync(join(folder, 'fake-6-3.json'), content);
    expect(() => saved(3).read()).toThrow('--fresh');
  });
});

describe('the engine soak', () => {
  it('finds nothing in games it looks at closely, nor in others', () => {
    const soak = engineSoak();
    // The games come in turn; of each, one in some five hundred is looked at closely.
    const verdicts = [996, 998, 999, 1000].map((seed) => soak.trial(seed));
    expect(verdicts).toMatchObject([
      { wrong: null, counts: { 'games of Blaze': 1 } },
      { wrong: null, counts: { 'games of Blaze': 1, 'close looks at 4 players in Blaze': 1 } },
      { wrong: null, counts: { 'games of Hanabi': 1, 'close looks at 5 players in Hanabi': 1 } },
      { wrong: null, counts: { 'games of Blaze': 1 } },
    ]);
  });
});

describe('the soak of computer players', () => {
  it('finds nothing in games of theirs at different tables', () => {
    const soak = botsSoak();
    expect([1, 3, 4, 5].map((seed) => soak.trial(seed))).toEqual([null, null, null, null]);
  });
});
