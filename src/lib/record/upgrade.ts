/** What a JSON object holds. Nothing about it is known. */
export type JsonObject = Readonly<Record<string, unknown>>;

/**
 * Lifts a record to the next version. Runs before the schema: it must expect anything, and change
 * only what it recognizes.
 */
export type Migration = (record: JsonObject) => JsonObject;

/**
 * The one at index i lifts version i + 1, so that no version can be skipped. Version 1 is the
 * first: there is none yet.
 */
const MIGRATIONS: readonly Migration[] = [];

/** The version this code writes. */
export const VERSION = MIGRATIONS.length + 1;

/** A record of `version`, 1 to `VERSION`, as the newest version puts it. */
export const upgrade = (
  record: JsonObject,
  version: number,
  migrations: readonly Migration[] = MIGRATIONS,
): JsonObject => migrations.slice(version - 1).reduce((older, lift) => lift(older), record);
