import { expect, it } from 'vitest';
import { aloneAmong, asSpokenOf, type Person } from './people.ts';

const person = (name: string): Person => ({ name, emblem: 'owl', colour: 'teal', place: 0 });
const bot = (name: string): Person => ({ ...person(name), bot: 'flame' });

it('tells who is alone among computer players', () => {
  expect(aloneAmong([bot('Ana'), person('Bo'), bot('Cy')])).toBe(1);
  expect(aloneAmong([person('Ana'), person('Bo'), bot('Cy')])).toBeNull();
  expect(aloneAmong([bot('Ana'), bot('Bo'), bot('Cy')])).toBeNull();
});

it('calls nobody but somebody alone "you"', () => {
  const names = (...seated: Person[]) => asSpokenOf(seated, 'You').map(({ name }) => name);
  expect(names(bot('Ana'), person('Bo'), bot('Cy'))).toEqual(['Ana', 'You', 'Cy']);
  expect(names(person('Ana'), person('Bo'), bot('Cy'))).toEqual(['Ana', 'Bo', 'Cy']);
});
