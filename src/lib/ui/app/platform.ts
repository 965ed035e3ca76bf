/** The kinds of device that install in ways of their own. */
export const PLATFORMS = ['apple', 'android', 'desktop'] as const;
export type Platform = (typeof PLATFORMS)[number];

/** How a device describes itself. */
interface Device {
  readonly userAgent: string;
  readonly maxTouchPoints: number;
}

/**
 * The platform at hand, as far as it tells: an iPad calls itself a Mac, but no Mac has a touch
 * screen.
 */
export function platformOf({ userAgent, maxTouchPoints }: Device): Platform {
  if (/Android/.test(userAgent)) return 'android';
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'apple';
  return /Macintosh/.test(userAgent) && maxTouchPoints > 1 ? 'apple' : 'desktop';
}
