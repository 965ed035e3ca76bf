import type { Page } from '@playwright/test';

/** How else than by night and with text of the usual size somebody may have set the app. */
export const DRESSES = ['day', 'contrast', 'large'] as const;

export type Dress = (typeof DRESSES)[number];

/**
 * Shows the page as with these settings, without setting them: a screen is then seen in each of
 * them as it was set once. Returns how to undress.
 */
export async function dress(page: Page, as: Dress): Promise<() => Promise<void>> {
  const put = (theme: string, size: string): Promise<void> =>
    page.evaluate(
      ([shownTheme, shownSize]) => {
        document.documentElement.dataset['theme'] = shownTheme;
        document.documentElement.style.fontSize = shownSize;
      },
      [theme, size] as const,
    );
  const before = await page.evaluate(() => document.documentElement.dataset['theme'] ?? '');
  await (as === 'large' ? put(before, '200%') : put(as, ''));
  return () => put(before, '');
}
