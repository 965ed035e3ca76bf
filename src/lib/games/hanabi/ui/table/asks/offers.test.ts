import { describe, expect, it } from 'vitest';
import type { Due, Prompt } from '../../../../../table/public.ts';
import { spoken } from '../../../rules/rulebook.ts';
import type { HanabiMove } from '../../../rules/moves.ts';
import { sight } from '../../hand/testing/sight.ts';
import { offersOf } from './offers.ts';

const HANDS = [
  ['b1', 'b1', 'b2', 'b3', 'b4'],
  ['r1', 'r1', 'r2', 'r3', 'r4'],
  ['g1', 'g1', 'g2', 'g3', 'g4'],
] as const;
const among = (prompt: Prompt) => ({ prompt, alone: false });

function promptOf(due: Due, bots: readonly number[] = [], moves: readonly HanabiMove[] = []) {
  const view = sight({ hands: HANDS, moves });
  const plates = HANDS.map((_, seat) => ({
    seat,
    bot: bots.includes(seat),
    ask: seat === view.turn ? 'must' : 'none',
    spoken: spoken(view, seat),
    waitsFor: null,
    wants: false,
    standsOut: false,
    mayStandOut: false,
  }));
  return { due, plates } as unknown as Prompt;
}

const visit = (seat: number): Due => ({ kind: 'visit', seat });

describe('the plate of whoever is in turn', () => {
  it('offers to play each of their cards, and clues for the others', () => {
    const offers = offersOf(among(promptOf(visit(0))), 0);
    expect(offers.play.map((move) => move?.do)).toEqual(Array(5).fill('play'));
    expect(offers.clues).toHaveLength(20);
    expect([offers.due, offers.look, offers.show]).toEqual([true, true, true]);
  });

  it('offers no discard while all clues are there', () => {
    expect(offersOf(among(promptOf(visit(0))), 0).discard).toEqual([]);
    const told = { seat: 0, do: 'clue', to: 1, rank: 1 } as const;
    const { discard } = offersOf(among(promptOf(visit(1), [], [told])), 1);
    expect(discard).toHaveLength(5);
  });
});

it('offers nothing while something may be taken back', () => {
  const prompt = { ...promptOf(visit(0)), undo: { by: 1, needs: [0], agreed: [] } };
  expect(offersOf(among(prompt as unknown as Prompt), 0)).toMatchObject({
    due: false,
    look: false,
  });
});

it('asks the last one left of several, whose seats computer players have taken', () => {
  const offers = offersOf(among(promptOf(visit(0), [1, 2])), 0);
  expect([offers.due, offers.look, offers.play.length]).toEqual([true, true, 5]);
  // Nobody is left to look at their hand.
  expect(offers.show).toBe(false);
});

it('lets everybody else look, and no more', () => {
  const offers = offersOf(among(promptOf(visit(0))), 1);
  const look = { due: false, look: true, show: true };
  expect(offers).toEqual({ ...look, play: [], discard: [], clues: [] });
});

describe('nothing is offered', () => {
  const nothing = { due: false, look: false, show: false, play: [], discard: [], clues: [] };

  it('while a computer player is in turn, nor at its plate', () => {
    expect(offersOf(among(promptOf({ kind: 'bot', seat: 0 }, [0])), 1)).toEqual(nothing);
    expect(offersOf(among(promptOf(visit(0), [2])), 2)).toEqual(nothing);
  });

  it('to somebody alone, who plays from their hand', () => {
    const prompt = promptOf(visit(0), [1, 2]);
    expect(offersOf({ prompt, alone: true }, 0)).toEqual(nothing);
  });

  it('before the deal and after the end', () => {
    expect(offersOf(among(promptOf({ kind: 'deal' })), 0)).toEqual(nothing);
    expect(offersOf(among(promptOf({ kind: 'over' })), 0)).toEqual(nothing);
  });
});
