import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { eventually } from '../../core/testing/eventually.ts';
import { FIRST_GAME } from '../../games/registry.ts';
import { demonstrate } from '../../session/demonstration.ts';
import type { LiveGame } from '../../session/live-game.svelte.ts';
import { people } from '../../shelf/testing/shelf.ts';
import { emptyDevice } from '../testing/device.ts';
import { FileOfGame } from './file-of-game.svelte.ts';

/** The files that went out, by name. */
let out: string[];
let live: LiveGame;
let file: FileOfGame;

beforeEach(async () => {
  await emptyDevice();
  vi.stubGlobal('requestAnimationFrame', (then: () => void) => setTimeout(then));
  out = [];
  class Link {
    href = '';
    download = '';
    click = () => void out.push(this.download);
  }
  Object.assign(document, { createElement: () => new Link() });
  live = await demonstrate(FIRST_GAME, (players, [level]) =>
    people('Ana', 'Bo', 'Cy', 'Di', 'Eve')
      .slice(0, players)
      .map((person) => ({ ...person, bot: level! })),
  );
  file = new FileOfGame(live.steward.soFar);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await live.steward.close();
});

describe('the file of the game on the glass', () => {
  it('holds cards while it runs: that is told before it goes out', async () => {
    file.ask();
    await eventually(() => expect(file.warns).toBe(true));
    expect([out, file.saved]).toEqual([[], null]);
    file.save();
    await eventually(() => expect(file.saved).toMatch(/\.json$/));
    expect([out, file.warns, file.unsaved]).toEqual([[file.saved], false, null]);
  });

  it('is there, though nothing is stored of it', async () => {
    expect(live.isKept).toBe(false);
    file.save();
    await eventually(() => expect(out).toHaveLength(1));
  });

  it('that the browser will not have is told of, until it is dismissed or goes out', async () => {
    const refusing = vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
      throw new TypeError('no room');
    });
    file.save();
    await eventually(() => expect(file.unsaved).toMatchObject({ code: 'failed' }));
    expect(file.saved).toBeNull();
    file.dismiss();
    expect(file.unsaved).toBeNull();
    file.save();
    await eventually(() => expect(file.unsaved).not.toBeNull());
    refusing.mockRestore();
    file.save();
    await eventually(() => expect(file.saved).not.toBeNull());
    expect(file.unsaved).toBeNull();
  });

  it('of what makes no sense is told of, and nobody is warned of anything', async () => {
    const { game } = live.steward.soFar();
    const gone = new FileOfGame(() => ({ game, entries: ['of another kind'] }));
    gone.ask();
    await eventually(() => expect(gone.unsaved).toMatchObject({ code: 'damaged' }));
    expect([gone.warns, out]).toEqual([false, []]);
  });
});
