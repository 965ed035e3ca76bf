import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { patient } from '../e2e/patience.ts';
import { inPage } from '../e2e/robot/sight.ts';
import { StaticHost } from '../e2e/server.ts';
import type { EnginePage } from './engine.ts';

/** What `probe.js` leaves in a page. */
interface Probe {
  /** What went wrong since the browser was opened. */
  errors(): string[];
}

declare global {
  var probe: Probe;
}

const probeFile = fileURLToPath(new URL('./probe.js', import.meta.url));

/**
 * The built app, each page with the robot's eyes in it: not every engine lets itself be given a
 * script beforehand.
 */
export function probedHost(): StaticHost {
  const host = new StaticHost();
  const scripts = [probeFile, patient, inPage].map((file) => readFileSync(file, 'utf8'));
  host.inHead(scripts.map((script) => `<script>${script}</script>`).join(''));
  return host;
}

/**
 * What a browser says when somebody who asks for a size while sizes are told is told theirs with
 * the next frame. Whoever waits for a frame to be drawn asks for one at any time, and wants no more
 * than that; nothing is lost.
 */
const TOLD_LATER = 'ResizeObserver loop completed with undelivered notifications.';

/**
 * What the page has thrown, printed as an error, or asked for against its policy; without what an
 * update check says that finds no host.
 */
export const errorsIn = async (page: EnginePage): Promise<readonly string[]> =>
  (await page.evaluate(() => probe.errors())).filter(
    (error) => !/sw\.js/.test(error) && error !== TOLD_LATER,
  );
