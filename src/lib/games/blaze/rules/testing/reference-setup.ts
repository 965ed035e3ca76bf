/**
 * A game of Blaze as plain objects, its start and its deals, for the rules written a second time.
 */
import { seatsFrom, type Seat } from '../../../../core/seats.ts';
import { openChallenge, type Arena } from './reference-challenge.ts';

export interface ReferenceOptions {
  readonly edition: '2021' | 'classic';
  readonly betting: boolean;
  readonly firebirdMatch: 'face' | 'value';
  readonly drawTrump: boolean;
}

interface Bet {
  readonly by: Seat;
  readonly on: Seat;
  readonly value: number;
}

export interface Reference extends Arena {
  readonly options: ReferenceOptions;
  round: 1 | 2;
  phase: 'deal' | 'kindling' | 'betting' | 'burn' | 'over';
  /** What can still be drawn, from the top. */
  deck: string[];
  secondDeck: string[];
  discards: string[];
  idle: number;
  bets: Bet[];
  /** The betting cards each seat has left. */
  bettingCards: number[][];
  betPoints: number[];
  /** The feathers still on the stack, highest first. */
  stack: number[];
  /** Each seat's feathers, by round. */
  feathers: number[][];
}

const FEATHERS = {
  '2021': {
    3: ['321', '432'],
    4: ['4321', '5432'],
    5: ['4321', '5432'],
  },
  classic: {
    3: ['21', '32'],
    4: ['321', '432'],
    5: ['4321', '5432'],
  },
} as const;

const FIRST_DECK = { 3: 19, 4: 20, 5: 17 } as const;

export function stackOf({ edition }: ReferenceOptions, players: number, round: 1 | 2): number[] {
  const digits = FEATHERS[edition][players as 3 | 4 | 5][round - 1]!;
  return [...digits].map(Number);
}

export function startReference(options: ReferenceOptions, players: number, first: Seat): Reference {
  const each = <T>(make: () => T): T[] => Array.from({ length: players }, make);
  return {
    options,
    players,
    firebirdMatch: options.firebirdMatch,
    round: 1,
    phase: 'deal',
    fire: first,
    trump: null,
    hands: each(() => []),
    seen: each(() => []),
    discards: [],
    isIn: each(() => true),
    deck: [],
    secondDeck: [],
    limit: 0,
    table: [],
    taking: false,
    passed: [],
    lastAttacker: null,
    idle: 0,
    bets: [],
    bettingCards: each(() => [0, 1, 1]),
    betPoints: each(() => 0),
    stack: stackOf(options, players, 1),
    feathers: each(() => []),
  };
}

export function dealReference(game: Reference, order: readonly string[]): void {
  const rest = [...order];
  for (const seat of seatsFrom(game.fire, game.players)) game.hands[seat] = rest.splice(0, 5);
  if (game.round === 1) {
    game.deck = rest.splice(0, FIRST_DECK[game.players as 3 | 4 | 5]);
    game.secondDeck = rest;
  } else game.deck = game.secondDeck;
  const trumpCard = game.deck.shift()!;
  game.trump = trumpCard.charAt(0);
  if (game.options.drawTrump) game.deck.push(trumpCard);
  game.phase = 'kindling';
  openChallenge(game);
}
