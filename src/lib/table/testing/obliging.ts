import { shuffle, type Random } from '../../core/random.ts';
import type { Seat } from '../../core/seats.ts';
import type { GameTypes } from '../../games/contract/rules.ts';
import { legalMoves } from '../../games/contract/live.ts';
import type { Desk } from '../desk.ts';
import { readyOf } from '../stage.ts';
import type { Input } from '../step.ts';
import { oneOf, type Machine } from './evening.ts';
import type { Prompt } from '../public.ts';

/**
 * What people do who follow the prompt, and play at random where it is theirs to play; null once
 * the game is over.
 */
export function obligingInput<G extends GameTypes>(
  desk: Desk<G>,
  prompt: Prompt,
  random: Random,
): Input<G> | null {
  const { glass, due } = prompt;
  if (due.kind === 'over') return null;
  if (prompt.undo) return { do: 'keepAsIs' };
  if (due.kind === 'deal') return { do: 'deal', order: shuffled(desk, random) };
  if (due.kind === 'bot') return { do: 'bot', move: anyMove(desk, due.seat, random) };
  const seats = due.kind === 'visit' ? [due.seat] : due.seats;
  if (glass.mode === 'hand' && seats.includes(glass.seat)) return inHand(desk, glass.seat, random);
  if (due.kind === 'words') return byWord(prompt, due.seats, random);
  if (glass.mode === 'hand' || glass.mode === 'shown') return { do: 'layDown' };
  if (glass.mode === 'table') return { do: 'press', seat: due.seat };
  if (glass.seat === null) return { do: 'showTable' };
  // A hand that is to be shown is looked at.
  return glass.seat === due.seat || glass.shows
    ? { do: 'open', seat: glass.seat }
    : { do: 'showTable' };
}

function inHand<G extends GameTypes>(desk: Desk<G>, seat: Seat, random: Random): Input<G> {
  const { moves, settles, next } = readyOf(desk, seat);
  const leads = next?.moves.length === 0 && moves.length > 0 && random.below(2) === 0;
  if (leads) return { do: 'stage', move: anyMove({ ...desk, state: next.state }, seat, random) };
  const isReady = moves.length > 0 && (settles || random.below(3) > 0);
  if (isReady || moves.length > 3) return { do: 'commit', close: random.below(4) > 0 };
  return { do: 'stage', move: anyMove(desk, seat, random) };
}

function byWord<G extends GameTypes>(
  prompt: Prompt,
  seats: readonly Seat[],
  random: Random,
): Input<G> {
  const seat = oneOf(seats, random);
  const choice = random.below(4);
  if (choice === 0 && prompt.nobody.length > 0) return { do: 'sayNobody' };
  if (choice === 1 && !prompt.plates[seat]?.wants) return { do: 'want', seat, on: true };
  const spoken = prompt.plates[seat]?.spoken ?? [];
  return { do: 'say', move: oneOf(spoken, random).move };
}

/** A random order for the deal that is due. */
export const shuffled = <G extends GameTypes>(
  { game, state }: Desk<G>,
  random: Random,
): readonly string[] => shuffle([...(game.dealDue(state) ?? [])], random);

/** A random legal move of a seat that has one. */
const anyMove = <G extends GameTypes>(
  { game, state }: Desk<G>,
  seat: Seat,
  random: Random,
): G['move'] => oneOf(legalMoves(game, state, seat), random);

/** More inputs than obliging people need for any game. */
const MOST_INPUTS = 20_000;

/** Lets obliging people play to the end; what keeps them from it, or null. */
export function deadEnd<G extends GameTypes>(
  machine: Machine<G>,
  from: Desk<G>,
  random: Random,
): string | null {
  let desk = from;
  for (let inputs = 0; inputs < MOST_INPUTS; inputs++) {
    const input = obligingInput(desk, machine.promptOf(desk), random);
    if (input === null) return null;
    const next = machine.step(desk, input);
    // A legal move need not stay so behind others that lie ready: then what lies ready is played.
    if (next.ok) desk = next.value.desk;
    else if (input.do !== 'stage') return `stuck: ${JSON.stringify([input, next.problem])}`;
    else {
      const commit = machine.step(desk, { do: 'commit', close: false });
      if (!commit.ok) return `stuck: ${JSON.stringify([input, next.problem, commit.problem])}`;
      desk = commit.value.desk;
    }
  }
  return 'the game does not end';
}
