import { failure, success, type Result } from '../core/result.ts';
import { appendEntries, readGame } from '../storage/games.ts';
import type { StorageProblem } from '../storage/problem.ts';
import { cryptoRandom } from './dealing.ts';
import type { Thinker } from './forethought.ts';
import type { Edge, Keeper } from './keeper.ts';
import { LiveGame } from './live-game.svelte.ts';
import { claim } from './owner.ts';
import { painted } from './painted.ts';
import { restoreGame, type RestoreProblem } from './restoring.ts';
import { keepAwake } from './wake-lock.ts';

/** Why a game does not open. `elsewhere`: another tab has it open. */
export type OpenProblem = StorageProblem | { readonly code: 'elsewhere' } | RestoreProblem;

/**
 * Opens a stored game, covered, and makes this page the only one in which it goes on; `takeOver` takes it from another one. Deals the first round where
 * that is due. Whoever opens a game closes it.
 */
export async function openGame(
  id: string,
  { takeOver = false }: { readonly takeOver?: boolean } = {},
): Promise<Result<LiveGame, OpenProblem>> {
  const locks = navigator.locks as LockManager | undefined;
  let isLost = false;
  let lose = () => {
    isLost = true;
  };
  const letGo = await claim({ id, takeOver, locks, onLost: () => lose() });
  if (!letGo) return failure({ code: 'elsewhere' });
  const stopWaking = keepAwake();
  const leave = () => {
    stopWaking();
    letGo();
  };
  const opened = await resume(id, leave).catch((error: unknown) => {
    leave();
    throw error;
  });
  if (opened.ok && isLost) opened.value.lose();
  if (opened.ok) lose = opened.value.lose;
  else leave();
  return opened;
}

async function resume(id: string, leave: () => void): Promise<Result<LiveGame, OpenProblem>> {
  const stored = await readGame(id);
  if (!stored.ok) return stored;
  const restored = restoreGame(stored.value.game, stored.value.entries);
  if (!restored.ok) return restored;
  const live = new LiveGame(restored.value, edgeOf(keeperOf(id), leave));
  if (restored.value.desk.past.length === 0) live.deal();
  await live.settled();
  return success(live);
}

/** A game of people alone never needs it. */
async function loadThinker(): Promise<Thinker> {
  const { BlazeThinker } = await import('../games/blaze/bots/thinker.ts');
  return new BlazeThinker();
}

/** What a live game on this device needs of the world. */
export const edgeOf = (keeper: Keeper, leave: () => void): Edge => ({
  keeper,
  random: cryptoRandom(),
  loadThinker,
  now: () => Date.now(),
  painted,
  leave,
});

const keeperOf = (id: string): Keeper => ({
  append: (addition) => appendEntries({ id, ...addition }),
  read: async () => {
    const stored = await readGame(id);
    return stored.ok ? success(stored.value.entries) : stored;
  },
});
