import { rankIn, suitIn, type Suit } from '../../../rules/card.ts';
import type { BlazeWords } from '../../../words/index.ts';
import { worthFor } from '../../cards/worth.ts';
import type { Planning } from '../choosing/planning.svelte.ts';
import { canPlay, type Slot } from '../choosing/offer.ts';

/** How a slot of the hand looks. */
export interface SlotLook {
  /** Everything a look at it tells. */
  readonly name: string;
  readonly trump: boolean;
  /** What a Firebird is worth here. */
  readonly value: string | null;
  /** How many copies lie on one another, in short. */
  readonly times: string | null;
  /** A short line across it, while it lies elsewhere. */
  readonly caption: string | null;
  /** Nothing can be done with it now; dim: while something can be with others. */
  readonly idle: boolean;
  readonly dim: boolean;
  /** It would be played on another card than the one to be beaten next. */
  readonly elsewhere?: boolean;
  /** Chosen to be moved. */
  readonly picked: boolean;
  /** What is said of the hand names it; advised: its owner has asked what to play. */
  readonly named: boolean;
  readonly advised: boolean;
}

/** What the look of a slot hangs on. */
interface Around {
  readonly words: BlazeWords;
  /** Its owner may play now, as far as everybody can tell. */
  readonly mayPlay: boolean;
  readonly trump: Suit | null;
  readonly planning: Pick<
    Planning,
    'plays' | 'leads' | 'opens' | 'why' | 'named' | 'advised' | 'target'
  >;
  /** The place of the card to be moved; null where none is picked. */
  readonly picked: number | null;
}

/** The look of the slot at a place. */
export function lookOf(slot: Slot, index: number, around: Around): SlotLook {
  const { words, planning } = around;
  const { card, copies } = slot;
  const trump = suitIn(card) === around.trump;
  const value = rankIn(card) === 'F' ? worthFor(planning.plays) : null;
  const opened = slot.move ? planning.opens(card) : null;
  const picked = around.picked === index;
  const plays = canPlay(slot);
  const isIdle = !plays && slot.ready === 0;
  const name = words.hand.card;
  return {
    name: [
      words.cards.card(card),
      trump && name.trump,
      value !== null && name.worth(value),
      copies > 1 && name.copies(copies),
      slot.ready > 0 && name.ready(slot.ready, copies),
      picked && name.picked,
      plays && name.playable,
      opened !== null && words.hand.opens(opened),
      isIdle && name.not(planning.why(card)),
    ]
      .filter((part) => part !== false)
      .join(', '),
    trump,
    value,
    times: copies > 1 ? words.hand.times(copies) : null,
    caption: slot.ready > 0 && planning.leads.includes(card) ? words.hand.next : null,
    // While a card is moved, all others are places for it.
    idle: isIdle && around.picked === null,
    dim: isIdle && around.mayPlay && around.picked === null,
    elsewhere: slot.move?.do === 'beat' && slot.move.on !== planning.target,
    picked,
    named: slot.ready === 0 && planning.named === card,
    advised: slot.ready === 0 && planning.advised === card,
  };
}
