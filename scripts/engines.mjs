/**
 * Finds the browsers of other makes that the smoke walks run in, and brings them where that can be
 * done.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';

/**
 * @typedef {object} WebKitPlaces
 * @property {string} driver takes the commands
 * @property {string} browser the window that WebKit draws in
 * @property {string} display the screen that is not there
 */

/** @returns {string | null} the path of a Firefox that is there */
export const findFirefox = () =>
  firstOf([
    process.env['FIREFOX_PATH'],
    '/usr/bin/firefox-esr',
    '/Applications/Firefox.app/Contents/MacOS/firefox',
  ]);

/** @returns {WebKitPlaces | null} the parts of WebKit, if all of them are there */
export function findWebKit() {
  const driver = firstOf(['/usr/bin/WebKitWebDriver']);
  const display = firstOf(['/usr/bin/Xvfb']);
  // Debian names this folder by the machine, Fedora does not.
  const libraries = existsSync('/usr/lib') ? readdirSync('/usr/lib') : [];
  const folders = ['/usr/libexec', ...libraries.map((name) => join('/usr/lib', name))];
  const browser = firstOf(folders.map((folder) => join(folder, 'webkit2gtk-4.1', 'MiniBrowser')));
  return driver && display && browser ? { driver, browser, display } : null;
}

/** Where Debian and its relatives have it. */
const installer = '/usr/bin/apt-get';

/** By engine: what it is called, whether it is here, and what brings it. */
const engines = [
  {
    name: 'Firefox',
    isHere: () => findFirefox() !== null,
    packages: ['firefox-esr'],
    otherwise: 'install it, or name one in FIREFOX_PATH',
  },
  {
    name: 'WebKit',
    isHere: () => findWebKit() !== null,
    packages: ['webkit2gtk-driver', 'xvfb', 'xauth'],
    otherwise: 'on Debian install webkit2gtk-driver and xvfb',
  },
];

/**
 * Brings what is missing where this runs as root on Debian or a relative of it, and names what is
 * not here after that: only where CI is set does a walk fail for it.
 */
export function ensureEngines(say = console.log) {
  const missing = () => engines.filter(({ isHere }) => !isHere());
  const packages = missing().flatMap((engine) => engine.packages);
  if (packages.length > 0 && process.getuid?.() === 0 && existsSync(installer)) {
    say(
      `Fetching ${missing()
        .map(({ name }) => name)
        .join(' and ')} (only the first time) …`,
    );
    quietly(['update']);
    quietly(['install', '-y', '--no-install-recommends', ...packages]);
  }
  for (const { name, otherwise } of missing()) say(`${name}: not here: ${otherwise}.`);
}

/** Whether it worked shows in what is there afterwards. */
function quietly(/** @type {string[]} */ args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync(installer, args, { env, stdio: 'ignore' });
}

/** @returns {string | null} */
function firstOf(/** @type {readonly (string | undefined)[]} */ places) {
  return places.find((place) => place && existsSync(place)) ?? null;
}

// By itself it tells whether all of them are here.
if (argv[1] === fileURLToPath(import.meta.url)) {
  const missing = engines.filter(({ isHere }) => !isHere());
  for (const { name, otherwise } of missing) console.error(`${name}: not here: ${otherwise}.`);
  process.exitCode = missing.length === 0 ? 0 : 1;
}
