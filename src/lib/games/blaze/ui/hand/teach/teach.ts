import { rankIn, suitIn, SUITS, type Card } from '../../../rules/card.ts';
import type { BlazeView } from '../../../rules/view.ts';
import type { BlazeWords } from '../../../words/index.ts';

/** What a card is, and what can be done with it, whoever holds it: sentences, in order. */
export function taughtOf(
  card: Card,
  { trump, switches }: Pick<BlazeView, 'trump' | 'switches'>,
  { hand: { teach }, cards }: BlazeWords,
): readonly string[] {
  const suit = suitIn(card);
  const rank = rankIn(card);
  const name = cards.suits[suit];
  const others = cards.list(SUITS.filter((one) => one !== suit).map((one) => cards.suits[one]));
  const isTrump = suit === trump;
  const opens = teach.opens(rank);
  if (rank === 'F')
    return [
      teach.firebird,
      isTrump ? teach.trumpFirebirdAttacks : teach.firebirdAttacks,
      isTrump ? teach.trumpFirebirdBeats(others) : teach.firebirdBeats,
      switches.firebirdMatch === 'face' ? opens : teach.opensByValue,
    ];
  return [
    isTrump ? teach.trumpAttacks(name, rank) : teach.attacks(name, rank),
    isTrump ? teach.trumpBeats(name, rank, others) : teach.beats(name, rank),
    opens,
  ];
}
