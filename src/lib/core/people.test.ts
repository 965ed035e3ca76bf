import { expect, it } from 'vitest';
import { asSpokenOf, inPerson, type Person } from './people.ts';

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

it('does not speak to somebody whose name is that word', () => {
  const named = people.map((person, seat) => (seat === 2 ? { ...person, name: 'You' } : person));
  const names = (alone: number | null) =>
    asSpokenOf(named, alone, 'You').map(({ name }) => [name === 'You', name.replace(/\W/gu, '')]);
  expect(names(1)).toEqual([
    [false, 'Ana'],
    [true, 'You'],
    [false, 'You'],
  ]);
  expect(names(null)[2]).toEqual([false, 'You']);
});

it('tells whoever had to go from a computer player that has its own seat', () => {
  const seated = people.map((person, seat) =>
    seat > 0 ? { ...person, bot: 'flame' as const } : person,
  );
  expect(inPerson(seated, [1])).toEqual([people[0], people[1], seated[2]]);
});
