import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type { Question } from '../../src/lib/games/bots/question.ts';
import { assert } from '../../src/lib/core/assert.ts';
import { blaze } from '../../src/lib/games/blaze/rules/index.ts';
import type { BlazeView } from '../../src/lib/games/blaze/rules/view.ts';
import { rulesAmong } from '../../src/lib/record/open.ts';
import { readRecord } from '../../src/lib/record/read.ts';
import { THINKING } from '../../src/lib/session/forethought.ts';
import { searchOn } from './pages/searching.ts';

/** What Vite says it has written. */
const MANIFEST = fileURLToPath(
  new URL('../../.svelte-kit/output/client/.vite/manifest.json', import.meta.url),
);

interface BuiltChunk {
  readonly file: string;
  readonly name?: string;
}

/**
 * The strongest player is asked what to do in the seat whose turn it is at the end of this record.
 */
function questionAbout(record: string): Question<BlazeView> {
  const read = readRecord(record, rulesAmong(blaze));
  assert(read.ok, 'the record can be read');
  const { game, last } = read.value;
  const view = game.view(last.state, game.turn(last.state)) as BlazeView;
  const levels = view.hands.map(() => 'bonfire' as const);
  return { id: 0, level: 'bonfire', view, levels, seed: 1, milliseconds: THINKING };
}

/** Where the code of the computer players is served: what the app starts its worker from. */
function codeAt(home: string): string {
  const chunks = JSON.parse(readFileSync(MANIFEST, 'utf8')) as Record<string, BuiltChunk>;
  const [chunk, ...others] = Object.values(chunks).filter(({ name }) => name === 'blaze-bots');
  assert(chunk && others.length === 0, 'one chunk has the computer players');
  return home + chunk.file;
}

/**
 * Has the strongest player search in a worker of this page, without a break, for as long as `work`
 * takes.
 */
export async function whileSearching<T>(
  { page, home, record }: { readonly page: Page; readonly home: string; readonly record: string },
  work: () => Promise<T>,
): Promise<T> {
  await page.evaluate(searchOn, { code: codeAt(home), question: questionAbout(record) });
  await page.waitForFunction(() => window.benchSearches! > 0);
  const before = await searches(page);
  const result = await work();
  assert((await searches(page)) > before, 'the search went on all the while');
  await page.evaluate(() => window.benchSearcher?.terminate());
  return result;
}

const searches = (page: Page): Promise<number> => page.evaluate(() => window.benchSearches ?? 0);
