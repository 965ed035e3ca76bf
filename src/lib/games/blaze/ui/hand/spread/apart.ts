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
  FOOT,
  GAP,
  LEAN,
  LIFT,
  SEEN_WHOLE,
  stepOf,
  TARGET,
  WHOLE,
  widestOf,
} from './measures.ts';
import { sizesFor, type Space } from './space.ts';

/** Hands no larger than this show well as one, whichever of their cards can be played. */
const FEW = 7;
/** What those that can be played may lose of their size by that; what more rows are worth. */
const LOSS = 0.85;
const WORTH_A_ROW = 1.02;
/**
 * What the others are of their size, at most and at least, and where there is height to spare;
 * what is seen of each above the next.
 */
const SMALLER = 0.62;
const SMALLER_HIGH = 0.8;
const SMALLEST = 0.4;
const OUT = 0.9;
/** Of several rows each has so much of its height to itself: the next lies over its foot. */
const LAPPED = 0.72;
/** So few are found at once in a hand that lies in order, by their light: they stay in it. */
const ONE_OR_TWO = 2;
/** So much of the width of one behind others is in sight above them: its sign is, too. */
const HEAD = 0.6;
/** The same on a table with height for it, in px from there on: the bird's number, too. */
const HEAD_ON_TABLE = 1.04;
const HIGH_TABLE = 896;
/** How much higher a fan is than a card of it is wide. */
const FAN_HIGH = ASPECT + FOOT;
/** Where their numbers are whole, they may be so much smaller. */
const WORTH_WHOLE = 0.72;
/** What a row of heads may take of what lies round a hand, in px. */
const EDGES = 8;
/** In two rows beside what they are played on, those in front grow no wider, in px. */
const MOST_LOW = 94;

/** A large hand, parted: those of its cards that can be played, and the rest. */
export interface Apart {
  readonly live: HandLayout;
  /** Small and close, only heads are seen, behind the others, which lie on its feet. */
  readonly rest: RowsLayout;
}

/**
 * What a parted hand has to lie in, in px, and the widest a card of it becomes; how many cards can
 * be played, and how many cannot; how much of one of these is in sight, as part of its width.
 */
interface Bounds {
  readonly width: number;
  readonly height: number;
  readonly most: number;
  readonly head: number;
  readonly live: number;
  readonly idle: number;
}

/** How those in front lie, behind whom the rest looks out. */
const FRONTS = [fanIn, rowsIn] as const;
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
  const head = space.asTable && space.height >= HIGH_TABLE ? HEAD_ON_TABLE : HEAD;
  const bounds = { width: space.width, height, most, head, live, idle };
  let best: Apart | null = null;
  let worth = LOSS * gainOf(layoutOf(space, cards));
  for (const lie of FRONTS)
    for (const rows of ROWS) {
      const apart = restBehind(bounds, rows, lie);
      if (!canBeHit(apart)) continue;
      const gain = gainOf(apart.live);
      const isClearer = best && gain * WORTH_A_ROW >= worth && headOf(apart) > headOf(best);
      if (gain <= worth && !isClearer) continue;
      worth = WORTH_A_ROW * gain;
      best = apart;
    }
  return best;
}

/** How much there is to see: of a whole card, and of one with another on its margin or beyond. */
const gainOf = ({ card, step }: HandLayout): number => card + (step < WHOLE * card ? step : card);

/** How much of each of the rest is in sight, in square px. */
const headOf = ({ rest }: Apart): number => Math.min(rest.step, rest.card) * rest.down;

function restBehind(bounds: Bounds, rows: number, lie: typeof fanIn): Apart {
  const { width, height, head, live, idle } = bounds;
  const columns = Math.ceil(idle / rows);
  const free = height - LIFT;
  const high = Math.min(free - rows * TARGET, free / (1 + (rows * head * SMALLER) / FAN_HIGH));
  const front = lie({ ...bounds, height: high });
  const down = (height + BELOW - heightOf(front, live)) / rows;
  const large = Math.min(SMALLER_HIGH * front.card, down / (rows > 1 ? LAPPED : OUT) / ASPECT);
  const most = Math.max(SMALLER * front.card, large);
  const small = smallBy(most, width + EDGES - (columns - 1) * TARGET);
  // No wider than the outer ones lean.
  const step = stepOf(width - LEAN * front.card, columns, small);
  return { live: front, rest: headsOf({ card: small, columns, step, down, under: true }) };
}

/** How wide a card of the rest is: no wider than `least` leaves of it. */
const smallBy = (most: number, least: number): number =>
  Math.floor(Math.min(Math.max(TARGET, most), least));

function fanIn({ width, height, most, live }: Bounds): HandLayout {
  const widest = Math.min(most, height / FAN_HIGH, widestOf(width, live, LEAN));
  const whole = widestOf(width, live, LEAN, SEEN_WHOLE);
  const card = Math.floor(whole < WORTH_WHOLE * widest ? widest : Math.min(widest, whole));
  return { tier: 'fan', card, step: stepOf(width - LEAN * card, live, card) };
}

/** In two rows. */
function rowsIn({ width, height, most, live }: Bounds): HandLayout {
  const space = { width, height: height + LIFT + BELOW };
  return rowsFor(space, live, { most, rows: [2, 2], easy: most + 1 });
}

/** The rest has to be hit, smaller than what can be played, and no crumbs. */
const canBeHit = ({ live, rest }: Apart): boolean =>
  rest.card >= Math.max(TARGET, SMALLEST * live.card) && rest.card < live.card;

/** Rows of which heads are seen, each as large as a finger at least. */
const headsOf = (heads: Omit<RowsLayout, 'tier'>): RowsLayout => ({
  ...heads,
  tier: 'rows',
  step: Math.max(TARGET, Math.min(heads.card + GAP, heads.step)),
  down: Math.max(TARGET, Math.min(heads.down, OUT * ASPECT * heads.card)),
});
