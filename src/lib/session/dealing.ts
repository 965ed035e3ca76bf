import { secureRandom, shuffle, type Random } from '../core/random.ts';
import type { GameTypes } from '../games/contract/rules.ts';
import type { Desk } from '../table/desk.ts';

/** The browser's secure source, for real deals. */
export const cryptoRandom = (): Random => secureRandom((words) => crypto.getRandomValues(words));

/** An order for the deal that is due, every one as likely as the others; null where none is due. */
export function drawOrder<G extends GameTypes>(
  { game, state }: Desk<G>,
  random: Random,
): readonly string[] | null {
  const cards = game.dealDue(state);
  return cards && shuffle([...cards], random);
}
