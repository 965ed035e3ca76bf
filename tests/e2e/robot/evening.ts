import type { Way } from '../../../src/lib/core/way.ts';
import type { Language } from '../../../src/lib/i18n/languages.ts';
import type { Input } from './fingers.ts';

/** One whole game: who plays what, and on which device. */
export interface Evening {
  readonly players: number;
  readonly way: Way;
  readonly size: 'phone' | 'tablet';
  /** What the app speaks at first, and from somewhere in the game on. */
  readonly languages: readonly [Language, Language];
  /** What it is played with, by round. */
  readonly inputs: readonly [Input, Input];
  /** Now and then the device goes round the other way. */
  readonly waysChange?: boolean;
  readonly seed: number;
}

export const SIZES = {
  phone: { width: 390, height: 844 },
  tablet: { width: 1366, height: 1024 },
} as const;

/** What every page of an evening is opened with. */
export const pageOptions = ({ size, languages, inputs }: Evening) => ({
  viewport: SIZES[size],
  locale: languages[0],
  hasTouch: inputs.includes('touch'),
});

const both = (one: string, other: string): string => (one === other ? one : `${one} then ${other}`);

/** An evening in a few words. */
export const titleOf = ({ languages, inputs, ...evening }: Evening): string =>
  [
    `${evening.players} players`,
    evening.way,
    evening.size,
    both(...languages),
    both(...inputs),
  ].join(', ');
