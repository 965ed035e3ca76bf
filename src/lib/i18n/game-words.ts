import { baseLanguage, type Language } from './languages.ts';
import type { game } from './en/game.ts';

/**
 * What the app says in every game being played; loaded apart from the rest, when the first one is
 * opened.
 */
export type GameWords = typeof game;

/** What is told step by step on the home page. */
export interface WalkWords {
  step(step: number, of: number): string;
  readonly back: string;
  readonly next: string;
  readonly again: string;
  readonly steps: Readonly<Record<string, string>>;
}

/** What one step of a lesson says. */
export interface StepWords {
  readonly say: string;
  /** To a tap or an answer that is not the one. */
  readonly else?: string;
  /** What can be answered; the first is right. */
  readonly answers?: readonly string[];
}

/** What the lessons of every game say round what they are about. */
export interface LessonFrameWords<Name extends string> {
  readonly intro: string;
  /** What all of them are called together, and each. */
  readonly all: string;
  readonly names: Readonly<Record<Name, string>>;
  step(step: number, of: number): string;
  readonly steps: Readonly<Record<Name, readonly StepWords[]>>;
  /** To what could be done, but is not what a step is about. */
  readonly taste: string;
  readonly next: string;
  readonly again: string;
  following(name: string): string;
  readonly done: string;
  readonly alone: string;
  readonly deal: string;
}

/**
 * What `modules` have for a language. When it cannot be fetched, what they have for the base
 * language.
 *
 * @throws when neither can be fetched
 */
export async function spoken<Words>(
  modules: Readonly<Record<Language, () => Promise<Words>>>,
  language: Language,
): Promise<Words> {
  try {
    return await modules[language]();
  } catch (error) {
    if (language === baseLanguage) throw error;
    return modules[baseLanguage]();
  }
}

/** The app's words of a game, in a language; each game adds its own. */
export const loadGameWords = (language: Language): Promise<GameWords> =>
  spoken<GameWords>(
    {
      en: async () => (await import('./en/game.ts')).game,
      es: async () => (await import('./es/game.ts')).game,
    },
    language,
  );
