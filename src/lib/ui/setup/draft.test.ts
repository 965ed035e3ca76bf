import { describe, expect, test } from 'vitest';
import { BOT_LEVELS } from '../../core/people.ts';
import { readName, nameKey } from '../../record/names.ts';
import { setup as words } from '../../i18n/en/setup.ts';
import { setup as spanish } from '../../i18n/es/setup.ts';
import {
  countOf,
  countsOf,
  draftOf,
  firstSeat,
  freshDraft,
  nameOf,
  playedBy,
  relooked,
  renamed,
  resized,
  tableSetupOf,
  swapped,
  type Draft,
  type Seatable,
} from './draft.ts';
import { nameTroubles } from './names.ts';

/** Of a game for three to five. */
const game: Seatable = { players: { min: 3, max: 5 }, levels: BOT_LEVELS };
/** A game's own, whatever they mean. */
const options = { long: true };

const names = (draft: Draft) => draft.sitters.map((sitter) => nameOf(sitter, words));
const looks = (draft: Draft) => draft.sitters.map(({ emblem, colour }) => `${emblem} ${colour}`);
const distinct = (draft: Draft) =>
  [...new Set(draft.sitters.map(({ emblem }) => emblem))].length === draft.sitters.length &&
  [...new Set(draft.sitters.map(({ colour }) => colour))].length === draft.sitters.length;

describe('a fresh table', () => {
  const draft = freshDraft('passed', options, game);

  test('can be dealt at once', () => {
    const setup = tableSetupOf(draft, words);
    expect(setup.people.map(({ name }) => name)).toEqual(['Bear', 'Fox', 'Owl', 'Hare']);
    expect(setup.people.map(({ place }) => place)).toEqual([0, 90, 180, 270]);
    expect(setup).toMatchObject({ first: 'draw', way: 'passed' });
    expect(setup.options).toEqual(options);
    expect(nameTroubles(names(draft), { read: readName, key: nameKey })).toEqual(
      [null, null, null, null], // prettier-ignore
    );
  });

  test('speaks the language of the page until a name is typed', () => {
    const typed = renamed(draft, 1, 'Ana');
    expect(typed.sitters.map((sitter) => nameOf(sitter, spanish))).toEqual([
      'Oso',
      'Ana',
      'Búho',
      'Liebre',
    ]);
  });
});

describe('the number of players', () => {
  test('brings people back as they were', () => {
    const four = renamed(renamed(freshDraft('middle', options, game), 2, 'Mira'), 3, 'Leo');
    const five = resized(four, 5);
    expect(names(five)).toEqual(['Bear', 'Fox', 'Mira', 'Leo', 'Wolf']);
    expect(looks(resized(resized(five, 3), 5))).toEqual(looks(five));
    expect(names(resized(resized(five, 3), 5))).toEqual(names(five));
  });

  test('leaves no two with one animal or colour', () => {
    const three = resized(freshDraft('middle', options, game), 3);
    const takes = relooked(three, 0, { emblem: 'hare', colour: 'lime' });
    const back = resized(takes, 5);
    expect(distinct(back)).toBe(true);
    expect(looks(back)[0]).toBe('hare lime');
  });

  test('draws who opens while the one who should is not there', () => {
    const leoOpens: Draft = { ...freshDraft('middle', options, game), first: 3 };
    expect(firstSeat(leoOpens)).toBe(3);
    expect(firstSeat(resized(leoOpens, 3))).toBe('draw');
    expect(firstSeat(resized(resized(leoOpens, 3), 4))).toBe(3);
  });
});

describe('changing places', () => {
  test('takes looks and the one who opens along', () => {
    const draft: Draft = { ...freshDraft('middle', options, game), first: 0 };
    const moved = swapped(draft, 0, 2);
    expect(names(moved)).toEqual(['Owl', 'Fox', 'Bear', 'Hare']);
    expect(firstSeat(moved)).toBe(2);
    expect(tableSetupOf(moved, words).people[2]).toMatchObject({ name: 'Bear', place: 180 });
  });
});

describe('choosing a look', () => {
  test('somebody has: the two swap', () => {
    const draft = freshDraft('middle', options, game);
    const swappedAnimal = relooked(draft, 0, { emblem: 'owl' });
    expect(looks(swappedAnimal)).toEqual(['owl teal', 'fox violet', 'bear rose', 'hare lime']);
    const swappedColour = relooked(draft, 0, { colour: 'lime' });
    expect(looks(swappedColour)).toEqual(['bear lime', 'fox violet', 'owl rose', 'hare teal']);
  });

  test('of two people at once swaps with both', () => {
    const both = relooked(freshDraft('middle', options, game), 0, {
      emblem: 'owl',
      colour: 'violet',
    });
    expect(looks(both)).toEqual(['owl violet', 'fox teal', 'bear rose', 'hare lime']);
  });

  test('nobody has: only theirs changes', () => {
    expect(looks(relooked(freshDraft('middle', options, game), 3, { emblem: 'otter' }))).toEqual([
      'bear teal',
      'fox violet',
      'owl rose',
      'otter lime',
    ]);
  });
});

