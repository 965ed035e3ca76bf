import { later } from '../later.ts';
import { within } from './you.ts';

const lists = later(() => new Intl.ListFormat('en', { type: 'conjunction' }));

/** "Ana, Ben and Mira" */
export const list = (items: readonly string[]): string => lists().format(items);

/** The same of people, at the head of a sentence: "Ana and you", "You and Ana". */
export const together = ([first = '', ...others]: readonly string[]): string =>
  list([first, ...others.map(within)]);
