import { botSeats } from '../../../src/lib/core/people.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { blaze, type Blaze } from '../../../src/lib/games/blaze/rules/index.ts';
import { freshDevice, glance } from '../../../src/lib/storage/testing/tab.ts';
import type { Entry } from '../../../src/lib/table/journal.ts';
import { restore } from '../../../src/lib/table/restore.ts';
import { idOf, openShelf, setup, type Shelf } from '../../../src/lib/shelf/testing/shelf.ts';

interface Written {
  readonly seats: readonly { readonly name: string }[];
  readonly options: Blaze['options'];
  readonly first: number;
  readonly moves: readonly object[];
}

const WHOLE = readFileSync(join(import.meta.dirname, '../../records/blaze/100.json'), 'utf8');
const written = JSON.parse(WHOLE) as Written;
const MOVES = written.moves.length;

/** The same game, left after so many moves. */
const left = (moves: number, changes: object = {}): string =>
  JSON.stringify({ ...written, moves: written.moves.slice(0, moves), ...changes });

let shelf: Shelf;

beforeEach(async () => {
  freshDevice();
  shelf = await openShelf();
});

async function fileOf(id: string) {
  const file = await shelf.exportGame(id);
  if (!file.ok) throw new Error(file.problem.code);
  return file.value;
}

describe('a written game', () => {
  it.each([[0], [1], [40], [MOVES]])('comes back out as it came in, after %d moves', async (n) => {
    const file = await fileOf(await idOf(shelf.importGame(left(n))));
    expect(JSON.parse(file.text)).toEqual(JSON.parse(left(n)));
    expect(file.over).toBe(n === MOVES);
    await shelf.removeGame(await idOf(shelf.importGame(file.text)));
    const again = await fileOf(await idOf(shelf.importGame(file.text)));
    expect(again.text).toBe(file.text);
  });

  it('lies on the shelf as it stands', async () => {
    await shelf.importGame(left(40));
    await shelf.importGame(WHOLE);
    const games = await shelf.listSavedGames();
    if (!games.ok) throw new Error(games.problem.code);
    const [running, over] = [...games.value].sort(
      (a, b) => Number(a.glance.standing.over) - Number(b.glance.standing.over),
    );
    expect(over).toMatchObject({
      game: 'blaze',
      people: written.seats,
      glance: {
        standing: {
          chapter: { code: 'over', round: 2 },
          over: true,
          winners: [expect.any(Number)],
        },
        commits: MOVES,
      },
    });
    expect(running).toMatchObject({
      glance: { standing: { chapter: { round: 1 }, over: false, winners: [] }, commits: 40 },
    });
  });

  it('can be gone on with at the table', async () => {
    const id = await idOf(shelf.importGame(left(40)));
    const stored = await shelf.readGame(id);
    if (!stored.ok) throw new Error(stored.problem.code);
    const { options, seats, first } = written;
    const seating = { players: seats.length, bots: [], way: stored.value.game.way };
    const desk = restore<Blaze>(
      blaze,
      { options, players: seats.length, first },
      seating,
      stored.value.entries as readonly Entry<Blaze>[],
    );
    expect(desk).toMatchObject({ ok: true, value: { glass: { mode: 'cover' } } });
    const listed = await shelf.listSavedGames();
    if (!desk.ok || !listed.ok) throw new Error('both are there');
    expect(desk.value.past).toHaveLength(40);
    const { round, phase } = blaze.view(desk.value.state, null);
    expect(listed.value[0]?.glance).toMatchObject({
      standing: { chapter: { code: phase, round } },
    });
  });

  it('seats people apart, each with a look of their own', async () => {
    const id = await idOf(shelf.importGame(WHOLE));
    const stored = await shelf.readGame(id);
    if (!stored.ok) throw new Error(stored.problem.code);
    const { people } = stored.value.game;
    for (const key of ['name', 'emblem', 'colour', 'place'] as const)
      expect(new Set(people.map((person) => person[key])).size).toBe(people.length);
  });

  it.each([
    ['several people round the glass, however the system shows it', 0, 90],
    ['who plays alone before it, whichever way up it is', written.seats.length - 1, 0],
  ])('seats %s', async (_, bots, place) => {
    const seats = written.seats.map((seat, i) => (i < bots ? { ...seat, bot: 'flame' } : seat));
    const id = await idOf(shelf.importGame(left(40, { seats }), 90));
    expect(await shelf.readGame(id)).toMatchObject({
      value: { game: { people: [{ place }, {}, {}, {}] } },
    });
  });

  it('goes round as the last game here did', async () => {
    await shelf.newGame(setup({ way: 'middle' }));
    const id = await idOf(shelf.importGame(WHOLE));
    expect(await shelf.readGame(id)).toMatchObject({ value: { game: { way: 'middle' } } });
  });

  it.each([40, MOVES])('with computer players keeps them, after %i moves', async (moves) => {
    const seats = written.seats.map((seat, i) => (i === 1 ? { ...seat, bot: 'flame' } : seat));
    const id = await idOf(shelf.importGame(left(moves, { seats })));
    const stored = await shelf.readGame(id);
    if (!stored.ok) throw new Error(stored.problem.code);
    expect(botSeats(stored.value.game.people)).toEqual([1]);
    const file = await fileOf(id);
    expect(JSON.parse(file.text)).toMatchObject({ seats });
  });

  it.each([
    ['nothing', '', { move: null, problem: { code: 'notJson' } }],
    ['a list', '[]', { move: null, problem: { code: 'notARecord' } }],
    ['too much', ' '.repeat(2 ** 20 + 1), { move: null, problem: { code: 'tooLarge' } }],
    ['deep nesting', '['.repeat(500_000), { move: null }],
    ['a game of nobody', left(9, { game: '__proto__' }), { problem: { code: 'unknownGame' } }],
    ['an own key', left(9, { removed: null }), { problem: { code: 'unknownKey' } }],
    [
      'a move that is not legal',
      left(2, { moves: [...written.moves.slice(0, 2), written.moves[0]] }),
      { move: 2 },
    ],
    [
      'a play after the end',
      left(0, { moves: [...written.moves, { seat: 0, do: 'pass' }] }),
      { move: MOVES, problem: { code: 'afterEnd' } },
    ],
  ])('that is %s is refused, and nothing is stored', async (_, text, problem) => {
    expect(await shelf.importGame(text)).toMatchObject({ ok: false, problem });
    expect(await shelf.listSavedGames()).toEqual({ ok: true, value: [] });
  });
});

