import { lookFor, type EnginePage } from './engine.ts';

/** How many pixels a length may differ from what it should be by rounding alone. */
const ROUNDING = 1;

/** What is said of the dialog on top: that it is higher than what is in it, or null. */
export async function heightFlawOf(page: EnginePage): Promise<string | null> {
  const spare = await page.evaluate(() => {
    const dialog = [...document.querySelectorAll<HTMLElement>('dialog:modal')].at(-1);
    if (!dialog) return null;
    const { height } = dialog.getBoundingClientRect();
    // What is in it keeps to its own height then, however high the dialog was.
    dialog.style.alignContent = 'start';
    const { paddingBottom, borderBottomWidth } = getComputedStyle(dialog);
    const frame = parseFloat(paddingBottom) + parseFloat(borderBottomWidth);
    const lowest = Math.max(
      ...[...dialog.children].map((child) => child.getBoundingClientRect().bottom),
    );
    const { top } = dialog.getBoundingClientRect();
    const found = height - (lowest - top + dialog.scrollTop + frame);
    dialog.style.alignContent = '';
    return found;
  });
  if (spare === null) return 'there is no dialog';
  return spare <= ROUNDING ? null : `${Math.round(spare)} px of it are empty`;
}

/** Waits until something on the page has the focus, and not the page itself. */
export const focusComes = (page: EnginePage): Promise<unknown> =>
  lookFor('a focus on the page', () =>
    page.evaluate(() => document.activeElement?.matches(':not(:root, body)')),
  );

/** By row of the table's lane: how many cards and places for cards are in it. */
export const laneRows = (page: EnginePage): Promise<readonly number[]> =>
  page.evaluate(() => {
    const places = [...document.querySelectorAll('main ol[aria-label] > li')];
    const tops = places.map((place) => Math.round(place.getBoundingClientRect().top));
    return [...new Set(tops)].map((top) => tops.filter((each) => each === top).length);
  });
