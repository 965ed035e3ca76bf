import { beforeEach, expect, test } from 'vitest';
import { runSideBySide, type Job } from './side-by-side.mjs';

let told: string[] = [];
const ends = new Map<string, () => void>();
beforeEach(() => (told = []));

/** A job that ends when it is told to. */
function run({ name }: Job): Promise<void> {
  told.push(`${name} begins`);
  return new Promise((resolve) => ends.set(name, resolve));
}

/** Ends a job, and waits until what can begin now has begun. */
async function end(name: string): Promise<void> {
  told.push(`${name} ends`);
  ends.get(name)!();
  await new Promise((resolve) => setImmediate(resolve));
}

test('as many jobs run as there are places, in their order', async () => {
  const all = runSideBySide([{ name: 'one' }, { name: 'two' }, { name: 'three' }], 2, run);
  expect(told).toEqual(['one begins', 'two begins']);
  await end('two');
  expect(told.slice(2)).toEqual(['two ends', 'three begins']);
  await end('one');
  await end('three');
  await all;
});

test('a job that needs more places than are free lets smaller ones pass', async () => {
  const jobs = [{ name: 'one' }, { name: 'large', places: 2 }, { name: 'small' }];
  const all = runSideBySide(jobs, 2, run);
  expect(told).toEqual(['one begins', 'small begins']);
  await end('one');
  expect(told.at(-1)).toBe('one ends');
  await end('small');
  expect(told.at(-1)).toBe('large begins');
  await end('large');
  await all;
});

test('where there is one place, even a large job gets it', async () => {
  const all = runSideBySide([{ name: 'large', places: 2 }, { name: 'small' }], 1, run);
  expect(told).toEqual(['large begins']);
  await end('large');
  await end('small');
  await all;
  expect(told.slice(1)).toEqual(['large ends', 'small begins', 'small ends']);
});

test('a job waits for those in the list that it comes after', async () => {
  const jobs = [{ name: 'size', after: ['build', 'not in the list'] }, { name: 'build' }];
  const all = runSideBySide(jobs, 2, run);
  expect(told).toEqual(['build begins']);
  await end('build');
  expect(told.at(-1)).toBe('size begins');
  await end('size');
  await all;
});

test('a job that breaks breaks the run', async () => {
  const broken = () => Promise.reject(new Error('no disk'));
  await expect(runSideBySide([{ name: 'one' }], 2, broken)).rejects.toThrow('no disk');
});
