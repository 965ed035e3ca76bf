import { later } from '../later.ts';

const lists = later(() => new Intl.ListFormat('en', { type: 'conjunction' }));

/** "Ana, Ben and Mira" */
export const list = (items: readonly string[]): string => lists().format(items);
