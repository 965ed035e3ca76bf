/** Height by width of a card. */
const RATIO = 7 / 5;
/** Between two cards, between two hands, and between a hand's edge and what lies in it; in px. */
interface Gaps {
  readonly cards: number;
  readonly hands: number;
  readonly rim: number;
}
/** From this height on, in px; the most space first. */
const GAPS: readonly (Gaps & { readonly from: number })[] = [
  { from: 560, cards: 7, hands: 10, rim: 8 },
  { from: 400, cards: 4, hands: 6, rim: 4 },
  { from: 0, cards: 3, hands: 3, rim: 1 },
];
const LEAST_GAPS: Gaps = { cards: 2, hands: 2, rim: 1 };
/** No wider in all than at ease, so that a lower room never has larger cards. */
const SNUG_GAPS: Gaps = { cards: 10, hands: 10, rim: 4 };
/** On a tablet of this width hands lie side by side, and their height says nothing of it; px. */
const BROAD = 700;
/** What is no narrower and no lower is on a tablet; px. */
const LARGE = { width: 500, height: 540 };
const isLarge = ({ width, height }: Space) => width >= LARGE.width && height >= LARGE.height;
const EDGE = 1;
/** More between hands side by side than below each other, as their style has it; px. */
const APART = 4;
/** Higher than any glass; px. */
const ENDLESS = 9999;
/** The least a finger can be asked to hit; px. */
const TARGET = 44;
/** Widths of a card that are no use, and no gain any more; px. */
const LEAST = 26;
const MOST = 216;
/** A face this wide is read as it lies at ease; px. */
const ENOUGH = 56;
/** Where hands lie tight, faces are no wider than this before one's own cards are; px. */
const READ = 62;
/** What is known of a card hangs below it, if it does not lie on it, by so many lines. */
const HANGS = 0.7;
/** How much smaller one's own cards are than faces: at ease, and where those could not be read. */
interface Ease {
  readonly own: number;
  readonly tight: boolean;
  /** Else by the room there is. */
  readonly gaps?: Gaps;
  /** No face is wider before one's own cards are; px. */
  readonly upTo: number;
}
const AT_EASE: Ease = { own: 0.9, tight: false, upTo: MOST };
const TIGHT: Ease = { own: 0.5, tight: true, gaps: LEAST_GAPS, upTo: READ };
/** On a tablet, where faces beside names are larger by that; one's own cards as nearly as large. */
const SNUG: Ease = { ...TIGHT, own: 0.9, gaps: SNUG_GAPS, upTo: MOST };
/** How wide the space for a name is, in lines, as its style has it; longer ones are cut. */
const NAME = 3.7;

/** What the hands have to lie in. All in px. */
export interface Space {
  readonly width: number;
  readonly height: number;
  /** The height of a line of small words. */
  readonly line: number;
}

/** How many hands of others lie there beside the viewer's own, and of how many cards. */
export interface Held {
  readonly others: number;
  readonly cards: number;
}

/** How hands lie. */
export interface Arrangement {
  /** Side by side. */
  readonly columns: number;
  /** The name stands before the cards, else above them. */
  readonly beside: boolean;
  /** The viewer's own hand is one among the others; else it lies below, by itself. */
  readonly among: boolean;
  /** The width of a face, and of the button it is in; px. */
  readonly card: number;
  readonly cell: number;
  /** The same of a card of one's own. */
  readonly own: number;
  readonly ownCell: number;
  /** What is known of a face covers its lower edge, and so do the letters of one's own cards. */
  readonly tight: boolean;
  readonly gaps: Gaps;
}

type Grouping = Pick<Arrangement, 'columns' | 'beside' | 'among'>;

const rowsOf = (others: number, { columns, among }: Grouping): number =>
  Math.ceil((others + (among ? 1 : 0)) / columns);

/** Every way hands could lie, the plainest first: all rows are full, so that none looks lost. */
const groupings = (others: number): readonly Grouping[] =>
  [false, true].flatMap((among) => {
    const all = others + (among ? 1 : 0);
    return Array.from({ length: all }, (_, i) => i + 1)
      .filter((columns) => all % columns === 0)
      .flatMap((columns) => [true, false].map((beside) => ({ columns, beside, among })));
  });

function gapsIn(space: Space, ease: Ease): Gaps {
  const { width, height } = space;
  if (ease.gaps) return ease.gaps;
  const room = width < BROAD ? Math.min(width, height) : width;
  return GAPS.find(({ from }) => room >= from) ?? GAPS.at(-1)!;
}

/** The width there is for each of the cards side by side. */
function cellIn(space: Space, { cards }: Held, way: Omit<Grouping, 'among'>, ease: Ease): number {
  const { width, line } = space;
  const { columns, beside } = way;
  const gaps = gapsIn(space, ease);
  const hand = (width - (gaps.hands + APART) * (columns - 1)) / columns - 2 * (gaps.rim + EDGE);
  const row = hand - (beside ? line * NAME + gaps.cards : 0);
  return (row - gaps.cards * (cards - 1)) / cards;
}

