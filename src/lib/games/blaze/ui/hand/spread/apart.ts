import {
  heightOf,
  keptFor,
  layoutOf,
  rowsFor,
  type HandLayout,
  type RowsLayout,
} from './layout.ts';
import {
  ASPECT,
  BELOW,
  CORNER,
  LIFT,
  RAISED_SEEN,
  SEEN_WHOLE,
  stepOf,
  TARGET,
  WHOLE,
  widestOf,
} from './measures.ts';
import { sizesFor, type Space } from './space.ts';

/** Hands no larger than this show well as one, whichever of their cards can be played. */
const FEW = 7;
/** What those that can be played may lose of their size by that. */
const LOSS = 0.85;
/**
 * What the others are of their size, at most and at least; what is seen of each above the next, at
 * most.
 */
const SMALLER_HIGH = 0.8;
const SMALLEST = 0.4;
const OUT = 0.9;
/** So few are found at once in a hand that lies in order, by their light: they stay in it. */
export const ONE_OR_TWO = 2;
/** So much is to be in sight of one behind others, of their width. */
const HEAD = 0.5;
/** Where their numbers are whole, they may be so much smaller. */
const WORTH_WHOLE = 0.72;
/** What lies round a hand, in px: a row of heads may take it, and those in front keep off it. */
const EDGES = 8;
/** In two rows beside what they are played on, those in front grow no wider, in px. */
const MOST_LOW = 94;

/** A large hand, parted: those of its cards that can be played, and the rest. */
export interface Apart {
  readonly live: RowsLayout;
  /** Small and close, only heads are seen, behind the others, which lie on its feet. */
  readonly rest: RowsLayout;
}

/**
 * What a parted hand has to lie in, in px, and the widest a card of it becomes; how many cards can
 * be played, and how many cannot.
 */
interface Bounds {
  readonly width: number;
  readonly height: number;
  readonly most: number;
  readonly live: number;
  readonly idle: number;
}

/** In so many rows those in front lie, behind whom the rest looks out. */
const FRONTS = [1, 2] as const;
const ROWS = [1, 2, 3] as const;

/**
 * How a hand lies of whose cards so many cannot be played, in the room the same hand has in one
 * piece; null where nothing is gained by parting it.
 */
export function apartOf(space: Space, cards: number, idle: number): Apart | null {
  const live = cards - idle;
  if (cards <= FEW || idle === 0 || live <= ONE_OR_TWO) return null;
  const height = keptFor(space, cards) - LIFT - BELOW;
  const most = space.rows ? MOST_LOW : sizesFor(space).most;
  const bounds = { width: space.width, height, most, live, idle };
  let best: Apart | null = null;
  let worth = LOSS * gainOf(layoutOf(space, cards));
  for (const front of FRONTS)
    for (const rows of ROWS) {
      const apart = restBehind(bounds, rows, front);
      const gain = gainOf(apart.live);
      // The rest has to be hit, and is no crumbs.
      if (gain <= worth || apart.rest.card < Math.max(TARGET, SMALLEST * apart.live.card)) continue;
      worth = gain;
      best = apart;
    }
  return best;
}

/** How much there is to see: of a whole card, and of one with another on its margin or beyond. */
const gainOf = ({ card, step }: HandLayout): number => card + (step < WHOLE * card ? step : card);

function restBehind(bounds: Bounds, rows: number, used: number): Apart {
  const { width, height, live, idle } = bounds;
  const columns = Math.ceil(idle / rows);
  const free = height - LIFT;
  const high = Math.min(free - rows * TARGET, free / (1 + (rows * HEAD) / ASPECT));
  const front = frontIn({ ...bounds, height: high }, used);
  const down = (height + BELOW - heightOf(front, live)) / rows;
  const beside = widestOf(width + EDGES, columns, 0, CORNER);
  // Above those in front its raised number is whole.
  const card = Math.floor(Math.min(SMALLER_HIGH * front.card, beside, down / RAISED_SEEN / ASPECT));
  // Of each a head is seen, as large as a finger at least.
  const rest: RowsLayout = {
    tier: 'rows',
    card,
    columns,
    step: Math.max(TARGET, stepOf(width, columns, card)),
    down: Math.min(down, OUT * ASPECT * card),
    under: true,
  };
  return { live: front, rest };
}

/** Straight rows as the rest lies in: behind a fan the feet of the rest were cut on a slant. */
function frontIn({ width, height, most, live }: Bounds, used: number): RowsLayout {
  const space = { width: width - EDGES, height: height + LIFT + BELOW };
  const lie = (widest: number) =>
    rowsFor(space, live, { most: widest, rows: [used, used], easy: most + 1 });
  const front = lie(most);
  const whole = widestOf(space.width, front.columns, 0, SEEN_WHOLE);
  return whole < WORTH_WHOLE * front.card ? front : lie(Math.min(most, whole));
}
