import type { Language } from './languages.ts';

const key = 'fireside.language';

/** This page's own choice: where storage is blocked, it is all there is. */
let chosenHere: Language | null = null;

/** The language chosen on this page or on an earlier visit; `null` when there is no such choice. */
export function rememberedLanguage(): string | null {
  if (chosenHere) return chosenHere;
  try {
    return localStorage.getItem(key);
  } catch {
    // Blocked storage throws on the mere mention of it: the browser's own language has to do.
    return null;
  }
}

/** Keeps the choice for the next visit, or, where storage is blocked, as long as the page lives. */
export function rememberLanguage(language: Language): void {
  chosenHere = language;
  try {
    localStorage.setItem(key, language);
  } catch {
    // Nothing to tell anybody: the page speaks the chosen language all the same.
  }
}
