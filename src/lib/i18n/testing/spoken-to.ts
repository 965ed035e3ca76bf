import type { Language } from '../languages.ts';

/** Words of a game, and how to say what takes a person's name. */
interface Spoken {
  readonly words: object & { readonly you: string };
  /** The same in English, which says what parameters are. */
  readonly measure: object;
  /** What else than the usual parameters is one person's name. */
  readonly names?: readonly string[];
  /** What happened, or why something cannot be: whatever a sentence about that code needs. */
  readonly about: (code: string) => unknown;
}

/** Parameters that are one person's name, as the English words call them. */
const NAMES = ['name', 'names', 'by', 'on', 'to', 'first'];
/** Parameters of the same name that are something else there. */
const OTHERS = /^(hand\.sorting|hand\.lane\.ready$|rules\.)/;
/** What another person is called in an open hand: its owner is never called by a name there. */
const OF_OTHERS = /^hand\.(hint|knows|held|bets|clue|coming|task\.(attacks|helps))\b/;
/** What is said only where several people play, and of others than whoever says it. */
const TO_SEVERAL =
  /^(table\.cover\.(showing|from)|hand\.shown|play\.(seats|undo\.needs)|table\.plate\.(tells|hint|want$)|table\.passed\.(?!unwants)|advice\.tell|status\.away\.several)/;
/** Messages that take the names of several. */
const OF_MANY = /^(ending\.final\.tie|story\.together\.[bd])/;

/** What else messages are made from, by the names of their parameters. */
const SAMPLES: Readonly<Record<string, unknown>> = {
  control: 'open my hand',
  count: 1,
  card: 'r4',
  round: 2,
  slot: 'b',
  what: ['3'],
  hint: '3',
  agreed: 'Ana',
  left: 1,
  n: 2,
  faces: ['r4', 'b4'],
};

const parametersOf = (message: unknown): readonly string[] => {
  const [, between = ''] = /^\(?([^)=]*)\)?\s*=>/.exec(String(message)) ?? [];
  return between.split(',').map((parameter) => parameter.trim());
};

/** What every message says that takes a name, where that is of whom it speaks to. */
export function saidToYou({ words, measure, about, names = [] }: Spoken): readonly string[] {
  const { you } = words;
  const teller = { name: (seat: number) => [you, 'Ben', 'Cy'][seat] };
  const isName = (parameter: string) => [...NAMES, ...names].includes(parameter);
  const said = (tree: object, model: unknown, path: string): readonly string[] =>
    Object.entries(tree).flatMap(([key, value]: [string, unknown]) => {
      const here = path === '' ? key : `${path}.${key}`;
      const of = (model as Readonly<Record<string, unknown>>)[key];
      if (typeof value === 'object' && value !== null && !Array.isArray(value))
        return said(value, of, here);
      if (typeof value !== 'function') return [];
      if ([OTHERS, OF_OTHERS, TO_SEVERAL].some((not) => not.test(here))) return [];
      // Every language calls its parameters as it likes.
      const parameters = parametersOf(of);
      const tells = parameters.at(-1) === 't';
      if (!tells && !parameters.some(isName)) return [];
      const pair = [you, 'Ben'];
      return (OF_MANY.test(here) ? [pair, pair.toReversed()] : [you]).map((name) => {
        const given = tells
          ? [about(key), teller]
          : parameters.map((parameter) => (isName(parameter) ? name : SAMPLES[parameter]));
        return `${here}: ${String((value as (...given: unknown[]) => unknown)(...given))}`;
      });
    });
  return said(words, measure, '');
}

/** A verb or a colon that goes with a name; a name where "you" belongs. */
const BROKEN: Readonly<Record<Language, RegExp>> = {
  en: /\b[Yy]ou (?:[a-z]+[a-rt-z]s|is)\b|\b[Yy]ou’s|\bYou:|[\p{Ll},“] You\b/u,
  es: /(?<!\p{L})[Tt]ú (?:se|te|le|lo|la|ha|no \p{L}+[ae]|\p{L}+[ae])(?!\p{L})|(?<!\p{L})(?:a|con|de|en|para|por) [Tt]ú(?!\p{L})|Tú:|[\p{Ll},«] Tú(?!\p{L})/u,
};

/** Whether a message, with or without its path before it, speaks to somebody as of another. */
export const readsBroken = (language: Language, message: string): boolean =>
  BROKEN[language].test(message.replace(/^[\w.]+: /, ''));
