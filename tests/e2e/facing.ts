import type { CDPSession, Page } from '@playwright/test';

export const ANGLES = [0, 90, 180, 270] as const;
export type Angle = (typeof ANGLES)[number];

const TYPES = {
  0: 'portraitPrimary',
  90: 'landscapePrimary',
  180: 'portraitSecondary',
  270: 'landscapeSecondary',
} as const;

/** What is said of a screen holds as long as whoever said it stays. */
const sessions = new WeakMap<Page, CDPSession>();

/** The system turns what it shows on a glass of that size, as it stands by nature. */
export async function turnGlass(
  page: Page,
  [width, height]: readonly [number, number],
  angle: Angle,
): Promise<void> {
  const isLying = angle % 180 === 90;
  const cdp = sessions.get(page) ?? (await page.context().newCDPSession(page));
  sessions.set(page, cdp);
  await cdp.send('Emulation.setDeviceMetricsOverride', {
    ...(isLying ? { width: height, height: width } : { width, height }),
    deviceScaleFactor: 1,
    mobile: false,
    screenOrientation: { type: TYPES[angle], angle },
  });
}

/** Where on the glass itself, by nature, the lower edge of something lies: 0 below, 90 left. */
export const edgeOf = (page: Page, selector: string): Promise<number> =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      let turn = screen.orientation.angle;
      for (let at: Element | null = element; at; at = at.parentElement) {
        const { transform, rotate } = getComputedStyle(at);
        const { a, b } = new DOMMatrix(transform === 'none' ? '' : transform);
        turn += Math.round((Math.atan2(b, a) * 180) / Math.PI);
        turn += rotate === 'none' ? 0 : parseFloat(rotate);
      }
      return (turn + 720) % 360;
    });

/** The edge of the glass itself that something lies nearest to. */
export const nearestEdge = (page: Page, selector: string): Promise<number> =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const [aside, down] = [(left + right) / innerWidth - 1, (top + bottom) / innerHeight - 1];
      const beside = Math.abs(aside) > Math.abs(down);
      const nearest = beside ? (aside < 0 ? 90 : 270) : down > 0 ? 0 : 180;
      return (nearest + screen.orientation.angle) % 360;
    });
