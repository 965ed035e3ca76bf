import { expect, test } from 'vitest';
import { cuesOf } from './cues.ts';

test('a clue rings for every card it means, and one that means none is silent', () => {
  const clue = { code: 'clued', seat: 0, to: 1, color: 'r', rank: null } as const;
  expect(cuesOf([{ ...clue, slots: [0, 2, 3] }]).map(({ sound }) => sound)).toEqual([
    ...['coin', 'coin', 'coin'],
  ]);
  expect(cuesOf([{ ...clue, slots: [] }])).toEqual([]);
});

test('a storm is another thing to the ear than a card that fits', () => {
  const card = { seat: 0, slot: 0, card: 'r2' } as const;
  const sounds = (events: Parameters<typeof cuesOf>[0]) => cuesOf(events).map((cue) => cue.sound);
  expect(sounds([{ code: 'built', ...card }])).toEqual(['slap']);
  expect(sounds([{ code: 'storm', left: 1, ...card }])).toEqual(['slap', 'thud']);
});

test('is the same whoever it was, and whatever the card', () => {
  expect(cuesOf([{ code: 'built', seat: 3, slot: 4, card: 'y5' }])).toEqual(
    cuesOf([{ code: 'built', seat: 0, slot: 0, card: 'b1' }]),
  );
});

test('is nothing of what the public table may not know', () => {
  expect(
    cuesOf([
      { code: 'dealtTo', seat: 0, cards: ['r2'] },
      { code: 'drewCard', seat: 0, card: 'r2' },
    ]),
  ).toEqual([]);
});
