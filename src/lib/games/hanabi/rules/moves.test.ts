import { safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { moveSchema } from './moves.ts';

const clue = { seat: 0, do: 'clue', to: 1 };
const placesOf = (move: unknown) =>
  safeParse(moveSchema, move).issues?.map(({ path }) => path?.map(({ key }) => key).join('.'));

describe('a move as it is written', () => {
  it.each([
    { ...clue, rank: 5 },
    { ...clue, color: 'w' },
    { seat: 4, do: 'play', slot: 0 },
    { seat: 1, do: 'discard', slot: 4 },
  ])('is taken: %o', (move) => {
    expect(safeParse(moveSchema, move)).toMatchObject({ success: true, output: move });
  });

  // "lacks color" was said of a clue that names the rank 6.
  it.each([
    [{ ...clue, rank: 6 }, ['rank']],
    [{ ...clue, color: 'x' }, ['color']],
    [clue, ['color']],
    [{ ...clue, color: 'w', rank: 1 }, ['rank']],
    [{ seat: 0, do: 'play', slot: 0, rank: 1 }, ['rank']],
    [{ seat: 0, do: 'pass' }, ['do']],
  ])('is refused for what is wrong with it: %o', (move, places) => {
    expect(placesOf(move)).toEqual(places);
  });
});
