/**
 * Hands of Blaze for stories with four players, blue trump: Ana is Fire, Ben Ash, Cleo Ember, and Dan plays no part. Ana can open with one or two 2s, Ben
 * beats r2 with r4 and y2 with y3, and Cleo can add b2, which Ben beats with b8.
 */
export const HANDS: readonly string[] = [
  ...['r2', 'y2', 'b7', 'r9', 'b9'],
  ...['r4', 'y3', 'b8', 'r7', 'y6'],
  ...['b2', 'y4', 'r5', 'b5', 'y9'],
  ...['r3', 'b3', 'r6', 'b4', 'y7'],
  'b1',
];

export const [ANA, BEN, CLEO, DAN] = [0, 1, 2, 3] as const;
