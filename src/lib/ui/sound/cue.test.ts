import { expect, test } from 'vitest';
import { Hearing } from './cue.ts';

test('like sounds in a burst are heard as one, others beside them', () => {
  const hearing = new Hearing();
  const heard = (sound: 'slap' | 'coin', when: number) => hearing.hears({ sound }, when);
  expect([0, 20, 59, 60, 110, 120].map((when) => heard('slap', when))).toEqual([
    ...[true, false, false, true, false, true],
  ]);
  expect(heard('coin', 121)).toBe(true);
});
