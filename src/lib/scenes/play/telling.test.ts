import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Passage } from '../../games/contract/flights.ts';
import type { GameTypes } from '../../games/contract/rules.ts';
import { STILL } from '../../ui/flights/still.ts';
import { Telling, type TellingSurroundings } from './telling.svelte.ts';

type Commit = TellingSurroundings['live']['picture']['telling'][number];

/** How long each passage takes, in ms. */
const MS = 1000;
const TABLE = { on: 'the table' };

const passage = (view: object, panel = false): Passage<GameTypes, unknown> => ({
  events: 'letter' in view && view.letter === SILENT ? [] : [{ code: JSON.stringify(view) }],
  view,
  motions: STILL,
  ms: MS,
  panel,
});

/** What a passage is called that says nothing. */
const SILENT = '.';

/** Each commit is told in passages called by its letters; one in capitals is shown large. */
const passages = (letters: string) =>
  [...letters].map((letter) => passage({ letter }, letter !== letter.toLowerCase()));

const commit = (letters: string, place = 0): Commit => ({
  commit: place,
  before: {},
  events: [{ code: letters }],
});

const TOLD: TellingSurroundings['on'] = { name: 'telling', ground: 'table', isTelling: true };
const PLAYED: TellingSurroundings['on'] = { name: 'table', ground: 'table', isTelling: true };
const IN_HAND: TellingSurroundings['on'] = { name: 'ownHand', ground: 'hand', isTelling: false };

let around: TellingSurroundings;
let telling: Telling;
let told: number;
beforeEach(() => {
  vi.useFakeTimers();
  told = 0;
  around = {
    live: {
      picture: { telling: [], table: TABLE },
      settings: {},
      steward: {
        allTold: () => {
          told++;
          given([]);
        },
      },
    },
    screens: { flights: (events) => passages(events[0]?.code ?? '') },
    pace: 'normal',
    on: TOLD,
    alone: false,
  };
});
afterEach(() => void vi.useRealTimers());

/** What has happened now; nobody has begun to tell it. */
const given = (commits: readonly Commit[], rest: Partial<TellingSurroundings> = {}) => {
  around = {
    ...around,
    ...rest,
    live: { ...around.live, picture: { telling: commits, table: TABLE } },
  };
  telling = new Telling(() => around);
};
/** Something more has happened. */
const more = (commit: Commit) => {
  const { picture } = around.live;
  Object.assign(picture, { telling: [...picture.telling, commit] });
};
const letter = () => (telling.now?.passage.view as { letter?: string } | undefined)?.letter ?? null;

it('makes what styles move as slow as it is itself, for as long as it is there', () => {
  const root = new Map<string, string>();
  const style = {
    setProperty: (name: string, value: string) => void root.set(name, value),
    removeProperty: (name: string) => void root.delete(name),
  };
  for (const [pace, stretch] of [
    ['slow', '1.7'],
    ['off', '0'],
  ] as const) {
    given([], { pace });
    const stop = telling.mark(style);
    expect([...root]).toEqual([['--stretch', stretch]]);
    stop();
    expect([...root]).toEqual([]);
  }
});

describe('what must be seen', () => {
  it('is told passage by passage, and the table lies as each has it', () => {
    given([commit('abc')]);
    const seen: unknown[] = [];
    while (telling.now) {
      seen.push(letter());
      expect(telling.view).toEqual({ letter: letter() });
      telling.keep();
      vi.runOnlyPendingTimers();
    }
    expect(seen).toEqual(['a', 'b', 'c']);
    expect(told).toBe(1);
  });

  it('says the last sentence there was, and before there was one the first', () => {
    given([commit('.a.b')]);
    const said: unknown[] = [];
    while (telling.now) {
      said.push(telling.events.map(({ code }) => JSON.parse(code) as unknown));
      telling.keep();
      vi.runOnlyPendingTimers();
    }
    expect(said).toEqual(['a', 'a', 'a', 'b'].map((letter) => [{ letter }]));
  });

  it('is told at the pace of the table', () => {
    given([commit('ab')], { pace: 'slow' });
    telling.keep();
    vi.advanceTimersByTime(1.7 * MS - 1);
    expect(letter()).toBe('a');
    vi.advanceTimersByTime(1);
    expect(letter()).toBe('b');
  });

  it('takes no longer because something else changes round it', () => {
    given([commit('ab')]);
    let stop = telling.keep();
    for (let touched = 0; touched < 3; touched++) {
      vi.advanceTimersByTime(0.3 * MS);
      around = { ...around, on: { ...around.on } };
      stop?.();
      stop = telling.keep();
    }
    expect(letter()).toBe('a');
    vi.advanceTimersByTime(0.1 * MS);
    expect(letter()).toBe('b');
  });

  it('is gone past by one press, but for what is shown large', () => {
    given([commit('abCd'), commit('ef', 1)]);
    telling.skip();
    expect(letter()).toBe('C');
    telling.skip();
    expect(told).toBe(1);
    expect(telling.now).toBe(null);
  });

  it('goes on behind what was told already, when more has happened meanwhile', () => {
    given([commit('ab')]);
    telling.next();
    more(commit('cd', 1));
    expect(letter()).toBe('b');
    telling.next();
    expect(letter()).toBe('c');
    expect(told).toBe(0);
  });

  it('is told at once where nothing is to move: nobody waits', () => {
    given([commit('ab')], { pace: 'off' });
    expect(telling.now).toBe(null);
    expect(telling.view).toBe(TABLE);
    telling.keep();
    expect(told).toBe(1);
  });
});

describe('what was merely played', () => {
  it('keeps its words for a while when nothing comes behind it', () => {
    given([commit('a')], { on: PLAYED });
    telling.keep();
    vi.advanceTimersByTime(1599);
    expect(told).toBe(0);
    vi.advanceTimersByTime(1);
    expect(told).toBe(1);
  });
});

describe('in a hand that stays open', () => {
  it('each flies once, and its owner has not read it for that', () => {
    given([commit('a')], { on: IN_HAND, alone: true });
    expect(letter()).toBe('a');
    telling.next();
    expect(telling.now).toBe(null);
    expect(told).toBe(0);
    expect(telling.view).toBe(TABLE);
    expect(telling.events).toEqual([]);
  });

  it('of one of several people nothing is told', () => {
    given([commit('a')], { on: { ...IN_HAND, name: 'visit' } });
    expect(telling.now).toBe(null);
  });
});
