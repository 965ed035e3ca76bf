import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Card, Suit } from '../rules/cards.ts';
import { moveWord, readMoveWord } from '../rules/moves.ts';
import type { PhaseWord } from '../rules/facts.ts';
import { yardstick, type YardstickView } from './yardstick.ts';

interface Case {
  readonly given: {
    readonly seat: number;
    readonly hand: readonly Card[];
    readonly trump: Suit;
    readonly phase: PhaseWord;
    readonly ash: number | null;
    readonly hands: readonly number[];
    readonly table: readonly (readonly [Card, Card | null])[];
    readonly legal: readonly string[];
  };
  readonly chosen: string;
}

const casesFor = (players: number): readonly Case[] =>
  readFileSync(`tests/records/blaze/yardstick-${players}p.jsonl`, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Case);

const viewOf = ({ given }: Case): YardstickView => ({
  viewer: given.seat,
  trump: given.trump,
  phase: given.phase,
  ash: given.ash,
  hands: given.hands,
  table: given.table.map(([attack, beat]) => ({ attack, beat })),
  own: { hand: given.hand, legal: given.legal.map((word) => readMoveWord(given.seat, word)!) },
});

describe('the yardstick', () => {
  it.each([3, 4, 5])('chooses as the frozen player does, %i players', (players) => {
    const cases = casesFor(players);
    expect(cases.length).toBeGreaterThan(100);
    for (const one of cases)
      expect({ ...one.given, chosen: moveWord(yardstick(viewOf(one))) }).toEqual({
        ...one.given,
        chosen: one.chosen,
      });
  });
});
