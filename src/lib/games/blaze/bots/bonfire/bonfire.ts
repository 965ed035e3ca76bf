import { assert } from '../../../../core/assert.ts';
import type { Random } from '../../../../core/random.ts';
import type { Seat } from '../../../../core/seats.ts';
import { legalCodes } from '../../rules/facts.ts';
import { imagine } from '../../rules/imagine.ts';
import { PASS, toMove, type BlazeMove } from '../../rules/moves.ts';
import { play } from '../../rules/play.ts';
import { BlazeState } from '../../rules/state.ts';
import type { BlazeView } from '../../rules/view.ts';
import type { Budget, ChosenMove } from '../../../contract/bot.ts';
import { actionOf, type MoveCode } from '../../../contract/move-code.ts';
import { finish, type Steps } from '../../../bots/steps.ts';
import { GREEDY, SEASONED } from '../habits.ts';
import { instinct, MOST_IDLE } from '../instinct.ts';
import { QuickRandom } from '../../../bots/quick-random.ts';
import { search } from './search.ts';
import { ImaginedWorlds } from './worlds.ts';

/**
 * The strongest player: tries its moves in many states that agree with its view, and takes the one
 * after which it wins most.
 */
export const bonfire = (view: BlazeView, random: Random, budget: Budget): ChosenMove<BlazeMove> =>
  finish(deliberate(view, random, budget));

/** The same, bit by bit. */
export function* deliberate(
  view: BlazeView,
  random: Random,
  budget: Budget,
): Steps<ChosenMove<BlazeMove>> {
  const { viewer, own } = view;
  assert(viewer !== null && own !== null, 'a player has a seat');
  const [only, ...rest] = own.legal;
  if (only && rest.length === 0) return { move: only, iterations: 0 };
  const quick = new QuickRandom(random);
  const imagined = imagine(view, quick);
  const { code, iterations } = yield* search(
    {
      seat: viewer,
      codes: choices(imagined, viewer),
      worlds: new ImaginedWorlds(imagined, viewer, quick),
      own: SEASONED,
      others: [GREEDY, SEASONED],
      random: quick,
    },
    budget,
  );
  return { move: toMove(code), iterations };
}

/**
 * A seat's legal moves; where hands have rotated for long, and Ash can beat all that lies there,
 * only those after which it still can.
 */
export function choices(s: BlazeState, seat: Seat): readonly MoveCode[] {
  const all = legalCodes(s, seat);
  if (s.idle < MOST_IDLE || seat !== s.ash) return all;
  const beating = all.filter((code) => actionOf(code) !== PASS && beatsAll(s, code));
  return beating.length > 0 ? beating : all;
}

/** Whether Ash has an answer to whatever a beat leaves unbeaten. */
function beatsAll(s: BlazeState, beat: MoveCode): boolean {
  const after = new BlazeState(s.setup);
  after.copyFrom(s);
  play(after, beat);
  return after.unbeaten === 0 || actionOf(instinct(after, s.ash, SEASONED)) !== PASS;
}
