import { readAct } from './acts.ts';
import type { Listener } from './events.ts';

/** Tells of a clue: to whom, what it named, and which cards it pointed at (H4). */
export function tellClue(act: number, listener: Listener): void {
  const told = readAct(act);
  if (!('slots' in told)) return;
  const { move, slots } = told;
  const [color, rank] = 'color' in move ? [move.color, null] : [null, move.rank];
  listener.all({ code: 'clued', seat: move.seat, to: move.to, color, rank, slots });
}
