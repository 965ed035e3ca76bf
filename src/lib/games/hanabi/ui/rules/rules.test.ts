import { describe, expect, test } from 'vitest';
import { Index } from '../../../../ui/search/search.ts';
import { CARDS, COLORS } from '../../rules/cards.ts';
import { switchesFor } from '../../rules/rulebook.ts';
import { game as en } from '../../words/en/index.ts';
import { game as es } from '../../words/es/index.ts';
import { exampleFor, meant } from './examples.ts';
import { nowOf, partFor, PARTS, partsFor } from './moment.ts';

const plain = { ...({ phase: 'playing', clues: 5, storms: 3, lap: null, acts: [] } as const) };
const lost = { move: { seat: 0, do: 'play', slot: 0 }, card: 'r5', built: false } as const;

describe('where the rules open', () => {
  test.each([
    { now: {}, said: 'playing', part: 'clue' },
    { now: { phase: 'deal', clues: 8 }, said: 'deal', part: 'aim' },
    { now: { clues: 0 }, said: 'noClues', part: 'discard' },
    { now: { clues: 8 }, said: 'allClues', part: 'clue' },
    { now: { storms: 1 }, said: 'lastStorm', part: 'storms' },
    { now: { acts: [lost] }, said: 'playing', part: 'storms' },
    { now: { acts: [{ ...lost, built: true }] }, said: 'playing', part: 'clue' },
    { now: { lap: 2, storms: 1 }, said: 'lap', part: 'lap' },
    { now: { phase: 'over', acts: [lost], storms: 0 }, said: 'over', part: 'score' },
  ] as const)('where everybody sees $now: $part', ({ now, said, part }) => {
    const view = { ...plain, ...now };
    expect(nowOf(view)).toBe(said);
    expect(partFor(view)).toBe(part);
    expect(partsFor(view)[0]).toBe(part);
    expect([...partsFor(view)].sort()).toEqual([...PARTS].sort());
  });
});

test('every part has words in every language, and those of this table', () => {
  for (const { rules } of [en, es]) {
    expect(Object.keys(rules.parts).sort()).toEqual([...PARTS].sort());
    const [usual, other] = [{}, { emptyClues: false, stormScore: 'stacks' }].map((options) =>
      switchesFor(options as Parameters<typeof switchesFor>[0]),
    );
    for (const part of ['clue', 'storms'] as const)
      expect(rules.parts[part].text(usual!)).not.toEqual(rules.parts[part].text(other!));
  }
});

test.each([
  { words: en, asked: 'token', part: 'clue' },
  { words: en, asked: 'storm', part: 'storms' },
  { words: en, asked: 'last turn', part: 'lap' },
  { words: es, asked: 'tormenta', part: 'storms' },
  { words: es, asked: 'ultima vuelta', part: 'lap' },
] as const)('$asked is found in $part', ({ words, asked, part }) => {
  const texts = PARTS.map((id) => {
    const { title, text } = words.rules.parts[id];
    return { title, text: text(switchesFor({})) };
  });
  const found = new Index(texts).find(asked).map(({ at }) => PARTS[at]);
  expect(found).toContain(part);
  if (part !== 'clue') expect(found[0]).toBe(part);
});

describe('examples', () => {
  test('of clues show one that means several cards, and one that means none', () => {
    const example = exampleFor('clue');
    if (example?.kind !== 'clue') throw new Error('There is no example of clues');
    const counts = example.hints.map((hint) => meant(example.hand, hint).filter(Boolean).length);
    expect(counts).toEqual([2, 2, 0]);
    for (const color of COLORS) expect(meant(CARDS, color).filter(Boolean), color).toHaveLength(5);
  });

  test('of cards that are tried say what the rules say', () => {
    const example = exampleFor('play');
    if (example?.kind !== 'play') throw new Error('There is no example of cards');
    for (const { card, good, why } of example.tries) {
      const next = card === `${example.color}${example.height + 1}`;
      expect([card, good, why === 'next']).toEqual([card, next, next]);
    }
  });
});
