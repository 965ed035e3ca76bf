import type { GameTypes } from '../../games/contract/rules.ts';
import type { Desk } from '../desk.ts';

/**
 * Freezes a desk and returns it: a step that writes on it throws. States are left out, typed arrays
 * cannot be frozen; so are older commits, which were frozen when they were new.
 */
export function freeze<G extends GameTypes>(desk: Desk<G>): Desk<G> {
  const { seating, past, glass, wanting, standingOut, staged, lead, looked, undo } = desk;
  const latest = past.at(-1);
  const parts: readonly unknown[] = [
    ...[desk, past, glass, wanting, standingOut, staged, ...staged, lead, lead?.moves, looked],
    ...[seating, seating.bots, undo, undo?.needs, undo?.agreed],
    ...[latest, latest?.moves, ...(latest?.moves ?? [])],
  ];
  parts.forEach((part) => Object.freeze(part));
  return desk;
}
