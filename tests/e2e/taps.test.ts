import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { en } from '../../src/lib/i18n/en.ts';
import { es } from '../../src/lib/i18n/es.ts';
import { blaze } from '../../src/lib/games/blaze/rules/index.ts';
import { rulesAmong } from '../../src/lib/record/open.ts';
import { readRecord } from '../../src/lib/record/read.ts';
import { keeping, moving, test } from './app.ts';
import { takesTime } from './patience.ts';
import { sitDown } from './privacy/sitting.ts';

test.use({ ...moving, ...keeping });

const INPUTS = 20;

/**
 * What a control is called in whichever language the page speaks; one that is called after a game
 * by how that begins.
 */
const called = (say: (words: typeof en.shelf) => string): RegExp =>
  new RegExp(`^(${[en, es].map(({ shelf }) => say(shelf).replace(/[“«].*/, '')).join('|')})`);

/** The game is still one that can be handed out, and everything in it can be played again. */
async function saveAsFile(page: Page): Promise<void> {
  await takesTime(page.context());
  await page.clock.resume();
  await page.goto(new URL('../', page.url()).href);
  const press = (say: (words: typeof en.shelf) => string) =>
    page
      .getByRole('button', { name: called(say) })
      .first()
      .click({ timeout: 30_000 });
  await press(({ more }) => more(''));
  await press((words) => words.export.button);
  const downloading = page.waitForEvent('download', { timeout: 30_000 });
  // It is still being played: no impatience brings a game to its end that fast.
  await press((words) => words.export.go);
  const read = readRecord(
    readFileSync(await (await downloading).path(), 'utf8'),
    rulesAmong(blaze),
  );
  expect(read.ok).toBe(true);
}

/** One of each game, each in another language; thousands of inputs are for the soak. */
for (const seed of [7, 8])
  test(`impatient inputs open no hand but by a long press, seed ${seed}`, async ({
    browser,
    host,
  }) => {
    const { wrong, opened } = await sitDown({
      browser,
      home: host.home,
      seed,
      inputs: INPUTS,
      ...(seed === 7 && { afterwards: saveAsFile }),
    });
    expect(wrong).toEqual([]);
    // There was something to see.
    expect(opened).toBeGreaterThan(0);
  });
