/** A card as people and records name it. Pictures of cards need this, and no more of the rules. */

export const SUITS = ['r', 'y', 'b'] as const;
export const RANKS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', 'F'] as const;

export type Suit = (typeof SUITS)[number];
export type Rank = (typeof RANKS)[number];

/** A face in words: `y2`, `rF`. The two copies of a face are never told apart. */
export type Card = `${Suit}${Rank}`;

/** The suit of a card, as the word has it. */
export const suitIn = (card: Card): Suit => card[0] as Suit;

/** The rank of a card, as the word has it. */
export const rankIn = (card: Card): Rank => card[1] as Rank;
