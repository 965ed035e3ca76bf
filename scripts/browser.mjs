/**
 * Finds the browser that the browser tests and the screenshots run in, and brings one where there
 * is none.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { root, SetUpError } from './set-up.mjs';

/** Where Debian and its relatives put it. */
const systemChromium = '/usr/bin/chromium';

/** The same without windows, where Debian puts it: pages cost it half as much time. */
const systemShell = '/usr/bin/chromium-headless-shell';

/** @returns {string | null} the path of a Chromium that is there */
export function findBrowser() {
  const places = [chromium.executablePath(), process.env['CHROMIUM_PATH'], systemChromium];
  return places.find((place) => place && existsSync(place)) ?? null;
}

/**
 * How the browser is started that most tests run in: without windows, where such a one is there. It
 * cannot install an app, nor keep a profile as people's browsers do.
 */
export function quickLaunchOptions() {
  const { executablePath, args } = launchOptions();
  const isDebians = executablePath === systemChromium && existsSync(systemShell);
  // What costs a process of its own otherwise.
  const quick = [...args, '--in-process-gpu'];
  return { executablePath: isDebians ? systemShell : executablePath, args: quick };
}

/**
 * How every browser is started: Chromium's sandbox does not work for root, and nothing but the app
 * may ask the network.
 */
export function launchOptions() {
  const executablePath = findBrowser();
  if (!executablePath) throw new SetUpError('No browser: run "npx playwright install chromium".');
  const asRoot = process.getuid?.() === 0;
  return {
    executablePath,
    args: ['--disable-background-networking', ...(asRoot ? ['--no-sandbox'] : [])],
  };
}

/**
 * The browser's name and version, as it tells them itself. @throws {SetUpError} when there is none
 */
export function browserVersion() {
  const { executablePath } = launchOptions();
  const { stdout } = spawnSync(executablePath, ['--version'], { encoding: 'utf8' });
  return /^\D*[\d.]+/.exec(stdout ?? '')?.[0] ?? 'a browser of unknown version';
}

/**
 * Brings a browser by the ways there are, Playwright's own first. @throws {SetUpError} when none
 * works
 */
export function ensureBrowser(say = console.log) {
  if (findBrowser()) return ensureShell();
  say('Fetching a browser (only the first time) …');
  const playwright = join(root, 'node_modules', '@playwright', 'test', 'cli.js');
  quietly(process.execPath, [playwright, 'install', 'chromium']);
  if (findBrowser()) return;
  if (process.getuid?.() === 0) {
    quietly('apt-get', ['update']);
    quietly('apt-get', ['install', '-y', 'chromium', 'chromium-headless-shell']);
  }
  if (findBrowser()) return;
  throw new SetUpError(
    'No browser could be fetched: install Chromium, or name one in CHROMIUM_PATH, then run this again.',
  );
}

/** Brings the quicker kind of Debian's browser, too, where that can be done. */
function ensureShell() {
  if (findBrowser() !== systemChromium || existsSync(systemShell) || process.getuid?.() !== 0)
    return;
  quietly('apt-get', ['update']);
  quietly('apt-get', ['install', '-y', 'chromium-headless-shell']);
}

/** Runs a command; whether it worked shows in what is there afterwards. */
function quietly(/** @type {string} */ program, /** @type {string[]} */ args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync(program, args, { cwd: root, env, stdio: 'ignore' });
}
