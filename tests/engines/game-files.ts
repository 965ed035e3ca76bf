import { readFileSync } from 'node:fs';
import { en } from '../../src/lib/i18n/en.ts';
import type { EnginePage } from './engine.ts';
import type { Stand } from './stand.ts';

/** Gives the home page a file, as a browser does once somebody has chosen one. */
export const takeIn = (page: EnginePage, text: string): Promise<unknown> =>
  page.evaluate((text) => {
    const input = document.querySelector<HTMLInputElement>('input[type=file]')!;
    const chosen = new DataTransfer();
    chosen.items.add(new File([text], 'game.json', { type: 'application/json' }));
    input.files = chosen.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  }, text);

/** Saves every game of this device as one file, from the settings; its text. */
export async function saveAll({ page, walker, home }: Stand): Promise<string> {
  await page.goto(`${home}settings/`);
  await walker.tap(/^Save (?:all|your one)/);
  const coming = page.waitForEvent('download');
  await walker.tap(en.shelf.export.go);
  return readFileSync(await (await coming).path(), 'utf8');
}