describe('a game that is exported', () => {
  const deal = written.moves[0]!;
  const commit = (move: object) => ({
    do: 'commit',
    kind: 'visit',
    by: 0,
    watched: 0,
    moves: [move],
  });

  const played = async (entries: readonly object[]) => {
    const { options, first, seats } = written;
    const people = seats.map(({ name }, seat) => ({ ...setup().people[0]!, name, place: seat }));
    const id = await idOf(shelf.newGame(setup({ options, first, people })));
    await shelf.appendEntries({ id, from: 0, entries, glance: glance(1) });
    return id;
  };

  it('tells the moves that stand, and not what was said or undone', async () => {
    const id = await played([
      { ...commit(deal), kind: 'deal', by: null },
      { do: 'looked', seat: 0 },
      commit(written.moves[1]!),
      { do: 'undo', to: 1, by: 0, agreed: [1] },
      commit(written.moves[1]!),
    ]);
    expect(JSON.parse((await fileOf(id)).text)).toEqual(JSON.parse(left(2)));
  });

  it.each([
    ['a line that is none', { do: 'redo' }],
    ['a move against the rules', commit(deal)],
  ])('is damaged where it holds %s', async (_, line) => {
    const id = await played([commit(deal), line]);
    expect(await shelf.exportGame(id)).toEqual({ ok: false, problem: { code: 'damaged' } });
  });

  it('is called by its game and day', async () => {
    const { name } = await fileOf(await idOf(shelf.importGame(WHOLE)));
    const today = new Date();
    const day = [today.getFullYear(), today.getMonth() + 1, today.getDate()]
      .map((part) => String(part).padStart(2, '0'))
      .join('-');
    expect(name).toBe(`fireside-blaze-${day}.json`);
  });

  it('is missing where there is none', async () => {
    expect(await shelf.exportGame('x')).toEqual({ ok: false, problem: { code: 'missing' } });
  });
});
