import { describe, expect, it, vi } from 'vitest';
import { eventually } from '../core/testing/eventually.ts';
import { claim, type Locks } from './owner.ts';
import { FakeLocks } from './testing/fake-locks.ts';

const asLocks = (locks: object) => locks as unknown as Locks;

/** Pages that may open games. */
function browser() {
  const locks = asLocks(new FakeLocks());
  return (how: { id?: string; takeOver?: boolean; patience?: number; onLost?: () => void }) =>
    claim({ id: 'g', takeOver: false, onLost: () => {}, patience: 5, locks, ...how });
}

describe('one page at a time goes on with a game', () => {
  it('a second one hears that it is open elsewhere', async () => {
    const page = browser();
    expect(await page({})).toBeTypeOf('function');
    expect(await page({})).toBeNull();
  });

  it('other games are nobody else’s business', async () => {
    const page = browser();
    await page({ id: 'g' });
    expect(await page({ id: 'h' })).toBeTypeOf('function');
  });

  it('a page that comes back waits for its old self to let go', async () => {
    const page = browser();
    const letGo = await page({});
    const again = page({ patience: 10_000 });
    letGo?.();
    expect(await again).toBeTypeOf('function');
  });

  it('taking over tells whoever had it, once', async () => {
    const page = browser();
    const [first, second] = [vi.fn(), vi.fn()];
    await page({ onLost: first });
    const letGo = await page({ takeOver: true, onLost: second });
    await eventually(() => expect(first).toHaveBeenCalledOnce());
    letGo?.();
    expect(second).not.toHaveBeenCalled();
    expect(await page({})).toBeTypeOf('function');
  });

  it('games go on in browsers without locks, and where locks are refused', async () => {
    const refusing = asLocks({
      request: () => Promise.reject(new DOMException('', 'SecurityError')),
    });
    const how = { id: 'g', takeOver: false, onLost: () => {} };
    expect(await claim({ ...how, locks: undefined })).toBeTypeOf('function');
    expect(await claim({ ...how, locks: refusing })).toBeTypeOf('function');
  });
});
