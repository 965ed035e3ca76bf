import type { AnyDevice } from './any-device.ts';
import type { GameWords } from '../../../src/lib/i18n/game-words.ts';

/** Everything a viewer can tell of a page at one moment, and what happened on the way there. */
export type Portrait = Readonly<Record<string, unknown>>;

/** Ids are drawn at random, once for each game; pages are numbered by when they were loaded. */
const plain = (text: string): string =>
  text
    .replace(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'ID')
    .replace(/\b1\d{12}\b/g, 'TIME');

/** What there is to see on a device now, and what moved since this was asked last. */
export async function portraitOf({
  page,
  cdp,
  printed,
}: Pick<AnyDevice<GameWords>, 'page' | 'cdp' | 'printed'>): Promise<Portrait> {
  const seen = await page.evaluate(() => {
    // How far a motion has come is up to how fast the machine paints; which there are is kept
    // apart.
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
    const boxes = [...document.querySelectorAll('button, input, summary, a')].map((control) => {
      const { x, y, width, height } = control.getBoundingClientRect();
      const name = control.getAttribute('aria-label') ?? (control as HTMLElement).innerText;
      return [control.tagName, name, x, y, width, height, control.hasAttribute('disabled')].join(
        ' ',
      );
    });
    const { changes, animations } = window.motion;
    return {
      title: document.title,
      root: (document.documentElement.cloneNode(false) as Element).outerHTML,
      body: document.body.outerHTML,
      boxes,
      focus: document.activeElement?.outerHTML ?? '',
      storage: JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
      changes: changes.splice(0).join('\n'),
      animations: animations.splice(0).join('\n'),
    };
  });
  const { nodes } = await cdp.send('Accessibility.getFullAXTree');
  // A node that is ignored is told to nobody. Which of them a browser keeps in its tree is up to
  // when it last tidied up; what they stand for is compared as part of the body.
  const tree = nodes
    .filter(({ ignored }) => !ignored)
    .map(({ role, name, value, description }) =>
      [role, name, value, description].map((part) => String(part?.value ?? '')).join('|'),
    );
  return JSON.parse(plain(JSON.stringify({ ...seen, tree, printed }))) as Portrait;
}
