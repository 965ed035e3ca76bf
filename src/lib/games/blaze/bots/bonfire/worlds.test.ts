import { describe, expect, it } from 'vitest';
import { SeededRandom } from '../../../../core/random.ts';
import type { Seat } from '../../../../core/seats.ts';
import { isChallenge, type BlazeState } from '../../rules/state.ts';
import { playWords } from '../../rules/testing/by-word.ts';
import { position } from '../../rules/testing/position.ts';
import { handOf } from '../../rules/testing/witness.ts';
import { tableName, TABLES } from '../testing/games.ts';
import { imagineWorlds, worldsOf } from '../testing/trials.ts';

const random = new SeededRandom(5);

const worlds = (s: BlazeState, seat: Seat, count: number) => worldsOf(s, seat, count, random);

describe('the worlds of a search', () => {
  it.each(TABLES.map((table) => [tableName(table), table] as const))(
    'look to the seat as the game does, and lose no card: %s',
    (_, table) => expect(() => imagineWorlds(table, 0, 12)).not.toThrow(),
  );

  it('differ in what the seat has not seen', () => {
    const hands = ['y2 r2 y4 b7 b8', 'y3 b5 y9 b2 b1', 'b2 y7 y8 b9 y2', 'r5 r6 r7 r8 r9'];
    const s = position({ phase: 'kindling', trump: 'r', hands });
    const drawn = worlds(s, 0, 50);
    expect(new Set(drawn.map((world) => handOf(world, 0).join())).size).toBe(1);
    expect(new Set(drawn.map((world) => handOf(world, 1).join())).size).toBeGreaterThan(40);
  });

  it('remember every card that was taken openly, until it is played', () => {
    const hands = ['y2 r2 y4 b7 b8', 'y3 b5 y9 b2 b1', 'b2 y7 y8 b9 y2', 'r5 r6 r7 r8 r9'];
    const s = position({ phase: 'kindling', trump: 'r', hands, deck: 'r1 r3 y1 b3' });
    playWords(s, '0 attack y2', '0 attack r2', '1 pass', '0 pass', '2 attack b2', '2 attack y2');
    playWords(s, '2 pass');
    for (const world of worlds(s, 3, 40))
      expect(handOf(world, 1)).toEqual(expect.arrayContaining(['y2', 'y2', 'r2', 'b2']));
  });

  it('hold all bets on others that nobody has seen for possible', () => {
    const s = position({
      phase: 'betting',
      trump: 'r',
      hands: ['r2', 'y3 y4', 'b2 b3'],
      options: { betting: true },
    });
    playWords(s, '0 bet 1 on 2');
    const drawn = worlds(s, 1, 80).map(({ betOn, betOne }) => `${betOne[0]} on ${betOn[0]}`);
    expect(new Set(drawn)).toEqual(new Set(['0 on 1', '1 on 1', '0 on 2', '1 on 2']));
    expect(isChallenge(s)).toBe(false);
  });
});
