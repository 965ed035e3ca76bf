/**
 * Prints `N passed, N failed` from the last run's reports; exits 1 unless something passed and
 * nothing failed.
 */
import { fileURLToPath } from 'node:url';
import { tally } from './tally.mjs';

const { passed, failed } = tally(fileURLToPath(new URL('../reports', import.meta.url)));
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
