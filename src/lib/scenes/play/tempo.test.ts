import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Prompt } from '../../table/public.ts';
import { Tempo, type TempoSurroundings } from './tempo.svelte.ts';

/** How long a computer player rests: in ms, at the pace of the table and at none. */
const REST = 1000;
const HURRIED = 10;

const BOT = { kind: 'bot', seat: 1 } as const;
const DEAL = { kind: 'deal' } as const;

const prompt = (due: Prompt['due'], undo: Prompt['undo'] = null): Prompt => ({
  glass: { mode: 'table' },
  due,
  undo,
  plates: [],
  nobody: [],
  holder: null,
});

/** What was played, in order. */
let played: string[];
/** What the picture shows that is not as usual. */
type Changes = Partial<TempoSurroundings['live']['picture']>;

let live: TempoSurroundings['live'];
let around: TempoSurroundings;
let page: { hidden: boolean; querySelector: (sought: string) => object | null };
let tempo: Tempo;

beforeEach(() => {
  vi.useFakeTimers();
  page = { hidden: false, querySelector: () => null };
  vi.stubGlobal('document', page);
  played = [];
  live = {
    picture: {
      prompt: prompt(BOT),
      glass: { mode: 'table' },
      telling: [],
      storing: false,
      trouble: null,
      lost: false,
    },
    watched: false,
    steward: {
      playBot: () => void played.push('bot'),
      deal: () => void played.push('deal'),
    },
  };
  around = {
    live,
    screens: { rest: (_events, pace) => (pace === 'off' ? HURRIED : REST) },
    pace: 'normal',
    paused: false,
    tellsFirst: false,
  };
  tempo = new Tempo(() => around);
});
afterEach(() => void vi.useRealTimers());

/** Changes what is so. */
const given = (changes: Changes, rest: Partial<TempoSurroundings> = {}) => {
  const { live } = around;
  around = { ...around, ...rest, live: { ...live, picture: { ...live.picture, ...changes } } };
};

describe('the tempo of computer players', () => {
  it('is theirs once they have rested, and not before', () => {
    const stop = tempo.keep();
    vi.advanceTimersByTime(REST - 1);
    expect(played).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(played).toEqual(['bot']);
    stop!();
    vi.advanceTimersByTime(5 * REST);
    expect(played).toEqual(['bot']);
  });

  it('leaves what people do to people, and dealing too where people play', () => {
    given({ prompt: prompt({ kind: 'words', seats: [0] }) });
    expect(tempo.keep()).toBeUndefined();
    given({ prompt: prompt(DEAL) });
    expect(tempo.keep()).toBeUndefined();
  });

  it('gives those who watch time to see how it ended before the next deal', () => {
    around = { ...around, live: { ...live, watched: true } };
    given({ prompt: prompt(DEAL) });
    tempo.keep();
    vi.advanceTimersByTime(4 * REST - 1);
    expect(played).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(played).toEqual(['deal']);
  });

  it.each<[string, Changes, Partial<TempoSurroundings>]>([
    ['something lies over the table', {}, { paused: true }],
    ['something is told first', {}, { tellsFirst: true }],
    ['the glass is covered', { glass: { mode: 'cover', seat: null, pressed: false } }, {}],
    ['people agree to undo', { prompt: prompt(BOT, { to: 0, by: 0, needs: [1], agreed: [] }) }, {}],
    ['a move is on its way to the disk', { storing: true }, {}],
    ['it could not be kept', { trouble: { code: 'quota' } }, {}],
    ['another window has the game', { lost: true }, {}],
  ])('stands still while %s', (_, changes, rest) => {
    given(changes, rest);
    expect(tempo.keep()).toBeUndefined();
  });

  it('stands still while nobody looks, and goes on when somebody does', () => {
    page.hidden = true;
    tempo.keep();
    vi.advanceTimersByTime(3 * REST);
    expect(played).toEqual([]);
    page.hidden = false;
    vi.advanceTimersByTime(REST);
    expect(played).toEqual(['bot']);
  });

  it('stands still while somebody looks through what lies on the table, too', () => {
    let open: object | null = { sought: 'the discards' };
    page.querySelector = (sought) => (sought === 'dialog:modal' ? open : null);
    tempo.keep();
    vi.advanceTimersByTime(3 * REST);
    expect(played).toEqual([]);
    open = null;
    vi.advanceTimersByTime(REST);
    expect(played).toEqual(['bot']);
  });

  it('can be hurried until a person is due', () => {
    tempo.hurry();
    expect(tempo).toMatchObject({ isHurried: true, pace: 'off' });
    tempo.keep();
    vi.advanceTimersByTime(HURRIED);
    expect(played).toEqual(['bot']);
    given({ prompt: prompt({ kind: 'words', seats: [0] }) });
    tempo.keep();
    expect(tempo).toMatchObject({ isHurried: false, pace: 'normal' });
  });

  it('can be hurried until something is told first', () => {
    tempo.hurry();
    given({}, { tellsFirst: true });
    tempo.keep();
    expect(tempo.isHurried).toBe(false);
  });
});
