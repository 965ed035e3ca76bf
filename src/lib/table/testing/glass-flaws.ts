import type { Seat } from '../../core/seats.ts';
import type { GameTypes } from '../../games/contract/rules.ts';
import { isPerson, unveiledGlass, type Desk } from '../desk.ts';
import { firstFlaw, flawIf, type Change } from './change.ts';
import type { Machine } from './evening.ts';
import type { Prompt } from '../public.ts';

/** What is wrong with how the glass turned. */
export function glassFlaw<G extends GameTypes>(change: Change<G>): string | null {
  const { desk, prompt } = change;
  return firstFlaw(
    flawIf(
      JSON.stringify(prompt.glass) !== JSON.stringify(desk.glass),
      'the prompt shows another glass',
    ),
    coverFlaw(change),
    standingGlassFlaw(desk, prompt),
  );
}

/** A hand opens only from a cover that names it, by that seat's act; and hiding covers. */
function coverFlaw<G extends GameTypes>({ before, input, desk }: Change<G>): string | null {
  if (unveiledGlass(desk)) return null;
  const [was, is] = [before.glass, desk.glass];
  const hid = input.do !== 'hide' || is.mode === 'cover';
  if (is.mode !== 'hand' && is.mode !== 'shown') return flawIf(!hid, 'hiding did not cover');
  const wasOpen = was.mode === is.mode && was.seat === is.seat;
  const shows = is.mode === 'shown' ? true : undefined;
  const wasCovered = was.mode === 'cover' && was.seat === is.seat && was.shows === shows;
  const openedIt = input.do === 'open' && input.seat === is.seat;
  return firstFlaw(
    flawIf(!wasOpen && !wasCovered, 'a hand without its cover'),
    flawIf(!wasOpen && !openedIt, 'a hand nobody opened'),
    flawIf(!hid, 'hiding did not cover'),
  );
}

/** What may never be seen, however it came about. */
export function standingGlassFlaw<G extends GameTypes>(
  desk: Desk<G>,
  { glass, due }: Pick<Prompt, 'glass' | 'due'>,
): string | null {
  const unveiled = unveiledGlass(desk);
  if (unveiled)
    return flawIf(
      JSON.stringify(glass) !== JSON.stringify(unveiled),
      'a cover where there is nobody to hide anything from',
    );
  if (glass.mode === 'table') return null;
  if (glass.mode === 'cover')
    return flawIf(glass.seat !== null && !isPerson(desk, glass.seat), 'a cover for no person');
  const closed = due.kind === 'bot' || due.kind === 'deal' || due.kind === 'over';
  return firstFlaw(
    flawIf(!isPerson(desk, glass.seat), 'the hand of no person'),
    flawIf(closed, `a hand is open though this is due: ${due.kind}`),
  );
}

/**
 * Whether a person can get at their hand from here, by what anybody would try; the inputs are few.
 */
export function reachFlaw<G extends GameTypes>(
  machine: Machine<G>,
  from: Desk<G>,
  seat: Seat,
): string | null {
  let desk = from;
  for (let inputs = 0; inputs < 5; inputs++) {
    const { glass } = desk;
    if (glass.mode === 'hand' && glass.seat === seat) return null;
    const isOwnCover = glass.mode === 'cover' && glass.seat === seat && !glass.shows;
    const next = machine.step(
      desk,
      isOwnCover
        ? { do: 'open', seat }
        : glass.mode === 'hand' || glass.mode === 'shown'
          ? { do: 'layDown' }
          : glass.mode === 'cover'
            ? { do: 'showTable' }
            : { do: 'press', seat },
    );
    if (!next.ok) return `seat ${seat} cannot reach its hand: ${JSON.stringify(next.problem)}`;
    desk = next.value.desk;
  }
  return `seat ${seat} does not get to its hand`;
}
