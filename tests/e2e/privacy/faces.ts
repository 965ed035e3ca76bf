import { CARDS as BLAZE } from '../../../src/lib/games/blaze/rules/cards.ts';
import { cards as blazeEn } from '../../../src/lib/games/blaze/words/en/cards.ts';
import { cards as blazeEs } from '../../../src/lib/games/blaze/words/es/cards.ts';
import { CARDS as HANABI } from '../../../src/lib/games/hanabi/rules/cards.ts';
import { cards as hanabiEn } from '../../../src/lib/games/hanabi/words/en/cards.ts';
import { cards as hanabiEs } from '../../../src/lib/games/hanabi/words/es/cards.ts';

/** The faces of a game's cards, and how they are written. */
export interface Faces {
  /** All there are, as codes: a suit, then a rank. */
  readonly cards: readonly string[];
  /** By suit: how it is drawn, as class names have it. */
  readonly signs: Readonly<Record<string, string>>;
  /** What stands before a sign in the class of a drawn card. */
  readonly before: string;
  /** By language. */
  readonly words: readonly ((card: string) => string)[];
  /** Shown whatever is played. */
  readonly examples: readonly string[];
}

export const BLAZE_FACES: Faces = {
  cards: BLAZE,
  signs: { r: 'flame', y: 'sun', b: 'frost' },
  before: '',
  words: [blazeEn.card, blazeEs.card] as readonly ((card: string) => string)[],
  examples: ['r4', 'r6', 'r3', 'b9', 'yF'],
};

export const HANABI_FACES: Faces = {
  cards: HANABI,
  signs: { b: 'frost', g: 'leaf', r: 'flame', w: 'moon', y: 'sun' },
  before: 'in-',
  words: [hanabiEn.card, hanabiEs.card] as readonly ((card: string) => string)[],
  examples: [],
};

const COLOURS: Readonly<Record<string, string>> = {
  r: 'red',
  y: 'yellow',
  b: 'blue',
  g: 'green',
  w: 'white',
};

/** Nothing that goes on as a word or a number stands before or behind. */
const alone = (pattern: string): string => `(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`;

const gap = '[\\s_-]*';

/**
 * The source of a pattern that finds a face however it is written: in the words of both languages,
 * as a code, as names in attributes.
 */
export function writingOf(card: string, { signs, words }: Faces): string {
  const [suit = '', rank = ''] = card;
  const ranks = rank === 'F' ? 'F(?:irebird)?' : rank;
  const suits = `${signs[suit]}|${COLOURS[suit]}`;
  return alone(
    [
      ...words.map((say) => say(card)),
      `(?:${suits})${gap}(?:${ranks})`,
      `(?:${ranks})${gap}(?:${suits})`,
      card,
    ]
      .map((writing) => writing.replaceAll(' ', '\\s+'))
      .join('|'),
  );
}

/** Faces among `cards` that a text holds. */
export const facesIn = (
  text: string,
  cards: readonly string[] = BLAZE,
  faces = BLAZE_FACES,
): readonly string[] => cards.filter((card) => new RegExp(writingOf(card, faces), 'iu').test(text));
