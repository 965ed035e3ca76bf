import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { rememberPeople } from '../../shelf/profiles.ts';
import { people } from '../../shelf/testing/shelf.ts';
import { breakStorage, emptyDevice } from '../testing/device.ts';
import { Kept } from './kept.svelte.ts';

let kept: Kept;

beforeEach(async () => {
  await emptyDevice();
  await rememberPeople(people('Ana', 'Bo'));
  kept = new Kept();
});
afterEach(() => void vi.restoreAllMocks());

/** A browser that says for how long it keeps what is stored, and may be asked. */
function browser(lasting: { readonly now: boolean; readonly asked: boolean }) {
  let { now } = lasting;
  const persist = async () => (now = lasting.asked);
  vi.stubGlobal('navigator', { storage: { persisted: async () => now, persist } });
}

const names = () => kept.people?.map(({ name }) => name);

describe('who has played here', () => {
  it('is listed, until they are forgotten', async () => {
    expect(kept.people).toBeNull();
    await kept.enter();
    expect([names(), kept.forgotten]).toEqual([['Ana', 'Bo'], null]);
    await kept.forget(kept.people![0]!);
    expect([names(), kept.forgotten, kept.problem]).toEqual([['Bo'], 'Ana', null]);
  });

  it('leaves the file of all games alone that is being made meanwhile', async () => {
    await kept.enter();
    kept.games.news = { done: 1 };
    await kept.forget(kept.people![0]!);
    await kept.forget(kept.people![0]!);
    expect(kept.games.news).toEqual({ done: 1 });
  });

  it('stays listed where they cannot be forgotten, and that is told until it goes well', async () => {
    await kept.enter();
    breakStorage();
    await kept.forget(kept.people![0]!);
    expect([names(), kept.forgotten]).toEqual([['Ana', 'Bo'], null]);
    expect(kept.problem).not.toBeNull();
    vi.restoreAllMocks();
    await kept.read();
    expect(kept.problem).toBeNull();
  });

  it('is not known where it cannot be read', async () => {
    breakStorage();
    await kept.enter();
    expect(kept.people).toBeNull();
    expect(kept.problem).not.toBeNull();
  });
});

describe('how long all of it is kept', () => {
  it.each([
    { now: true, says: 'lasting' },
    { now: false, says: 'passing' },
  ] as const)('is what the browser says: $says', async ({ now, says }) => {
    browser({ now, asked: now });
    expect(kept.persistence).toBe('asking');
    await kept.enter();
    expect([kept.persistence, kept.refused]).toEqual([says, false]);
  });

  it('is unknown where it says nothing', async () => {
    await kept.enter();
    expect(kept.persistence).toBe('unknown');
  });

  it.each([
    { asked: true, refused: false },
    { asked: false, refused: true },
  ])('may change once it is asked: refused $refused', async ({ asked, refused }) => {
    browser({ now: false, asked });
    await kept.enter();
    kept.games.news = { saved: 'games.json' };
    await kept.ask();
    expect(kept.games.news).toEqual({});
    expect(kept.refused).toBe(refused);
    expect(kept.persistence).toBe(asked ? 'lasting' : 'passing');
  });
});
