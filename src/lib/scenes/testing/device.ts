import { vi } from 'vitest';
import { tamper } from '../../storage/testing/tab.ts';

/** A device on which nothing is stored, with as much of a page as the scenes ask for. */
export async function emptyDevice(): Promise<void> {
  vi.stubGlobal('navigator', {});
  const page = Object.assign(new EventTarget(), {
    visibilityState: 'visible',
    documentElement: {
      toggleAttribute: () => {},
      classList: { toggle: () => {} },
      style: { setProperty: () => {} },
      dataset: {},
    },
  });
  vi.stubGlobal('document', page);
  await tamper(async (database) => {
    for (const name of database.objectStoreNames) await database.clear(name);
  });
}

/** The browser refuses whatever is asked of the storage, until all mocks are restored. */
export function breakStorage(): void {
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new DOMException('broken', 'UnknownError');
  });
}
