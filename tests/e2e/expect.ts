import { expect as ofPlaywright } from '@playwright/test';

/**
 * As patient as the tests themselves (playwright.config.ts), for what the long trials use as well:
 * outside of a test Playwright waits for five seconds only, and a busy machine is no fault.
 */
export const expect = ofPlaywright.configure({ timeout: 60_000 });
