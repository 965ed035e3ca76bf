import { beats, faceOf, SUITS, type Card, type Suit } from '../../rules/cards.ts';
import type { BlazeWords } from '../../words/index.ts';
import type { PartId } from './moment.ts';

/** A card that is tried, whether it may be played, and why or why not. */
interface Try {
  readonly card: Card;
  readonly good: boolean;
  readonly why: keyof BlazeWords['rules']['example']['why'];
}

/** Cards on the table, and cards that are tried on them. */
export interface Example {
  readonly attack: Card;
  /** What has beaten it: then the cards tried are to follow; else they are to beat it. */
  readonly beat: Card | null;
  readonly tries: readonly Try[];
}

/** What shows a part of the rules by cards, where this suit is trump; null where nothing does. */
export function exampleFor(part: PartId, trump: Suit): Example | null {
  const [own, other] = SUITS.filter((suit) => suit !== trump) as [Suit, Suit];
  const beating = (attack: Card, cards: readonly (readonly [Card, Try['why']])[]): Example => ({
    attack,
    beat: null,
    tries: cards.map(([card, why]) => ({
      card,
      why,
      good: beats(faceOf(card), faceOf(attack), SUITS.indexOf(trump)),
    })),
  });
  const examples: Readonly<Partial<Record<PartId, Example>>> = {
    challenge: {
      attack: `${own}2`,
      beat: `${own}5`,
      tries: [
        { card: `${other}2`, good: true, why: 'inPlay' },
        { card: `${trump}9`, good: false, why: 'notInPlay' },
        { card: `${trump}5`, good: true, why: 'inPlay' },
      ],
    },
    ash: beating(`${own}4`, [
      [`${own}6`, 'higher'],
      [`${own}3`, 'tooLow'],
      [`${other}9`, 'otherSuit'],
      [`${trump}2`, 'trump'],
    ]),
    firebird: beating(`${own}F`, [
      [`${own}9`, 'tooLow'],
      [`${other}F`, 'otherSuit'],
      [`${trump}F`, 'trump'],
    ]),
  };
  return examples[part] ?? null;
}
