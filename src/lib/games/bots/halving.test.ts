import { describe, expect, it } from 'vitest';
import { halve } from './halving.ts';
import { finish } from './steps.ts';

/** Moves of which each always comes to the same, tried in so many iterations. */
function keep(worths: readonly number[], iterations: number, { habit = -1, doubt = 0 } = {}) {
  const tried = worths.map(() => 0);
  const worlds: number[] = [];
  const playouts = {
    nextWorld: () => {},
    worthOf(code: number, world: number) {
      tried[code]! += 1;
      worlds.push(world);
      return worths[code]!;
    },
  };
  const choice = { codes: [...worths.keys()], habit, doubt };
  return { ...finish(halve(choice, playouts, { iterations })), tried, worlds };
}

describe('halving', () => {
  it('keeps the best move, and tries it most', () => {
    const { code, tried } = keep([1, 4, 2, 3], 80);
    expect(code).toBe(1);
    expect(tried).toEqual([10, 30, 10, 30]);
  });

  it('keeps the only move without trying it', () => {
    expect(keep([1], 80)).toMatchObject({ code: 0, iterations: 0, tried: [0] });
  });

  it('tries everything once, however little there is to spend', () => {
    expect(keep([1, 2, 3], 1)).toMatchObject({ code: 2, iterations: 5 });
  });

  it('leaves a habit where others are hardly better', () => {
    const habit = { habit: 0, doubt: 2 };
    expect(keep([1, 1.1], 80, habit).code).toBe(0);
    expect(keep([1, 3], 80, habit).code).toBe(1);
  });

  it('counts the worlds for whoever plays on in them', () => {
    expect(keep([1, 2], 6).worlds).toEqual([0, 0, 1, 1, 2, 2]);
  });
});

it('spends time by the clock, from when it begins', () => {
  let time = 1000;
  const now = () => time;
  const worthOf = () => {
    time += 5;
    return 0;
  };
  const choice = { codes: [0, 1], habit: 0, doubt: 0 };
  const trying = halve(choice, { nextWorld: () => {}, worthOf }, { milliseconds: 40, now });
  expect(finish(trying)).toEqual({ code: 0, iterations: 8 });
});
