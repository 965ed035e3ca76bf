import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { freshDevice, tamper } from '../storage/testing/tab.ts';
import { MOST_PROFILES } from './profiles.ts';
import { openShelf, people, type Shelf } from './testing/shelf.ts';

let shelf: Shelf;

beforeEach(async () => {
  freshDevice();
  shelf = await openShelf();
});
afterEach(() => void vi.useRealTimers());

describe('people', () => {
  const names = async () => {
    const listed = await shelf.listProfiles();
    return listed.ok ? listed.value.map(({ name }) => name) : [];
  };

  it('are remembered, those who played last first', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 1_000 });
    await shelf.rememberPeople(people('Cy', 'Bo'));
    vi.setSystemTime(2_000);
    await shelf.rememberPeople(people('Ana', 'Dee'));
    vi.setSystemTime(3_000);
    await shelf.rememberPeople(people('Bo'));
    expect(await names()).toEqual(['Bo', 'Ana', 'Dee', 'Cy']);
  });

  it('are the same by the same name, with the look they had last', async () => {
    await shelf.rememberPeople(people('Ana', 'Zoë'));
    await shelf.rememberPeople(people('Zoë'.normalize('NFD'), 'Ana'));
    expect(await shelf.listProfiles()).toMatchObject({
      value: [
        { name: 'Ana', emblem: people('', '')[1]!.emblem },
        { emblem: people('')[0]!.emblem },
      ],
    });
  });

  it('are forgotten when asked, or when there are too many of them', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    for (let i = 0; i <= MOST_PROFILES; i++) {
      vi.setSystemTime(1_000 + i);
      await shelf.rememberPeople(people(`P${i}`));
    }
    expect(await names()).toHaveLength(MOST_PROFILES);
    expect(await names()).not.toContain('P0');
    const listed = await shelf.listProfiles();
    if (listed.ok) await shelf.forgetProfile(listed.value[0]!.id);
    expect(await names()).toHaveLength(MOST_PROFILES - 1);
    expect(await names()).not.toContain(`P${MOST_PROFILES}`);
  });

  it('keep what only a newer version knows of them', async () => {
    const row = { id: 'a', name: 'P', emblem: 'fox', colour: 'teal', used: 1, snack: 'nuts' };
    await tamper((database) => database.put('profiles', row));
    await shelf.rememberPeople(people('P'));
    await tamper(async (database) => {
      const kept = await database.getAll('profiles');
      expect(kept).toMatchObject([{ id: 'a', emblem: people('P')[0]!.emblem, snack: 'nuts' }]);
      expect(kept).not.toMatchObject([{ used: 1 }]);
    });
  });

  it('keep their names whatever else of them is damaged', async () => {
    await tamper((database) =>
      database.put('profiles', { id: 'a', name: 'Ana', emblem: 'dragon', used: 'late' }),
    );
    expect(await shelf.listProfiles()).toMatchObject({
      value: [{ id: 'a', name: 'Ana', emblem: expect.any(String), colour: expect.any(String) }],
    });
  });
});
