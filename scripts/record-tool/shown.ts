import type { Path } from '../../src/lib/record/problem.ts';

/** As much of a stranger's text as a message shows, in characters. */
const SHOWN = 40;

/**
 * Controls, direction marks and what has no sign: they could change how a terminal shows the line.
 */
const UNSEEN = /\p{C}/gu;

/**
 * A text from a record in quotes, cut short where it is long, with nothing in it that a terminal
 * would obey.
 */
export function quoted(text: string): string {
  const characters = Array.from(text.slice(0, 3 * SHOWN));
  const cut = characters.slice(0, SHOWN).join('');
  return JSON.stringify(cut + (characters.length > SHOWN ? '…' : '')).replace(UNSEEN, escaped);
}

/** A text that is a sentence already, made safe in the same way. */
export const visible = (text: string): string => text.replace(UNSEEN, escaped);

const escaped = (character: string): string =>
  `\\u{${character.codePointAt(0)!.toString(16).toUpperCase()}}`;

/** Any JSON value in a few words. */
export function shown(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (typeof value === 'string') return quoted(value);
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' && value !== null ? 'an object' : String(value);
}

/**
 * A place in a record as programmers write it: `seats[1].name`; the record itself is the empty
 * path.
 */
export const placeOf = (path: Path): string =>
  path.reduce<string>(
    (place, part) =>
      typeof part === 'number' ? `${place}[${part}]` : place === '' ? part : `${place}.${part}`,
    '',
  );

/** `"a", "b" or "c"`. */
export const listed = (words: readonly string[], last: string): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)!}`;
