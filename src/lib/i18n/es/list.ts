import { later } from '../later.ts';

const lists = later(() => new Intl.ListFormat('es', { type: 'conjunction' }));

/** "Ana, Ben y Mira" */
export const list = (items: readonly string[]): string => lists().format(items);
