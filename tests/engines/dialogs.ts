import type { GameWords } from '../../src/lib/i18n/game-words.ts';
import { lookFor, waitFor } from './engine.ts';
import { heightFlawOf } from './measures.ts';
import { DEAF, type Name, type Walker } from './walker.ts';

/**
 * What is wrong with a dialog, opened by a control of this name: its height, and that a press
 * beside it does not close it.
 */
export async function flawsOfDialog(walker: Walker, opener: Name): Promise<readonly string[]> {
  await walker.tap(opener);
  return flawsBehind(walker, opener);
}

/** The same of one that a link opens, by what is written on that. */
export async function flawsBehindLink(walker: Walker, link: string): Promise<readonly string[]> {
  await walker.follow(link);
  return flawsBehind(walker, link);
}

async function flawsBehind({ page, tapAt }: Walker, opener: Name): Promise<readonly string[]> {
  const isOpen = () => page.evaluate(() => document.querySelector('dialog:modal') !== null);
  await lookFor(`a dialog behind "${String(opener)}"`, isOpen);
  const flaw = await heightFlawOf(page);
  await waitFor(DEAF);
  await tapAt(4, 4);
  const closed = await lookFor('its end', async () => !(await isOpen())).catch(() => false);
  if (!closed) await page.keyboard.press('Escape');
  return [flaw, closed ? null : 'a press beside it does not close it'].flatMap((wrong) =>
    wrong === null ? [] : [`${String(opener)}: ${wrong}`],
  );
}

/** The same of all dialogs of a table at which a game is played. */
export async function flawsOfSheets(
  walker: Walker,
  { play: { bar } }: Pick<GameWords, 'play'>,
): Promise<readonly string[]> {
  const flaws: string[] = [];
  for (const opener of [bar.log, bar.rules, bar.undo, bar.menu, /^Look through the discards: /u])
    flaws.push(...(await flawsOfDialog(walker, opener)));
  return flaws;
}
