import { beforeEach, expect, test } from 'vitest';
import { DEFAULT_SETTINGS, type Settings } from '../../core/settings.ts';
import { Explaining, type ExplainingSurroundings } from './explaining.svelte.ts';

const TABLE: ExplainingSurroundings['on'] = { name: 'table', ground: 'table' };
const COVER: ExplainingSurroundings['on'] = { name: 'cover', ground: 'cover' };
const VISIT: ExplainingSurroundings['on'] = { name: 'visit', ground: 'hand' };
const ALONE: ExplainingSurroundings['on'] = { name: 'ownHand', ground: 'hand' };

let settings: Settings;
let around: ExplainingSurroundings;
let explaining: Explaining;
beforeEach(() => {
  settings = DEFAULT_SETTINGS;
  around = {
    live: { picture: { telling: [], table: {} } },
    screens: { news: (events) => events.map(({ code }) => code) },
    game: 'lanterns',
    choices: {
      isRead: true,
      get settings() {
        return settings;
      },
      keep: (changed) => {
        settings = { ...settings, ...changed };
        return Promise.resolve();
      },
    },
    on: TABLE,
    lineTaken: false,
  };
  explaining = new Explaining(() => around);
});

/** It has happened before everybody's eyes. */
function happens(...codes: readonly string[]) {
  const events = codes.map((code) => ({ code }));
  const telling = [{ commit: 0, before: {}, events }];
  around = { ...around, live: { picture: { telling, table: {} } } };
  explaining.notice();
}

test('what is new is explained once, and remembered', () => {
  happens('dark');
  expect(explaining.now).toBe('dark');
  expect(settings.told).toEqual(['lanterns:dark']);
  explaining.got();
  happens('dark');
  expect(explaining.now).toBeNull();
});

test('one thing after the other, each until it has been read', () => {
  happens('dark', 'lit');
  expect(explaining.now).toBe('dark');
  explaining.notice();
  expect(settings.told).toEqual(['lanterns:dark']);
  explaining.got();
  explaining.notice();
  expect(explaining.now).toBe('lit');
});

test('not while it is told, nor over a cover; alone, in the open hand', () => {
  around = { ...around, lineTaken: true };
  happens('dark');
  expect(explaining.now).toBeNull();
  around = { ...around, lineTaken: false, on: COVER };
  expect(explaining.now).toBeNull();
  around = { ...around, on: ALONE };
  expect(explaining.now).toBe('dark');
});

test('whoever plays on has read it', () => {
  happens('dark');
  explaining.notice();
  around = { ...around, on: VISIT };
  explaining.notice();
  around = { ...around, on: TABLE };
  expect(explaining.now).toBeNull();
});

test('a table of those who know is told nothing, now and later', () => {
  happens('dark');
  explaining.stop();
  expect(settings.explains).toBe(false);
  happens('lit');
  expect(explaining.now).toBeNull();
});

test('nothing is explained before it is known what has been', () => {
  around = { ...around, choices: { ...around.choices, isRead: false, settings } };
  happens('dark');
  expect([explaining.now, settings.told]).toEqual([null, []]);
});
