/**
 * A whole game of Blaze around `reference-challenge.ts`: dealing, drawing, betting, going out, the second round, and the trace line
 * of each state. As slow and plain as that file, and as little acquainted with the engine.
 */
import { seatsFrom, type Seat } from '../../../core/seats.ts';
import {
  ashOf,
  emberOf,
  openChallenge,
  orNextIn,
  playInChallenge,
  turnInChallenge,
  without,
  wordsInChallenge,
  type Arena,
} from './reference-challenge.ts';

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

function stackOf({ edition }: ReferenceOptions, players: number, round: 1 | 2): number[] {
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

const seatsWaitingToBet = (game: Reference): Seat[] =>
  seatsFrom(game.fire, game.players).filter((seat) => game.bets.every(({ by }) => by !== seat));

export function turnOfReference(game: Reference): Seat | null {
  if (game.phase === 'betting') return seatsWaitingToBet(game)[0]!;
  return game.phase === 'kindling' || game.phase === 'burn' ? turnInChallenge(game) : null;
}

function betWords(game: Reference, seat: Seat): string[] {
  if (!seatsWaitingToBet(game).includes(seat)) return [];
  const others = seatsFrom(seat, game.players).slice(1);
  return others.flatMap((on) => game.bettingCards[seat]!.map((value) => `bet ${value} on ${on}`));
}

/** The legal moves of a seat in the record tool's words, each once, sorted. */
export function wordsOfReference(game: Reference, seat: Seat): string[] {
  if (game.phase === 'deal' || game.phase === 'over') return [];
  const words = game.phase === 'betting' ? betWords(game, seat) : wordsInChallenge(game, seat);
  return [...new Set(words)].sort();
}

export function playReference(game: Reference, seat: Seat, word: string): void {
  if (game.phase === 'betting') {
    const [, value, , on] = word.split(' ');
    game.bets.push({ by: seat, on: Number(on), value: Number(value) });
    if (seatsWaitingToBet(game).length === 0) startBurn(game);
    return;
  }
  playInChallenge(game, seat, word);
  if (turnInChallenge(game) === null) endChallenge(game);
}

function endChallenge(game: Reference): void {
  const { fire, taking } = game;
  const ash = ashOf(game);
  const ember = emberOf(game);
  const next = taking ? (ember ?? fire) : ash;
  if (taking)
    for (const { card, beat } of game.table)
      game.hands[ash]!.push(card, ...(beat === null ? [] : [beat]));
  game.table = [];
  if (game.phase === 'kindling') afterKindlingChallenge(game, next, [fire, ash, ember]);
  else afterBurnChallenge(game, next);
}

function afterKindlingChallenge(game: Reference, next: Seat, drawing: (Seat | null)[]): void {
  let drew = false;
  for (const seat of drawing)
    while (seat !== null && game.deck.length > 0 && game.hands[seat]!.length < 5) {
      game.hands[seat]!.push(game.deck.shift()!);
      drew = true;
    }
  game.idle = game.taking && !drew ? game.idle + 1 : 0;
  game.fire = next;
  if (game.deck.length > 0 && game.idle < 20) return openChallenge(game);
  game.idle = 0;
  if (game.options.betting) game.phase = 'betting';
  else startBurn(game);
}

const seatsIn = (game: Reference): Seat[] =>
  seatsFrom(game.fire, game.players).filter((seat) => game.isIn[seat]);

function startBurn(game: Reference): void {
  game.phase = 'burn';
  goOut(
    game,
    seatsIn(game).filter((seat) => game.hands[seat]!.length === 0),
  );
  if (game.phase === 'burn') leadBurn(game, game.fire);
}

function afterBurnChallenge(game: Reference, next: Seat): void {
  const out = seatsIn(game).filter((seat) => game.hands[seat]!.length === 0);
  game.idle = game.taking && out.length === 0 ? game.idle + 1 : 0;
  goOut(game, out);
  if (game.phase !== 'burn') return;
  leadBurn(game, next);
  // Sorting keeps the clockwise order of equally many cards.
  const fewestFirst = (a: Seat, b: Seat): number => game.hands[a]!.length - game.hands[b]!.length;
  if (game.idle === 20) goOut(game, seatsIn(game).sort(fewestFirst));
}

function leadBurn(game: Reference, seat: Seat): void {
  game.fire = orNextIn(game, seat);
  openChallenge(game);
}

function takeFeather(game: Reference, seat: Seat): void {
  const feather = game.stack.shift();
  if (feather !== undefined) game.feathers[seat]![game.round] = feather;
}

/** These go out in this order; the round ends when at most one seat is left. */
function goOut(game: Reference, seats: readonly Seat[]): void {
  for (const seat of seats) {
    game.isIn[seat] = false;
    takeFeather(game, seat);
  }
  const [left, ...more] = seatsIn(game);
  if (more.length > 0) return;
  if (left !== undefined) takeFeather(game, left);
  endRound(game, left ?? seats.at(-1)!);
}

function endRound(game: Reference, lastPlayer: Seat): void {
  for (const { by, on, value } of game.bets) {
    if (value === 0) continue;
    game.betPoints[on === lastPlayer ? by : on]! += 1;
    game.bettingCards[by] = without(game.bettingCards[by]!, 1);
  }
  game.bets = [];
  game.idle = 0;
  if (game.round === 2) {
    game.phase = 'over';
    return;
  }
  game.round = 2;
  game.phase = 'deal';
  game.fire = lastPlayer;
  game.hands = game.hands.map(() => []);
  game.isIn = game.isIn.map(() => true);
  game.stack = stackOf(game.options, game.players, 2);
}

/** Scores by seat and the winner, null before the end. */
export function outcomeOfReference(game: Reference): { scores: number[]; winner: Seat } | null {
  if (game.phase !== 'over') return null;
  const sum = (feathers: number[]): number => feathers.reduce((all, one) => all + one, 0);
  const scores = game.feathers.map((own, seat) => sum(own) + game.betPoints[seat]!);
  const countBets = game.options.betting && game.options.edition === '2021';
  const ranked = [...seatsFrom(0, game.players)].sort(
    (a, b) =>
      scores[b]! - scores[a]! ||
      (countBets ? game.betPoints[b]! - game.betPoints[a]! : 0) ||
      (game.feathers[b]![2] ?? 0) - (game.feathers[a]![2] ?? 0),
  );
  return { scores, winner: ranked[0]! };
}

/** The state as the record tool traces it. */
export function traceOfReference(game: Reference): object {
  const running = game.phase === 'kindling' || game.phase === 'burn';
  const legal = seatsFrom(0, game.players).map((seat) => [seat, wordsOfReference(game, seat)]);
  return {
    round: game.round,
    phase: game.phase,
    fire: running ? game.fire : null,
    ash: running ? ashOf(game) : null,
    ember: running ? emberOf(game) : null,
    turn: turnOfReference(game),
    hands: game.hands.map((hand) => hand.length),
    deck: game.phase === 'kindling' ? game.deck.length : 0,
    trump: game.trump,
    table: running ? game.table.map(({ card, beat }) => [card, beat]) : [],
    taking: running && game.taking,
    legal: Object.fromEntries(legal),
  };
}
