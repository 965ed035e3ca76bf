import type { Seat } from '../../../../../core/seats.ts';
import type { Color, Rank } from '../../../rules/cards.ts';
import type { HanabiView } from '../../../rules/view.ts';
import type { HanabiWords } from '../../../words/index.ts';
import type { Aid } from '../../hand/known/aid.ts';
import { pointedLast } from '../../hand/known/lately.ts';

/** What is to be seen of a card that lies face down. */
export interface BackLook {
  /** What it was pointed at as, as far as the table remembers it. */
  readonly color: Color | null;
  readonly rank: Rank | null;
  /** The last clue pointed at it. */
  readonly lit: boolean;
}

/** The backs of a hand, the oldest first. */
export function backsOf(view: HanabiView, seat: Seat, aid: Aid): readonly BackLook[] {
  const pointed = pointedLast(view).filter((one) => one.seat === seat);
  return view.hands[seat]!.map(({ color, rank }, slot): BackLook => {
    const just = pointed.find((one) => one.slot === slot);
    const lit = just !== undefined;
    if (aid !== 'none') return { color, rank, lit };
    return { color: just?.color ?? null, rank: just?.rank ?? null, lit };
  });
}

/** A back in words: "card c, pointed at as red". */
export function backName(
  { color, rank, lit }: BackLook,
  slot: string,
  words: HanabiWords['table']['held'],
  aid: Aid,
): string {
  const card = (aid === 'none' ? words.bare : words.card)(slot, color, rank);
  return lit ? `${card}, ${words.lit}` : card;
}
