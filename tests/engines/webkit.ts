import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { WebKitPlaces } from '../../scripts/engines.mjs';
import { lookFor, waitFor, type Engine, type EnginePage, type Size } from './engine.ts';
import { nextFileIn } from './saved-files.ts';
import { WebDriver } from './web-driver.ts';

/** WebKit's own small browser on a screen that is not there, driven over WebDriver. */
export async function openWebKit(places: WebKitPlaces): Promise<Engine> {
  const home = makeHome();
  const running: ChildProcess[] = [];
  const end = async () => {
    for (const each of running.reverse()) {
      if (each.exitCode === null && each.kill()) await once(each, 'exit');
    }
    await lookFor('an end to what is written at home', () => isRemoved(home));
  };
  try {
    const screen = startScreen(places.display);
    running.push(screen);
    const display = await displayOf(screen);
    const port = await freePort();
    running.push(
      spawn(places.driver, ['-p', String(port)], {
        env: { ...process.env, ...surroundings(home, display) },
        stdio: 'ignore',
      }),
    );
    const driver = await openSession(`http://127.0.0.1:${port}`, places.browser);
    return {
      name: 'WebKit',
      version: driver.version,
      page: drive(driver, join(home, 'saved')),
      close: async () => {
        await driver.close();
        await end();
      },
    };
  } catch (error) {
    await end();
    throw error;
  }
}

/** A browser that has just ended may still be writing. */
function isRemoved(folder: string): boolean {
  try {
    rmSync(folder, { recursive: true, force: true });
    return true;
  } catch {
    return false;
  }
}

/**
 * A home for one run: its browser saves files into a folder there, and its toolbar leaves room for
 * a phone's width.
 */
function makeHome(): string {
  const home = mkdtempSync(join(tmpdir(), 'fireside-webkit-'));
  for (const folder of ['.config/gtk-3.0', 'saved'])
    mkdirSync(join(home, folder), { recursive: true });
  const narrow =
    'font-size: 1px; margin: 0; padding: 0; border: none; min-width: 0; min-height: 0;';
  writeFileSync(join(home, '.config/gtk-3.0/gtk.css'), `* { ${narrow} }`);
  writeFileSync(join(home, '.config/user-dirs.dirs'), 'XDG_DOWNLOAD_DIR="$HOME/saved"\n');
  return home;
}

const surroundings = (home: string, display: string) => ({
  HOME: home,
  XDG_RUNTIME_DIR: home,
  XDG_CONFIG_HOME: join(home, '.config'),
  XDG_DATA_HOME: join(home, '.local'),
  XDG_CACHE_HOME: join(home, '.cache'),
  DISPLAY: display,
  NO_AT_BRIDGE: '1',
  // Its sandbox does not work for root.
  ...(process.getuid?.() === 0 ? { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' } : {}),
});

/** As large as the largest size that is looked at. It tells its number on a channel of its own. */
const startScreen = (program: string): ChildProcess =>
  spawn(program, ['-displayfd', '3', '-screen', '0', '1400x1300x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });

async function displayOf(screen: ChildProcess): Promise<string> {
  const [number] = (await once(screen.stdio[3] as Readable, 'data')) as [Buffer];
  return `:${number.toString().trim()}`;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (!address || typeof address === 'string') throw new Error('There is no free port');
  return address.port;
}

/** The driver takes a moment to listen. */
async function openSession(server: string, binary: string): Promise<WebDriver> {
  await lookFor('the driver', () => fetch(`${server}/status`).catch(() => null));
  return WebDriver.open(server, {
    'webkitgtk:browserOptions': { binary, args: ['--automation'] },
  });
}

const drive = (driver: WebDriver, saved: string): EnginePage => ({
  goto: driver.goto,
  reload: driver.reload,
  evaluate: driver.evaluate.bind(driver) as EnginePage['evaluate'],
  waitForTimeout: waitFor,
  waitForURL: async (address) => {
    await lookFor(`a page at ${address}`, async () =>
      address.test(String(await driver.evaluate('() => location.href'))),
    );
  },
  waitForEvent: () => nextFileIn(saved),
  clock: { runFor: waitFor },
  keyboard: { press: (key) => driver.press(key) },
  mouse: driver.mouse,
  resize: (size) => resize(driver, size),
});

/** The window is larger than the page by its toolbar. */
async function resize(driver: WebDriver, size: Size): Promise<void> {
  await driver.resize(size);
  const bar = await lookFor('the toolbar', async () => {
    const [width, height] = (await driver.evaluate('() => [innerWidth, innerHeight]')) as [
      number,
      number,
    ];
    return width === size.width && size.height - height;
  });
  await driver.resize({ ...size, height: size.height + bar });
  await lookFor(
    `a page of ${size.width} by ${size.height}`,
    async () => (await driver.evaluate('() => innerHeight')) === size.height,
  );
}
