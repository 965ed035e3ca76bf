import { describe, expect, it } from 'vitest';
import { BOT_LEVELS } from '../../../core/people.ts';
import { SeededRandom } from '../../../core/random.ts';
import { seatsFrom } from '../../../core/seats.ts';
import type { MoveCode } from '../../contract/move-code.ts';
import { toCode } from '../rules/moves.ts';
import type { BlazeState } from '../rules/state.ts';
import { twin } from '../rules/testing/twin.ts';
import { view } from '../rules/view.ts';
import { BLAZE_BOTS } from './index.ts';
import { playThrough, tableName, TABLES } from './testing/games.ts';
import { choose, chooseAgain, playWhole } from './testing/trials.ts';

/** Chooses by what the next seat holds. */
function peeking(s: BlazeState, seat: number): MoveCode {
  const { legal } = view(s, seat).own!;
  return toCode(legal[s.once[(seat + 1) % s.setup.players]! % legal.length]!);
}

describe('computer players', () => {
  it.each(TABLES.map((table, i) => [tableName(table), BOT_LEVELS[i % 3]!, table] as const))(
    'play whole games by the rules and let no hands rotate for ever: %s, %s',
    (_, level, table) => expect(() => playWhole(table, 0, () => level)).not.toThrow(),
  );

  it.each([0, 5, 9].map((i) => [tableName(TABLES[i]!), TABLES[i]!] as const))(
    'of all levels play with each other: %s',
    (_, table) => expect(() => playWhole(table, 1, (seat) => BOT_LEVELS[seat % 3]!)).not.toThrow(),
  );

  it.each(BOT_LEVELS)('%s chooses the same again, and whatever it cannot see', (level) => {
    for (const i of [1, 6, 12]) expect(() => chooseAgain(TABLES[i]!, 3, level)).not.toThrow();
  });

  it('that peeked at a hand would be found out', () => {
    let found = 0;
    playThrough(TABLES[0]!, 3, (s, turn, random) => {
      const other = twin({ state: s, move: null }, null, turn, random).state;
      if (peeking(s, turn) !== peeking(other, turn)) found++;
      return peeking(s, turn);
    });
    expect(found).toBeGreaterThan(0);
  });

  it('bet at the same time: a seat may bet before those whose turn comes first', () => {
    let bets = 0;
    playThrough({ players: 4, options: { betting: true } }, 1, (s, turn, random) => {
      const mine = view(s, turn);
      if (mine.phase === 'betting')
        for (const seat of seatsFrom(0, 4))
          for (const level of BOT_LEVELS)
            if (view(s, seat).own!.legal.length > 0) {
              const move = choose(level, s, seat, random.below(1 << 30));
              expect(view(s, seat).own!.legal).toContainEqual(move);
              bets++;
            }
      return toCode(choose('flame', s, turn, 1));
    });
    expect(bets).toBeGreaterThan(0);
  });

  it('stop thinking when their time is up', () => {
    playThrough({ players: 4, options: { betting: true } }, 2, (s, turn, random) => {
      if (random.below(6) > 0) return toCode(choose('flame', s, turn, 1));
      let clock = 0;
      const budget = { milliseconds: 40, now: () => clock++ };
      const { move, iterations } = BLAZE_BOTS.bonfire(view(s, turn), new SeededRandom(1), budget);
      expect(iterations).toBeLessThan(50 * Math.max(1, view(s, turn).own!.legal.length));
      return toCode(move);
    });
  });
});
