import type { Seat } from '../../../../../core/seats.ts';
import type { HeldCard } from '../../../rules/view.ts';
import type { HanabiWords } from '../../../words/index.ts';
import { namedBy, type Offer } from '../clues/clues.ts';
import { isRuledOut, isTold, type Knowledge } from '../known/aid.ts';

/** How a card in a hand looks. */
export interface Look {
  readonly seat: Seat;
  readonly slot: number;
  readonly held: HeldCard;
  readonly known: Knowledge;
  /** Without its last copy a stack could not be completed; told only where the table does. */
  readonly last: boolean;
  readonly picked: boolean;
  /** The move that was advised is about it. */
  readonly advised: boolean;
  /** Which of the clues in question would point at it. */
  readonly pins: readonly Offer[];
  /** A clue is looked at more closely: it would point at this card, or pass it by. */
  readonly aim: 'at' | 'past' | null;
}

/** Everything a look at a card tells. `name`: of its owner; null for the viewer's own. */
export function nameOf(look: Look, name: string | null, words: HanabiWords): string {
  const { hand, cards } = words;
  const { held, known } = look;
  const said = hand.held;
  const slot = cards.slot(look.slot);
  const isNot = isRuledOut(known);
  return [
    name === null || held.card === null
      ? said.own(slot)
      : said.other(name, slot, cards.card(held.card)),
    look.last && said.last,
    (isTold(known) || !(isNot || known.forgets)) && said.knows(known.color, known.rank),
    isNot && said.not(known.not.colors, known.not.ranks),
    known.lit && said.lit,
    look.advised && said.advised,
    look.pins.length > 0 && said.touched(look.pins.map((pin) => cards.hint(namedBy(pin.clue), 1))),
  ]
    .filter((part) => part !== false)
    .join(', ');
}
