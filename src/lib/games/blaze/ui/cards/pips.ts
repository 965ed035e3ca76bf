import type { SignName } from '../../../../ui/ornament/signs.ts';
import type { Rank } from '../../rules/cards.ts';

/** A place on a card of 100 by 140, as x and y. */
type Spot = readonly [number, number];

/** Signs of a suit as path data, painted in two layers, and by how much they are enlarged. */
export interface Pips {
  readonly scale: number;
  readonly body: string;
  readonly heart: string;
}

/** How a suit's sign is painted, round 0, 0 and 24 wide: all of it, and what is lit in it. */
const painted: Readonly<Record<SignName, { readonly body: string; readonly heart: string }>> = {
  flame: {
    body: 'm0-11.4c1.6 4.4 5 5.6 6 8.8.6-.6 1-1.4 1.1-2.4 1.9 2.8 2.3 5.6 1.5 8.4-1.1 4.2-4.4 7.4-8.6 7.4s-7.5-3.2-8.6-7.4c-.8-2.8-.4-5.6 1.5-8.4.1 1 .5 1.8 1.1 2.4 1-3.2 4.4-4.4 6-8.8z',
    heart:
      'm-.2-3.4c1.2 3 4.6 4.6 4.4 8.6-.2 2.8-1.9 4.4-4.2 4.4s-4.2-1.7-4.3-4.4c0-2 .8-3 1.5-4.4.4 1 .8 1.4 1.4 1.8 1-1.8 1.5-3.6 1.2-6z',
  },
  sun: {
    body: 'm0-11.6a3.6 3.6 0 0 1 3.3 3.5 3.6 3.6 0 0 1 4.9-.1 3.6 3.6 0 0 1-.1 4.9 3.6 3.6 0 0 1 3.5 3.3 3.6 3.6 0 0 1-3.5 3.3 3.6 3.6 0 0 1 .1 4.9 3.6 3.6 0 0 1-4.9-.1 3.6 3.6 0 0 1-3.3 3.5 3.6 3.6 0 0 1-3.3-3.5 3.6 3.6 0 0 1-4.9.1 3.6 3.6 0 0 1 .1-4.9 3.6 3.6 0 0 1-3.5-3.3 3.6 3.6 0 0 1 3.5-3.3 3.6 3.6 0 0 1-.1-4.9 3.6 3.6 0 0 1 4.9.1 3.6 3.6 0 0 1 3.3-3.5z',
    heart:
      'm-5.4 0a5.4 5.4 0 1 0 10.8 0a5.4 5.4 0 1 0-10.8 0zm2.6 0a2.8 2.8 0 1 1 5.6 0a2.8 2.8 0 1 1-5.6 0z',
  },
  frost: {
    body: 'm0-11.8l3.8 5.3-1.1 4 4-1.1 5.3 3.6-5.3 3.6-4-1.1 1.1 4-3.8 5.3-3.8-5.3 1.1-4-4 1.1-5.3-3.6 5.3-3.6 4 1.1-1.1-4z',
    heart: 'm0-8.2l1.5 6.7 6.7 1.5-6.7 1.5-1.5 6.7-1.5-6.7-6.7-1.5 6.7-1.5z',
  },
};

/** The upper half of each ring of signs; the lower one is the same, turned round. */
const rings: Readonly<Record<number, { readonly scale: number; readonly spots: readonly Spot[] }>> =
  {
    2: { scale: 1.2, spots: [[50, 30]] },
    4: {
      scale: 1,
      spots: [
        [50, 30],
        [17.5, 70],
      ],
    },
    6: {
      scale: 0.9,
      spots: [
        [38, 31],
        [62, 31],
        [17, 70],
      ],
    },
    8: {
      scale: 0.82,
      spots: [
        [37.5, 31],
        [62.5, 31],
        [16, 60],
        [84, 60],
      ],
    },
  };
const MIDDLE: Spot = [50, 70];
/** The one behind an odd number, and that of the card that has no other. */
const BEHIND = 2.7;
const ALONE = 3.3;

/**
 * How many signs a rank has, as a card tells it without its number: half of the ring round the
 * number, and one large sign behind it where it is odd.
 */
export function pipsOf(sign: SignName, rank: Rank): { half: Pips | null; behind: Pips | null } {
  const count = Number(rank);
  if (Number.isNaN(count)) return { half: null, behind: null };
  const ring = rings[count - (count % 2)];
  return {
    half: ring ? paint(sign, ring.scale, ring.spots) : null,
    behind: count % 2 === 1 ? paint(sign, count === 1 ? ALONE : BEHIND, [MIDDLE]) : null,
  };
}

function paint(sign: SignName, scale: number, spots: readonly Spot[]): Pips {
  const each = (shape: string) =>
    spots.map(([x, y]) => `M${rounded(x / scale)} ${rounded(y / scale)}${shape}`).join('');
  return { scale, body: each(painted[sign].body), heart: each(painted[sign].heart) };
}

const rounded = (length: number): number => Math.round(length * 100) / 100;
