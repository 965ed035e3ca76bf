import { vi } from 'vitest';

/** Longer than anything takes on a busy machine: ms. */
const PATIENCE = 60_000;

/** Waits until a check throws no more, and gives what it gives; throws what it threw last. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: PATIENCE });
