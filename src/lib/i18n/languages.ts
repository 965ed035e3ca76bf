/** The languages there are, the one everything falls back to first. */
export const languages = ['en', 'es'] as const;

export type Language = (typeof languages)[number];

export const baseLanguage = 'en' satisfies Language;

/** Each language by its own name: whoever looks for theirs cannot read the others. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  es: 'Español',
};

/** Whether a stored or announced code is a language there are words for. */
function isLanguage(code: unknown): code is Language {
  return languages.some((language) => language === code);
}

/**
 * The language to speak: what was chosen before, else the first of the browser's that there is.
 *
 * @param remembered what an earlier visit stored, `null` when nothing or when storage is blocked
 * @param preferred the browser's languages, best first, as BCP 47 tags ("es-MX")
 */
export function chooseLanguage(remembered: string | null, preferred: readonly string[]): Language {
  if (isLanguage(remembered)) return remembered;
  const spoken = preferred.map((tag) => tag.toLowerCase().split('-')[0]);
  return spoken.find(isLanguage) ?? baseLanguage;
}
