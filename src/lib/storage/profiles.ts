import * as v from 'valibot';
import type { Look } from '../core/people.ts';
import type { Result } from '../core/result.ts';
import type { StorageProblem } from './problem.ts';
import { isRow } from './rows.ts';
import { profileSchema } from './schemas.ts';
import { read, together, write } from './transaction.ts';

/** Someone who has played on this device. */
export interface StoredProfile extends Look {
  readonly id: string;
  readonly name: string;
  /** When they last played: milliseconds since 1970. */
  readonly used: number;
}

/** What to do with the profiles there are. */
export interface ProfileChange {
  readonly put: readonly StoredProfile[];
  /** Ids. */
  readonly forget: readonly string[];
}

/** All profiles, in no order. */
export const readProfiles = (): Promise<Result<readonly StoredProfile[], StorageProblem>> =>
  read(['profiles'], async (transaction) =>
    understood(await transaction.objectStore('profiles').getAll()),
  );

/**
 * Changes profiles in one go. `decide` may be asked twice. What only a newer version knows of
 * somebody stays.
 */
export const changeProfiles = (
  decide: (profiles: readonly StoredProfile[]) => ProfileChange,
): Promise<Result<null, StorageProblem>> =>
  write(['profiles'], async (transaction) => {
    const store = transaction.objectStore('profiles');
    const stored: readonly unknown[] = await store.getAll();
    const { put, forget } = decide(understood(stored));
    const rows = new Map(stored.filter(isRow).map((row) => ['id' in row && row.id, row]));
    await together([
      ...put.map((profile) => () => store.put({ ...rows.get(profile.id), ...profile })),
      ...forget.map((id) => () => store.delete(id)),
    ]);
    return null;
  });

const understood = (rows: readonly unknown[]): readonly StoredProfile[] =>
  rows.flatMap((row) => {
    const profile = v.safeParse(profileSchema, row);
    return profile.success ? [profile.output] : [];
  });
