import type { GameTypes } from '../games/contract/rules.ts';
import { bareSeat, type Desk } from '../table/desk.ts';
import type { Entry } from '../table/journal.ts';
import { step, type Input } from '../table/step.ts';

/** Where a step leads that has begun and is not on the glass yet. */
export interface PendingStep<G extends GameTypes> {
  readonly desk: Desk<G>;
  /** What is stored, or being stored, to get there. */
  readonly entries: readonly Entry<G>[];
  /** The glass was covered meanwhile: what comes of it is told to nobody. */
  readonly silent?: boolean;
}

/** The desk with its glass covered. */
export function covered<G extends GameTypes>(desk: Desk<G>): Desk<G> {
  const hid = step(desk, { do: 'hide' });
  return hid.ok ? hid.value.desk : desk;
}

/**
 * The desk to go on with where the glass was covered while a step was stored: nobody has seen more
 * of their hand than `before`. Somebody alone has, as no cover shuts their hand.
 */
export function behindCover<G extends GameTypes>(desk: Desk<G>, before: Desk<G>): Desk<G> {
  const shut = covered(desk);
  if (bareSeat(shut) !== null) return shut;
  return {
    ...shut,
    looked: desk.looked.map((count, seat) => Math.min(count, before.looked[seat] ?? 0)),
  };
}

/** A desk in which the hand that was about to open stays shut: the glass is as it was `before`. */
export const keptShut = <G extends GameTypes>(desk: Desk<G>, before: Desk<G>): Desk<G> => ({
  ...behindCover(desk, before),
  glass: before.glass,
});

/**
 * What a journal has to say once a desk was stored, and its hands stayed shut meanwhile: how much
 * their owners have seen after all.
 */
export const unseenIn = <G extends GameTypes>(
  { looked }: Desk<G>,
  stored: Desk<G>,
): readonly Entry<G>[] =>
  looked.flatMap((commits, seat) =>
    commits < stored.looked[seat]! ? [{ do: 'looked', seat, commits }] : [],
  );

/** Whether it would open a hand. */
export const opensHand = <G extends GameTypes>({ desk, entries }: PendingStep<G>): boolean =>
  bareSeat(desk) !== null && entries.some(({ do: what }) => what === 'looked' || what === 'shown');

/** Whether it is a computer player's move. */
export const isBotMove = <G extends GameTypes>({ entries }: PendingStep<G>): boolean =>
  entries.some((entry) => entry.do === 'commit' && entry.kind === 'bot');

type Act = Input<GameTypes>['do'];

/** What somebody can do in their open hand, and still can after a computer player's move. */
const OWN_ACTS: readonly Act[] = ['stage', 'unstage', 'commit', 'say', 'standOut'];
/** What somebody can do at a plate or in the menu, and means the same after such a move. */
const STEADY_ACTS: readonly Act[] = ['want', 'standOut', 'seat', 'way'];

/**
 * Whether what somebody does while a computer player's move is stored can still be done afterwards.
 * An answer at a plate cannot: it may have been to another question.
 */
export const canWaitForBot = (act: Act, isHandOpen: boolean): boolean =>
  (isHandOpen ? OWN_ACTS : STEADY_ACTS).includes(act);
