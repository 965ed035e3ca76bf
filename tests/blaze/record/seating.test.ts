import { describe, expect, it } from 'vitest';
import { open, refused, seats, wrong } from './testing/small-record.ts';

describe('the seats', () => {
  it.each([0, 1, 2, 6, 7, 50_000])('are 3 to 5, not %i', (players) => {
    const many = Array.from({ length: players }, (_, i) => ({ name: `P${i}` }));
    expect(open({ seats: many })).toEqual(
      refused({ code: 'wrongPlayers', players, min: 3, max: 5 }),
    );
  });

  it.each([3, 4, 5])('can be %i', (players) => {
    const many = Array.from({ length: players }, (_, i) => ({ name: `P${i}` }));
    expect(open({ seats: many }).ok).toBe(true);
  });

  it.each([['Ana'], [null], [[]], [0]])('are objects, unlike %j', (seat) => {
    expect(open({ seats: [{ name: 'Ana' }, seat, { name: 'Cy' }] })).toEqual(
      wrong(['seats', 1], { kind: 'object' }, seat),
    );
  });

  it.each([[{}], [null], ['Ana'], [3]])('stand in a list, unlike %j', (value) => {
    expect(open({ seats: value })).toEqual(wrong(['seats'], { kind: 'list' }, value));
  });

  it.each([[1], [null], [['Ana']], [{}]])('have names that are texts, unlike %j', (name) => {
    expect(open({ seats: seats('Ana', name, 'Cy') })).toEqual(
      wrong(['seats', 1, 'name'], { kind: 'text' }, name),
    );
  });

  it('each have a name', () => {
    expect(open({ seats: [{ name: 'Ana' }, { bot: 'spark' }, { name: 'Cy' }] })).toEqual(
      refused({ code: 'missingKey', path: ['seats', 1], key: 'name' }),
    );
  });

  it.each([
    ['   ', { code: 'blank' }],
    ['x'.repeat(25), { code: 'tooLong', length: 25, limit: 24 }],
    ['A\u202eB', { code: 'badCharacter', character: 'U+202E' }],
  ])('have no such name as %j', (name, reason) => {
    expect(open({ seats: seats('Ana', 'Bo', name) })).toEqual(
      refused({ code: 'badName', seat: 2, reason }),
    );
  });

  it.each([
    ['Ana', 'Ana'],
    ['Ana', '  Ana '],
  ])('have names of their own, unlike %j and %j', (one, other) => {
    expect(open({ seats: seats(one, 'Bo', other) })).toEqual(
      refused({ code: 'sameName', seat: 2, as: 0 }),
    );
  });

  it.each([
    ['Zoé', 'Zoe\u0301'],
    ['Ana', 'An\u200ba'],
    ['Ana B', 'Ana  B'],
    ['Ana', 'ana'],
  ])('may have names that only look alike, as %j and %j', (one, other) => {
    expect(open({ seats: seats(one, 'Bo', other) })).toMatchObject({
      value: { head: { seats: seats(one, 'Bo', other) } },
    });
  });

  it('have their names trimmed', () => {
    const opened = open({ seats: seats(' Ana ', '\tBo', 'Cy\n') });
    expect(opened).toMatchObject({ value: { head: { seats: seats('Ana', 'Bo', 'Cy') } } });
  });

  it.each([['spark'], ['flame'], ['bonfire']])('may be played by a %s', (bot) => {
    expect(open({ seats: [...seats('Ana', 'Bo'), { name: 'Cy', bot }] }).ok).toBe(true);
  });

  it.each([['inferno'], [''], [null], [true], [1]])('are played by no such bot as %j', (bot) => {
    const levels = { kind: 'oneOf', values: ['"spark"', '"flame"', '"bonfire"'] };
    expect(open({ seats: [...seats('Ana', 'Bo'), { name: 'Cy', bot }] })).toEqual(
      wrong(['seats', 2, 'bot'], levels, bot),
    );
  });
});
