import { defineConfig } from '@playwright/test';
import { launchOptions } from '../../scripts/browser.mjs';

export default defineConfig({
  testDir: '.',
  outputDir: '../../reports/browser',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // Two slow cores are enough: nothing here is measured, and a busy machine is no failure.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: '../../reports/browser.json' }]],
  use: { launchOptions: launchOptions(), locale: 'en-GB' },
});
