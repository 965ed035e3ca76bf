import { expect, it } from 'vitest';
import { viewSpace } from './view-space.ts';

const rem = 16;

it.each([
  { width: 390, height: 780, upright: true, phone: true, why: 'a phone' },
  { width: 820, height: 1100, upright: true, phone: false, why: 'an upright tablet' },
  { width: 1100, height: 1000, upright: true, phone: false, why: 'one that is nearly square' },
  { width: 844, height: 340, upright: false, phone: false, why: 'a phone on its side' },
])('$why: upright $upright, phone $phone', ({ width, height, upright, phone }) => {
  const space = viewSpace({ width, height, rem }, 3);
  expect(space).toMatchObject({ height, isUpright: upright, isPhone: phone });
});

it('has little room on a high glass where the hands are many, and none to say on a phone', () => {
  const of = (height: number, others: number) => {
    const { isLow, isLean, isShort } = viewSpace({ width: 360, height, rem }, others);
    return { isLow, isLean, isShort };
  };
  expect(of(700, 2)).toEqual({ isLow: false, isLean: false, isShort: false });
  expect(of(600, 1)).toEqual({ isLow: true, isLean: true, isShort: false });
  expect(of(600, 2)).toEqual({ isLow: true, isLean: true, isShort: true });
  expect(of(780, 3)).toEqual({ isLow: false, isLean: true, isShort: false });
  expect(of(780, 4)).toEqual({ isLow: true, isLean: true, isShort: true });
});
