import { later } from '../../../../i18n/later.ts';

const either = later(() => new Intl.ListFormat('en', { type: 'disjunction' }));

/** "a", "a or b", "a, b, or c". */
export const or = (items: readonly string[]): string => either().format(items);
