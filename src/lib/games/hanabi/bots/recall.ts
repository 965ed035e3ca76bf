import { assert } from '../../../core/assert.ts';
import type { Random } from '../../../core/random.ts';
import { seatsFrom } from '../../../core/seats.ts';
import { DECK_SIZE, faceOf, type Face } from '../rules/cards.ts';
import { imagine } from '../rules/imagine.ts';
import { toCode } from '../rules/moves.ts';
import { deal } from '../rules/play.ts';
import { handSize } from '../rules/rulebook.ts';
import { cellOf, HanabiState } from '../rules/state.ts';
import type { HanabiView } from '../rules/view.ts';
import { Remembered } from './memory.ts';

/**
 * The game of a view, with what its owner remembers of it: played again from the deal. What the
 * view does not show is put anywhere it fits.
 */
export function recall(view: HanabiView, random: Random): Remembered {
  const now = imagine(view, random);
  const memory = new Remembered(new HanabiState(now.setup));
  deal(memory.state, dealtOrder(view, now));
  for (const { move } of view.acts) memory.play(toCode(move));
  assert(memory.state.actCount === now.actCount, 'a game can be played again');
  return memory;
}

/** The deck as it was at first: cards that left a hand are in the acts, all others lie there. */
function dealtOrder({ players, first, acts }: HanabiView, now: HanabiState): Face[] {
  const order = new Array<Face>(DECK_SIZE);
  const size = handSize(players);
  let drawn = 0;
  const hands = seatsFrom(0, players).map((): number[] => []);
  for (const seat of seatsFrom(first, players))
    while (hands[seat]!.length < size) hands[seat]!.push(drawn++);
  for (const act of acts) {
    if ('slots' in act) continue;
    const hand = hands[act.move.seat]!;
    order[hand.splice(act.move.slot, 1)[0]!] = faceOf(act.card);
    if (drawn < DECK_SIZE) hand.push(drawn++);
  }
  hands.forEach((hand, seat) =>
    hand.forEach((place, slot) => (order[place] = now.hands[cellOf(seat, slot)]!)),
  );
  for (let place = drawn; place < DECK_SIZE; place++) order[place] = now.deck[place]!;
  return order;
}
