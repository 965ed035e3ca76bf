import { SeededRandom } from '../../../src/lib/core/random.ts';
import { blaze } from '../../../src/lib/games/blaze/rules/index.ts';
import type { BlazeView } from '../../../src/lib/games/blaze/rules/view.ts';
import { reached, stateOf, type Prepared } from './games.ts';
import { otherWorld } from './other-world.ts';

/** What the person in turn is at, and between how many cards they hold. */
export interface Sought {
  readonly role: 'ash' | 'attacker';
  readonly least: number;
  readonly most: number;
  readonly players: number;
}

/**
 * One position in two worlds that differ in what nobody at the table has seen, the hand of the
 * person in turn included: of that, more can be played in the first.
 */
export interface Alike {
  readonly name: string;
  readonly worlds: readonly [Prepared, Prepared];
}

const MOST_SEEDS = 3000;
/**
 * From so many cards on there is nearly always one that can be played; of fewer, none can be in the
 * second world.
 */
const OFTEN = 13;

/** The hand of whoever is in turn. */
function handInTurn(prepared: Prepared): BlazeView | null {
  const state = stateOf(prepared);
  const turn = blaze.turn(state);
  return turn >= 0 && turn < prepared.names.length ? blaze.view(state, turn) : null;
}

const playable = ({ own }: BlazeView): number =>
  own?.legal.filter((move) => 'card' in move).length ?? 0;

function isSought(view: BlazeView, { role, least, most }: Sought): boolean {
  const cards = view.own?.hand.length ?? 0;
  if (cards < least || cards > most || view.table.length === 0) return false;
  const open = view.table.some(({ beat }) => beat === null);
  return role === 'ash' ? view.viewer === view.ash && open : view.viewer !== view.ash;
}

/** The first such position in a row of seeded games: always the same one. */
export function alike(sought: Sought): Alike {
  for (let seed = 1; seed <= MOST_SEEDS; seed++) {
    const { players } = sought;
    const one = reached({ seed, players, stage: 'kindling 1', further: (seed * 7) % 120 });
    const view = handInTurn(one);
    if (!view || !isSought(view, sought)) continue;
    const other = otherWorld(one, null, new SeededRandom(seed));
    const otherView = handInTurn(other);
    if (!otherView) continue;
    const [most, least] = [playable(view), playable(otherView)].sort((a, b) => b - a);
    if (most === least || (sought.least < OFTEN && least !== 0)) continue;
    const worlds = playable(view) === most ? ([one, other] as const) : ([other, one] as const);
    return { name: one.names[view.viewer ?? 0] ?? '', worlds };
  }
  throw new Error(`${MOST_SEEDS} games have no such position`);
}
