/** As much of a stranger's text as a sentence shows, in characters. */
const SHOWN = 40;

/**
 * Controls, direction marks and what has no sign: they could change how the sentence round them
 * reads.
 */
const UNSEEN = /\p{C}/gu;

/**
 * A text out of a file that somebody else wrote, fit to stand in a sentence: short, and on one
 * line.
 */
export function foreign(text: string): string {
  const characters = Array.from(text.slice(0, 3 * SHOWN));
  const cut = characters.slice(0, SHOWN).join('');
  return (cut + (characters.length > SHOWN ? '…' : '')).replace(UNSEEN, '\uFFFD');
}

/**
 * A place in such a file as programmers write it, `seats[1].name`; the file itself is the empty
 * path.
 */
export const placeIn = (path: readonly (string | number)[]): string =>
  path.reduce<string>(
    (place, part) =>
      typeof part === 'number'
        ? `${place}[${part}]`
        : place + (place === '' ? '' : '.') + foreign(part),
    '',
  );
