import { describe, expect, test } from 'vitest';
import { readName, nameKey } from '../../record/names.ts';
import { setup as words } from '../../i18n/en/setup.ts';
import { setup as spanish } from '../../i18n/es/setup.ts';
import {
  draftOf,
  firstSeat,
  freshDraft,
  nameOf,
  relooked,
  renamed,
  resized,
  setupOf,
  swapped,
  type Draft,
} from './draft.ts';
import { nameTroubles } from './names.ts';

const { emblems } = words;
const names = (draft: Draft) => draft.sitters.map((sitter) => nameOf(sitter, emblems));
const looks = (draft: Draft) => draft.sitters.map(({ emblem, colour }) => `${emblem} ${colour}`);
const distinct = (draft: Draft) =>
  [...new Set(draft.sitters.map(({ emblem }) => emblem))].length === draft.sitters.length &&
  [...new Set(draft.sitters.map(({ colour }) => colour))].length === draft.sitters.length;

describe('a fresh table', () => {
  const draft = freshDraft('passed');

  test('can be dealt at once', () => {
    const setup = setupOf(draft, emblems);
    expect(setup.people.map(({ name }) => name)).toEqual(['Bear', 'Fox', 'Owl', 'Hare']);
    expect(setup.people.map(({ place }) => place)).toEqual([0, 90, 180, 270]);
    expect(setup).toMatchObject({ first: 'draw', way: 'passed' });
    expect(setup.options).toEqual({ edition: '2021', betting: true });
    expect(nameTroubles(names(draft), { read: readName, key: nameKey })).toEqual(
      [null, null, null, null], // prettier-ignore
    );
  });

  test('speaks the language of the page until a name is typed', () => {
    const typed = renamed(draft, 1, 'Ana');
    expect(typed.sitters.map((sitter) => nameOf(sitter, spanish.emblems))).toEqual([
      'Oso',
      'Ana',
      'Búho',
      'Liebre',
    ]);
  });
});

describe('the number of players', () => {
  test('brings people back as they were', () => {
    const four = renamed(renamed(freshDraft('middle'), 2, 'Mira'), 3, 'Leo');
    const five = resized(four, 5);
    expect(names(five)).toEqual(['Bear', 'Fox', 'Mira', 'Leo', 'Wolf']);
    expect(looks(resized(resized(five, 3), 5))).toEqual(looks(five));
    expect(names(resized(resized(five, 3), 5))).toEqual(names(five));
  });

  test('leaves no two with one animal or colour', () => {
    const three = resized(freshDraft('middle'), 3);
    const takes = relooked(three, 0, { emblem: 'hare', colour: 'lime' });
    const back = resized(takes, 5);
    expect(distinct(back)).toBe(true);
    expect(looks(back)[0]).toBe('hare lime');
  });

  test('draws who opens while the one who should is not there', () => {
    const leoOpens: Draft = { ...freshDraft('middle'), first: 3 };
    expect(firstSeat(leoOpens)).toBe(3);
    expect(firstSeat(resized(leoOpens, 3))).toBe('draw');
    expect(firstSeat(resized(resized(leoOpens, 3), 4))).toBe(3);
  });
});

describe('changing places', () => {
  test('takes looks and the one who opens along', () => {
    const draft: Draft = { ...freshDraft('middle'), first: 0 };
    const moved = swapped(draft, 0, 2);
    expect(names(moved)).toEqual(['Owl', 'Fox', 'Bear', 'Hare']);
    expect(firstSeat(moved)).toBe(2);
    expect(setupOf(moved, emblems).people[2]).toMatchObject({ name: 'Bear', place: 180 });
  });
});

describe('choosing a look', () => {
  test('somebody has: the two swap', () => {
    const draft = freshDraft('middle');
    const swappedAnimal = relooked(draft, 0, { emblem: 'owl' });
    expect(looks(swappedAnimal)).toEqual(['owl teal', 'fox violet', 'bear rose', 'hare lime']);
    const swappedColour = relooked(draft, 0, { colour: 'lime' });
    expect(looks(swappedColour)).toEqual(['bear lime', 'fox violet', 'owl rose', 'hare teal']);
  });

  test('of two people at once swaps with both', () => {
    const both = relooked(freshDraft('middle'), 0, { emblem: 'owl', colour: 'violet' });
    expect(looks(both)).toEqual(['owl violet', 'fox teal', 'bear rose', 'hare lime']);
  });

  test('nobody has: only theirs changes', () => {
    expect(looks(relooked(freshDraft('middle'), 3, { emblem: 'otter' }))).toEqual([
      'bear teal',
      'fox violet',
      'owl rose',
      'otter lime',
    ]);
  });
});

describe('whoever is to be remembered', () => {
  test('has a name that was typed', () => {
    const setup = setupOf(renamed(freshDraft('middle'), 1, ' Ana '), emblems);
    expect(setup.known.map(({ name }) => name)).toEqual(['Ana']);
    expect(setupOf(draftOf(setup, emblems), emblems).known).toEqual(setup.known);
  });
});

describe('the same table again', () => {
  test('is laid as it was', () => {
    const draft = swapped(renamed(resized(freshDraft('middle'), 5), 1, ' Ana '), 1, 4);
    const setup = setupOf({ ...draft, first: 1 }, emblems);
    expect(setup.people[4]!.name).toBe('Ana');
    expect(setupOf(draftOf(setup, emblems), emblems)).toEqual(setup);
  });

  test('keeps calling people by their animals in the language spoken then', () => {
    const again = draftOf(setupOf(freshDraft('middle'), emblems), emblems);
    expect(nameOf(again.sitters[0]!, spanish.emblems)).toBe('Oso');
  });
});

describe('names', () => {
  const rules = { read: readName, key: nameKey };
  test.each([
    { typed: ['Ana', ' ', 'Leo'], troubles: [null, 'blank', null], why: 'one is missing' },
    { typed: ['Ana', 'Ana ', 'Leo'], troubles: [null, 'same', null], why: 'two look the same' },
    { typed: ['Ana', 'ana', 'Leo'], troubles: [null, null, null], why: 'capitals tell apart' },
    { typed: ['x'.repeat(25), 'B', 'C'], troubles: ['tooLong', null, null], why: 'too long' },
    { typed: ['A\u202E', 'B', 'C'], troubles: ['badCharacter', null, null], why: 'turns text' },
    {
      typed: ['🦊'.repeat(24), 'B', 'C'],
      troubles: [null, null, null],
      why: 'pictures are one each',
    },
  ])('$why', ({ typed, troubles }) => {
    expect(nameTroubles(typed, rules).map((trouble) => trouble?.code ?? null)).toEqual(troubles);
  });

  test('the same as another names that other', () => {
    expect(nameTroubles([' Ana', 'Ana'], rules)[1]).toEqual({ code: 'same', as: 'Ana' });
  });
});
