/** What moves on the table, by what has happened. Times are ms at the normal pace. */
import type { Seat } from '../../../../core/seats.ts';
import { STILL } from '../../../../ui/flights/still.ts';
import type { Flight, Motions, Place } from '../../../contract/flights.ts';
import { rankIn, suitIn, type Card, type Suit } from '../../rules/card.ts';
import type { BlazeEvent } from '../../rules/events.ts';
import type { TableCard } from '../../rules/view.ts';
import { RATIOS, type Thing } from './thing.ts';

type Moves = Motions<Thing>;
type Fly = Flight<Thing>;
export type Play = Extract<BlazeEvent, { readonly code: 'attacked' | 'tookBack' | 'beat' }>;

/** How long each thing is on its way. */
export const TIMES = {
  /** A card out of a hand, and the next one behind it. */
  play: 320,
  nextPlay: 140,
  /** Cards pushed together, and away; a card behind the other. */
  gather: 580,
  nextGathered: 12,
  draw: 380,
  nextDrawn: 60,
  nextDealt: 70,
  turn: 400,
  role: 500,
  feather: 900,
  coin: 400,
  /** Bets lie face down at first; then one after the other is turned, and its point flies. */
  coinsRest: 500,
  coinTurn: 450,
  nextCoin: 600,
  point: 520,
  /** A card in flames; the next column, and what lies across a card. */
  burn: 650,
  nextColumn: 90,
  across: 45,
} as const;

/** When a bet begins to be turned. */
export const turnOf = (coin: number): number => TIMES.coinsRest + coin * TIMES.nextCoin;

export const DUSK: Moves = { ...STILL, dusk: true };

const GLOW: Readonly<Record<Suit, string>> = {
  r: '--flame-glow',
  y: '--sun-glow',
  b: '--frost-glow',
};

const plate = (seat: Seat): Place => `plate:${seat}`;

const face = (card: Card, trump: Suit | null): Thing => ({
  kind: 'card',
  card,
  trump: suitIn(card) === trump,
});

/** Up to three degrees, to the side and as far as the card itself says. */
const tiltOf = (card: Card): number => {
  const number = Number(rankIn(card)) || 10;
  return (number % 2 === 0 ? 1 : -1) * (1 + (number % 3));
};

/** Cards played, one behind the other; what is beaten gives way, and sparks fly. */
export function playing(plays: readonly Play[], trump: Suit | null): Moves {
  const flights = plays.map(({ code, seat, card, place }, i): Fly => {
    const to: Place = `lane:${place}:${code === 'beat' ? 1 : 0}`;
    const at = i * TIMES.nextPlay;
    return {
      key: to,
      what: face(card, trump),
      from: plate(seat),
      to,
      manner: 'throw',
      at,
      ratio: RATIOS.card,
      stays: true,
      ms: TIMES.play,
      tilt: tiltOf(card),
    };
  });
  const returned = plays.flatMap((play, i): readonly Fly[] =>
    play.code === 'tookBack' ? [goingBack(play, trump, i * TIMES.nextPlay)] : [],
  );
  const beats = plays.flatMap((play, i) =>
    play.code === 'beat' ? [{ ...play, delay: i * TIMES.nextPlay + 0.6 * TIMES.play }] : [],
  );
  return {
    ...STILL,
    flights: [...returned, ...flights],
    stirs: beats.map(({ place, delay }) => ({ at: `lane:${place}:0`, how: 'recoil', delay })),
    sprays: beats.map(({ place, card, delay }) => ({
      at: `lane:${place}:1` as const,
      delay,
      colour: GLOW[suitIn(card)],
    })),
  };
}

const goingBack = (
  { returned, place, to }: Extract<Play, { code: 'tookBack' }>,
  trump: Suit | null,
  at: number,
): Fly => ({
  key: `back:${place}`,
  what: face(returned, trump),
  from: `lane:${place}:0`,
  to: plate(to),
  manner: 'gather',
  ratio: RATIOS.card,
  at,
  ms: TIMES.draw,
});

