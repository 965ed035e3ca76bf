import type { Result } from '../core/result.ts';
import { DEFAULT_SETTINGS, type Settings } from '../core/settings.ts';
import { readStoredSettings, writeStoredSettings } from '../storage/keepsakes.ts';
import type { StorageProblem } from '../storage/problem.ts';

/** The settings of this device; the usual ones where none can be read, since no game waits for that. */
export async function readSettings(): Promise<Settings> {
  const settings = await readStoredSettings();
  return settings.ok ? settings.value : DEFAULT_SETTINGS;
}

/** Keeps the settings of this device. */
export const writeSettings = (settings: Settings): Promise<Result<null, StorageProblem>> =>
  writeStoredSettings(settings);
