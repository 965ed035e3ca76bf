import { NOBODY, type Seat } from '../../../../core/seats.ts';
import { actionOf } from '../../../contract/move-code.ts';
import { FACES } from '../../rules/cards.ts';
import { PASS } from '../../rules/moves.ts';
import { isChallenge, KINDLING, type BlazeState } from '../../rules/state.ts';
import { hasPassed } from '../../rules/turn.ts';
import type { Habits } from '../habits.ts';
import { attack } from '../instinct.ts';
import { lowestOf } from '../../rules/sets.ts';

/**
 * Whether the attackers, with the hands they have in this world and such habits, would have done
 * what they did in this challenge: Fire opened with a card cheaper than what it kept, and whoever
 * passed had nothing worth adding. What lies there now is looked at: a beat since a pass may have
 * brought a rank, which makes the judgement a little too hard while other cards are still unbeaten.
 */
export function isPlausible(s: BlazeState, viewer: Seat, habits: Habits): boolean {
  if (!isChallenge(s) || s.attacks === 0) return true;
  if (s.fire !== viewer && keptCheaper(s, habits)) return false;
  return !passedWorthy(s, s.fire, viewer, habits) && !passedWorthy(s, s.ember, viewer, habits);
}

/** Whether Fire holds a card it would have opened with instead. */
function keptCheaper(s: BlazeState, habits: Habits): boolean {
  const { cost, pair } = s.phase === KINDLING ? habits.kindling : habits.burn;
  const base = s.trump * FACES;
  const opened = cost[base + s.attackCards[0]!]! - pair;
  for (let faces = s.once[s.fire]!; faces !== 0; faces &= faces - 1)
    if (cost[base + lowestOf(faces)]! < opened) return true;
  return false;
}

function passedWorthy(s: BlazeState, seat: Seat, viewer: Seat, habits: Habits): boolean {
  if (seat === NOBODY || seat === viewer || !hasPassed(s, seat)) return false;
  const phase = s.phase === KINDLING ? habits.kindling : habits.burn;
  return s.attacks < s.limit && actionOf(attack(s, seat, phase)) !== PASS;
}
