/** How a round goes on after a challenge, and how it ends, for the rules written a second time. */
import { seatsFrom, type Seat } from '../../../../core/seats.ts';
import {
  ashOf,
  comeOpenly,
  emberOf,
  openChallenge,
  orNextIn,
  without,
} from './reference-challenge.ts';
import { stackOf, type Reference } from './reference-setup.ts';

/** Ends a challenge in which nobody is left to ask. */
export function endChallenge(game: Reference): void {
  const { fire, taking } = game;
  const ash = ashOf(game);
  const ember = emberOf(game);
  const next = taking ? (ember ?? fire) : ash;
  for (const card of game.table.flatMap(({ card, beat }) =>
    beat === null ? [card] : [card, beat],
  ))
    if (taking) comeOpenly(game, ash, card);
    else game.discards.push(card);
  game.table = [];
  if (game.phase === 'kindling') afterKindlingChallenge(game, next, [fire, ash, ember]);
  else afterBurnChallenge(game, next);
}

function afterKindlingChallenge(game: Reference, next: Seat, drawing: (Seat | null)[]): void {
  let drew = false;
  for (const seat of drawing)
    while (seat !== null && game.deck.length > 0 && game.hands[seat]!.length < 5) {
      draw(game, seat);
      drew = true;
    }
  game.idle = game.taking && !drew ? game.idle + 1 : 0;
  game.fire = next;
  if (game.deck.length > 0 && game.idle < 20) return openChallenge(game);
  game.idle = 0;
  if (game.options.betting) game.phase = 'betting';
  else startBurn(game);
}

/** Draws the top card; the last one, where it is the trump card, before everybody's eyes. */
function draw(game: Reference, seat: Seat): void {
  const card = game.deck.shift()!;
  if (game.deck.length === 0 && game.options.drawTrump) comeOpenly(game, seat, card);
  else game.hands[seat]!.push(card);
}

const seatsIn = (game: Reference): Seat[] =>
  seatsFrom(game.fire, game.players).filter((seat) => game.isIn[seat]);

/** Starts burn, the bets being laid. */
export function startBurn(game: Reference): void {
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
  game.seen = game.seen.map(() => []);
  game.discards = [];
  game.isIn = game.isIn.map(() => true);
  game.stack = stackOf(game.options, game.players, 2);
}
