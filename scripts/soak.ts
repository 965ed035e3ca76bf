/**
 * `npm run soak`: the long trials, with progress on screen and a table at the end. `--all` runs
 * every one there is (so it is when none is named), `--only a,b` only these; `--n` is how many
 * trials of each, `--share 0.01` what part of the usual number, at least one: to see that all of
 * them run; `--seed` is the first one's seed. A run that was stopped goes on where it was when
 * it is started again with the same arguments; `--fresh` starts anew. Ctrl+C waits for the trial at
 * hand; a second one does not.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { part, wholeNumber } from './options.ts';
import { SOAKS } from './soak/list.ts';
import { savedIn, type Saved } from './soak/saved.ts';
import { screenFor } from './soak/screen.ts';
import { SHARED_FOLDERS, sourcesHash } from './soak/sources.ts';
import { tableOf, type Row } from './soak/table.ts';
import { carryOn, NOTHING_DONE, type Extent, type Progress, type Soak } from './soak/trials.ts';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const FOLDER = join(ROOT, '.soak');
const BETWEEN_SAVES = 2_000;

interface Arguments {
  readonly soaks: readonly Soak[];
  /** How many of each soak's trials. */
  readonly howMany: (soak: Soak) => number;
  readonly seed: number;
  readonly fresh: boolean;
}

function readArguments(): Arguments {
  const { values } = parseArgs({
    options: {
      all: { type: 'boolean', default: false },
      only: { type: 'string' },
      n: { type: 'string' },
      share: { type: 'string' },
      seed: { type: 'string', default: '1' },
      fresh: { type: 'boolean', default: false },
    },
  });
  const there = Object.keys(SOAKS);
  if (values.all && values.only !== undefined)
    throw new Error('Either --all, or --only with names.');
  if (values.n !== undefined && values.share !== undefined)
    throw new Error('Either --n, or --share.');
  const names = values.only?.split(',') ?? there;
  const unknown = names.filter((name) => !Object.hasOwn(SOAKS, name));
  if (unknown.length > 0)
    throw new Error(`No soak called ${unknown.join(', ')}; there is ${there.join(', ')}.`);
  const n = values.n === undefined ? null : wholeNumber('--n', values.n, 1);
  const share = values.share === undefined ? 1 : part('--share', values.share);
  const soaks = names.map((name) => SOAKS[name]!());
  return {
    // A part of the trials need not meet all that the whole of them does.
    soaks: share < 1 ? soaks.map((soak) => ({ ...soak, judge: () => null })) : soaks,
    howMany: ({ usual }) => n ?? Math.ceil(usual * share),
    seed: wholeNumber('--seed', values.seed),
    fresh: values.fresh,
  };
}

let stopped = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    if (stopped) process.exit(130);
    stopped = true;
  });

/** Lets signals in. */
const breathe = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** The commit these sources are of, where git tells it. */
function commit(): readonly string[] {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' });
  try {
    const changed = git('status', '--porcelain') === '' ? '' : ' with changes';
    return [`commit ${git('rev-parse', '--short', 'HEAD').trim()}${changed}`];
  } catch {
    return [];
  }
}

/** Runs one soak to its end, or until it is stopped. */
async function run(soak: Soak, extent: Extent, saved: Saved): Promise<Progress> {
  const { progress: found, outdated } = saved.read();
  if (outdated) console.log(`${soak.name}: the sources have changed since; starting anew`);
  if (found.done === extent.n)
    console.log(`${soak.name}: all ${found.done} ${soak.unit} were done before`);
  else if (found.done > 0) console.log(`${soak.name}: going on after ${found.done} ${soak.unit}`);
  const here = [...commit(), `Node ${process.versions.node}`];
  const start = { ...found, ran: [...new Set([...found.ran, ...here])] };
  const show = screenFor(soak, extent, start);
  let progress: Progress = found.done === extent.n ? found : start;
  let lastSave = performance.now();
  let kept = progress.violations.length;
  for await (const next of carryOn(soak, extent, start, () => performance.now())) {
    progress = next;
    await breathe();
    const last = stopped || progress.done === extent.n;
    show(progress, last);
    const isNews = next.violations.length > kept;
    if (last || isNews || performance.now() - lastSave > BETWEEN_SAVES) {
      saved.write(progress);
      kept = progress.violations.length;
      lastSave = performance.now();
    }
    if (stopped) break;
  }
  return progress;
}

/** Runs one soak as far as it goes, and tells what became of it. */
async function rowOf(soak: Soak, extent: Extent, sources: string, saved: Saved): Promise<Row> {
  const row = { soak, extent, sources };
  const missing = (await soak.missing?.()) ?? null;
  if (missing !== null) {
    console.log(`${soak.name}: ${missing}`);
    return { ...row, progress: NOTHING_DONE, trouble: `not run: ${missing}` };
  }
  try {
    const progress = await run(soak, extent, saved);
    return { ...row, progress, trouble: progress.done < extent.n ? 'stopped' : null };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    console.error(`${soak.name}: ${why}`);
    // What it had found before counts all the same.
    return { ...row, progress: saved.read().progress, trouble: `broken: ${why.split('\n')[0]}` };
  }
}

/**
 * Whether a run that came to its end tells that all is well. Where all has to be there, what is
 * missing is a fault.
 */
const isWell = ({ progress, extent, trouble }: Row): boolean =>
  progress.violations.length === 0 &&
  (progress.done === extent.n || (!process.env['CI'] && trouble?.startsWith('not run') === true));

async function main(): Promise<void> {
  const { soaks, howMany, seed, fresh } = readArguments();
  const rows: Row[] = [];
  const all: Saved[] = [];
  for (const soak of soaks) {
    const extent = { n: howMany(soak), seed };
    const folders = [...SHARED_FOLDERS, ...(soak.sources ?? [])];
    const sources = sourcesHash(ROOT, folders, { withTests: soak.runsTests ?? false });
    const saved = savedIn(FOLDER, soak.name, extent, sources);
    if (fresh) saved.forget();
    all.push(saved);
    rows.push(await rowOf(soak, extent, sources, saved));
    if (stopped) break;
  }
  const table = tableOf(rows);
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, 'table.txt'), `${table}\n`);
  console.log(`\n${table}`);
  if (stopped) {
    console.log('\nStopped: the same command goes on from here.');
    process.exitCode = 130;
    return;
  }
  // Only now: a run of several that is stopped in one of them does not start anew with the others.
  for (const [at, saved] of all.entries()) if (isDone(rows[at]!)) saved.forget();
  process.exitCode = rows.every(isWell) ? 0 : 1;
}

const isDone = ({ progress, extent }: Row): boolean => progress.done === extent.n;

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
