import type { Random } from '../../core/random.ts';
import type { Game, GameTypes } from '../../games/contract/rules.ts';
import { apply, isDeal, legalMoves, refusalOf } from '../../games/contract/live.ts';
import type { Commit, Desk, Past } from '../desk.ts';
import { oneOf } from './evening.ts';

/** What was played since the last deal, that deal first. */
type Log<G extends GameTypes> = readonly Commit<G>[];

/**
 * The desk in another world: cards nobody at the table has seen lie elsewhere, and secret moves
 * were others. Found by trial: cards of the last deal are swapped, moves replaced, and what the
 * public table could tell apart, or the rules refuse, is dropped. `tries`: how often. Null where no
 * other world came about.
 */
export function otherWorld<G extends GameTypes>(
  desk: Desk<G>,
  random: Random,
  tries: number,
): Desk<G> | null {
  const { game, past } = desk;
  const dealAt = past.findLastIndex(({ kind }) => kind === 'deal');
  const start = past[dealAt]?.before;
  if (!start) return null;
  const log = redeal(game, start, past.slice(dealAt), { random, tries });
  const state = game.clone(start);
  const since = past.slice(dealAt).map((commit, i): Past<G> => {
    const before = game.clone(state);
    const moves = log[i]?.moves ?? commit.moves;
    for (const move of moves) apply(game, state, move);
    return { ...commit, moves, before };
  });
  if (game.notation(state) === game.notation(desk.state)) return null;
  return { ...desk, state, past: [...past.slice(0, dealAt), ...since] };
}

function redeal<G extends GameTypes>(
  game: Game<G>,
  start: G['state'],
  original: Log<G>,
  { random, tries }: { readonly random: Random; readonly tries: number },
): Log<G> {
  const seen = publicHistory(game, start, original, null);
  let log = original;
  for (let i = 0; i < tries; i++) {
    const swaps = random.below(3) > 0;
    const other = swaps ? swapCards(log, random) : replaceMove(game, start, log, random);
    if (other && publicHistory(game, start, other, seen)) log = other;
  }
  return log;
}

/**
 * What the public table showed after every move; null as soon as it differs from `expected`, or a
 * move is refused.
 */
function publicHistory<G extends GameTypes>(
  game: Game<G>,
  start: G['state'],
  log: Log<G>,
  expected: readonly string[] | null,
): readonly string[] | null {
  const state = game.clone(start);
  const shown: string[] = [];
  for (const move of log.flatMap(({ moves }) => moves)) {
    if (refusalOf(game, state, move)) return null;
    apply(game, state, move);
    const view = JSON.stringify(game.view(state, null));
    if (expected && expected[shown.length] !== view) return null;
    shown.push(view);
  }
  return shown;
}

/** Two cards of the deal change places. */
function swapCards<G extends GameTypes>(log: Log<G>, random: Random): Log<G> | null {
  const [first, ...rest] = log;
  const [deal] = first?.moves ?? [];
  if (!first || !deal || !isDeal(deal)) return null;
  const order = [...deal.order];
  const [a, b] = [random.below(order.length), random.below(order.length)];
  [order[a], order[b]] = [order[b] ?? '', order[a] ?? ''];
  return [{ ...first, moves: [{ do: 'deal', order }] }, ...rest];
}

/** Another legal move of the same seat in the place of one that was made. */
function replaceMove<G extends GameTypes>(
  game: Game<G>,
  start: G['state'],
  log: Log<G>,
  random: Random,
): Log<G> | null {
  const at = random.below(log.length);
  const commit = log[at];
  const [move, ...further] = commit?.moves ?? [];
  if (!commit || !move || isDeal(move)) return null;
  const state = game.clone(start);
  for (const earlier of log.slice(0, at).flatMap(({ moves }) => moves)) apply(game, state, earlier);
  const other = oneOf(legalMoves(game, state, move.seat), random);
  return [...log.slice(0, at), { ...commit, moves: [other, ...further] }, ...log.slice(at + 1)];
}
