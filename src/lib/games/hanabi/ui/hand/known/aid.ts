import type { Seat } from '../../../../../core/seats.ts';
import type { Card, Color, Rank } from '../../../rules/cards.ts';
import type { HanabiView } from '../../../rules/view.ts';
import { lastCopies } from '../../open-cards.ts';
import type { Memory } from '../../options/memory.ts';
import { couldBe, ruledOut, type RuledOut } from './known.ts';
import { pointedLast, pointedLately } from './lately.ts';

/** How much of what was told the table remembers for people. */
export type Aid = Memory;

/** What is to be seen of what the owner of a card knows. All of it is public. */
export interface Knowledge {
  /** What it was pointed at as. */
  readonly color: Color | null;
  readonly rank: Rank | null;
  /** It was pointed at just now: since the viewer acted, else by the last clue. */
  readonly lit: boolean;
  readonly not: RuledOut;
  /** Of older clues nothing is told: what is not said here may be known all the same. */
  readonly forgets: boolean;
  /** What it can still be; null where everybody has to find that out themselves. */
  readonly could: readonly Card[] | null;
}

/** Whether clues have told what it is. */
export const isTold = ({ color, rank }: Knowledge): boolean => color !== null || rank !== null;

/** Whether they have told what it is not. */
export const isRuledOut = ({ not }: Knowledge): boolean => not.colors.length + not.ranks.length > 0;

/** Cards without whose last copy a stack could not be completed, where the table thinks along. */
export const lastsIn = (view: HanabiView, aid: Aid): readonly Card[] =>
  aid === 'deductions' ? lastCopies(view) : [];

const NOTHING: RuledOut = { colors: [], ranks: [] };

/** What is known of every card in hands, by seat and slot, as far as the table remembers it. */
export function knowledgeIn(view: HanabiView, aid: Aid): readonly (readonly Knowledge[])[] {
  const { viewer } = view;
  // For nobody in particular what is new is what was told last.
  const pointed =
    aid === 'none' || viewer === null ? pointedLast(view) : pointedLately(view, viewer);
  const pointedAt = (seat: Seat, slot: number) =>
    pointed.find((one) => one.seat === seat && one.slot === slot);
  return view.hands.map((hand, seat) =>
    hand.map((held, slot): Knowledge => {
      const just = pointedAt(seat, slot);
      const lit = just !== undefined;
      if (aid === 'none') {
        const { color = null, rank = null } = just ?? {};
        return { color, rank, lit, not: NOTHING, forgets: true, could: null };
      }
      const { color, rank } = held;
      const could = aid === 'deductions' ? couldBe(held, view) : null;
      return { color, rank, lit, not: ruledOut(held), forgets: false, could };
    }),
  );
}
