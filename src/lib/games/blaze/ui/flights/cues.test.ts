import { describe, expect, test } from 'vitest';
import { cuesOf } from './cues.ts';

describe('what is heard', () => {
  test('is a card for each that was played, as it comes to lie there', () => {
    const cues = cuesOf([
      { code: 'attacked', seat: 0, card: 'r2', place: 0 },
      { code: 'attacked', seat: 0, card: 'bF', place: 1 },
    ]);
    expect(cues).toEqual([
      { sound: 'slap', at: 320 },
      { sound: 'slap', at: 460 },
    ]);
  });

  test('of a challenge is another thing when it burns than when it is taken', () => {
    const [burnt] = cuesOf([{ code: 'discarded', seat: 0, cards: ['r2'] }]);
    const [taken] = cuesOf([{ code: 'took', seat: 0, cards: ['r2'] }]);
    expect([burnt?.sound, taken?.sound]).toEqual(['crackle', 'thud']);
  });

  test('of bets that are turned over is a coin for each, one after the other', () => {
    const cues = cuesOf([
      { code: 'betsRevealed', on: [1, 0, 1], values: [1, 0, 0], won: [0, 1, 0] },
    ]);
    expect(cues.map(({ sound }) => sound)).toEqual(['coin', 'coin', 'coin']);
    expect(cues.map(({ at }) => at - cues[0]!.at)).toEqual([0, 600, 1200]);
  });

  test('is the same whoever it was, and whatever the card', () => {
    const one = cuesOf([{ code: 'beat', seat: 1, card: 'r9', attack: 'r2', place: 0 }]);
    const other = cuesOf([{ code: 'beat', seat: 3, card: 'bF', attack: 'y7', place: 4 }]);
    expect(other).toEqual(one);
  });

  test('is nothing of what one seat alone may know', () => {
    expect(
      cuesOf([
        { code: 'dealtTo', seat: 0, cards: ['r2'] },
        { code: 'drewCards', seat: 0, cards: ['r2'] },
        { code: 'betOn', seat: 0, on: 1, value: 1 },
        { code: 'featherTaken', seat: 0, value: 4 },
      ]),
    ).toEqual([]);
  });
});
