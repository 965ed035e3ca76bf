import { beforeEach, expect, it } from 'vitest';
import { emptyDevice } from '../../../src/lib/scenes/testing/device.ts';
import { dealAgain, lastSetup, newGame, setupOfGame } from '../../../src/lib/shelf/setup.ts';
import { idOf, people, setup } from '../../../src/lib/shelf/testing/shelf.ts';
import { readGame } from '../../../src/lib/storage/games.ts';

beforeEach(emptyDevice);

const options = { emptyClues: false, memory: 'none' };
const table = { ...setup({ people: people('Ana', 'Bo', 'Cy') }), game: 'hanabi', options };

const kept = async (id: string) => {
  const stored = await readGame(id);
  return stored.ok ? stored.value.game : null;
};

it('what a table remembers is kept with its game, and is no part of its record', async () => {
  const id = await idOf(newGame(table));
  expect(await kept(id)).toMatchObject({
    head: { options: { emptyClues: false } },
    settings: { memory: 'none' },
  });
  expect((await kept(id))?.head.options).not.toHaveProperty('memory');
});

it('it is the same for the next game of that table, and for the same deal again', async () => {
  const id = await idOf(newGame(table));
  expect(await setupOfGame(id)).toMatchObject({ ok: true, value: { options } });
  expect(await lastSetup()).toMatchObject({ ok: true, value: { options } });
  expect(await kept(await idOf(dealAgain(id)))).toMatchObject({ settings: { memory: 'none' } });
});
