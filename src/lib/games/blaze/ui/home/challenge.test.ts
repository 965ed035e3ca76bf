import { describe, expect, test } from 'vitest';
import { before, duels, steps, ranksInPlay, trump } from './challenge.ts';

describe('the challenge the home page tells', () => {
  test('every beat card beats its attack card', () => {
    for (const { attack, beat } of duels) {
      const follows = beat.suit === attack.suit && beat.rank >= attack.rank;
      const trumps = beat.suit === trump && attack.suit !== trump;
      expect(follows || trumps).toBe(true);
    }
  });

  test('every added attack has a rank that was in play', () => {
    const [opening, answered, adding] = steps;
    const opened = new Set(duels.slice(0, opening.attacks).map((duel) => duel.attack.rank));
    expect(opened.size).toBe(1);
    const ranks = answered ? ranksInPlay(answered) : [];
    const added = duels.slice(opening.attacks, adding?.attacks).map((duel) => duel.attack.rank);
    expect(ranks).toEqual(expect.arrayContaining(added));
  });

  test('every step brings cards of those who act in it, and of nobody else', () => {
    for (const step of steps) {
      const { attacks, beats } = before(step);
      expect(step.beats > beats).toBe(step.acting.includes('ash'));
      const attackers = new Set(duels.slice(attacks, step.attacks).map(({ by }) => by));
      expect([...attackers]).toEqual(step.acting.filter((role) => role !== 'ash'));
    }
  });

  test('it ends with 2, 4 and 9 in play and nothing left to beat', () => {
    const last = steps.at(-1);
    expect(last && ranksInPlay(last)).toEqual([2, 4, 9]);
    expect(last?.beats).toBe(duels.length);
  });
});
