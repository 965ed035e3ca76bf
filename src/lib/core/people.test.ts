import { expect, it } from 'vitest';
import { asSpokenOf, type Person } from './people.ts';

const people = ['Ana', 'Bo', 'Cy'].map((name): Person => ({
  name,
  emblem: 'owl',
  colour: 'teal',
  place: 0,
}));

it.each([
  [1, ['Ana', 'You', 'Cy']],
  [null, ['Ana', 'Bo', 'Cy']],
])('calls nobody but somebody alone "you": %j', (alone, names) => {
  expect(asSpokenOf(people, alone, 'You').map(({ name }) => name)).toEqual(names);
});