/** Ash has given up: a decision one must not miss. The lane itself turns grey, and stays so. */
export const givingUp = (seat: Seat): Moves => ({
  ...STILL,
  stirs: [{ at: plate(seat), how: 'sink', delay: 0 }],
});

/** Every card of a lane with its place, in the order they lie. */
const cardsOf = (lane: readonly TableCard[]) =>
  lane.flatMap(({ attack, beat }, place) => [
    { card: attack, at: `lane:${place}:0` as const, place, across: 0 },
    ...(beat ? [{ card: beat, at: `lane:${place}:1` as const, place, across: 1 }] : []),
  ]);

/** Everything was beaten: the row goes up in flames. */
export const burning = (lane: readonly TableCard[], trump: Suit | null): Moves => ({
  ...STILL,
  burnt: cardsOf(lane).map(({ card, at, place, across }) => ({
    what: face(card, trump),
    at,
    delay: place * TIMES.nextColumn + across * TIMES.across,
  })),
});

/** Ash takes everything: the row is pushed together, and slides to whose burden it is. */
export const taking = (lane: readonly TableCard[], seat: Seat, trump: Suit | null): Moves => ({
  ...STILL,
  flights: cardsOf(lane).map(({ card, at }, i) => ({
    key: at,
    what: face(card, trump),
    from: at,
    to: plate(seat),
    manner: 'gather',
    ratio: RATIOS.card,
    at: i * TIMES.nextGathered,
    ms: TIMES.gather,
  })),
});

/** Cards from the deck, face down; `before`: so many have been drawn already. */
export const drawing = (seats: readonly Seat[], before: number, apart: number): Moves => ({
  ...STILL,
  flights: seats.map((seat, i) => ({
    key: `draw:${before + i}`,
    what: { kind: 'back' },
    from: 'deck',
    to: plate(seat),
    manner: 'draw',
    ratio: RATIOS.back,
    at: i * apart,
    ms: TIMES.draw,
    tilt: (before + i) % 2 === 0 ? 5 : -5,
  })),
});

/** The card that says which suit is trump is turned over. */
export const turningTrump = (card: Card): Moves => ({
  ...STILL,
  flights: [
    {
      key: 'trump',
      what: { kind: 'card', card, trump: true },
      from: 'deck',
      to: 'slot:trump',
      manner: 'turn',
      ratio: RATIOS.card,
      stays: true,
      at: 0,
      ms: TIMES.turn,
    },
  ],
});

const ROLES = ['fire', 'ash', 'ember'] as const;

/** The roles go on to whose they are now. */
export const rolesMoving: Moves = {
  ...STILL,
  flights: ROLES.map((role) => ({
    key: role,
    what: { kind: 'role', role },
    from: `slot:${role}`,
    to: `slot:${role}`,
    manner: 'slide',
    ratio: 1,
    stays: true,
    at: 0,
    ms: TIMES.role,
  })),
};

/** A feather, face down, to whom it belongs now. */
export const feather = (seat: Seat, round: number): Moves => ({
  ...STILL,
  flights: [
    {
      key: `feather:${seat}`,
      what: { kind: 'feather', round },
      from: 'slot:feathers',
      to: plate(seat),
      via: 'slot:felt',
      manner: 'float',
      ratio: RATIOS.feather,
      at: 0,
      ms: TIMES.feather,
    },
  ],
});

/** A bet, face down, to where it lies. */
export const bet = (seat: Seat): Moves => ({
  ...STILL,
  flights: [
    {
      key: `bet:${seat}`,
      what: { kind: 'coin' },
      from: plate(seat),
      to: `slot:bet:${seat}`,
      manner: 'slide',
      ratio: RATIOS.coin,
      at: 0,
      ms: TIMES.coin,
    },
  ],
});
