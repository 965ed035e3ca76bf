/** What moves on the table, by what has happened. Times are ms at the normal pace. */
import { seatsFrom, type Seat } from '../../../../core/seats.ts';
import { STILL } from '../../../../ui/flights/still.ts';
import type { Flight, Motions, Place } from '../../../contract/flights.ts';
import { colorIn, type Card, type Color } from '../../rules/card.ts';
import type { HanabiEvent } from '../../rules/events.ts';
import type { HanabiView } from '../../rules/view.ts';
import type { BackLook } from '../table/seats/backs.ts';
import { RATIOS, type Thing } from './thing.ts';

type Moves = Motions<Thing>;
type Fly = Flight<Thing>;
type Of<Code extends HanabiEvent['code']> = Extract<HanabiEvent, { readonly code: Code }>;
/** A card that has left a hand. */
export type Left = Of<'built' | 'discarded' | 'storm'>;

/** How long each thing is on its way. */
export const TIMES = {
  /** A clue token to whoever spends it, and then the light from there, card by card. */
  token: 420,
  glanceFrom: 240,
  glance: 460,
  nextGlance: 130,
  /** A card out of a hand; its face comes up on the way. */
  card: 520,
  /** What is left of the hand moves up, and a new card comes. */
  shiftFrom: 180,
  shift: 300,
  drawFrom: 320,
  draw: 400,
  nextDealt: 60,
} as const;

const plate = (seat: Seat): Place => `plate:${seat}`;
const inHand = (seat: Seat, slot: number): Place => `slot:hand-${seat}-${slot}`;
const stack = (color: Color): Place => `slot:stack-${color}`;
/** What lights up for a colour. */
const LIT: Readonly<Record<Color, string>> = {
  b: '--sky-frost-lit',
  g: '--sky-leaf-lit',
  r: '--sky-flame-lit',
  w: '--sky-moon-lit',
  y: '--sky-sun-lit',
};

const flight = (
  key: string,
  what: Thing,
  rest: Pick<Fly, 'from' | 'to' | 'manner' | 'at' | 'ms'> & Partial<Fly>,
): Fly => ({ key, what, ratio: RATIOS[what.kind], ...rest });

/** When the light of a clue reaches the last card it means. */
export const glanceEnd = (cards: number): number =>
  TIMES.glanceFrom + Math.max(0, cards - 1) * TIMES.nextGlance + TIMES.glance;

/**
 * A clue: a token is spent, and a light goes from whoever speaks to each card it means; to the
 * person where it means none.
 */
export function clue({ seat, to, color, rank, slots }: Of<'clued'>): Moves {
  const hint = color ?? rank;
  if (hint === null) return STILL;
  const meant = slots.length > 0 ? slots.map((slot) => inHand(to, slot)) : [plate(to)];
  const lands = (i: number) => glanceEnd(i + 1) - 40;
  return {
    ...STILL,
    flights: [
      flight(
        'token',
        { kind: 'lantern' },
        {
          from: 'slot:clues',
          to: plate(seat),
          manner: 'float',
          at: 0,
          ms: TIMES.token,
        },
      ),
      ...meant.map((place, i) =>
        flight(
          `glance:${i}`,
          { kind: 'glance', hint },
          {
            from: plate(seat),
            to: place,
            manner: 'draw',
            ms: TIMES.glance,
            at: TIMES.glanceFrom + i * TIMES.nextGlance,
          },
        ),
      ),
    ],
    stirs: slots.map((slot, i) => ({ at: inHand(to, slot), how: 'recoil', delay: lands(i) })),
    sprays: slots.map((slot, i) => ({
      at: inHand(to, slot),
      delay: lands(i),
      colour: '--touched',
    })),
  };
}

/** Where a card goes that has left a hand. */
const goalOf = ({ code, card }: Left): Place =>
  code === 'built' ? stack(colorIn(card)) : 'discards';

