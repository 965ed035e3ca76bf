import { defineConfig } from '@playwright/test';
import { launchOptions } from '../../scripts/browser.mjs';

export default defineConfig({
  testDir: '.',
  outputDir: '../../reports/browser',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // Two slow cores are enough; nothing here is measured.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: '../../reports/browser.json' }]],
  use: { launchOptions: launchOptions(), locale: 'en-GB' },
});
