import { describe, expect, it } from 'vitest';
import { SeededRandom, shuffle } from '../../../src/lib/core/random.ts';
import { hanabiBots } from '../../../src/lib/games/hanabi/bots/index.ts';
import { meritsOf } from '../../../src/lib/games/hanabi/bots/merits.ts';
import { hanabi, type Hanabi } from '../../../src/lib/games/hanabi/rules/index.ts';
import { Chronicle } from '../../../src/lib/session/log.ts';
import { newDesk } from '../../../src/lib/table/desk.ts';
import { Sitting } from '../../../src/lib/table/testing/sitting.ts';

const LEVELS = [undefined, 'spark', 'flame'] as const;
const bots = hanabiBots((seat) => LEVELS[seat] ?? null);

/** A person, who plays as Spark does, with Spark and Flame: to the end, as far as `goes` says. */
function played(seed: number, goes: (table: Sitting<Hanabi>) => boolean): Chronicle<Hanabi> {
  const seating = { players: 3, bots: [1, 2], way: 'passed' } as const;
  const start = newDesk(hanabi, { options: {}, players: 3, first: 0 }, seating);
  const random = new SeededRandom(seed);
  const table = new Sitting(start);
  table.does({ do: 'deal', order: shuffle([...hanabi.dealDue(start.state)!], random) });
  while (!hanabi.outcome(table.desk.state).over && goes(table)) {
    const { state } = table.desk;
    const seat = hanabi.turn(state);
    const level = LEVELS[seat] ?? 'spark';
    const { move } = bots[level](hanabi.view(state, seat), random, { iterations: 0 });
    if (seat > 0) table.does({ do: 'bot', move });
    else table.does({ do: 'stage', move }, { do: 'commit', close: false });
  }
  return new Chronicle(start, table.journal);
}

describe('why computer players did what they did', () => {
  it('is told of each of their moves once the game is over, from their own view', () => {
    const chronicle = played(1, () => true);
    // Though nobody has read the log yet.
    const chosen = chronicle.chosen(LEVELS);
    const log = chronicle.log();
    expect(chosen).toHaveLength(log.length);
    const theirs = chosen.filter((one) => one !== null);
    // Two of three seats are theirs.
    expect(theirs.length).toBeGreaterThan(log.length / 2);
    for (const { view, move, level } of theirs) {
      expect([view.viewer, LEVELS[move.seat]]).toEqual([move.seat, level]);
      expect(view.hands[move.seat]!.every(({ card }) => card === null)).toBe(true);
      const merits = meritsOf(view, move, level);
      expect(merits.length).toBeGreaterThan(0);
      // Neither of them tries anything.
      expect(merits).not.toContainEqual({ code: 'tried' });
    }
  });

  it('is told of nothing before', () => {
    const chronicle = played(1, ({ desk }) => desk.past.length < 9);
    expect(chronicle.log()).toHaveLength(9);
    expect(chronicle.chosen(LEVELS)).toEqual([]);
  });
});
