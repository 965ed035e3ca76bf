import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch, type KeyInput, type Page } from 'puppeteer-core';
import { lookFor, waitFor, type Engine, type EnginePage } from './engine.ts';
import { nextFileIn } from './saved-files.ts';

/** How long it may take to start where much else runs; ms. */
const START = 150_000;

/** Firefox without a window, driven over WebDriver BiDi. */
export async function openFirefox(executablePath: string): Promise<Engine> {
  const saved = mkdtempSync(join(tmpdir(), 'fireside-firefox-'));
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    defaultViewport: null,
    // A busy machine is no failure; whoever waits for something says for how long.
    protocolTimeout: 0,
    timeout: START,
    extraPrefsFirefox: {
      // Files are saved without a question, into a folder of ours.
      'browser.download.folderList': 2,
      'browser.download.dir': saved,
      // The list of saved files would take the focus, and the app cover what it shows.
      'browser.download.alwaysOpenPanel': false,
    },
  });
  const [page = await browser.newPage()] = await browser.pages();
  // Nobody holds the device before that, as far as the page is told.
  await page.bringToFront();
  return {
    name: 'Firefox',
    version: (await browser.version()).replace(/^\D+/, ''),
    page: drive(page, saved),
    close: async () => {
      await browser.close();
      rmSync(saved, { recursive: true, force: true });
    },
  };
}

/** Keys that puppeteer knows by what they type. */
const KEYS: Readonly<Record<string, KeyInput>> = { Space: ' ' };

const drive = (page: Page, saved: string): EnginePage => ({
  goto: (address) => page.goto(address),
  reload: () => page.reload(),
  evaluate: page.evaluate.bind(page) as EnginePage['evaluate'],
  waitForTimeout: waitFor,
  waitForURL: async (address) => {
    await lookFor(`a page at ${address}`, () => address.test(page.url()));
  },
  waitForEvent: () => nextFileIn(saved),
  clock: { runFor: waitFor },
  keyboard: {
    press: async (combination) => {
      const [key = '', ...held] = combination.split('+').reverse();
      for (const each of held) await page.keyboard.down(each as KeyInput);
      await page.keyboard.press(KEYS[key] ?? (key as KeyInput));
      for (const each of held) await page.keyboard.up(each as KeyInput);
    },
  },
  mouse: page.mouse,
  finger: {
    down: async ({ x, y }) => void (await page.touchscreen.touchStart(x, y)),
    up: () => page.touchscreen.touchEnd(),
  },
  resize: (size) => page.setViewport(size),
});
