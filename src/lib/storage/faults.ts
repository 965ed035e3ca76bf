import { browsersWords } from '../core/own-words.ts';
import type { StorageProblem } from './problem.ts';

/**
 * Thrown inside a transaction to end it: the game that was to be changed is not there, or not
 * whole.
 */
export class NoSuchGame extends Error {
  override readonly name = 'NoSuchGame';
}

/**
 * What a browser says when it will not open a database here at all; the last two where it knows no
 * databases.
 */
const REFUSALS = [
  'SecurityError',
  'NotAllowedError',
  'InvalidStateError',
  'ReferenceError',
  'TypeError',
];

/**
 * What Chromium says when it cannot write what it has to before it opens a database. It names no
 * reason; a full disk is by far the most common one.
 */
const UNWRITABLE = /opening backing store/i;

/** Why the database could not be opened. */
export function openingProblem(error: unknown): StorageProblem {
  const name = nameOf(error);
  if (name === 'VersionError') return { code: 'newer' };
  if (isNoRoom(error)) return { code: 'quota' };
  if (name === 'UnknownError' && UNWRITABLE.test(String(error))) return { code: 'unwritable' };
  return REFUSALS.includes(name) ? { code: 'unavailable' } : problemOf(error);
}

/**
 * How browsers say that there is no room where they have no name for it: Chromium's
 * FILE_ERROR_NO_SPACE and "Encountered disk full", SQLite's "database or disk is full".
 */
const NO_ROOM = /no[ _]?space|quota|disk (?:is )?full|full disk|not enough (?:disk )?space/i;

/** Whether an error says that the disk is full, or that the browser gives no more of it. */
export function isNoRoom(error: unknown): boolean {
  const name = nameOf(error);
  if (name === 'QuotaExceededError') return true;
  return (name === 'UnknownError' || name === 'AbortError') && NO_ROOM.test(String(error));
}

/** Why something could not be read or stored in an open database. */
export function problemOf(error: unknown): StorageProblem {
  if (error instanceof NoSuchGame) return { code: 'missing' };
  if (isNoRoom(error)) return { code: 'quota' };
  switch (nameOf(error)) {
    case 'ConstraintError':
      return { code: 'taken' };
    case 'SecurityError':
      return { code: 'unavailable' };
    default:
      return { code: 'failed', detail: browsersWords(error) };
  }
}

/**
 * Whether an error means that the connection is gone, so that a new one may do: it is closed, it
 * was closed under a running transaction, or, in WebKit, the process behind it has ended while the
 * app was in the background.
 */
export function isLost(error: unknown): boolean {
  const name = nameOf(error);
  if (isNoRoom(error)) return false;
  if (name === 'InvalidStateError' || name === 'AbortError') return true;
  return name === 'UnknownError' && /connection.*lost/i.test(String(error));
}

/**
 * Of several errors of one transaction the cause: that it was aborted is but the effect of another
 * one.
 */
export const causeOf = (errors: readonly unknown[]): unknown => {
  const real = errors.filter((error) => error !== null && error !== undefined);
  return real.find((error) => nameOf(error) !== 'AbortError') ?? real[0];
};

// By name: a browser's errors of one name can be of several classes.
const nameOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'name' in error ? String(error.name) : '';
