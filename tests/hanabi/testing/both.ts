/** Games on the engine and on the rules written a second time, which have to tell the same. */
import {
  seededGame,
  Playout,
  type SeededGame,
} from '../../../src/lib/games/conformance/playout.ts';
import { difference } from '../../../src/lib/games/conformance/sameness.ts';
import { hanabi, type Hanabi } from '../../../src/lib/games/hanabi/rules/index.ts';
import { moveWord, toMove } from '../../../src/lib/games/hanabi/rules/moves.ts';
import { type HanabiState } from '../../../src/lib/games/hanabi/rules/state.ts';
import { MIXES, witness } from '../../../src/lib/games/hanabi/rules/testing/witness.ts';
import {
  dealReference,
  handsForReference,
  playReference,
  startReference,
  traceOfReference,
  type Reference,
} from './reference.ts';

/** From two people to five. */
const KINDS_OF_PARTY = hanabi.maxPlayers - hanabi.minPlayers + 1;

/** Every end there is. */
export const ENDINGS = ['complete', 'lap', 'storms'] as const;

/** How a game ended, and how long it was. */
export interface CameTo {
  readonly plies: number;
  readonly ending: (typeof ENDINGS)[number];
}

/** Whether people think before they play in the game of a seed: half of each kind of table do. */
export const isCareful = (seed: number): boolean =>
  Math.floor(seed / (MIXES.length * KINDS_OF_PARTY)) % 2 === 0;

/** Plays the random game of a seed on both. Throws where they part. */
export function compareWithReference(seed: number, careful: boolean): CameTo {
  const seeded = seededGame(hanabi, witness, seed);
  const { players, first, options } = seeded.start;
  const engine = hanabi.start(seeded.start);
  const mix = MIXES.find((some) => some === options)!;
  const reference = startReference(players, first, mix);
  const playout = new Playout(hanabi, witness.mostPlies);
  const order = playout.drawDeal(engine, seeded.random)!;
  mustAgree(engine, reference, 'before the deal');
  hanabi.deal(engine, order);
  dealReference(reference, order);
  let plies = 0;
  for (mustAgree(engine, reference, 'the deal'); engine.turn >= 0; plies++) {
    const code = careful
      ? carefulMove(engine, seeded)
      : playout.pick(engine, players, seeded.style, seeded.random);
    hanabi.play(engine, code);
    playReference(reference, moveWord(toMove(code)));
    mustAgree(engine, reference, `ply ${plies}`);
  }
  return {
    plies,
    ending: engine.storms === 0 ? 'storms' : engine.built === 25 ? 'complete' : 'lap',
  };
}

/** Mostly plays what goes onto a stack, as somebody would who sees all hands: games come far. */
function carefulMove(s: HanabiState, { random }: SeededGame<Hanabi['options']>): number {
  const codes = new Int32Array(hanabi.mostMoves);
  const all = codes.subarray(0, hanabi.legal(s, s.turn, codes));
  const moves = Array.from(all, (code) => ({ code, move: toMove(code) }));
  const builds = moves.find(({ move }) => {
    if (move.do !== 'play') return false;
    const face = s.hands[5 * move.seat + move.slot]!;
    return s.stacks[Math.floor(face / 5)] === face % 5;
  });
  if (builds && random.below(12) > 0) return builds.code;
  const safe = moves.filter(({ move }) => move.do !== 'play' || random.below(20) === 0);
  return safe[random.below(safe.length)]?.code ?? all[0]!;
}

function mustAgree(engine: HanabiState, reference: Reference, where: string): void {
  const { players } = reference;
  const viewers = [null, ...Array.from({ length: players }, (_, seat) => seat)];
  const told = { ...hanabi.trace(engine), seen: viewers.map((v) => hanabi.view(engine, v).hands) };
  const plainly = {
    ...traceOfReference(reference),
    seen: viewers.map((viewer) => handsForReference(reference, viewer)),
  };
  const path = difference(told, plainly);
  if (path === null) return;
  const both = [told, plainly].map((facts) => JSON.stringify(facts)).join(' and ');
  throw new Error(`${where}: engine and reference part at ${path}: ${both}`);
}
