import { describe, expect, test } from 'vitest';
import { en } from '../../i18n/en.ts';
import { evenPlaces, type Person } from '../../core/people.ts';
import {
  facesOf,
  excessOf,
  keptName,
  nameOf,
  readTitle,
  sortPlaces,
  standingOf,
  type KeptPlace,
  type Listings,
  type SavedItem,
  type ShelfPlace,
} from './saved.ts';

const people: readonly Person[] = evenPlaces(3).map((place, seat) => ({
  name: ['Ana', 'Ben', 'Mira'][seat]!,
  emblem: 'fox',
  colour: 'teal',
  place,
}));
const listings: Listings = {
  walk: { title: 'Walk', poster: null, chapter: ({ mile, code }) => `Mile ${mile}, ${code}` },
};
const running: SavedItem = {
  id: 'x',
  game: 'walk',
  title: null,
  people,
  ended: false,
  glance: {
    standing: {
      chapter: { code: 'uphill', mile: 2 },
      scores: null,
      winners: [],
      over: false,
    },
    played: 0,
  },
};

describe('how a saved game is told', () => {
  test('by its players where nobody named it', () => {
    expect(nameOf(en.shelf, running)).toBe('Ana, Ben, and Mira');
  });

  test.each([
    [{ title: 'Hut', names: ['Ana'] }, 'Hut'],
    [{ title: null, names: ['Ana', 'Ben'] }, 'Ana and Ben'],
    [{ title: null, names: [] }, 'A damaged game'],
  ])('by whatever is left where it is damaged', (left, name) => {
    const kept: KeptPlace = { kind: 'damaged', id: 'x', item: { id: 'x', ...left } };
    expect(keptName(en.shelf, kept)).toBe(name);
  });

  test('by its title where it has one', () => {
    expect(nameOf(en.shelf, { ...running, title: 'Hut, third night' })).toBe('Hut, third night');
  });

  test('how far it has come while it runs', () => {
    expect(standingOf(en.shelf, listings, running)).toBe('Walk · Mile 2, uphill');
  });

  test('how far it had come when its people ended it', () => {
    const told = standingOf(en.shelf, listings, { ...running, ended: true });
    expect(told).toBe('Walk · Mile 2, uphill · ended unfinished');
  });

  test('its winner once it is over', () => {
    const standing = {
      chapter: { code: 'over', mile: 3 },
      scores: [3, 5, 4],
      winners: [1],
      over: true,
    };
    const over = { ...running, glance: { standing, played: 0 } };
    expect(standingOf(en.shelf, listings, over)).toBe('Walk · Ben won');
    expect(facesOf(over)).toEqual([people[1]]);
    const tie = { ...running, glance: { standing: { ...standing, winners: [0, 1] }, played: 0 } };
    expect(standingOf(en.shelf, listings, tie)).toBe('Walk · Ana and Ben won');
  });

  test('what all have reached where nobody wins alone', () => {
    const standing = { chapter: { code: 'over', mile: 3 }, scores: 21, winners: [], over: true };
    const over = { ...running, glance: { standing, played: 0 } };
    expect(standingOf(en.shelf, listings, over)).toBe('Walk · Mile 3, over · 21 points');
    expect(facesOf(over)).toEqual(people);
  });
});

describe('a title that is typed in', () => {
  test.each([
    ['  Hut,  third night ', 'Hut, third night'],
    ['', null],
    [' \t\n ', null],
  ])('%j is kept as %j', (typed, kept) => {
    expect(readTitle(typed)).toBe(kept);
  });

  test('is measured in characters, an emoji counting once', () => {
    expect(excessOf(null)).toBe(0);
    expect(excessOf('🦊'.repeat(40))).toBe(0);
    expect(excessOf('x'.repeat(43))).toBe(3);
  });
});

describe('the order of the places', () => {
  const place = (id: string, over: boolean): KeptPlace => ({
    kind: 'game',
    id,
    item: {
      ...running,
      id,
      glance: { ...running.glance, standing: { ...running.glance.standing, over } },
    },
  });
  const gap = (was: KeptPlace): ShelfPlace => ({ kind: 'removed', id: was.id, was });
  const sorted = (places: readonly ShelfPlace[]) => {
    const { next, saved, finished } = sortPlaces(places);
    return [next?.id, saved.map(({ id }) => id), finished.map(({ id }) => id)];
  };

  test('the newest game that still runs comes first, the finished ones apart', () => {
    const places = [place('a', true), place('b', false), place('c', false), place('d', true)];
    expect(sorted(places)).toEqual(['b', ['c'], ['a', 'd']]);
  });

  test('a game that was ended lies among the finished ones', () => {
    const [next, ended] = [place('a', false), place('b', false)];
    const item = { ...running, id: 'b', ended: true };
    expect(sorted([{ ...ended, kind: 'game', item }, next])).toEqual(['a', [], ['b']]);
  });

  test('a deleted game leaves its gap where it was', () => {
    const places = [gap(place('a', false)), place('b', false), gap(place('c', true))];
    expect(sorted(places)).toEqual(['b', ['a'], ['c']]);
  });

  test('a damaged one is among those that run: nobody knows whether it does', () => {
    const item = { id: 'x', title: null, names: ['Ana'] };
    expect(sorted([{ kind: 'damaged', id: 'x', item }])).toEqual([undefined, ['x'], []]);
  });
});
