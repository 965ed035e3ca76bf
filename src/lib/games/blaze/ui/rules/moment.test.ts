import { describe, expect, test } from 'vitest';
import { Index } from '../../../../ui/search/search.ts';
import { SUITS } from '../../rules/card.ts';
import { type BlazeOptions } from '../../rules/options.ts';
import { switchesFor } from '../../rules/rulebook.ts';
import { game as en } from '../../words/en/index.ts';
import { game as es } from '../../words/es/index.ts';
import { exampleFor } from './examples.ts';
import { houseRulesOf, partFor, partsFor, PARTS } from './moment.ts';

const plain = {
  ...({ phase: 'kindling', table: [], taking: false, takeBack: null, idle: 0 } as const),
  inRound: [0, 1, 2, 3],
};

describe('where the rules open', () => {
  test.each([
    { phase: 'kindling', role: 'fire', part: 'challenge' },
    { phase: 'burn', role: 'ash', part: 'ash' },
    { phase: 'kindling', role: 'ember', part: 'priority' },
    { phase: 'burn', role: null, part: 'burn' },
    { phase: 'betting', role: null, part: 'bets' },
    { phase: 'over', role: null, part: 'ties' },
  ] as const)('$role in $phase: $part', ({ phase, role, part }) => {
    expect(partFor({ ...plain, phase }, role)).toBe(part);
    expect(partsFor({ ...plain, phase }, role)[0]).toBe(part);
    expect([...partsFor({ ...plain, phase }, role)].sort()).toEqual([...PARTS].sort());
  });

  test.each([
    { now: { table: [{ attack: 'rF', by: 0, beat: null }] }, part: 'firebird' },
    { now: { table: [{ attack: 'r5', by: 0, beat: 'rF' }] }, part: 'firebird' },
    { now: { taking: true }, part: 'ash' },
    { now: { takeBack: 2 }, part: 'priority' },
    { now: { idle: 15 }, part: 'stalemate' },
    { now: { phase: 'burn', inRound: [0, 2] }, part: 'two' },
  ] as const)('where everybody sees $now: $part', ({ now, part }) => {
    expect(partFor({ ...plain, ...now }, null)).toBe(part);
  });
});

describe('what is marked as a house rule', () => {
  test.each([
    { options: {}, rules: [] },
    { options: { edition: 'classic' }, rules: [] },
    { options: { drawTrump: true }, rules: ['trumpDrawn'] },
    { options: { edition: 'classic', drawTrump: false }, rules: ['trumpStays'] },
    { options: { firebirdMatch: 'value' }, rules: ['byValue'] },
  ] as const)('$options', ({ options, rules }) => {
    expect(houseRulesOf(switchesFor(options, 4))).toEqual(rules);
  });
});

describe('the rules as this table plays them', () => {
  const text = (options: BlazeOptions, players: number, words = en) =>
    PARTS.flatMap((id) => words.rules.parts[id].text(switchesFor(options, players))).join(' ');

  test('name the feathers of its edition and size', () => {
    expect(text({ edition: 'classic' }, 3)).toContain('Feathers of round 1: 2 and 1.');
    expect(text({}, 5)).toContain('Of round 2: 5, 4, 3, and 2.');
  });

  test('say whether there are bets, and what breaks a tie', () => {
    expect(text({ betting: false }, 4)).toContain('without bets');
    expect(text({ betting: true }, 4)).toContain('most points from bets decide');
    expect(text({ edition: 'classic' }, 4)).not.toContain('most points from bets decide');
  });

  test('have every part in both languages, and none besides', () => {
    expect(Object.keys(en.rules.parts).sort()).toEqual([...PARTS].sort());
    expect(Object.keys(es.rules.parts).sort()).toEqual([...PARTS].sort());
  });
});

describe('the examples', () => {
  const PLAYERS = 3;
  test('show what the rules allow, whichever suit is trump', () => {
    for (const trump of SUITS)
      for (const part of PARTS) {
        const example = exampleFor(part, trump);
        if (!example) continue;
        const { attack, beat, tries } = example;
        expect(new Set(tries.map(({ card }) => card)).size).toBeGreaterThanOrEqual(PLAYERS);
        const ranks = [attack, beat].map((card) => card?.[1]);
        for (const { card, good, why } of tries)
          if (beat) expect([card, good]).toEqual([card, ranks.includes(card[1])]);
          else expect([card, good]).toEqual([card, why === 'higher' || why === 'trump']);
        expect(JSON.stringify(example)).toContain(`"${trump}`);
      }
  });

  test('belong to what is asked about most', () => {
    for (const part of ['challenge', 'ash', 'firebird'] as const)
      expect(exampleFor(part, 'b')).not.toBeNull();
  });
});

describe.each([
  { words: en, asked: 'firebird', part: 'firebird' },
  { words: en, asked: 'draw', part: 'drawing' },
  { words: en, asked: 'tie', part: 'ties' },
  { words: es, asked: 'pajaro', part: 'firebird' },
  { words: es, asked: 'desafio', part: 'challenge' },
  { words: es, asked: 'apuesta', part: 'bets' },
  { words: es, asked: 'ronda ultimo', part: null },
] as const)('who looks for "$asked"', ({ words, asked, part }) => {
  test(`finds ${part}`, () => {
    const texts = PARTS.map((id) => {
      const { title, text } = words.rules.parts[id];
      return { title, text: text(switchesFor({ betting: true }, 4)) };
    });
    const [first] = new Index(texts).find(asked);
    expect(first ? PARTS[first.at] : null).toBe(part);
  });
});
