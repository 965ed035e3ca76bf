import { assert } from '../../core/assert.ts';
import type { Pace } from '../../core/settings.ts';
import type { Due, Glass } from '../../table/public.ts';

/** All that decides what lies on the glass. Everybody at the table may know it. */
export interface GlassFacts {
  readonly glass: Glass['mode'];
  /** The cover names somebody, and they have not begun to press. */
  readonly calls: boolean;
  readonly due: Due['kind'];
  /** A request to undo waits for consent. */
  readonly undo: boolean;
  /** One person plays against computer players, and covers their hand from nobody. */
  readonly alone: boolean;
  /** That person looks at the table instead. */
  readonly aside: boolean;
  /** Something has happened that was not told yet. */
  readonly untold: boolean;
  /** Everybody must see something of it before the game goes on. */
  readonly mustBeSeen: boolean;
  /** How long whoever plays alone is told such things; with `off` they read them in their hand. */
  readonly pace: Pace;
  /** The game has something to show between the chapter that is over and the deal that is due. */
  readonly between: boolean;
  /** A panel is open over the glass. */
  readonly panel: boolean;
}

/** What is drawn: one of the screens of a game, or the cover. */
type Ground = 'table' | 'cover' | 'hand' | 'shown' | 'scores' | 'intermission';

type Name =
  | 'telling'
  | 'cover'
  | 'visit'
  | 'shown'
  | 'undo'
  | 'scores'
  | 'intermission'
  | 'ownHand'
  | 'aside'
  | 'table';

interface Case {
  readonly name: Name;
  readonly ground: Ground;
  holds(facts: GlassFacts): boolean;
}

/**
 * What everybody must see is told on the table before anything else, but never over an open hand
 * or a press that leads into one. Where the glass rests on a cover, that has to call somebody: a
 * curtain and nobody's cover hide whatever there is.
 */
const isToldFirst = ({ mustBeSeen, glass, calls, alone, pace }: GlassFacts): boolean => {
  if (!mustBeSeen) return false;
  if (alone) return pace !== 'off';
  return glass === 'table' || (glass === 'cover' && calls);
};

/** Nobody's hand has to be hidden, and nothing is told first. */
const isLit = (facts: GlassFacts): boolean =>
  !isToldFirst(facts) && (facts.glass === 'table' || (facts.glass === 'hand' && facts.alone));

/** Between two chapters, with something to show of it. */
const isBetween = ({ due, between }: GlassFacts): boolean => due === 'deal' && between;

/** The game itself is to be seen, and neither what comes between its chapters nor its end. */
const isPlayed = (facts: GlassFacts): boolean =>
  isLit(facts) && !facts.undo && facts.due !== 'over' && !isBetween(facts);

/** Every case there is. Exactly one holds, so their order is only for whoever reads them. */
export const CASES: readonly Case[] = [
  { name: 'telling', ground: 'table', holds: isToldFirst },
  {
    name: 'cover',
    ground: 'cover',
    holds: (facts) => !isToldFirst(facts) && facts.glass === 'cover',
  },
  // One of several people has their hand open: whatever else is so waits until it is covered.
  {
    name: 'visit',
    ground: 'hand',
    holds: (facts) => !isToldFirst(facts) && facts.glass === 'hand' && !facts.alone,
  },
  {
    name: 'shown',
    ground: 'shown',
    holds: (facts) => !isToldFirst(facts) && facts.glass === 'shown',
  },
  // Consent is given at the table, whatever the game has come to: that is what may be undone.
  { name: 'undo', ground: 'table', holds: (facts) => isLit(facts) && facts.undo },
  {
    name: 'scores',
    ground: 'scores',
    holds: (facts) => isLit(facts) && !facts.undo && facts.due === 'over',
  },
  {
    name: 'intermission',
    ground: 'intermission',
    holds: (facts) => isLit(facts) && !facts.undo && isBetween(facts),
  },
  {
    name: 'ownHand',
    ground: 'hand',
    holds: (facts) => isPlayed(facts) && facts.glass === 'hand' && !facts.aside,
  },
  {
    name: 'aside',
    ground: 'table',
    holds: (facts) => isPlayed(facts) && facts.glass === 'hand' && facts.aside,
  },
  { name: 'table', ground: 'table', holds: (facts) => isPlayed(facts) && facts.glass === 'table' },
];

/** What lies on the glass. */
export interface GlassCase {
  readonly name: Name;
  readonly ground: Ground;
  /** Over the table: what happened is told. */
  readonly isTelling: boolean;
  /** Above the table: the way back into the hand of whoever plays alone. */
  readonly wayBack: boolean;
}

/** What lies on the glass, of all there is to know in public. */
export function onGlass(facts: GlassFacts): GlassCase {
  const found = CASES.find(({ holds }) => holds(facts));
  assert(found, 'one case holds, whatever the facts are');
  const { name, ground } = found;
  const isTable = ground === 'table';
  return {
    name,
    ground,
    // What somebody is reading just now is not pushed aside: it is told once they have closed it.
    isTelling: isTable && facts.untold && !(name === 'telling' && facts.panel),
    wayBack: isTable && facts.aside,
  };
}
