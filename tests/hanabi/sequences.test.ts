import { expect, it } from 'vitest';
import { miscount, MOMENTS } from './testing/sequences.ts';

/** The slow rules count less far. */
const FAR = { mostPlainly: 6_000 };

it.each(MOMENTS)('sequences of moves are as many as ever, counted twice: $name', (named) =>
  expect(miscount(named, FAR)).toBeNull(),
);
