import { describe, expect, it } from 'vitest';
import type { Random } from '../../core/random.ts';
import { NOBODY } from '../../core/seats.ts';
import { planOf, Playout } from '../playout.ts';
import { blaze } from './index.ts';
import { actionOf, moveWord, PASS, seatOf, toMove } from './moves.ts';
import { DEAL, type BlazeState } from './state.ts';
import { MIXES } from './testing/mixes.ts';
import { outcomeOfReference, playReference, traceOfReference } from './testing/reference.ts';
import { dealReference, startReference, type Reference } from './testing/reference-setup.ts';
import { witness } from './testing/witness.ts';
import { takeBackPlace } from './turn.ts';

/** Plays a random game on both; returns what the engine came through. Throws where they part. */
function compare(seed: number): Seen {
  const plan = planOf(blaze, witness, seed);
  const { players, first } = plan.start;
  const engine = blaze.start(plan.start);
  const mix = MIXES.find((options) => options === plan.start.options)!;
  const reference = startReference(mix, players, first);
  const playout = new Playout(blaze, witness.mostPlies);
  const seen = { plies: 0, settled: 0, tookBack: 0 };
  while (!blaze.outcome(engine).over) {
    if (engine.phase === DEAL) {
      const order = playout.drawDeal(engine, plan.random)!;
      blaze.deal(engine, order);
      dealReference(reference, order);
    } else {
      const idle = engine.idle;
      const places = engine.attacks;
      const code =
        keenMove(engine, plan.random) ?? playout.pick(engine, players, plan.style, plan.random);
      const move = toMove(code);
      blaze.play(engine, code);
      playReference(reference, seatOf(code), moveWord(move));
      if (idle === 19 && engine.idle === 0 && engine.attacks === 0) seen.settled++;
      if (move.do === 'attack' && engine.attacks === places) seen.tookBack++;
    }
    seen.plies++;
    const [told, plainly] = [factsOf(engine), plainFactsOf(reference)];
    // Comparing as text is quicker, showing a difference as objects clearer.
    if (JSON.stringify(told) !== JSON.stringify(plainly))
      expect(told, `seed ${seed}, ply ${seen.plies}`).toEqual(plainly);
  }
  const { scores, winner } = blaze.outcome(engine);
  expect({ scores, winner }, `seed ${seed}`).toEqual(outcomeOfReference(reference));
  return seen;
}

/** What the record tool tells of a state, and what everybody has seen of the cards, in an order that can be compared. */
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
 * Now and then, what chance alone brings too rarely: Ember attacks before its turn, and Fire takes the card back (R8). Null where it
 * is left to chance.
 */
function keenMove(s: BlazeState, random: Random): number | null {
  if (random.below(3) > 0) return null;
  const keen = takeBackPlace(s) >= 0 ? s.fire : s.ember;
  if (keen === NOBODY) return null;
  const codes = new Int32Array(blaze.mostMoves);
  const count = blaze.legal(s, keen, codes);
  return count > 0 && actionOf(codes[0]!) < PASS ? codes[0]! : null;
}

interface Seen {
  readonly plies: number;
  readonly settled: number;
  readonly tookBack: number;
}

describe('the engine and rules written a second time', () => {
  // 48 seeds in a row are every number of players with every mix of options.
  it('tell the same of every moment of 192 random games, in all mixes of options', () => {
    const games = Array.from({ length: 192 }, (_, seed) => compare(seed));
    const sum = (what: keyof Seen): number => games.reduce((all, game) => all + game[what], 0);
    expect(sum('plies')).toBeGreaterThan(50_000);
    expect(sum('tookBack')).toBeGreaterThan(60);
    expect(sum('settled')).toBeGreaterThan(30);
  }, 120_000);
});
