import type { Page } from '@playwright/test';
import { hold } from '../../scripts/shots/film.ts';
import { Stage } from '../../scripts/shots/stage.ts';

/** What is on the layer, and what is out of sight below it. */
export const onLayer = (page: Page) =>
  page.evaluate(() => ({
    nodes: document.querySelector('.flights')?.childElementCount ?? -1,
    moving: document.getAnimations().filter(({ effect }) => {
      const { target = null } = effect instanceof KeyframeEffect ? effect : {};
      return target?.closest('.flights') !== null;
    }).length,
    away: document.querySelectorAll('[data-away]').length,
  }));

/** Nothing is in the air. */
export const EMPTY = { nodes: 0, moving: 0, away: 0 };

/** Where what moves stands still until it is moved on. */
export async function stageOn(page: Page, home: string): Promise<Stage> {
  const stage = await Stage.on(page, home, 'en');
  await hold(page);
  return stage;
}