describe('a computer player', () => {
  const draft = playedBy(freshDraft('middle', options, game), 1, 'flame');

  test('has a name of its own, which a person after it loses again', () => {
    expect(names(draft)).toEqual(['Bear', 'Cinder', 'Owl', 'Hare']);
    expect(names(playedBy(draft, 1, null))).toEqual(names(freshDraft('middle', options, game)));
  });

  test('keeps the name that was typed, as a person after it does', () => {
    const typed = playedBy(renamed(draft, 1, 'Deep Red'), 1, 'spark');
    expect(names(typed)[1]).toBe('Deep Red');
    expect(names(playedBy(typed, 1, null))[1]).toBe('Deep Red');
  });

  test('is told from all others by name, in every language', () => {
    for (const { emblems, bots } of [words, spanish]) {
      const all = [...Object.values(emblems), ...Object.values(bots.names)];
      expect(new Set(all).size).toBe(16);
    }
  });

  test('is in the set-up, and nobody to be remembered', () => {
    const { people, known } = tableSetupOf(renamed(draft, 1, 'Deep Red'), words);
    expect(people.map(({ bot }) => bot)).toEqual([undefined, 'flame', undefined, undefined]);
    expect(known).toEqual([]);
  });

  test('sits there again when the table is laid again', () => {
    const typed = renamed(playedBy(draft, 3, 'bonfire'), 3, 'Deep Red');
    const again = draftOf(tableSetupOf({ ...typed, hints: true }, words), words, game);
    expect(again.sitters).toEqual(typed.sitters);
    expect(again.hints).toBe(true);
    expect(again.sitters.map((sitter) => nameOf(sitter, spanish))[1]).toBe(spanish.bots.names.fox);
  });

  test('with the name of an animal has a name that was typed', () => {
    const again = draftOf(tableSetupOf(renamed(draft, 1, 'Fox'), words), words, game);
    expect(names(playedBy(again, 1, null))[1]).toBe('Fox');
    expect(again.sitters[1]!.name).toBe('Fox');
  });

  test('changes places, gets up and comes back as it is', () => {
    const moved = swapped(draft, 1, 3);
    expect(moved.sitters.map(({ bot }) => bot)).toEqual([null, null, null, 'flame']);
    expect(resized(resized(moved, 3), 4).sitters[3]).toEqual(moved.sitters[3]);
  });

  test('is counted apart from people', () => {
    expect(countOf(draft)).toEqual({ people: 3, bots: 1 });
  });
});

describe('whoever is to be remembered', () => {
  test('has a name that was typed', () => {
    const setup = tableSetupOf(renamed(freshDraft('middle', options, game), 1, ' Ana '), words);
    expect(setup.known.map(({ name }) => name)).toEqual(['Ana']);
    expect(tableSetupOf(draftOf(setup, words, game), words).known).toEqual(setup.known);
  });
});

describe('the same table again', () => {
  test('is laid as it was', () => {
    const draft = swapped(
      renamed(resized(freshDraft('middle', options, game), 5), 1, ' Ana '),
      1,
      4,
    );
    const setup = tableSetupOf({ ...draft, first: 1 }, words);
    expect(setup.people[4]!.name).toBe('Ana');
    expect(tableSetupOf(draftOf(setup, words, game), words)).toEqual(setup);
  });

  test('keeps calling people by their animals in the language spoken then', () => {
    const again = draftOf(tableSetupOf(freshDraft('middle', options, game), words), words, game);
    expect(nameOf(again.sitters[0]!, spanish)).toBe('Oso');
  });

  test('does so where another language is spoken by now, and knows nobody by them', () => {
    const typed = renamed(freshDraft('middle', options, game), 1, 'Ana');
    const again = draftOf(tableSetupOf(typed, words), spanish, game);
    expect(again.sitters.map(({ name }) => name)).toEqual([null, 'Ana', null, null]);
    expect(tableSetupOf(again, spanish).known.map(({ name }) => name)).toEqual(['Ana']);
  });
});

describe('the same table for another game', () => {
  const small: Seatable = { players: { min: 2, max: 3 }, levels: ['flame'] };

  test('seats no more people than it has places for, and no fewer than it needs', () => {
    const five = tableSetupOf(
      { ...resized(freshDraft('middle', options, game), 5), first: 4 },
      words,
    );
    const three = draftOf(five, words, small);
    expect(names(three)).toEqual(['Bear', 'Fox', 'Owl']);
    expect(firstSeat(three)).toBe('draw');
    const two = tableSetupOf(resized(freshDraft('middle', options, small), 2), words);
    expect(names(draftOf(two, words, game))).toEqual(['Bear', 'Fox', 'Owl']);
    expect([countsOf(small), countsOf(game)]).toEqual([[2, 3], [3, 4, 5]]); // prettier-ignore
  });

  test('has the computer play as well as it can there', () => {
    const bonfire = playedBy(freshDraft('middle', options, game), 1, 'bonfire');
    const again = draftOf(tableSetupOf(bonfire, words), words, small);
    expect(again.sitters.map(({ bot }) => bot)).toEqual([null, 'flame', null]);
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
