import { describe, expect, it } from 'vitest';
import type { Person } from '../../../../../core/people.ts';
import type { HanabiMove } from '../../../rules/moves.ts';
import { game as words } from '../../../words/en/index.ts';
import { sight } from '../../hand/testing/sight.ts';
import { lastOf, playedOn } from './last.ts';

const HANDS = [
  ['b1', 'b1', 'b2', 'b3', 'b4'],
  ['r1', 'r2', 'r2', 'r3', 'y5'],
] as const;
const people = ['Ana', 'Ben'].map((name): Person => ({
  name,
  emblem: 'owl',
  colour: 'teal',
  place: 0,
}));
const lastAfter = (...moves: readonly HanabiMove[]) =>
  lastOf({ words, people, view: sight({ hands: HANDS, moves }) });

describe('what was done last', () => {
  it('is told with the name of whoever did it', () => {
    const clue = { seat: 0, do: 'clue', to: 1, rank: 2 } as const;
    expect(lastAfter(clue)).toBe('Ana tells Ben: two 2s\u00a0(b and c).');
    expect(lastAfter(clue, { seat: 1, do: 'play', slot: 0 })).toBe('Ben plays Flame 1.');
    expect(lastAfter(clue, { seat: 1, do: 'discard', slot: 4 })).toBe('Ben discards Sun 5.');
  });

  it('says what a storm has left', () => {
    const line = lastAfter({ seat: 0, do: 'play', slot: 4 });
    expect(line).toContain('Ana plays Frost 4');
    expect(line).toContain('2 storm tokens');
  });

  it('says so already while the card is on its way there', () => {
    const moves = [{ seat: 0, do: 'play', slot: 4 }] as const;
    const view = { ...sight({ hands: HANDS, moves }), storms: 3 };
    expect(lastOf({ words, people, view })).toContain('2 storm tokens');
  });

  it('is nothing before the first turn', () => {
    expect(lastAfter()).toBe('');
  });
});

it('tells of each stack who played its cards, from the lowest up', () => {
  const moves = [
    { seat: 0, do: 'play', slot: 0 },
    { seat: 1, do: 'play', slot: 0 },
    { seat: 0, do: 'play', slot: 0 },
    { seat: 1, do: 'play', slot: 0 },
    { seat: 0, do: 'play', slot: 0 },
  ] as const satisfies readonly HanabiMove[];
  const table = { words, people, view: sight({ hands: HANDS, moves }, null) };
  const told = (color: 'b' | 'r' | 'y') => playedOn(color, table).map(({ text }) => text);
  // The second Frost 1 raised a storm.
  expect(told('b')).toEqual(['Ana plays Frost 1.', 'Ana plays Frost 2.']);
  expect(told('r')).toEqual(['Ben plays Flame 1.', 'Ben plays Flame 2.']);
  expect(told('y')).toEqual([]);
  expect(playedOn('r', table)[0]).toMatchObject({ by: people[1], things: ['r1'] });
});
