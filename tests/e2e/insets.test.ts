import { expect, type Page } from '@playwright/test';
import { Stage } from '../../scripts/shots/stage.ts';
import { test } from './app.ts';
import { resize } from './fold.ts';

/** What a phone with a notch keeps of its edges, in px. */
interface Insets {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

const GLASSES = [
  { size: [844, 390], insets: { top: 0, right: 59, bottom: 21, left: 59 } },
  { size: [390, 844], insets: { top: 59, right: 0, bottom: 34, left: 0 } },
] as const;

async function keep(page: Page, insets: Insets): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setSafeAreaInsetsOverride', { insets });
}

/**
 * Controls and headings in sight that reach into what the device keeps; where a dialog lies over
 * the page, those in it. Of what a dialog scrolls, that which shows just now.
 */
const intruders = (page: Page, insets: Insets): Promise<readonly string[]> =>
  page.evaluate(({ top, right, bottom, left }) => {
    /** What shows of it: what a dialog's content is scrolled in cuts off the rest. */
    const shown = (part: HTMLElement) => {
      let { left, right, top, bottom } = part.getBoundingClientRect();
      const scroller = part.closest<HTMLElement>('dialog:modal .content');
      if (scroller && getComputedStyle(scroller).overflowY === 'auto') {
        const cut = scroller.getBoundingClientRect();
        [left, right] = [Math.max(left, cut.left), Math.min(right, cut.right)];
        [top, bottom] = [Math.max(top, cut.top), Math.min(bottom, cut.bottom)];
      }
      return { left, right, top, bottom, width: right - left };
    };
    const scope = document.querySelector('dialog:modal') ?? document;
    return [...scope.querySelectorAll<HTMLElement>('button, h1, h2')].flatMap((part) => {
      const box = shown(part);
      if (box.width < 2 || box.bottom - box.top < 2 || box.top >= innerHeight || box.bottom <= 0)
        return [];
      const inside =
        box.left >= left - 1 &&
        box.right <= innerWidth - right + 1 &&
        box.top >= top - 1 &&
        box.bottom <= innerHeight - bottom + 1;
      return inside ? [] : [part.innerText || (part.getAttribute('aria-label') ?? part.tagName)];
    });
  }, insets);

test('nothing of a game lies below a notch: cover, table, hand, and what is told', async ({
  page,
  host,
}) => {
  const stage = await Stage.on(page, host.home, 'en');
  const found: string[] = [];
  const look = async (screen: string) => {
    for (const { size, insets } of GLASSES) {
      await keep(page, insets);
      await resize(page, size);
      for (const intruder of await intruders(page, insets))
        found.push(`${screen}, ${size.join('x')}: ${intruder}`);
    }
    await keep(page, { top: 0, right: 0, bottom: 0, left: 0 });
    await resize(page, [1366, 1024]);
  };
  const name = await stage.bringIn('answering');
  await look('cover');
  await stage.tap(stage.game.table.cover.notMe);
  await look('table');
  await stage.tap(stage.game.play.bar.menu);
  await look('menu');
  await stage.tap(stage.game.play.close);
  await stage.goRound('middle');
  await stage.openHand(name);
  await look('hand');
  expect(found).toEqual([]);
});
