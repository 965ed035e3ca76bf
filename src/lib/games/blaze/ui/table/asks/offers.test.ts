import { describe, expect, it } from 'vitest';
import type { Due, Plate } from '../../../../../table/public.ts';
import { awaited, offersOf } from './offers.ts';

const idle: Plate = {
  seat: 1,
  bot: false,
  ask: 'none',
  spoken: [],
  waitsFor: null,
  wants: false,
  standsOut: false,
  mayStandOut: false,
};
const move = { seat: 1, do: 'pass' };
const declines = [{ kind: 'decline', move }] as const;
const takes = [{ kind: 'take', move }] as const;
const words: Due = { kind: 'words', seats: [0, 1] };
const visit: Due = { kind: 'visit', seat: 1 };

const offers = (plate: Partial<Plate>, due: Due = words, rest = {}) =>
  offersOf({ plate: { ...idle, ...plate }, due, phase: 'kindling', inRound: true, ...rest });

describe('a plate', () => {
  it('offers those who are asked to add, to decline and to stand out', () => {
    expect(offers({ ask: 'may', spoken: declines, mayStandOut: true })).toEqual({
      hand: 'add',
      due: true,
      decline: move,
      take: null,
      want: null,
      standOut: 'offer',
    });
  });

  it('keeps adding within reach of those who could cut in', () => {
    expect(offers({ ask: 'could', mayStandOut: true }, { kind: 'visit', seat: 2 })).toMatchObject({
      hand: 'add',
      due: false,
      decline: null,
    });
  });

  it('opens the hand the game waits for, and offers Ash to take', () => {
    expect(offers({ ask: 'must', spoken: takes }, visit)).toMatchObject({
      hand: 'open',
      due: true,
      take: move,
      decline: null,
    });
  });

  it('offers Ash to take out of turn, too, and a look at the hand', () => {
    expect(offers({ ask: 'could', spoken: takes })).toMatchObject({ hand: 'look', take: move });
  });

  it('holds an early answer until the other one is given, and lets it be taken back first', () => {
    const asked = { ask: 'may', spoken: declines, waitsFor: 0 } as const;
    expect(offers(asked)).toMatchObject({ hand: 'look', want: 'offer', decline: move });
    expect(offers({ ...asked, wants: true })).toMatchObject({ want: 'said', decline: null });
  });

  it('opens at last for an answer that was held', () => {
    const held = { ask: 'may', spoken: declines, wants: true } as const;
    expect(offers(held, visit)).toMatchObject({
      hand: 'add',
      due: true,
      want: null,
      decline: move,
    });
  });

  it('leaves everybody a look at their hand', () => {
    expect(offers({})).toMatchObject({ hand: 'look', decline: null, take: null, standOut: null });
  });

  it('shows their feathers to those who are out', () => {
    expect(offers({}, words, { phase: 'burn', inRound: false })).toMatchObject({
      hand: 'feathers',
    });
  });

  it('lets everybody lay their bet', () => {
    expect(offers({ ask: 'must' }, { kind: 'visit', seat: 2 }, { phase: 'betting' })).toMatchObject(
      { hand: 'bet', due: false },
    );
  });

  it('lets those come back in who stand out', () => {
    expect(offers({ standsOut: true, mayStandOut: true })).toMatchObject({ standOut: 'said' });
  });

  it('of a computer player offers nothing', () => {
    const asked = { bot: true, ask: 'may', spoken: declines, mayStandOut: true } as const;
    expect(offers(asked)).toEqual({
      hand: null,
      due: true,
      decline: null,
      take: null,
      want: null,
      standOut: null,
    });
  });

  it.each([{ kind: 'over' }, { kind: 'deal' }, { kind: 'bot', seat: 2 }] as const)(
    'opens no hand while this is due: $kind',
    (due) => {
      expect(offers({}, due).hand).toBe(null);
    },
  );
});

describe('the table waits', () => {
  it('for those who are asked, or for the one without whom nothing moves', () => {
    expect(awaited(words)).toEqual([0, 1]);
    expect(awaited(visit)).toEqual([1]);
    expect(awaited({ kind: 'bot', seat: 2 })).toEqual([2]);
    expect(awaited({ kind: 'deal' })).toEqual([]);
  });
});
