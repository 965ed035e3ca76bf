import { expect, test } from 'vitest';
import { Lift } from './lift.ts';

const at = (clientX: number, clientY: number) => ({ clientX, clientY });

/** A press on the card at 2, from (100, 500), by way of these points. */
function pressed(...points: readonly (readonly [number, number])[]): Lift {
  const lift = new Lift();
  lift.down(2, at(100, 500));
  for (const [x, y] of points) lift.move(at(x, y));
  return lift;
}

test('a card drawn high enough is played', () => {
  const lift = pressed([101, 480], [104, 440]);
  expect(lift.up()).toBe(2);
  expect(lift.lifted).toBe(true);
});

test('the card goes along with the finger, and never below its place', () => {
  const lift = pressed([100, 480]);
  expect(lift.move(at(100, 470))).toEqual({ index: 2, by: 30 });
  expect(lift.move(at(100, 520))).toEqual({ index: 2, by: 0 });
});

test('one that is let go low, or drawn back, is not played', () => {
  expect(pressed([100, 470]).up()).toBeNull();
  expect(pressed([100, 420], [100, 490]).up()).toBeNull();
});

test('a press that stays, or goes sideways, draws no card', () => {
  const still = pressed([103, 497]);
  expect([still.up(), still.lifted]).toEqual([null, false]);
  const aside = pressed([130, 495], [160, 400]);
  expect([aside.up(), aside.lifted]).toEqual([null, false]);
});

test('a press that is taken away plays nothing', () => {
  const lift = pressed([100, 420]);
  lift.drop();
  expect(lift.up()).toBeNull();
});
