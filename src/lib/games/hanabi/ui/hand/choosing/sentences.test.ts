import { expect, it } from 'vitest';
import { game as words } from '../../../words/en/index.ts';
import { nameOf } from '../hands/look.ts';
import { knowledgeIn } from '../known/aid.ts';
import { sight } from '../testing/sight.ts';
import { sentencesOf } from './sentences.ts';

const HANDS = [
  ['b1', 'g1', 'r1', 'w1', 'y1'],
  ['b2', 'g2', 'r2', 'w2', 'y2'],
] as const;
const MOVES = [
  { seat: 0, do: 'clue', to: 1, rank: 2 },
  { seat: 1, do: 'clue', to: 0, color: 'g' },
  { seat: 0, do: 'clue', to: 1, color: 'r' },
] as const;

/** What is told of a card of the viewer's own, on the screen and to who listens. */
const toldOf = (slot: number, aid: 'none' | 'marks') => {
  const view = sight({ hands: HANDS, moves: MOVES }, 0);
  const picked = { seat: 0, slot };
  const known = knowledgeIn(view, aid)[0]![slot]!;
  const held = view.hands[0]![slot]!;
  const look = { aim: null, last: false, picked: true, advised: false, pins: [] } as const;
  return {
    seen: sentencesOf({ words, people: [], view, picked, known }),
    heard: nameOf({ ...look, ...picked, held, known }, null, words),
  };
};

it('where the table keeps the last clue alone, nothing is claimed of older ones', () => {
  for (const slot of [0, 1])
    expect(toldOf(slot, 'none')).toEqual({
      seen: words.options.memory.noneNote,
      heard: words.hand.held.own(words.cards.slot(slot)),
    });
});

it('elsewhere what a card was pointed at as, and else what it is not', () => {
  expect(toldOf(1, 'marks').seen).toContain(words.cards.colors.g);
  const { heard } = toldOf(0, 'marks');
  expect(heard).toBe(`${words.hand.held.own('a')}, ${words.hand.held.not(['g'], [])}`);
});
