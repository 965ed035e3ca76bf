import { keptFor, layoutOf, type HandLayout } from './layout.ts';
import { ASPECT, BELOW, FOOT, GAP, LEAN, LIFT, stepOf, TARGET, widestOf } from './measures.ts';
import { sizesFor, type Space } from './space.ts';

/** Hands no larger than this show well as one, whichever of their cards can be played. */
const FEW = 7;
/** What those that can be played may lose of their size by that; what more rows are worth. */
const LOSS = 0.85;
const WORTH_A_ROW = 1.12;
/** What the others are of their size at most, and how much of each is seen, aside and above. */
const SMALLER = 0.62;
const TUCKED = 0.55;
const OUT = 0.9;
/** So much of the width of one behind others is in sight above them: its sign is, too. */
const HEAD = 0.6;
/** In two rows beside what they are played on, those in front grow no wider, in px. */
const MOST_LOW = 94;

type Lies<Tier> = Extract<HandLayout, { tier: Tier }>;

/** A large hand, parted: those of its cards that can be played, and the rest. */
export interface Apart {
  readonly live: Lies<'fan'>;
  /** Small and close: only heads are seen of them, but of the last row beside the others. */
  readonly rest: Lies<'rows'>;
  /** The rest lies beside them, or looks out from behind them. */
  readonly beside: boolean;
}

/** What a parted hand has to lie in, in px, and the widest a card of it becomes. */
interface Bounds {
  readonly width: number;
  readonly height: number;
  readonly most: number;
}

/** How many cards can be played, and how many cannot. */
interface Parts {
  readonly live: number;
  readonly idle: number;
}

/** How a hand is parted with its rest in so many rows; null where some of it could not be hit. */
type Parting = (bounds: Bounds, parts: Parts, rows: number) => Apart | null;

/** The first is worth as much more as a row: all lie in one order, and their suits are read. */
const PARTINGS: readonly Parting[] = [restBehind, restBeside];
const ROWS = [1, 2] as const;

/**
 * How a hand lies of whose cards so many cannot be played, in the room the same hand has in one
 * piece; null where nothing is gained by parting it.
 */
export function apartOf(space: Space, cards: number, idle: number): Apart | null {
  const parts = { live: cards - idle, idle };
  if (cards <= FEW || idle === 0 || parts.live === 0) return null;
  const height = keptFor(space, cards) - LIFT - BELOW;
  const most = space.rows ? MOST_LOW : sizesFor(space).most;
  const bounds = { width: space.width, height, most };
  let best: Apart | null = null;
  let worth = LOSS * gainOf(layoutOf(space, cards));
  for (const parting of PARTINGS)
    for (const rows of ROWS) {
      const apart = parting(bounds, parts, rows);
      if (!apart || gainOf(apart.live) <= worth) continue;
      best = apart;
      worth = WORTH_A_ROW * gainOf(apart.live);
    }
  return best;
}

/** How much there is to see: of a whole card, and of one with another on it. */
const gainOf = ({ card, step }: HandLayout): number => card + Math.min(card, step);

function restBeside({ width, height, most }: Bounds, { live, idle }: Parts, rows: number) {
  const columns = Math.ceil(idle / rows);
  const tallest = Math.min(most, height / (ASPECT + FOOT));
  const small = smallBy(tallest, (height - (rows - 1) * TARGET) / ASPECT);
  const fan = fanIn(width - small - (columns - 1) * TARGET - 2 * GAP, live, tallest);
  if (!canBeHit(fan, small)) return null;
  // What is left over lets more be seen of the rest.
  const beyond = width - 2 * GAP - fan.card * (1 + LEAN) - (live - 1) * fan.step;
  const rest = headsOf(small, columns, {
    step: Math.min(TUCKED * small, stepOf(beyond, columns, small)),
    down: (height - small * ASPECT) / Math.max(1, rows - 1),
  });
  return { live: fan, rest: { ...rest, under: false }, beside: true };
}

function restBehind({ width, height, most }: Bounds, { live, idle }: Parts, rows: number) {
  const columns = Math.ceil(idle / rows);
  const free = height - LIFT;
  const tallest = Math.min(
    most,
    (free - rows * TARGET) / (ASPECT + FOOT),
    free / (ASPECT + FOOT + rows * HEAD * SMALLER),
  );
  const small = smallBy(tallest, width - (columns - 1) * TARGET);
  const fan = fanIn(width, live, tallest);
  if (!canBeHit(fan, small)) return null;
  // No wider than the outer ones lean.
  const within = width - LEAN * fan.card;
  const rest = headsOf(small, columns, {
    step: Math.min(small + GAP, stepOf(within, columns, small)),
    down: (free - fan.card * (ASPECT + FOOT)) / rows,
  });
  return { live: fan, rest: { ...rest, under: true }, beside: false };
}

/** How wide a card of the rest is: no wider than `least` leaves of it. */
const smallBy = (tallest: number, least: number): number =>
  Math.floor(Math.min(Math.max(TARGET, SMALLER * tallest), least));

function fanIn(width: number, cards: number, tallest: number): Lies<'fan'> {
  const card = Math.floor(Math.min(tallest, widestOf(width, cards, LEAN)));
  return { tier: 'fan', card, step: stepOf(width - LEAN * card, cards, card) };
}

/** The rest has to be hit, and no larger than what can be played. */
const canBeHit = (fan: Lies<'fan'>, small: number): boolean => small >= TARGET && fan.card > small;

/** Rows of which heads are seen, each as large as a finger at least. */
const headsOf = (card: number, columns: number, most: { step: number; down: number }) => ({
  tier: 'rows' as const,
  card,
  columns,
  step: Math.max(TARGET, most.step),
  down: Math.max(TARGET, Math.min(most.down, OUT * ASPECT * card)),
});
