import type { RobotPage } from '../e2e/robot/page.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The page of an engine that Playwright does not drive. */
export interface EnginePage extends RobotPage {
  /** Gives the page this much room, in CSS pixels. */
  resize(size: Size): Promise<void>;
}

/** A running browser with one page and a profile that ends with it. */
export interface Engine {
  readonly name: 'Firefox' | 'WebKit';
  readonly version: string;
  readonly page: EnginePage;
  close(): Promise<void>;
}

/** Time that no clock can move on. */
export const waitFor = (ms: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Milliseconds between two looks at something that is on its way, and how many looks it is given.
 */
const BETWEEN_LOOKS = 50;
const MOST_LOOKS = 600;

/**
 * Looks until there is something to see. @throws Error naming `what` when nothing comes in half a
 * minute
 */
export async function lookFor<Sight>(
  what: string,
  look: () => Promise<Sight | null | undefined | false> | Sight | null | undefined | false,
): Promise<Sight> {
  for (let looks = 0; looks < MOST_LOOKS; looks++) {
    const sight = await look();
    if (sight !== null && sight !== undefined && sight !== false) return sight;
    await waitFor(BETWEEN_LOOKS);
  }
  throw new Error(`Nothing is seen of ${what}`);
}
