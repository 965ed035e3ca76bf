import { beforeEach, describe, expect, it } from 'vitest';
import type { Cue } from '../../games/contract/cue.ts';
import { Sounds } from './sounds.ts';

const SLAP: readonly Cue[] = [{ sound: 'slap', at: 320 }];

/** What was loaded, played and closed, in order. */
let log: string[];
let sounds: Sounds;
beforeEach(() => {
  log = [];
  sounds = new Sounds((volume) => {
    log.push(`load ${volume}`);
    return Promise.resolve({
      set volume(loud: number) {
        log.push(`volume ${loud}`);
      },
      play: (cues, stretch) => void log.push(`${cues.map(({ sound }) => sound)} ×${stretch}`),
      hold: (lasting) => void log.push(`hold ${lasting}`),
      hush: () => void log.push('hush'),
      close: () => void log.push('close'),
    });
  });
});

const wanted = async (sound: boolean | null, volume = 50) => {
  sounds.want({ sound, volume });
  await Promise.resolve();
  await Promise.resolve();
};

describe('sounds', () => {
  it.each([null, false])('are not even loaded while they are wanted so: %s', async (sound) => {
    await wanted(sound);
    sounds.hear(SLAP, 1);
    sounds.act();
    expect(log).toEqual([]);
  });

  it('are loaded once they are wanted, and once only', async () => {
    await wanted(true);
    await wanted(true, 80);
    sounds.hear(SLAP, 1.7);
    expect(log).toEqual(['load 0.5', 'volume 0.8', 'slap ×1.7']);
  });

  it('of a hold last as long as it does, and those to come are hushed by a cover', async () => {
    await wanted(true);
    sounds.hold(true);
    sounds.hold(false);
    sounds.hush();
    expect(log.slice(1)).toEqual(['hold true', 'hold false', 'hush']);
  });

  it('are the same for whatever somebody does in their hand', async () => {
    await wanted(true);
    sounds.act();
    sounds.act();
    expect(log.slice(1)).toEqual(['act ×1', 'act ×1']);
  });

  it('end as soon as nobody wants them, even where they are on their way', async () => {
    sounds.want({ sound: true, volume: 50 });
    await wanted(false);
    sounds.hear(SLAP, 1);
    expect(log).toEqual(['load 0.5', 'close']);
  });
});
