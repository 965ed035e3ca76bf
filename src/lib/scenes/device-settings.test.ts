import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { eventually } from '../core/testing/eventually.ts';
import { DEFAULT_SETTINGS, STRICTEST } from '../core/settings.ts';
import { changeSettings, readSettings } from '../shelf/settings.ts';
import { DeviceSettings } from './device-settings.svelte.ts';
import { breakStorage, emptyDevice } from './testing/device.ts';

let choices: DeviceSettings;

beforeEach(async () => {
  await emptyDevice();
  choices = new DeviceSettings();
});
afterEach(() => void vi.restoreAllMocks());

describe('what is chosen for every game', () => {
  it('is what was chosen before, once that is read', async () => {
    await changeSettings({ peek: true });
    expect(choices).toMatchObject({ isRead: false, settings: DEFAULT_SETTINGS });
    await choices.read();
    expect(choices).toMatchObject({ isRead: true, unread: null });
    expect(choices.settings).toEqual({ ...DEFAULT_SETTINGS, peek: true });
    expect(choices.inForce).toEqual(choices.settings);
  });

  it('is what the most careful would choose, until it is read', async () => {
    expect(choices.inForce).toEqual({ ...DEFAULT_SETTINGS, ...STRICTEST });
    await choices.read();
    expect(choices.inForce).toEqual(DEFAULT_SETTINGS);
  });

  it('is drawn as another window has it, once the page comes back into sight', async () => {
    const leave = choices.follow();
    await eventually(() => expect(choices.isRead).toBe(true));
    await changeSettings({ theme: 'day', leftHanded: true });
    document.dispatchEvent(new Event('visibilitychange'));
    await eventually(() => expect(choices.settings.leftHanded).toBe(true));
    expect(document.documentElement.dataset).toMatchObject({ theme: 'day', side: 'left' });
    leave();
  });

  it('is not taken for read while it cannot be read', async () => {
    breakStorage();
    await choices.read();
    expect(choices.isRead).toBe(false);
    expect(choices.unread).not.toBeNull();
    vi.restoreAllMocks();
    await choices.read();
    expect(choices).toMatchObject({ isRead: true, unread: null });
  });

  it('holds at once, and is kept with what another window has chosen meanwhile', async () => {
    await choices.read();
    await changeSettings({ careful: !DEFAULT_SETTINGS.careful });
    const keeping = choices.keep({ pace: 'off' });
    expect(choices.settings.pace).toBe('off');
    await keeping;
    const kept = { ...DEFAULT_SETTINGS, careful: !DEFAULT_SETTINGS.careful, pace: 'off' };
    expect(choices.settings).toEqual(kept);
    expect(await readSettings()).toEqual({ ok: true, value: kept });
  });

  it('holds while what was kept before is still being read', async () => {
    await choices.read();
    const reading = choices.read();
    const keeping = choices.keep({ peek: true });
    await reading;
    expect(choices.settings.peek).toBe(true);
    await keeping;
  });

  it('holds while an earlier choice is still being kept', async () => {
    await choices.read();
    const first = choices.keep({ peek: true });
    const second = choices.keep({ explains: false });
    await first;
    expect(choices.settings).toMatchObject({ peek: true, explains: false });
    await second;
    expect(choices.settings).toEqual({ ...DEFAULT_SETTINGS, peek: true, explains: false });
  });

  it('holds even where it cannot be kept, which is told until something can', async () => {
    await choices.read();
    breakStorage();
    await choices.keep({ peek: true });
    expect(choices.settings.peek).toBe(true);
    expect(choices.unkept).not.toBeNull();
    vi.restoreAllMocks();
    // As somebody does who comes back from another app.
    await choices.read();
    expect(choices.settings.peek).toBe(true);
    await choices.keep({ pace: 'off' });
    expect(choices.unkept).toBeNull();
    const kept = { ...DEFAULT_SETTINGS, peek: true, pace: 'off' };
    expect(await readSettings()).toEqual({ ok: true, value: kept });
  });
});
