import type { DBSchema, IDBPDatabase } from 'idb';

/**
 * What the database holds. Values are unknown: an older or a newer version of the app may have
 * written them, or half of one, so whoever reads them looks first.
 */
export interface Stored extends DBSchema {
  /** By id, as `gameSchema` in schemas.ts reads them. */
  readonly games: { readonly key: string; readonly value: unknown };
  /** By the id of the game. */
  readonly glances: { readonly key: string; readonly value: unknown };
  /** One line of a game each: its id, and the place of the line from 0 on. */
  readonly journal: { readonly key: [string, number]; readonly value: unknown };
  /** By id. */
  readonly profiles: { readonly key: string; readonly value: unknown };
  /** Things there is one of. */
  readonly keepsakes: { readonly key: Keepsake; readonly value: unknown };
}

export type Keepsake = 'settings' | 'lastSetup';

export type StoreName = 'games' | 'glances' | 'journal' | 'profiles' | 'keepsakes';

/** Where a database lies, and how it is made what this version of the app needs. */
export interface DatabaseSpec {
  readonly name: string;
  readonly version: number;
  /** Takes it from an older version, 0 where there was none, to this one. */
  upgrade(database: IDBPDatabase<Stored>, from: number): void;
}

/** Raising the version needs a step in `upgrade` from every version there was. */
export const FIRESIDE: DatabaseSpec = {
  name: 'fireside',
  version: 1,
  upgrade: (database) => {
    database.createObjectStore('games', { keyPath: 'id' });
    database.createObjectStore('glances');
    database.createObjectStore('journal');
    database.createObjectStore('profiles', { keyPath: 'id' });
    database.createObjectStore('keepsakes');
  },
};
