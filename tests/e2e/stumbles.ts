import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import type { Screen } from '../../scripts/shots/screens.ts';
import type { Stage } from '../../scripts/shots/stage.ts';
import { barriersOn } from './barriers.ts';
import { flawsOf } from './layout.ts';
import { sizes } from './sizes.ts';

/**
 * A size of the glass, whether all text is twice its size, and whether only its places are looked
 * at: what a screen reader finds is the same at every size of a kind.
 */
export interface Look {
  readonly size: (typeof sizes)[number];
  readonly largeText?: boolean;
  readonly placesOnly?: boolean;
}

/** Every size, and the smallest phone and the largest tablet for text at twice its size. */
export const ALL_LOOKS: readonly Look[] = [
  ...sizes.map((size) => ({ size })),
  { size: sizes[0], largeText: true },
  { size: sizes[3], largeText: true },
];

/** In play fingers are in a hurry; elsewhere, links in a row may be a little smaller. */
const TARGET = 44;
const SMALLER = 24;

const MODAL = 'dialog:modal';

/** Sets a screen, looks at it in each of these ways, and tells what somebody would stumble over. */
export async function stumblesOver(
  stage: Stage,
  { name, set, clear }: Screen,
  looks: readonly Look[],
): Promise<readonly string[]> {
  const { page } = stage;
  // On the largest glass everybody's plate is in sight.
  await page.setViewportSize(sizes[3]);
  await set(stage);
  const stumbles: string[] = [];
  for (const look of looks) {
    await setText(page, look.largeText ? '200%' : '100%');
    await page.setViewportSize(look.size);
    const how = look.largeText ? ', large text' : '';
    const where = `${name}, ${look.size.width}${how}`;
    stumbles.push(...(await stumblesOn(page, look)).map((flaw) => `${where}: ${flaw}`));
  }
  await setText(page, '100%');
  await clear?.(stage);
  return stumbles;
}

const setText = (page: Page, size: '100%' | '200%'): Promise<void> =>
  page.evaluate((percent) => {
    document.documentElement.style.fontSize = percent;
  }, size);

/**
 * What waits on the page's clock, which stands still: it is moved on a little until that has come.
 * By less than a frame: while somebody holds a cover, it opens after a third of a second.
 */
async function withTime<T>(page: Page, work: Promise<T>): Promise<T> {
  let isDone = false;
  const done = work.then(
    () => (isDone = true),
    () => (isDone = true),
  );
  while (!isDone) {
    await page.clock.runFor(5);
    // To ask without a pause would take the time from what is waited for.
    await Promise.race([done, pause(10)]);
  }
  return work;
}

async function stumblesOn(page: Page, { placesOnly = false }: Look): Promise<readonly string[]> {
  const inPlay = /\/(?:play|watch)\/$/.test(new URL(page.url()).pathname);
  // What lies below a dialog is a screen of its own, and nobody gets there meanwhile.
  const within = (await page.locator(MODAL).count()) > 0 ? MODAL : undefined;
  const barriers = placesOnly ? [] : await withTime(page, barriersOn(page, within));
  // Last: by now what follows the size of the glass has done so.
  if (placesOnly)
    await withTime(
      page,
      page.evaluate(() => window.drawn()),
    );
  const flaws = await flawsOf(page, inPlay ? TARGET : SMALLER);
  return [...flaws, ...barriers];
}
