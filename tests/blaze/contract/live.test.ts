import { describe, expect, it } from 'vitest';
import { blaze } from '../../../src/lib/games/blaze/rules/index.ts';
import { playWords, wordsOf } from '../../../src/lib/games/blaze/rules/testing/by-word.ts';
import { position } from '../../../src/lib/games/blaze/rules/testing/position.ts';
import { after, isDeal, legalMoves } from '../../../src/lib/games/contract/live.ts';

const opened = () =>
  playWords(
    position({ phase: 'burn', trump: 'r', hands: ['y2 r2', 'y4 y5', 'b2 y3'] }),
    '0 attack y2',
  );

describe('the state after a move', () => {
  it('is another one: the state before stays as it was', () => {
    const before = opened();
    const text = blaze.notation(before);
    const next = after(blaze, before, { seat: 1, do: 'beat', card: 'y4', on: 0 });
    expect(next.ok && blaze.trace(next.value)).toMatchObject({ table: [['y2', 'y4']] });
    expect(blaze.notation(before)).toBe(text);
  });

  it('is refused with the reason of the game, and nothing changes', () => {
    const before = opened();
    const text = blaze.notation(before);
    expect(after(blaze, before, { seat: 1, do: 'attack', card: 'y4' })).toEqual({
      ok: false,
      problem: { code: 'ashDoesNotAttack' },
    });
    expect(blaze.notation(before)).toBe(text);
  });

  it('may be a deal, which is refused when none is due', () => {
    const start = blaze.start({ options: {}, players: 3, first: 0 });
    const deal = { do: 'deal', order: blaze.dealDue(start)! } as const;
    const next = after(blaze, start, deal);
    expect(next.ok && blaze.trace(next.value)).toMatchObject({ phase: 'kindling' });
    expect(after(blaze, opened(), deal)).toEqual({ ok: false, problem: { code: 'noDealDue' } });
  });
});

describe('moves as objects', () => {
  it('are those the engine lists', () => {
    expect(legalMoves(blaze, opened(), 1).map(blaze.moveWord).sort()).toEqual(wordsOf(opened(), 1));
    expect(legalMoves(blaze, opened(), 2)).toEqual([{ seat: 2, do: 'attack', card: 'b2' }]);
  });

  it('are told from deals', () => {
    expect(isDeal({ do: 'deal' })).toBe(true);
    expect(isDeal({ do: 'pass' })).toBe(false);
  });
});
