import { describe, expect, it } from 'vitest';
import { BOT_LEVELS } from '../../../core/people.ts';
import { SeededRandom } from '../../../core/random.ts';
import { moveWord, toMove } from '../rules/moves.ts';
import type { BlazeState } from '../rules/state.ts';
import { playWords } from '../rules/testing/by-word.ts';
import { position } from '../rules/testing/position.ts';
import { view } from '../rules/view.ts';
import { choices } from './bonfire/bonfire.ts';
import { BLAZE_BOTS } from './index.ts';
import { MOST_IDLE } from './instinct.ts';

const ASH = 1;

/** Fire has opened with two cards, and Ash is to answer after so many idle challenges. */
function attacked(ash: string, [first, second]: readonly [string, string], idle: number) {
  const s = position({
    phase: 'kindling',
    trump: 'r',
    idle,
    hands: [`${first} ${second} r7`, ash, 'b3 y7 y6', 'b7 r8 y5'],
  });
  return playWords(s, `0 attack ${first}`, `0 attack ${second}`, '0 pass');
}

const wordsOf = (s: BlazeState): readonly string[] =>
  choices(s, ASH).map((code) => moveWord(toMove(code)));

describe('once hands have rotated for long', () => {
  it.each(BOT_LEVELS)('%s beats with its trump Firebird what nothing else beats', (level) => {
    const s = attacked('b9 rF y2 y3 b3', ['y8', 'b8'], MOST_IDLE);
    for (let seed = 0; seed < 8; seed++) {
      const { move } = BLAZE_BOTS[level](view(s, ASH), new SeededRandom(seed), { iterations: 40 });
      expect(['beat rF on 0', 'beat b9 on 1']).toContain(moveWord(move));
    }
  });

  it('Bonfire thinks of no beat that leaves a card it cannot beat then', () => {
    const late = attacked('r2 y9 y5 b3 b2', ['y4', 'b4'], MOST_IDLE);
    expect(wordsOf(late)).toEqual(['beat y5 on 0', 'beat y9 on 0', 'beat r2 on 1']);
    const early = attacked('r2 y9 y5 b3 b2', ['y4', 'b4'], MOST_IDLE - 1);
    expect(wordsOf(early)).toEqual(expect.arrayContaining(['beat r2 on 0', 'pass']));
  });

  it('Bonfire may take what it cannot beat', () => {
    expect(wordsOf(attacked('y9 y5 b3 b2', ['y4', 'b4'], MOST_IDLE))).toContain('pass');
  });
});
