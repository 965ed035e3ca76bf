import { assert } from '../core/assert.ts';
import { COLOURS, EMBLEMS, evenPlaces, type Person } from '../core/people.ts';
import { failure, success, type Result } from '../core/result.ts';
import type { AnyKit } from '../games/contract/kit.ts';
import type { GameRecord } from '../record/format.ts';
import { unfoldRecord } from '../record/open.ts';
import { readUnfolded, type PlayedRecord } from '../record/read.ts';
import { addGame } from '../storage/games.ts';
import type { ImportProblem } from '../storage/import-problem.ts';
import { readStoredSetup } from '../storage/keepsakes.ts';
import type { SavedGame } from '../storage/saved-game.ts';
import { journalOf } from '../table/journal.ts';
import { newId } from './ids.ts';
import { askToLastAtFirst } from './lasting.ts';
import { glanceOf, kitOf } from './replay.ts';

/**
 * Takes in a written game from anywhere, by playing every move of it. It becomes a game of its own,
 * whatever is on the shelf already.
 */
export async function importGame(
  text: string,
): Promise<Result<{ readonly id: string }, ImportProblem>> {
  const unfolded = unfoldRecord(text);
  if (!unfolded.ok) return failure({ move: null, problem: unfolded.problem });
  const kit = await kitOf(unfolded.value.game);
  const read = readUnfolded(unfolded.value, kit?.rules);
  if (!read.ok) return read;
  assert(kit !== undefined, 'a record is read by the rules of its game');
  return keep(kit, read.value);
}

async function keep(
  kit: AnyKit,
  played: PlayedRecord,
): Promise<Result<{ readonly id: string }, ImportProblem>> {
  const { record } = played;
  const entries = journalOf(record.moves);
  const game = savedGameOf(record, await usualWay());
  const glance = glanceOf(kit, played, { commits: entries.length, played: game.created });
  const added = await addGame(game, entries, glance);
  if (!added.ok) return added;
  askToLastAtFirst();
  return success({ id: game.id });
}

function savedGameOf(
  { game, options, seats, first }: GameRecord,
  way: SavedGame['way'],
): SavedGame {
  return {
    id: newId(),
    head: { game, options, seats, first },
    people: peopleOf(seats),
    way,
    hints: false,
    title: null,
    created: Date.now(),
  };
}

/** A record tells names only: the rest is given round the table in order. */
function peopleOf(seats: GameRecord['seats']): readonly Person[] {
  const places = evenPlaces(seats.length);
  return seats.map(({ name, bot }, seat) => ({
    name,
    emblem: EMBLEMS[seat % EMBLEMS.length]!,
    colour: COLOURS[seat % COLOURS.length]!,
    place: places[seat]!,
    ...(bot && { bot }),
  }));
}

/** The way the device last went round; from hand to hand works on every one. */
async function usualWay(): Promise<SavedGame['way']> {
  const setup = await readStoredSetup();
  return (setup.ok ? setup.value?.way : null) ?? 'passed';
}
