import type { Language } from '../../../src/lib/i18n/languages.ts';
import type { Input } from './fingers.ts';

/** One whole game: who plays what, and on which device. */
export interface Evening {
  readonly players: 3 | 4 | 5;
  readonly edition: '2021' | 'classic';
  readonly betting: boolean;
  readonly way: 'middle' | 'passed';
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
    evening.edition,
    evening.betting ? 'with bets' : 'no bets',
    evening.way,
    evening.size,
    both(...languages),
    both(...inputs),
  ].join(', ');

/** What is chosen for an evening, by choice; several where it changes. */
const choicesOf = (evening: Evening): Readonly<Record<string, readonly (string | number)[]>> => ({
  players: [evening.players],
  edition: [evening.edition],
  bets: [evening.betting ? 'bets' : 'no bets'],
  way: [evening.way],
  size: [evening.size],
  language: evening.languages,
  input: evening.inputs,
});

/** Every two choices that can meet, and do not in any of these evenings. */
export function unmetPairs(evenings: readonly Evening[]): readonly string[] {
  const all = evenings.map(choicesOf);
  const names = Object.keys(all[0] ?? {});
  const values = (name: string) => [...new Set(all.flatMap((choices) => choices[name] ?? []))];
  const meet = (one: string, a: string | number, other: string, b: string | number) =>
    all.some((choices) => choices[one]?.includes(a) && choices[other]?.includes(b));
  return names.flatMap((one, i) =>
    names
      .slice(i + 1)
      .flatMap((other) =>
        values(one).flatMap((a) =>
          values(other).flatMap((b) => (meet(one, a, other, b) ? [] : [`${a} with ${b}`])),
        ),
      ),
  );
}
