import { expect, it } from 'vitest';
import { BOT_LEVELS } from '../../src/lib/core/people.ts';
import { STRIDE } from '../../src/lib/games/conformance/conformance.ts';
import { ALL_MERITS, checkMerits } from './testing/merits-hold.ts';

const GAMES = 24;

it('one or two things speak for every legal move of random games, and are true', () => {
  const met = new Set<string>();
  for (let i = 0; i < GAMES; i++) checkMerits(i * STRIDE, BOT_LEVELS[i % 3]!, met);
  expect([...met].sort()).toEqual([...ALL_MERITS].sort());
});
