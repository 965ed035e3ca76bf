import { failure, success, type Result } from '../core/result.ts';
import type { Seat } from '../core/seats.ts';
import type { GameTypes } from '../games/contract/rules.ts';
import { sawItAll, type Step } from './commit.ts';
import {
  bareSeat,
  isPerson,
  openSeat,
  peopleOf,
  soloOf,
  unveiledGlass,
  type Desk,
} from './desk.ts';
import { dueOf } from './due.ts';
import { atRest, coverFor, restingGlass, TABLE } from './glass.ts';
import type { Way } from '../core/way.ts';
import type { Glass } from './public.ts';

/** Why the glass does not turn. */
export type LookRefusal = {
  readonly code:
    | 'notOnTable'
    | 'notCovered'
    | 'notPressed'
    | 'noHandOpen'
    | 'otherSeat'
    | 'noPerson'
    | 'nothingToSee'
    | 'botsTurn'
    /** The one person who plays never needs a cover. */
    | 'alone';
};

type LookResult<G extends GameTypes> = Result<Step<G>, LookRefusal>;

const turned = <G extends GameTypes>(desk: Desk<G>): LookResult<G> =>
  success({ desk, entries: [] });

/**
 * A person begins to press a control on the table that names their seat: the cover comes at once.
 */
export function press<G extends GameTypes>(desk: Desk<G>, seat: Seat): LookResult<G> {
  if (desk.glass.mode !== 'table') return failure({ code: 'notOnTable' });
  if (!isPerson(desk, seat)) return failure({ code: 'noPerson' });
  const refusal = whyNoHand(desk);
  if (refusal) return failure(refusal);
  return turned({ ...desk, glass: { mode: 'cover', seat, pressed: true } });
}

/** They let go too early: back to the table. */
export function release<G extends GameTypes>(desk: Desk<G>): LookResult<G> {
  const pressed = desk.glass.mode === 'cover' && desk.glass.pressed;
  return pressed ? turned({ ...desk, glass: TABLE }) : failure({ code: 'notPressed' });
}

/**
 * Somebody wants a person's hand to be shown to all but its owner: the cover tells that one to look
 * away, and any other to press.
 */
export function show<G extends GameTypes>(desk: Desk<G>, seat: Seat): LookResult<G> {
  const { game, state } = desk;
  if (desk.glass.mode !== 'table') return failure({ code: 'notOnTable' });
  if (!isPerson(desk, seat)) return failure({ code: 'noPerson' });
  if (soloOf(desk) !== null || peopleOf(desk).length < 2) return failure({ code: 'alone' });
  const refusal = whyNoHand(desk);
  if (refusal) return failure(refusal);
  if (game.viewShowing(state, seat) === null) return failure({ code: 'nothingToSee' });
  return turned({ ...desk, glass: { mode: 'cover', seat, pressed: false, shows: true } });
}

/**
 * The seat the cover names opens its hand, or others have it shown to them. A request to undo that
 * waits for consent is dropped: the game goes on.
 */
export function open<G extends GameTypes>(desk: Desk<G>, seat: Seat): LookResult<G> {
  if (desk.glass.mode !== 'cover') return failure({ code: 'notCovered' });
  if (desk.glass.seat !== seat) return failure({ code: 'otherSeat' });
  const refusal = whyNoHand(desk);
  if (refusal) return failure(refusal);
  const bare = (mode: 'hand' | 'shown'): Desk<G> => ({
    ...desk,
    glass: { mode, seat },
    undo: null,
  });
  return success(
    desk.glass.shows
      ? { desk: sawHand(bare('shown')), entries: [{ do: 'shown', seat }] }
      : { desk: sawOwnHand(bare('hand'), seat), entries: [{ do: 'looked', seat }] },
  );
}

/** The desk once a seat has opened its hand and so taken the device. */
export const sawOwnHand = <G extends GameTypes>(desk: Desk<G>, seat: Seat): Desk<G> => ({
  ...sawHand(sawItAll(desk, seat)),
  holder: seat,
});

/** The desk once somebody has seen cards in a hand. */
export const sawHand = <G extends GameTypes>(desk: Desk<G>): Desk<G> => ({
  ...desk,
  opened: desk.past.length,
});

/**
 * Nobody has a hand before a deal, nor once the game is over; while a bot is due, what it does is
 * shown to all on the table.
 */
function whyNoHand<G extends GameTypes>(desk: Desk<G>): LookRefusal | null {
  const { kind } = dueOf(desk);
  if (kind === 'bot') return { code: 'botsTurn' };
  return kind === 'deal' || kind === 'over' ? { code: 'nothingToSee' } : null;
}

/** The hand on the glass is laid down. What lies ready in it stays for its owner. */
export function layDown<G extends GameTypes>(desk: Desk<G>): LookResult<G> {
  if (bareSeat(desk) === null) return failure({ code: 'noHandOpen' });
  if (soloOf(desk) !== null) return failure({ code: 'alone' });
  return turned({ ...desk, glass: restingGlass(desk) });
}

/** From the cover to the public table. */
export function showTable<G extends GameTypes>(desk: Desk<G>): LookResult<G> {
  return desk.glass.mode === 'cover'
    ? turned({ ...desk, glass: TABLE })
    : failure({ code: 'notCovered' });
}

/** The app leaves the foreground: whatever was on the glass is covered. */
export function hide<G extends GameTypes>(desk: Desk<G>): LookResult<G> {
  return turned({ ...desk, glass: coveredGlass(desk) });
}

/** What a desk shows when nobody has pressed anything yet: after a pause, a reload, a crash. */
export function coveredGlass<G extends GameTypes>(desk: Desk<G>): Glass {
  const unveiled = unveiledGlass(desk);
  if (unveiled) return unveiled;
  const due = dueOf(desk);
  return coverFor(openSeat(desk) ?? (due.kind === 'visit' ? due.seat : null));
}

/** From now on the device goes round in this way. */
export function changeWay<G extends GameTypes>(desk: Desk<G>, way: Way): LookResult<G> {
  const changed: Desk<G> = { ...desk, seating: { ...desk.seating, way } };
  return success({ desk: atRest(changed), entries: [{ do: 'way', way }] });
}
