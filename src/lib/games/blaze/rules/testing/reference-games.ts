/**
 * Random games on the engine and on the rules written a second time, which have to tell the same.
 */
import type { Random } from '../../../../core/random.ts';
import { NOBODY } from '../../../../core/seats.ts';
import { actionOf, seatOf, type MoveCode } from '../../../contract/move-code.ts';
import { seededGame, Playout, type SeededGame } from '../../../conformance/playout.ts';
import { difference } from '../../../conformance/sameness.ts';
import { blaze, type Blaze } from '../index.ts';
import { moveWord, PASS, toMove } from '../moves.ts';
import { DEAL, type BlazeState } from '../state.ts';
import { takeBackPlace } from '../turn.ts';
import { MIXES } from './mixes.ts';
import { dealReference, startReference, type Reference } from './reference-setup.ts';
import { outcomeOfReference, playReference, traceOfReference } from './reference.ts';
import { witness } from './witness.ts';

/** What a game came through: how many moves, and how often the rare things happened. */
export interface CameThrough {
  readonly plies: number;
  /** Phases that ended after twenty idle challenges (R12). */
  readonly stalemates: number;
  /** Cards that Fire took back (R8). */
  readonly tookBack: number;
}

/** Plays the random game of a seed on both. Throws where they part. */
export function compareWithReference(seed: number): CameThrough {
  const seeded = seededGame(blaze, witness, seed);
  const engine = blaze.start(seeded.start);
  const mix = MIXES.find((options) => options === seeded.start.options)!;
  const reference = startReference(mix, seeded.start.players, seeded.start.first);
  const playout = new Playout(blaze, witness.mostPlies);
  const seen = { plies: 0, stalemates: 0, tookBack: 0 };
  while (!blaze.outcome(engine).over) {
    const { idle, attacks } = engine;
    const code = playOnBoth(engine, reference, playout, seeded);
    if (code !== null) {
      if (idle === 19 && engine.idle === 0 && engine.attacks === 0) seen.stalemates++;
      if (toMove(code).do === 'attack' && engine.attacks === attacks) seen.tookBack++;
    }
    seen.plies++;
    mustAgree(factsOf(engine), plainFactsOf(reference), `ply ${seen.plies}`);
  }
  const { scores, winner } = blaze.outcome(engine);
  mustAgree({ scores, winner }, outcomeOfReference(reference), 'the end');
  return seen;
}

/** Makes the deal that is due, or one random move, on both; the move, or null for a deal. */
function playOnBoth(
  engine: BlazeState,
  reference: Reference,
  playout: Playout<Blaze>,
  { start, style, random }: SeededGame<Blaze['options']>,
): MoveCode | null {
  if (engine.phase === DEAL) {
    const order = playout.drawDeal(engine, random)!;
    blaze.deal(engine, order);
    dealReference(reference, order);
    return null;
  }
  const code = keenMove(engine, random) ?? playout.pick(engine, start.players, style, random);
  blaze.play(engine, code);
  playReference(reference, seatOf(code), moveWord(toMove(code)));
  return code;
}

function mustAgree(told: unknown, plainly: unknown, where: string): void {
  const path = difference(told, plainly);
  if (path === null) return;
  const both = [told, plainly].map((facts) => JSON.stringify(facts)).join(' and ');
  throw new Error(`${where}: engine and reference part at ${path}: ${both}`);
}

/**
 * What the record tool tells of a state, and what everybody has seen of the cards, in an order
 * that can be compared.
 */
function factsOf(s: BlazeState): object {
  const { known, discards, idle } = blaze.view(s, null);
  return { ...blaze.trace(s), known: known.map(sorted), discards: sorted(discards), idle };
}

function plainFactsOf(game: Reference): object {
  const { seen, discards, idle } = game;
  return { ...traceOfReference(game), known: seen.map(sorted), discards: sorted(discards), idle };
}

const sorted = (cards: readonly string[]): readonly string[] => [...cards].sort();

/**
 * Now and then, what chance alone brings too rarely: Ember attacks before its turn, and Fire takes
 * the card back (R8). Null where it is left to chance.
 */
function keenMove(s: BlazeState, random: Random): MoveCode | null {
  if (random.below(3) > 0) return null;
  const keen = takeBackPlace(s) >= 0 ? s.fire : s.ember;
  if (keen === NOBODY) return null;
  const codes = new Int32Array(blaze.mostMoves);
  const count = blaze.legal(s, keen, codes);
  return count > 0 && actionOf(codes[0]!) < PASS ? codes[0]! : null;
}
