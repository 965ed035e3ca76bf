import { expect, it } from 'vitest';
import { recordSeat, type RecordSeat } from './format.ts';

it.each<readonly [string, RecordSeat]>([
  ['a person, without a word of a computer', { name: 'Ana' }],
  ['a computer player with its level', { name: 'Cy', bot: 'flame' }],
])('a record tells of a seat: %s', (_, seat) => {
  const player = { ...seat, place: 3 };
  // A key that is there and `undefined` would make a stored game look damaged.
  expect(recordSeat(player)).toStrictEqual(seat);
});
