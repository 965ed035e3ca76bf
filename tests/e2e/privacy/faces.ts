import { CARDS, type Card } from '../../../src/lib/games/blaze/rules/cards.ts';
import { cards as en } from '../../../src/lib/games/blaze/words/en/cards.ts';
import { cards as es } from '../../../src/lib/games/blaze/words/es/cards.ts';

/** How suits are drawn, as class names have it. */
const SIGNS = { r: 'flame', y: 'sun', b: 'frost' } as const;
const COLOURS = { r: 'red', y: 'yellow', b: 'blue' } as const;

/** Nothing that goes on as a word or a number stands before or behind. */
const alone = (pattern: string): string => `(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`;

const gap = '[\\s_-]*';

/**
 * The source of a pattern that finds a face however it is written: in the words of both languages,
 * as a code, as names in attributes.
 */
export function writingOf(card: Card): string {
  const [suit, rank] = [card[0] as keyof typeof SIGNS, card[1] ?? ''];
  const ranks = rank === 'F' ? 'F(?:irebird)?' : rank;
  const signs = `${SIGNS[suit]}|${COLOURS[suit]}`;
  return alone(
    [
      en.card(card),
      es.card(card),
      `(?:${signs})${gap}(?:${ranks})`,
      `(?:${ranks})${gap}(?:${signs})`,
      card,
    ]
      .map((writing) => writing.replaceAll(' ', '\\s+'))
      .join('|'),
  );
}

/** Faces among `cards` that a text holds. */
export const facesIn = (text: string, cards: readonly Card[] = CARDS): readonly Card[] =>
  cards.filter((card) => new RegExp(writingOf(card), 'iu').test(text));

/** Faces that are shown as an example, whatever is played. */
export const EXAMPLES: readonly Card[] = ['r4', 'r6', 'r3', 'b9', 'yF'];
