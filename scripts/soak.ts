/**
 * `npm run soak`: the long trials, with progress on screen. `--only a,b` runs only these, `--n` is how many trials of each, `--seed` the first one's seed. A run
 * that was stopped goes on where it was when it is started again with the same arguments; `--fresh` starts anew. Ctrl+C waits for the trial at hand; a second one
 * does not.
 */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { wholeNumber } from './options.ts';
import { botsSoak } from './soak/bots.ts';
import { engineSoak } from './soak/engine.ts';
import { gamesSoak } from './soak/games.ts';
import { importsSoak } from './soak/imports.ts';
import { killsSoak } from './soak/kills.ts';
import { savedIn, type Saved } from './soak/saved.ts';
import { SHARED_FOLDERS, sourcesHash } from './soak/sources.ts';
import { tapsSoak } from './soak/taps.ts';
import { carryOn, type Extent, type Progress, type Soak } from './soak/trials.ts';

const SOAKS = {
  engine: engineSoak,
  imports: importsSoak,
  games: gamesSoak,
  kills: killsSoak,
  taps: tapsSoak,
  bots: botsSoak,
} as const satisfies Record<string, () => Soak>;

type Name = keyof typeof SOAKS;
const isName = (name: string): name is Name => Object.hasOwn(SOAKS, name);

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const FOLDER = join(ROOT, '.soak');
/** Milliseconds between two lines on a screen that is a file. */
const BETWEEN_LINES = 10_000;
const BETWEEN_SAVES = 2_000;

interface Arguments {
  readonly names: readonly Name[];
  /** As many of each as is usual for it, unless said. */
  readonly n: number | null;
  readonly seed: number;
  readonly fresh: boolean;
}

function readArguments(): Arguments {
  const { values } = parseArgs({
    options: {
      only: { type: 'string' },
      n: { type: 'string' },
      seed: { type: 'string', default: '1' },
      fresh: { type: 'boolean', default: false },
    },
  });
  const names = values.only?.split(',') ?? Object.keys(SOAKS);
  const unknown = names.filter((name) => !isName(name));
  if (unknown.length > 0)
    throw new Error(
      `No soak called ${unknown.join(', ')}; there is ${Object.keys(SOAKS).join(', ')}.`,
    );
  return {
    names: names.filter(isName),
    n: values.n === undefined ? null : wholeNumber('--n', values.n),
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

/** Runs one soak to its end, or until it is stopped. */
async function run(soak: Soak, extent: Extent, saved: Saved): Promise<Progress> {
  const { progress: start, outdated } = saved.read();
  if (outdated) console.log(`${soak.name}: the sources have changed since; starting anew`);
  if (start.done > 0) console.log(`${soak.name}: going on after ${start.done} ${soak.unit}`);
  const show = screen(soak, extent, start);
  let progress = start;
  let lastSave = performance.now();
  for await (progress of carryOn(soak, extent, start, () => performance.now())) {
    await breathe();
    const last = stopped || progress.done === extent.n;
    show(progress, last);
    if (last || performance.now() - lastSave > BETWEEN_SAVES) {
      saved.write(progress);
      lastSave = performance.now();
    }
    if (stopped) break;
  }
  return progress;
}

/** Tells new violations at once, and how far the run is: in one line that is rewritten, or in a line now and then. */
function screen(
  { name, unit }: Soak,
  { n }: Extent,
  start: Progress,
): (progress: Progress, end: boolean) => void {
  const began = performance.now();
  const live = process.stdout.isTTY;
  let told = 0;
  let lastLine = began;
  return ({ done, violations }, end) => {
    const news = violations.slice(told);
    if (live && news.length > 0) process.stdout.write('\r\x1b[K');
    for (const violation of news) console.log(`${name}: ${violation}`);
    told = violations.length;
    const now = performance.now();
    if (!live && !end && now - lastLine < BETWEEN_LINES) return;
    lastLine = now;
    const rate = ((done - start.done) / Math.max(1, now - began)) * 1000;
    const speed = `${rate.toFixed(rate < 10 ? 1 : 0)}/s`;
    const line = `${name}: ${done} of ${n} ${unit}, ${speed}, ${violations.length} violations`;
    process.stdout.write(live ? `\r\x1b[K${line}${end ? '\n' : ''}` : `${line}\n`);
  };
}

async function main(): Promise<void> {
  const { names, n, seed, fresh } = readArguments();
  for (const name of names) {
    const soak = SOAKS[name]();
    const extent = { n: n ?? soak.usual, seed };
    const sources = sourcesHash(ROOT, [...SHARED_FOLDERS, ...(soak.sources ?? [])]);
    const saved = savedIn(FOLDER, name, extent, sources);
    if (fresh) saved.forget();
    const { done, violations } = await run(soak, extent, saved);
    if (done < extent.n) {
      console.log(
        `\n${name}: stopped after ${done} of ${extent.n} ${soak.unit}; the same command goes on from here`,
      );
      process.exitCode = 130;
      return;
    }
    saved.forget();
    console.log(`${name}: ${done} ${soak.unit}, ${violations.length} violations`);
    if (violations.length > 0) process.exitCode = 1;
  }
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
