import type { Pace } from '../../../../core/settings.ts';
import type { HanabiEvent } from '../../rules/events.ts';

/** Milliseconds between the moves of computer players; what they do has to be read. */
const REST: Readonly<Record<Pace, number>> = { slow: 3000, normal: 1900, fast: 1000, off: 250 };

/** Milliseconds from what happened last to the next move of a computer player. */
export const restOf = (_: readonly HanabiEvent[], pace: Pace): number => REST[pace];
