import type { GameWords } from '../../src/lib/i18n/game-words.ts';
import { lookFor } from './engine.ts';
import { heightFlawOf } from './measures.ts';
import type { Name, Walker } from './walker.ts';

/**
 * What is wrong with a dialog, opened by a control of this name: its height, and that a press
 * beside it does not close it.
 */
export async function flawsOfDialog(walker: Walker, opener: Name): Promise<readonly string[]> {
  const { page } = walker;
  const isOpen = () => page.evaluate(() => document.querySelector('dialog:modal') !== null);
  await walker.tap(opener);
  await lookFor(`a dialog behind "${String(opener)}"`, isOpen);
  const flaw = await heightFlawOf(page);
  const closed = (await closesBeside(walker, isOpen)) || (await closesBeside(walker, isOpen));
  if (!closed) await page.keyboard.press('Escape');
  return [flaw, closed ? null : 'a press beside it does not close it'].flatMap((wrong) =>
    wrong === null ? [] : [`${String(opener)}: ${wrong}`],
  );
}

/**
 * Whether a press beside a dialog closes it. One that comes while it is just being painted does
 * not count, and a busy machine paints late: it may be pressed once more.
 */
async function closesBeside(walker: Walker, isOpen: () => Promise<boolean>): Promise<boolean> {
  await walker.tapAt(4, 4);
  return lookFor('its end', async () => !(await isOpen())).catch(() => false);
}

/** The same of all that lies within reach while a game is played. */
export async function flawsOfSheets(
  walker: Walker,
  { play: { bar } }: Pick<GameWords, 'play'>,
): Promise<readonly string[]> {
  const flaws: string[] = [];
  for (const opener of [bar.log, bar.rules, bar.undo, bar.menu])
    flaws.push(...(await flawsOfDialog(walker, opener)));
  return flaws;
}
