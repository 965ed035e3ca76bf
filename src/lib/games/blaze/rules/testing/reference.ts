/**
 * A whole game of Blaze around `reference-challenge.ts`: turns, moves, the outcome, and the trace
 * line of each state. As slow and plain as that file, and as little acquainted with the engine.
 */
import { seatsFrom, type Seat } from '../../../../core/seats.ts';
import {
  ashOf,
  emberOf,
  playInChallenge,
  turnInChallenge,
  wordsInChallenge,
} from './reference-challenge.ts';
import { endChallenge, startBurn } from './reference-round.ts';
import type { Reference } from './reference-setup.ts';

const seatsWaitingToBet = (game: Reference): Seat[] =>
  seatsFrom(game.fire, game.players).filter((seat) => game.bets.every(({ by }) => by !== seat));

function turnOfReference(game: Reference): Seat | null {
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
