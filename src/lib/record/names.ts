import { failure, success, type Result } from '../core/result.ts';

/**
 * The most characters of a name, counted as code points: every engine agrees on them, and an emoji
 * of one picture is one.
 */
const MAX_NAME = 24;

/** Why a text is no name. */
export type NameProblem =
  | { readonly code: 'blank' }
  | { readonly code: 'tooLong'; readonly length: number; readonly limit: number }
  /**
   * Control characters, line ends, halves of a character, and marks that turn the writing direction
   * of what follows.
   */
  | { readonly code: 'badCharacter'; readonly character: string };

const BAD_CHARACTER = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u;
/** Joiners, soft hyphens, fillers: nothing to see, though some of them shape their neighbours. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;

/** The name a text gives: trimmed, 1 to `MAX_NAME` characters with something to see among them. */
export function readName(text: string): Result<string, NameProblem> {
  const name = text.trim();
  // First of all: putting accents in order takes time that grows with the square of their number.
  const length = Array.from(name).length;
  if (length > MAX_NAME) return failure({ code: 'tooLong', length, limit: MAX_NAME });
  if (nameKey(name) === '') return failure({ code: 'blank' });
  const bad = BAD_CHARACTER.exec(name);
  return bad ? failure({ code: 'badCharacter', character: codeOf(bad[0]) }) : success(name);
}

/**
 * The same for two names exactly where a table could not tell them apart on the screen. Capitals
 * count. Who types a name in is held to this; a record only has to have different ones.
 */
export const nameKey = (name: string): string =>
  name.normalize('NFC').replace(INVISIBLE, '').trim().replace(/\s+/gu, ' ');

/** A character as the Unicode charts write it: `U+202E`. */
const codeOf = (character: string): string =>
  `U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`;
