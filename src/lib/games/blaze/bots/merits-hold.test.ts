import { expect, it } from 'vitest';
import { STRIDE } from '../../conformance/conformance.ts';
import { ALL_MERITS, checkMerits } from './testing/merits-hold.ts';

const GAMES = 10;

it('one or two things speak for every legal move of random games, and are true', () => {
  const met = new Set<string>();
  for (let i = 0; i < GAMES; i++) checkMerits(i * STRIDE, met);
  expect([...met].sort()).toEqual([...ALL_MERITS].sort());
});
