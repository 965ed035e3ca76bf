import type { files } from './en/files.ts';
import type { Language } from './languages.ts';

/** Words for files that were not simply opened. */
export type FileWords = typeof files;

/**
 * The same by language. No page brings them along: they are loaded once there is something to say,
 * all of them, so that it follows whoever changes their language. Rejects where they cannot be.
 */
export const loadFileWords = async (): Promise<Readonly<Record<Language, FileWords>>> => ({
  en: (await import('./en/files.ts')).files,
  es: (await import('./es/files.ts')).files,
});
