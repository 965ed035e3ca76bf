/** Sentences that tell what has happened, as they are set on the page. */

/** Binds each number to the word before it: no line begins with the 2 of "Ana 2". */
export const bindNumbers = (text: string): string =>
  text.replace(/(?<=[\p{L}\p{N}]) (?=\d)/gu, '\u00a0');

/** The name, where the sentence begins with it as a whole word; else an empty text. */
export const nameAhead = (text: string, name: string): string =>
  text.startsWith(name) && !/^[\p{L}\p{N}]/u.test(text.slice(name.length)) ? name : '';
