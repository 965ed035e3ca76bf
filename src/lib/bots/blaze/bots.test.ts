import { describe, expect, it } from 'vitest';
import { BOT_LEVELS, type BotLevel } from '../../core/people.ts';
import { SeededRandom } from '../../core/random.ts';
import { seatsFrom } from '../../core/seats.ts';
import { toCode, type BlazeMove, type MoveCode } from '../../games/blaze/moves.ts';
import { IDLE_LIMIT, type BlazeState } from '../../games/blaze/state.ts';
import { twin } from '../../games/blaze/testing/twin.ts';
import { view } from '../../games/blaze/view.ts';
import { BLAZE_BOTS } from './index.ts';
import { playThrough, tableName, TABLES, type Chooser } from './testing/games.ts';

const ITERATIONS = 16;
/** Games at each table. */
const GAMES: Readonly<Record<BotLevel, number>> = { spark: 6, flame: 6, bonfire: 2 };

const choose = (level: BotLevel, s: BlazeState, seat: number, seed: number): BlazeMove =>
  BLAZE_BOTS[level](view(s, seat), new SeededRandom(seed), { iterations: ITERATIONS }).move;

const playing =
  (levelOf: (seat: number) => BotLevel): Chooser =>
  (s, seat, random) =>
    toCode(choose(levelOf(seat), s, seat, random.below(1 << 30)));

/** Chooses by what the next seat holds. */
function peeking(s: BlazeState, seat: number): MoveCode {
  const { legal } = view(s, seat).own!;
  return toCode(legal[s.once[(seat + 1) % s.setup.players]! % legal.length]!);
}

describe('computer players', () => {
  it.each(
    BOT_LEVELS.flatMap((level) => TABLES.map((table) => [level, tableName(table), table] as const)),
  )('%s plays whole games by the rules and lets none rotate for ever: %s', (level, _, table) => {
    for (let seed = 0; seed < GAMES[level]; seed++)
      expect(
        playThrough(
          table,
          seed,
          playing(() => level),
        ).mostIdle,
      ).toBeLessThan(IDLE_LIMIT - 1);
  });

  it.each(TABLES.map((table) => [tableName(table), table] as const))(
    'of all levels play with each other: %s',
    (_, table) => {
      for (let seed = 0; seed < 2; seed++)
        playThrough(
          table,
          seed,
          playing((seat) => BOT_LEVELS[seat % 3]!),
        );
    },
  );

  it.each(BOT_LEVELS)('%s chooses the same again, and whatever it cannot see', (level) => {
    for (const table of TABLES)
      playThrough(table, 3, (s, turn, random) => {
        const seed = random.below(1 << 30);
        const move = choose(level, s, turn, seed);
        if (random.below(8) === 0) {
          expect(choose(level, s, turn, seed)).toEqual(move);
          const other = twin({ state: s, move: null }, null, turn, random).state;
          expect(choose(level, other, turn, seed)).toEqual(move);
        }
        return toCode(move);
      });
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
    playThrough({ players: 4, options: { betting: true } }, 2, (s, turn) => {
      let clock = 0;
      const budget = { milliseconds: 40, now: () => clock++ };
      const { move, iterations } = BLAZE_BOTS.bonfire(view(s, turn), new SeededRandom(1), budget);
      expect(iterations).toBeLessThan(50 * Math.max(1, view(s, turn).own!.legal.length));
      return toCode(move);
    });
  });
});
