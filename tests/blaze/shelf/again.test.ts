import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';
import { idOf, openShelf, setup, type Shelf } from '../../../src/lib/shelf/testing/shelf.ts';
import { freshDevice } from '../../../src/lib/storage/testing/tab.ts';

const WHOLE = readFileSync(join(import.meta.dirname, '../../records/blaze/100.json'), 'utf8');

interface Written {
  readonly seats: readonly object[];
  readonly moves: readonly { readonly do: string; readonly order?: readonly string[] }[];
}

const dealsIn = (text: string) =>
  (JSON.parse(text) as Written).moves.flatMap(({ order }) => (order ? [order] : []));

let shelf: Shelf;

beforeEach(async () => {
  freshDevice();
  shelf = await openShelf();
});

async function opened(id: string): Promise<string> {
  // Of the app as it was started for this test.
  const { openGame } = await import('../../../src/lib/session/open-game.ts');
  vi.stubGlobal('navigator', {});
  const game = await openGame(id);
  vi.unstubAllGlobals();
  if (!game.ok) throw new Error(game.problem.code);
  await game.value.steward.close();
  const file = await shelf.exportGame(id);
  if (!file.ok) throw new Error(file.problem.code);
  return file.value.text;
}

it('a game dealt again begins with the very same deal, for the same people', async () => {
  const first = await idOf(shelf.importGame(WHOLE));
  const again = await opened(await idOf(shelf.dealAgain(first)));
  expect(dealsIn(again)).toEqual(dealsIn(WHOLE).slice(0, 1));
  expect((JSON.parse(again) as Written).seats).toEqual((JSON.parse(WHOLE) as Written).seats);
});

it('what was dealt later is kept for later, however often it is dealt again', async () => {
  const first = await idOf(shelf.importGame(WHOLE));
  const second = await idOf(shelf.dealAgain(first));
  await opened(second);
  const third = await shelf.readGame(await idOf(shelf.dealAgain(second)));
  expect(third.ok && third.value.game.deals).toEqual(dealsIn(WHOLE));
});

it('every other game is dealt by chance', async () => {
  const [one, other] = [await idOf(shelf.newGame(setup())), await idOf(shelf.newGame(setup()))];
  expect(dealsIn(await opened(one))).not.toEqual(dealsIn(await opened(other)));
});
