import type { Words } from '../i18n/words.ts';

/** What can go wrong, as far as there are words for it. */
export type Problem = Parameters<Words['shelf']['problem']>[0];
