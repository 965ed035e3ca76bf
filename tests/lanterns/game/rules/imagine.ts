import { shuffle, type Random } from '../../../../src/lib/core/random.ts';
import { NOBODY } from '../../../../src/lib/core/seats.ts';
import { ALL, heightOf, LanternState, NONE, STAGES } from './state.ts';
import type { LanternView } from './view.ts';

/** A state that agrees with a view: what nobody at it sees is dealt anew. */
export function imagine(seen: LanternView, random: Random): LanternState {
  const { players, first, mild } = seen;
  const s = new LanternState(players, first, mild);
  const shown = seen.front.filter((height) => typeof height === 'number');
  const left = ALL.map(heightOf);
  for (const height of [...seen.row, ...seen.dark, ...seen.aside, ...shown])
    left.splice(left.indexOf(height), 1);
  shuffle(left, random);
  const { row, dark, aside } = seen;
  const [stage, turn] = [STAGES.indexOf(seen.stage), seen.turn ?? NOBODY];
  Object.assign(s, { row, dark, aside, stage, turn });
  s.front = seen.front.map((height) => (height === 'hidden' ? left.pop()! : (height ?? NONE)));
  s.deck = left.slice(0, seen.deck);
  return s;
}