/**
 * The width of the largest cards there is height for; or, beside faces of this width, of the
 * largest cards of one's own.
 */
function cardIn(space: Space, held: Held, way: Grouping, ease: Ease, face?: number): number {
  const { height, line } = space;
  const { others } = held;
  const gaps = gapsIn(space, ease);
  const rows = rowsOf(others, way);
  const round = 2 * (gaps.rim + EDGE) + (way.beside ? 0 : line + 1);
  const hangs = ease.tight ? 0 : line * HANGS;
  if (way.among) return ((height - gaps.hands * (rows - 1)) / rows - round - hangs) / RATIO;
  const rest = rows * (gaps.hands + round + hangs) + round + hangs;
  const wide = (height - rest) / RATIO;
  if (face !== undefined) return wide - rows * face;
  const even = wide / (rows + ease.own);
  // However small one's own cards are, their row is high enough for a finger.
  return ease.tight ? Math.min(even, (wide - TARGET / RATIO) / rows) : even;
}

function lieOf(space: Space, held: Held, way: Grouping): Arrangement {
  const eased = lieWith(space, held, way, AT_EASE);
  const isSnug = way.beside && isLarge(space);
  if (way.among || (eased.card >= ENOUGH && !isSnug)) return eased;
  const tight = lieWith(space, held, way, isSnug ? SNUG : TIGHT);
  return tight.card > eased.card * BETTER ? tight : eased;
}

function lieWith(space: Space, held: Held, way: Grouping, ease: Ease): Arrangement {
  const most = cellIn(space, held, way, ease);
  const ownMost = way.among ? most : cellIn(space, held, { ...way, columns: 1 }, ease);
  // Once faces can be read, one's own cards grow with them.
  const shared = cardIn(space, held, way, { ...ease, own: AT_EASE.own });
  const high = Math.max(shared, Math.min(ENOUGH, cardIn(space, held, way, ease)));
  const card = Math.max(LEAST, Math.min(ease.upTo, most, high));
  // Where faces are as large as the width allows, one's own cards have what height is left, and are
  // never larger: whoever looks reads the others.
  const ownIn = Math.max(card * ease.own, Math.min(card, cardIn(space, held, way, ease, card)));
  const { tight } = ease;
  const own = way.among ? card : Math.min(ownIn, ownMost);
  const cellOf = (width: number, upTo: number, least: number) =>
    Math.max(width, Math.min(upTo, Math.max(least, width)));
  // Below a single column of faces each card of one's own lies below one of theirs.
  const [over, under] = way.columns === 1 ? [own, card] : [0, 0];
  const cell = cellOf(card, most, Math.max(TARGET, over));
  const ownCell = cellOf(own, ownMost, Math.max(TARGET, under));
  return { ...way, card, own, cell, ownCell, tight, gaps: gapsIn(space, ease) };
}

/** What a way has to be better by than a plainer one. */
const BETTER = 1.05;

/** One's own cards are played from: how large they are counts, too. */
const worth = ({ card, own }: Arrangement): number => card + own / 4;

/** How hands lie so that all are whole in the space, and their faces as large as they can be. */
export function layoutOf(space: Space, held: Held): Arrangement {
  return groupings(held.others)
    .map((way) => lieOf(space, held, way))
    .reduce((best, lie) => (worth(lie) > worth(best) * BETTER ? lie : best));
}

/**
 * What hands have of the height of the sheet they lie in, where all else lies above and below: two,
 * and more; on a tablet, more of its own.
 */
const SHARE = { two: 0.68, more: 0.5, large: 0.58 };
/** Of faces this wide they ask for no more; px. */
const AMPLE = 76;

/**
 * The height in which hands are as large as this width lets them be; where they are ample so, lying
 * as they do on a sheet this high.
 */
export function heightFor({ width, height, line }: Space, held: Held): number {
  const more = isLarge({ width, height, line }) ? SHARE.large : SHARE.more;
  const share = held.others === 1 ? SHARE.two : more;
  const way = layoutOf({ width, height: share * height, line }, held);
  const endless = { width, height: ENDLESS, line };
  const dense = lieOf(endless, held, way);
  const lie = dense.card < AMPLE ? layoutOf(endless, held) : dense;
  const rows = rowsOf(held.others, lie);
  const round = 2 * (lie.gaps.rim + EDGE) + (lie.beside ? 0 : line + 1);
  const high = (card: number) => card * RATIO + round + line * HANGS + lie.gaps.hands;
  const below = lie.among ? 0 : high(lie.own);
  return rows * high(lie.card) + below - lie.gaps.hands;
}
