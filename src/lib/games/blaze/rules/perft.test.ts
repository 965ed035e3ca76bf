import { expect, it } from 'vitest';
import { miscount, MOMENTS } from './testing/sequences.ts';

/** The slow rules count less far. */
const FAR = { most: 10_000, mostPlainly: 1_000 };

it.each(MOMENTS)(
  'sequences of moves are as many as ever, by the rules written a second time, too: $name',
  (named) => expect(miscount(named, FAR)).toBeNull(),
);
