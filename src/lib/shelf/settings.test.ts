import { beforeEach, describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS, type Settings } from '../core/settings.ts';
import { freshDevice, tamper } from '../storage/testing/tab.ts';
import { openShelf, type Shelf } from './testing/shelf.ts';

let shelf: Shelf;

beforeEach(async () => {
  freshDevice();
  shelf = await openShelf();
});

describe('settings', () => {
  it('are kept', async () => {
    const hands = { careful: true, peek: true, coversAfter: 0 } as const;
    const heard = { sound: true, volume: 30 } as const;
    const news = { explains: false, told: ['lanterns:dark'] } as const;
    const look = { ...heard, light: 55, theme: 'day', giantRanks: true, leftHanded: true } as const;
    const settings: Settings = {
      ...hands,
      ...look,
      pace: 'slow',
      tapPlays: false,
      textSize: 150,
      letterKeys: false,
      ...news,
    };
    expect(await shelf.changeSettings(settings)).toEqual({ ok: true, value: settings });
    expect(await shelf.readSettings()).toEqual({ ok: true, value: settings });
  });

  it('are changed one by one: another window may have changed others', async () => {
    await shelf.changeSettings({ careful: true, peek: true });
    const kept = { ...DEFAULT_SETTINGS, careful: true, peek: true, light: 90 };
    expect(await shelf.changeSettings({ light: 90 })).toEqual({ ok: true, value: kept });
  });

  it('that only a newer version knows are left as they are', async () => {
    const newer = { careful: true, pace: 'glacial', scent: 'pine' };
    await tamper((database) => database.put('keepsakes', newer, 'settings'));
    await shelf.changeSettings({ peek: true });
    await tamper(async (database) => {
      expect(await database.get('keepsakes', 'settings')).toEqual({ ...newer, peek: true });
    });
  });

  it.each([
    [undefined, DEFAULT_SETTINGS],
    ['dark', DEFAULT_SETTINGS],
    [{ careful: true }, { ...DEFAULT_SETTINGS, careful: true }],
    [
      { pace: 'warp', light: 3, theme: 'pink', coversAfter: 7, peek: true },
      { ...DEFAULT_SETTINGS, peek: true },
    ],
  ])('that are stored as %j are read with the usual values', async (stored, settings) => {
    await tamper((database) => database.put('keepsakes', stored, 'settings'));
    expect(await shelf.readSettings()).toEqual({ ok: true, value: settings });
  });
});
