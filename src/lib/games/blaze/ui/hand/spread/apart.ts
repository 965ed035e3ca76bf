import {
  ASPECT,
  BELOW,
  FOOT,
  GAP,
  keptFor,
  layoutOf,
  LEAN,
  LIFT,
  sizesFor,
  stepOf,
  TARGET,
  widestOf,
  type HandLayout,
  type Space,
} from './layout.ts';

/** Hands no larger than this show well as one, whichever of their cards can be played. */
const FEW = 7;
/** What those that can be played may lose of their size by that; what more rows are worth. */
const LOSS = 0.85;
const WORTH_A_ROW = 1.12;
/** What the others are of their size at most, and how much of each is seen at most. */
const SMALLER = 0.7;
const TUCKED = 0.62;

type Lies<Tier> = Extract<HandLayout, { tier: Tier }>;

/** A large hand, parted: those of its cards that can be played, and the rest. */
export interface Apart {
  readonly live: Lies<'fan'>;
  /** Small and close: only heads are seen of them, but of the last row beside the others. */
  readonly rest: Lies<'rows'>;
  /** The rest lies beside them, or looks out from behind them. */
  readonly beside: boolean;
}

/**
 * How a hand lies of whose cards so many cannot be played, in the room the same hand has in one
 * piece; null where nothing is gained by parting it.
 */
export function apartOf(space: Space, cards: number, idle: number): Apart | null {
  const whole = layoutOf(space, cards);
  const live = cards - idle;
  if (cards <= FEW || idle === 0 || live === 0) return null;
  const inside = keptFor(space, cards) - LIFT - BELOW;
  const { width } = space;
  const { most } = sizesFor(space);
  let best: Apart | null = null;
  let worth = LOSS * (whole.card + Math.min(whole.card, whole.step));
  for (const beside of [true, false])
    for (const rows of [1, 2, 3]) {
      const columns = Math.ceil(idle / rows);
      const heads = beside ? (rows - 1) * TARGET : rows * TARGET + LIFT;
      const tallest = Math.min(most, (inside - (beside ? 0 : heads)) / (ASPECT + FOOT));
      const seen = (columns - 1) * TARGET;
      const least = beside ? (inside - heads) / ASPECT : width - seen;
      const small = Math.floor(Math.min(Math.max(TARGET, SMALLER * tallest), least));
      const room = width - (beside ? small + seen + 2 * GAP : 0);
      const card = Math.floor(Math.min(tallest, widestOf(room, live, LEAN)));
      const step = stepOf(room - LEAN * card, live, card);
      const gain = card + Math.min(card, step);
      if (small < TARGET || card <= small || gain <= worth) continue;
      worth = WORTH_A_ROW * gain;
      // What is left over lets more be seen of the rest.
      const beyond = beside ? width - 2 * GAP - card * (1 + LEAN) - (live - 1) * step : width;
      const widest = Math.min(
        beside ? TUCKED * small : small + GAP,
        stepOf(beyond, columns, small),
      );
      const high = beside
        ? (inside - small * ASPECT) / Math.max(1, rows - 1)
        : (inside - LIFT - card * (ASPECT + FOOT)) / rows;
      best = {
        live: { tier: 'fan', card, step },
        rest: {
          tier: 'rows',
          card: small,
          step: Math.max(TARGET, widest),
          columns,
          down: Math.max(TARGET, Math.min(high, TUCKED * ASPECT * small)),
          under: !beside,
        },
        beside,
      };
    }
  return best;
}
