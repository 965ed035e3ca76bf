import type { Result } from '../core/result.ts';
import type { Settings } from '../core/settings.ts';
import { changeStoredSettings, readStoredSettings } from '../storage/keepsakes.ts';
import type { StorageProblem } from '../storage/problem.ts';

/** The settings of this device. */
export const readSettings = (): Promise<Result<Settings, StorageProblem>> => readStoredSettings();

/** Changes some of them, and gives all as they are kept now. */
export const changeSettings = (
  changed: Partial<Settings>,
): Promise<Result<Settings, StorageProblem>> => changeStoredSettings(changed);
