import { describe, expect, it } from 'vitest';
import { SeededRandom } from '../../../core/random.ts';
import { seatsFrom } from '../../../core/seats.ts';
import { imagine } from '../../../games/blaze/imagine.ts';
import { isChallenge, type BlazeState } from '../../../games/blaze/state.ts';
import { playWords } from '../../../games/blaze/testing/by-word.ts';
import { flaw } from '../../../games/blaze/testing/flaw.ts';
import { position } from '../../../games/blaze/testing/position.ts';
import { handOf } from '../../../games/blaze/testing/witness.ts';
import { view } from '../../../games/blaze/view.ts';
import { atRandom, playThrough, tableName, TABLES } from '../testing/games.ts';
import { ImaginedWorlds } from './worlds.ts';

const random = new SeededRandom(5);

/** So many worlds the seat holds for possible. */
function worlds(s: BlazeState, seat: number, count: number): readonly BlazeState[] {
  const imagined = new ImaginedWorlds(imagine(view(s, seat), random), seat, random);
  return Array.from({ length: count }, () => {
    const into = imagined.empty();
    imagined.draw(into);
    return into;
  });
}

describe('the worlds of a search', () => {
  it.each(TABLES.map((table) => [tableName(table), table] as const))(
    'look to the seat as the game does, and lose no card: %s',
    (_, table) => {
      for (let seed = 0; seed < 4; seed++)
        playThrough(table, seed, (s, turn, chance) => {
          if (chance.below(6) === 0)
            for (const seat of seatsFrom(0, table.players)) {
              const seen = view(s, seat);
              for (const world of worlds(s, seat, 2)) {
                expect(view(world, seat)).toEqual(seen);
                expect(flaw(world)).toBeNull();
              }
            }
          return atRandom(s, turn, chance);
        });
    },
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
