import { describe, expect, test } from 'vitest';
import { type BlazeOptions } from '../../rules/options.ts';
import { switchesFor } from '../../rules/rulebook.ts';
import { game as en } from '../../words/en/index.ts';
import { game as es } from '../../words/es/index.ts';
import { houseRulesOf, partFor, PARTS } from './moment.ts';

describe('where the rules open', () => {
  test.each([
    { phase: 'kindling', role: 'fire', part: 'challenge' },
    { phase: 'burn', role: 'ash', part: 'ash' },
    { phase: 'kindling', role: 'ember', part: 'priority' },
    { phase: 'burn', role: null, part: 'burn' },
    { phase: 'betting', role: null, part: 'bets' },
    { phase: 'over', role: null, part: 'ties' },
  ] as const)('$role in $phase: $part', ({ phase, role, part }) => {
    expect(partFor(phase, role)).toBe(part);
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
