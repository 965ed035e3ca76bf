import type { Language } from '../../../i18n/languages.ts';
import { walk as en } from './en/walk.ts';
import { walk as es } from './es/walk.ts';

/** What is told of the challenge on the home page. */
export type ChallengeWords = typeof en;

/** They come with the challenge, behind the first frame of the page. */
export const walks: Readonly<Record<Language, ChallengeWords>> = { en, es };
