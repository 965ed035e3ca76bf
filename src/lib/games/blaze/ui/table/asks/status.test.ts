import { describe, expect, it } from 'vitest';
import { COLOURS, EMBLEMS } from '../../../../../core/people.ts';
import { game as words } from '../../../words/en/index.ts';
import { blaze } from '../../../rules/index.ts';
import type { BlazeView } from '../../../rules/view.ts';
import type { Due, Prompt } from '../../../../../table/public.ts';
import { marksOf } from '../seats/marks.ts';
import { idleOf, roomOf, statusOf, type Occasion } from './status.ts';

const people = ['Ana', 'Ben', 'Mira', 'Leo'].map((name, seat) => ({
  name,
  emblem: EMBLEMS[seat]!,
  colour: COLOURS[seat]!,
  place: seat * 90,
}));
const start = blaze.view(blaze.start({ options: {}, players: 4, first: 0 }), null);
const running: BlazeView = {
  ...start,
  phase: 'kindling',
  fire: 0,
  ash: 1,
  ember: 2,
  limit: 5,
  room: 4,
  table: [{ attack: 'r4', by: 0, beat: null }],
};
const plate = {
  bot: false,
  ask: 'none',
  spoken: [],
  waitsFor: null,
  wants: false,
  standsOut: false,
  mayStandOut: false,
} as const;

function told(
  due: Due,
  view: Partial<BlazeView> = {},
  plates: Partial<Prompt['plates'][0]> = {},
): Occasion {
  const prompt: Prompt = {
    glass: { mode: 'table' },
    due,
    plates: people.map((_, seat) => ({ ...plate, seat, ...plates })),
    nobody: [],
    holder: null,
    undo: null,
  };
  return { words, view: { ...running, ...view }, prompt, people };
}

const words2: Due = { kind: 'words', seats: [0, 2] };
const visit = (seat: number): Due => ({ kind: 'visit', seat });

describe('the line of status', () => {
  it.each([
    ['Ana opens the challenge', told(visit(0), { table: [] })],
    ['Ben answers', told(visit(1))],
    ['Mira will add', told(visit(2), {}, { wants: true })],
    ['Leo lays a bet', told(visit(3), { phase: 'betting' })],
    ['Anyone adding? Ana and Mira', told(words2)],
    ['Ben takes. Anyone adding? Ana and Mira', told(words2, { taking: true })],
    ['Ben plays', told({ kind: 'bot', seat: 1 })],
    ['The cards are dealt next', told({ kind: 'deal' })],
  ])('says: %s', (line, of) => {
    expect(statusOf(of)).toBe(line);
  });
});

describe('the places left', () => {
  it.each([
    ['4 places left, Fire first', {}],
    ['1 place left', { room: 1, ember: null }],
    ['No place left', { room: 0 }],
    ['No place left, but Fire may still take the last one', { room: 0, takeBack: 4 }],
    ['', { table: [] }],
  ])('are told: %s', (line, view) => {
    expect(roomOf(told(words2, view))).toBe(line);
  });
});

describe('idle challenges', () => {
  it('are told from where the rules warn, with what they lead to, and when', () => {
    expect(idleOf(told(words2, { idle: 14 }))).toBe(null);
    expect(idleOf(told(words2, { idle: 15 }))).toContain('kindling ends');
    expect(idleOf(told(words2, { idle: 15 }))).toContain('20');
    expect(idleOf(told(words2, { idle: 19, phase: 'burn' }))).toContain('fewest cards first');
  });
});

describe('the marks of a seat', () => {
  const texts = (of: Occasion, seat: number) => marksOf(of, seat).map(({ text }) => text);
  const round = { out: [], over: false, laid: [], betOn: null, betValues: null };

  it('tell who has declined, who takes and who stands out', () => {
    expect(texts(told(words2, { passed: [2] }), 2)).toEqual(['nothing more']);
    expect(texts(told(words2, { taking: true }), 1)).toEqual(['taking']);
    expect(texts(told(words2, {}, { standsOut: true }), 0)).toEqual(['left out till it’s settled']);
  });

  it('tell whose answer somebody waits for', () => {
    const waiting = told(words2, {}, { wants: true, waitsFor: 0 });
    expect(texts(waiting, 2)).toEqual(['Mira waits for Ana’s answer']);
  });

  it('tell who is out, in which order, and with a feather while the stack lasted', () => {
    const of = told(visit(0), { phase: 'burn', round: 1, rounds: [{ ...round, out: [3, 1] }] });
    expect(marksOf(of, 3)[0]).toEqual({
      kind: 'out',
      text: 'out 1st, with a feather',
      short: '1st',
      feather: true,
    });
    expect(texts(of, 1)).toEqual(['out 2nd, with a feather']);
  });

  it('tell that a bet lies, and on whom it is once all lie', () => {
    const laid = [true, false, true, true];
    const before = told(visit(1), { phase: 'betting', round: 1, rounds: [{ ...round, laid }] });
    expect(texts(before, 0)).toEqual(['bet laid']);
    expect(texts(before, 1)).toEqual([]);
    const all = { ...round, laid: laid.map(() => true), betOn: [2, 0, 0, 1] };
    expect(texts(told(visit(0), { phase: 'burn', round: 1, rounds: [all] }), 0)).toEqual([
      'bet on Mira',
    ]);
  });

  it('tell in the second round who has a feather of the first', () => {
    const first = { ...round, over: true, out: [1, 3, 2, 0] };
    const of = told(visit(0), { phase: 'burn', round: 2, rounds: [first, round] });
    const none = {
      ...start.switches,
      feathers: [
        [3, 2, 1],
        [4, 3, 2, 1],
      ] as const,
    };
    const classic = { ...of, view: { ...of.view, switches: none } };
    expect([0, 1, 2, 3].map((seat) => texts(classic, seat))).toEqual([
      [],
      ...[['won a feather'], ['won a feather'], ['won a feather']],
    ]);
  });
});
