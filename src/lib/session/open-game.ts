import { failure, success, type Result } from '../core/result.ts';
import { gameById } from '../games/registry.ts';
import { readGame } from '../storage/games.ts';
import type { StorageProblem } from '../storage/problem.ts';
import { environmentOf, keeperOf } from './environment.ts';
import { LiveGame } from './live-game.svelte.ts';
import { claim } from './owner.ts';
import { restoreGame, type RestoreProblem } from './restoring.ts';
import { keepAwake } from './wake-lock.ts';

/** Why a game does not open. `elsewhere`: another tab has it open. */
export type OpenProblem = StorageProblem | { readonly code: 'elsewhere' } | RestoreProblem;

/**
 * Opens a stored game, covered, and makes this page the only one in which it goes on; `takeOver`
 * takes it from another one. Deals the first round where that is due. Whoever opens a game closes
 * it.
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
  if (opened.ok && isLost) opened.value.steward.lose();
  if (opened.ok) lose = opened.value.steward.lose;
  else leave();
  return opened;
}

async function resume(id: string, leave: () => void): Promise<Result<LiveGame, OpenProblem>> {
  const stored = await readGame(id);
  if (!stored.ok) return stored;
  const { game, entries } = stored.value;
  const listed = gameById(game.head.game);
  // Only a version that knows more games can have stored it.
  if (!listed) return failure({ code: 'newer' });
  const restored = restoreGame(await listed.load(), game, entries);
  if (!restored.ok) return restored;
  const live = new LiveGame(restored.value, environmentOf(keeperOf(id), leave));
  if (restored.value.desk.past.length === 0) live.steward.deal();
  await live.steward.whenStable();
  return success(live);
}
