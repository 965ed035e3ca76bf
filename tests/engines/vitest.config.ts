import { env } from 'node:process';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/engines/*.test.ts'],
    // One browser each, side by side.
    maxWorkers: 2,
    passWithNoTests: false,
    // As the browser tests, see ../e2e/playwright.config.ts.
    retry: env['CI'] ? 1 : 0,
    // Generous: a slow machine is no failure, and a step that hangs still ends.
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
