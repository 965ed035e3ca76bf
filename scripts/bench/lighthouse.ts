import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { ensureBrowser, findBrowser } from '../browser.mjs';
import { appServer } from '../serve.mjs';
import { ensureBuilt, root } from '../set-up.mjs';
import { inTemporaryFolder } from './clean-up.ts';
import { median, rounded } from './figures.ts';

/**
 * Later ones need a newer Node. Fetched when it is wanted: 200 packages are much for one figure.
 */
const LIGHTHOUSE = 'lighthouse@12.8.2';
const RUNS = 5;
const PAGES = { home: '', new: 'new/', settings: 'settings/' } as const;
const TIMES = {
  firstPaintMs: 'first-contentful-paint',
  largestPaintMs: 'largest-contentful-paint',
  blockedMs: 'total-blocking-time',
} as const;

/** The part of its report that is read. */
interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
}

/** Scores from 0 to 100 and times in milliseconds, each the median of its runs. */
type Figures = Readonly<Record<string, number>>;

export interface LighthouseFigures {
  readonly runs: number;
  readonly pages: Readonly<Record<string, Figures>>;
}

/**
 * What Lighthouse says of the pages a newcomer sees, on the phone it makes believe, served as `npm
 * start` does.
 */
export const measureLighthouse = (): Promise<LighthouseFigures> =>
  inTemporaryFolder(async (folder) => {
    ensureBrowser(console.error);
    ensureBuilt(console.error);
    const server = appServer(join(root, 'build'));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const home = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    const pages: Record<string, Figures> = {};
    for (const [name, path] of Object.entries(PAGES)) {
      const reports: Report[] = [];
      for (let run = 0; run < RUNS; run++) reports.push(await look(`${home}${path}`, folder));
      pages[name] = figuresOf(reports);
    }
    server.closeAllConnections();
    server.close();
    return { runs: RUNS, pages };
  });

/** Looks at a page once. @throws where Lighthouse cannot be fetched or fails */
async function look(address: string, folder: string): Promise<Report> {
  const report = join(folder, 'report.json');
  const flags = `--chrome-flags=--headless=new${process.getuid?.() === 0 ? ' --no-sandbox' : ''}`;
  const output = ['--quiet', '--output=json', `--output-path=${report}`];
  const args = ['--yes', '--package', LIGHTHOUSE, 'lighthouse', address, ...output, flags];
  const env = { ...process.env, CHROME_PATH: findBrowser() ?? undefined };
  const lighthouse = spawn('npx', args, {
    cwd: folder,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(lighthouse, 'exit');
  if (code !== 0) throw new Error(`${LIGHTHOUSE} could not look at ${address}.`);
  return JSON.parse(await readFile(report, 'utf8'));
}

function figuresOf(reports: readonly Report[]): Figures {
  const middle = (read: (report: Report) => number) => rounded(median(reports.map(read)), 0);
  const scores = Object.keys(reports[0]?.categories ?? {}).map(
    (name) => [name, middle(({ categories }) => (categories[name]?.score ?? 0) * 100)] as const,
  );
  const times = Object.entries(TIMES).map(
    ([name, audit]) => [name, middle(({ audits }) => audits[audit]?.numericValue ?? NaN)] as const,
  );
  return Object.fromEntries([...scores, ...times]);
}
