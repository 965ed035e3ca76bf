import { expect, it } from 'vitest';
import { en } from '../../i18n/en.ts';
import { rivals } from './rivals.ts';

const { names } = en.setup.bots;

it('seats one of each level, and all others of the strongest', () => {
  const five = rivals(5, ['spark', 'flame', 'bonfire'], names);
  expect(five.map(({ bot }) => bot)).toEqual(['spark', 'flame', 'bonfire', 'bonfire', 'bonfire']);
  expect(rivals(3, ['flame'], names).map(({ bot }) => bot)).toEqual(['flame', 'flame', 'flame']);
});

it('gives everybody a look and a place of their own, and the name of their animal', () => {
  const four = rivals(4, ['spark'], names);
  expect(new Set(four.map(({ emblem }) => emblem)).size).toBe(4);
  expect(new Set(four.map(({ colour }) => colour)).size).toBe(4);
  expect(four.map(({ place }) => place)).toEqual([0, 90, 180, 270]);
  for (const { name, emblem } of four) expect(name).toBe(names[emblem]);
});
