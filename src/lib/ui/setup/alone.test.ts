import { describe, expect, test } from 'vitest';
import { setup as words } from '../../i18n/en/setup.ts';
import { nameKey } from '../../record/names.ts';
import { tableForOne, type Loner } from './alone.ts';

const loner: Loner = {
  person: null,
  level: 'flame',
  most: 5,
  options: {},
  way: 'passed',
  nameKey,
};
const ana = { name: 'Ana', emblem: 'owl', colour: 'violet' } as const;
const namesOf = (changes: Partial<Loner>) =>
  tableForOne({ ...loner, ...changes }, words).people.map(({ name }) => name);

describe('a table for one', () => {
  const table = tableForOne(loner, words);

  test('has a person and three computer players of the level that was chosen', () => {
    expect(table.people.map(({ bot = null }) => bot)).toEqual([null, 'flame', 'flame', 'flame']);
    expect(table).toMatchObject({ first: 'draw', way: 'passed', hints: true });
  });

  test('has fewer of them where fewer may play', () => {
    expect(namesOf({ most: 3 })).toHaveLength(3);
  });

  test('calls whoever gave no name by their animal, and remembers nobody then', () => {
    expect(table.people[0]!.name).toBe(words.emblems.bear);
    expect(table.known).toEqual([]);
  });

  test('is played by the person who is known here, with the look they had', () => {
    const { people, known } = tableForOne({ ...loner, person: ana }, words);
    expect(people[0]).toMatchObject(ana);
    expect(known).toEqual([people[0]]);
    expect(new Set(people.map(({ emblem }) => emblem)).size).toBe(4);
    expect(new Set(people.map(({ colour }) => colour)).size).toBe(4);
  });

  test('has no two of one name, whatever the person is called', () => {
    for (const name of Object.values(words.bots.names)) {
      const names = namesOf({ person: { ...ana, name: ` ${name}` } });
      expect(new Set(names.map(nameKey)).size).toBe(4);
    }
  });

  test('has the rules of the earlier table, else the usual ones', () => {
    expect(table.options).toEqual({});
    const options = { long: true, deck: 'small' };
    expect(tableForOne({ ...loner, options }, words).options).toEqual(options);
  });
});
