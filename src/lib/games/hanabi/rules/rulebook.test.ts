import { expect, it } from 'vitest';
import { CARDS, COLORS, RANKS } from './cards.ts';
import { colorHint, matches, rankHint } from './hints.ts';
import { pointsAt } from './rulebook.ts';

it('a clue points at the same cards on screen as in the game (H4)', () => {
  CARDS.forEach((card, face) => {
    for (const color of COLORS)
      expect([card, color, pointsAt(color, card)]).toEqual([
        card,
        color,
        matches(face, colorHint(color)),
      ]);
    for (const rank of RANKS)
      expect([card, rank, pointsAt(rank, card)]).toEqual([
        card,
        rank,
        matches(face, rankHint(rank)),
      ]);
  });
});
