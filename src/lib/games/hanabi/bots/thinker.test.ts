import { describe, expect, it } from 'vitest';
import { BOT_LEVELS } from '../../../core/people.ts';
import { SeededRandom, shuffle } from '../../../core/random.ts';
import { after } from '../../contract/live.ts';
import { hanabi } from '../rules/index.ts';
import type { HanabiMove } from '../rules/moves.ts';
import type { HanabiState } from '../rules/state.ts';
import { meritsOf, type Merit } from './merits.ts';
import { hanabiThinker, isLegal } from './thinker.ts';
import { answer } from './worker.ts';

function dealt(seed: number, players = 3): HanabiState {
  const start = hanabi.start({ options: {}, players, first: 0 });
  const order = shuffle([...hanabi.dealDue(start)!], new SeededRandom(seed));
  const game = after(hanabi, start, { do: 'deal', order });
  if (!game.ok) throw new Error('the deal is refused');
  return game.value;
}

/** Two that were announced, and a person. */
const levels = ['spark', null, 'bonfire'] as const;

describe('computer players', () => {
  const view = hanabi.view(dealt(1), 0);

  it.each(BOT_LEVELS)('%s plays by rule of thumb where no worker is to be had', async (level) => {
    const thinker = hanabiThinker();
    const move = await thinker.think({ level, view, levels, seed: 1, milliseconds: 50 });
    expect(move && isLegal(view, move)).toBe(true);
    thinker.close();
  });

  it.each(BOT_LEVELS)('%s answers a question in the worker', async (level) => {
    const answered = await answer({ id: 7, level, view, levels, seed: 1, milliseconds: 20 });
    expect(answered.id).toBe(7);
    expect(isLegal(view, answered.move)).toBe(true);
  });

  it('take a move for legal that the seat has, and no other', () => {
    expect(isLegal(view, { seat: 0, do: 'play', slot: 4 })).toBe(true);
    expect(isLegal(view, { seat: 0, do: 'discard', slot: 4 })).toBe(false);
    expect(isLegal(hanabi.view(dealt(1), null), { seat: 0, do: 'play', slot: 0 })).toBe(false);
  });
});

/** What speaks for what Flame does through a game. */
async function meritsOfGame(seed: number, players: number): Promise<readonly Merit[]> {
  const thinker = hanabiThinker();
  const state = dealt(seed, players);
  const merits: Merit[] = [];
  while (!hanabi.outcome(state).over) {
    const seat = hanabi.turn(state);
    const view = hanabi.view(state, seat);
    const advice = await thinker.advise({ level: 'flame', view, levels, seed, milliseconds: 0 });
    expect(advice!.merits.length).toBeGreaterThan(0);
    expect(advice!.merits.length).toBeLessThan(3);
    merits.push(...advice!.merits);
    hanabi.play(state, hanabi.toCode(advice!.move));
  }
  return merits;
}

describe('what speaks for a move', () => {
  it('is told of every move through whole games, and never that others were tried', async () => {
    const games = await Promise.all([2, 3, 4, 5].map((players) => meritsOfGame(3, players)));
    const codes = new Set(games.flat().map(({ code }) => code));
    expect([...codes]).toEqual(
      expect.arrayContaining(['certain', 'meant', 'likely', 'gets', 'saves', 'untouched']),
    );
    expect(codes).not.toContain('tried');
  });

  it('says so where a move is not what a rule of thumb comes to', () => {
    const view = hanabi.view(dealt(1), 0);
    const all = view.legal!.map((move) => meritsOf(view, move));
    expect(all.filter((merits) => merits.at(-1)?.code === 'tried').length).toBe(all.length - 1);
    // Nothing has been told: of every card one can play, its chances speak against it.
    expect(all.flat().map(({ code }) => code)).not.toContain('likely');
  });

  it('names a card that fits by all its owner knows', () => {
    const state = dealt(1, 2);
    const ones = state.hands.subarray(5, 10).findIndex((face) => face % 5 === 0);
    const clues: readonly HanabiMove[] = [{ seat: 0, do: 'clue', to: 1, rank: 1 }];
    for (const move of clues) hanabi.play(state, hanabi.toCode(move));
    const view = hanabi.view(state, 1);
    expect(ones).toBeGreaterThanOrEqual(0);
    expect(meritsOf(view, { seat: 1, do: 'play', slot: ones })[0]).toEqual({ code: 'certain' });
  });
});
