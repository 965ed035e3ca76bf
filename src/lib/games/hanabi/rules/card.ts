/** A card as people and records name it. Pictures of cards need this, and no more of the rules. */

/** The colours as records name them: blue, green, red, white, yellow. */
export const COLORS = ['b', 'g', 'r', 'w', 'y'] as const;
export const RANKS = [1, 2, 3, 4, 5] as const;

export type Color = (typeof COLORS)[number];
export type Rank = (typeof RANKS)[number];

/** A face in words: `b1`, `y5`. Copies of a face are never told apart. */
export type Card = `${Color}${Rank}`;

/** The colour of a card, as the word has it. */
export const colorIn = (card: Card): Color => card[0] as Color;

/** The rank of a card, 1 to 5. */
export const rankIn = (card: Card): Rank => Number(card[1]) as Rank;
