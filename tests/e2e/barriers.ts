import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * What keeps people from using a page, as axe finds it: each with the beginning of its markup.
 * `within`: only what lies in the first element of that selector.
 */
export async function barriersOn(page: Page, within?: string): Promise<readonly string[]> {
  const axe = new AxeBuilder({ page })
    // Nothing here lies in frames, and without looking for them it is faster.
    .setLegacyMode()
    // To describe all that is in order as well takes three times as long.
    .options({ resultTypes: ['violations'] });
  if (within !== undefined) axe.include(within);
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`),
  );
}
