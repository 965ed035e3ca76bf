import { env } from 'node:process';
import { defineConfig } from '@playwright/test';
import { quickLaunchOptions } from '../../scripts/browser.mjs';

export default defineConfig({
  testDir: '.',
  outputDir: '../../reports/browser',
  fullyParallel: true,
  // First what builds an app of its own, one test after the other: behind all the rest it would
  // keep one core busy alone.
  projects: [
    { name: 'lanterns', testMatch: 'lanterns.test.ts' },
    { testIgnore: 'lanterns.test.ts' },
  ],
  // A page waits about as long as it works: twice as many keep two cores busy.
  workers: 4,
  forbidOnly: true,
  // Nothing here is measured, and a slow or busy machine is no failure: several times what the
  // slowest needs.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  // Where everything is checked for everybody, one race of three hundred tests against a browser's
  // clock is no verdict: it is tried again, and named. Whoever works on it sees it fail at once.
  retries: env['CI'] ? 1 : 0,
  reporter: [
    ['list'],
    ['./signs-of-life.ts'],
    ['json', { outputFile: '../../reports/browser.json' }],
  ],
  use: {
    launchOptions: quickLaunchOptions(),
    locale: 'en-GB',
    // As patient as what is expected: one control that never comes fails its own test, where it
    // would be silent for so long that the whole run is taken for hung.
    actionTimeout: 60_000,
    // Both cost each page a third of its time: tests that are about them ask for them.
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
  },
});
