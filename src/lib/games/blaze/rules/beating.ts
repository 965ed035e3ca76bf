import { beats, faceOf, type Card } from './cards.ts';

/** Whether a card beats an attack card (R5, R6); `trump` as the index of its suit. */
export const isBeat = (card: Card, attack: Card, trump: number): boolean =>
  beats(faceOf(card), faceOf(attack), trump);

/** Whether a hand has a card of its own for each of these attack cards. */
export function canBeatAll(
  attacks: readonly Card[],
  hand: readonly Card[],
  trump: number,
): boolean {
  const [first, ...others] = attacks;
  if (first === undefined) return true;
  return hand.some(
    (card, at) => isBeat(card, first, trump) && canBeatAll(others, hand.toSpliced(at, 1), trump),
  );
}