/**
 * A card out of a hand, its face coming up; those that came after it move up, and a new one is
 * drawn.
 *
 * @param hand as it lay until then
 */
export function leaving(left: Left, hand: readonly BackLook[], drawn: boolean): Moves {
  const { seat, slot, card } = left;
  const goal = goalOf(left);
  return {
    ...STILL,
    flights: [
      flight(
        'card',
        { kind: 'card', card },
        {
          from: inHand(seat, slot),
          to: goal,
          manner: 'turn',
          at: 0,
          ms: TIMES.card,
          ...(left.code === 'storm' && { via: 'slot:felt' as const }),
        },
      ),
      ...movingUp(seat, slot, hand),
      ...(drawn ? [drawing(seat, hand.length - 1, TIMES.drawFrom)] : []),
      ...(left.code === 'discarded' ? [tokenBack('discards', TIMES.card)] : []),
    ],
    sprays: left.code === 'built' ? [{ at: goal, delay: TIMES.card, colour: litOf(card) }] : [],
  };
}

const litOf = (card: Card): string => LIT[colorIn(card)];

/** All that is newer than a card that has left. */
const movingUp = (seat: Seat, gone: number, hand: readonly BackLook[]): readonly Fly[] =>
  hand.flatMap(({ color, rank, lit }, slot) =>
    slot <= gone
      ? []
      : flight(
          `up:${slot}`,
          { kind: 'back', color, rank, lit },
          {
            from: inHand(seat, slot),
            to: inHand(seat, slot - 1),
            manner: 'slide',
            stays: true,
            at: TIMES.shiftFrom,
            ms: TIMES.shift,
          },
        ),
  );

/** A card from the deck, face down. */
const drawing = (seat: Seat, slot: number, at: number): Fly =>
  flight(
    `draw:${seat}:${slot}`,
    { kind: 'back', color: null, rank: null, lit: false },
    {
      from: 'deck',
      to: inHand(seat, slot),
      manner: 'draw',
      stays: true,
      at,
      ms: TIMES.draw,
      tilt: slot % 2 === 0 ? 5 : -5,
    },
  );

/** A clue token that has come back. */
const tokenBack = (from: Place, at: number): Fly =>
  flight(
    'token',
    { kind: 'lantern' },
    {
      from,
      to: 'slot:clues',
      manner: 'float',
      at,
      ms: TIMES.token,
    },
  );

/** Round and round, a card each. */
export function dealing({ first, players, hands }: HanabiView): Moves {
  const seats = seatsFrom(first, players);
  const each = Math.max(0, ...hands.map((hand) => hand.length));
  const slots = Array.from({ length: each }, (_, slot) => slot);
  return {
    ...STILL,
    flights: slots.flatMap((slot) =>
      seats.map((seat, i) => drawing(seat, slot, (slot * players + i) * TIMES.nextDealt)),
    ),
  };
}

/** How long a deal takes. */
export const dealEnd = ({ hands }: HanabiView): number =>
  hands.flat().length * TIMES.nextDealt + TIMES.draw;

/** A fifth card: the rocket bursts, and lights the whole table. */
export const bursting = ({ color, clueBack }: Of<'stackComplete'>): Moves => ({
  ...STILL,
  flights: clueBack ? [tokenBack(stack(color), 700)] : [],
  sprays: [
    { at: stack(color), delay: 0, colour: LIT[color], bursts: true },
    { at: stack(color), delay: 260, colour: '--sun-glow', bursts: true },
  ],
  flare: LIT[color],
});

/** A storm: the sky goes dark, and a token is gone. */
export const storming: Moves = {
  ...STILL,
  stirs: [{ at: 'slot:storms', how: 'recoil', delay: 300 }],
  dusk: true,
};

/** The deck is empty: everybody should look up. */
export const lastLap: Moves = {
  ...STILL,
  sprays: [{ at: 'deck', delay: 0, colour: '--gold' }],
  flare: '--gold-deep',
};
