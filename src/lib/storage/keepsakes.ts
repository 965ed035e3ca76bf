import * as v from 'valibot';
import type { Person } from '../core/people.ts';
import { success, type Result } from '../core/result.ts';
import type { Seat } from '../core/seats.ts';
import type { Settings } from '../core/settings.ts';
import type { Way } from '../core/way.ts';
import type { Keepsake } from './database.ts';
import type { StorageProblem } from './problem.ts';
import { isRow } from './rows.ts';
import { settingsSchema, setupSchema } from './schemas.ts';
import { read, write } from './transaction.ts';

/** What a table agreed on before a game. */
export interface StoredSetup {
  readonly game: string;
  readonly options: object;
  /** By seat. */
  readonly people: readonly Person[];
  readonly first: Seat | 'draw';
  readonly way: Way;
  readonly hints: boolean;
}

/** The settings of this device; usual values for all that is missing or of the wrong kind. */
export async function readStoredSettings(): Promise<Result<Settings, StorageProblem>> {
  const stored = await readKeepsake('settings');
  return stored.ok ? success(v.parse(settingsSchema, stored.value)) : stored;
}

/**
 * Changes some of the settings of this device, and gives all of them as they are kept now: another
 * window may have changed others. What only a newer version knows stays.
 */
export const changeStoredSettings = (
  changed: Partial<Settings>,
): Promise<Result<Settings, StorageProblem>> =>
  write(['keepsakes'], async (transaction) => {
    const store = transaction.objectStore('keepsakes');
    const stored: unknown = await store.get('settings');
    const settings = { ...(isRow(stored) ? stored : {}), ...changed };
    await store.put(settings, 'settings');
    return v.parse(settingsSchema, settings);
  });

/** The last set-up, or null where there is none that can be understood. */
export async function readStoredSetup(): Promise<Result<StoredSetup | null, StorageProblem>> {
  const stored = await readKeepsake('lastSetup');
  return stored.ok ? success(storedSetup(stored.value)) : stored;
}

/** A set-up that was kept anywhere; null where it is none. */
export function storedSetup(kept: unknown): StoredSetup | null {
  const setup = v.safeParse(setupSchema, kept);
  return setup.success ? setup.output : null;
}

/** Keeps the last set-up. */
export const writeStoredSetup = (setup: StoredSetup): Promise<Result<null, StorageProblem>> =>
  writeKeepsake('lastSetup', setup);

const readKeepsake = (key: Keepsake): Promise<Result<unknown, StorageProblem>> =>
  read(['keepsakes'], (transaction) => transaction.objectStore('keepsakes').get(key));

const writeKeepsake = (key: Keepsake, value: object): Promise<Result<null, StorageProblem>> =>
  write(['keepsakes'], async (transaction) => {
    await transaction.objectStore('keepsakes').put(value, key);
    return null;
  });
