import { describe, expect, it } from 'vitest';
import { toCode } from '../../games/blaze/moves.ts';
import { IDLE_LIMIT } from '../../games/blaze/state.ts';
import { view, type BlazeView } from '../../games/blaze/view.ts';
import { GREEDY, SEASONED } from './habits.ts';
import { instinct, PATIENCE } from './instinct.ts';
import { atRandom, playThrough, tableName, TABLES } from './testing/games.ts';
import { yardstick, type YardstickView } from './yardstick.ts';

const HABITS = [GREEDY, SEASONED];

describe('playing by rule of thumb', () => {
  it.each(TABLES.map((table) => [tableName(table), table] as const))(
    'is legal to the end of the game and never rotates hands for ever: %s',
    (_, table) => {
      for (let seed = 0; seed < 60; seed++) {
        const { mostIdle } = playThrough(table, seed, (s, seat) =>
          instinct(s, seat, HABITS[(seat + seed) % 2]!),
        );
        expect(mostIdle).toBeLessThan(IDLE_LIMIT - 1);
      }
    },
  );

  it('is legal wherever a game at random leads', () => {
    for (const table of TABLES)
      for (let seed = 0; seed < 30; seed++)
        playThrough(table, seed, (s, seat, random) =>
          random.below(2) === 0 ? atRandom(s, seat, random) : instinct(s, seat, SEASONED),
        );
  });

  it("in the greedy way is the yardstick's play", () => {
    for (const table of TABLES)
      for (let seed = 0; seed < 6; seed++)
        playThrough(table, seed, (s, seat) => {
          const greedy = instinct(s, seat, GREEDY);
          if (s.idle < PATIENCE)
            expect(greedy).toBe(toCode(yardstick(view(s, seat) as BlazeView & YardstickView)));
          return greedy;
        });
  });
});
