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
import { lookForSame } from './same.ts';

/**
 * Takes in a written game from anywhere, by playing every move of it. One that is here already, and
 * at least as far, is not taken in twice: its id is that of the one that is here. Any other becomes
 * a game of its own, and nothing that is here is written over. `screen`: by how many degrees the
 * system shows the window turned on the glass, which is what people sit round.
 */
export const importGame = (text: string, screen = 0): Promise<Result<Taken, ImportProblem>> =>
  importOne(text, lookForSame, screen);

/** Where a written game lies now. */
interface Taken {
  readonly id: string;
  /** It was not here before. */
  readonly isNew: boolean;
}

/** The same, with what is here to be looked at by `look` once the game has been played through. */
export async function importOne(
  text: string,
  look: typeof lookForSame,
  screen: number,
): Promise<Result<Taken, ImportProblem>> {
  const unfolded = unfoldRecord(text);
  if (!unfolded.ok) return failure({ move: null, problem: unfolded.problem });
  const kit = await kitOf(unfolded.value.game);
  const read = readUnfolded(unfolded.value, kit?.rules);
  if (!read.ok) return read;
  assert(kit !== undefined, 'a record is read by the rules of its game');
  const findSame = await look();
  if (!findSame.ok) return findSame;
  const same = await findSame.value(read.value.record);
  return same === null ? keep(kit, read.value, screen) : success({ id: same, isNew: false });
}

async function keep(
  kit: AnyKit,
  played: PlayedRecord,
  screen: number,
): Promise<Result<Taken, ImportProblem>> {
  const { record } = played;
  const entries = journalOf(record.moves);
  const game = savedGameOf(record, { way: await lastWay(), screen });
  const glance = glanceOf(kit, played, { commits: entries.length, played: game.created });
  const added = await addGame(game, entries, glance);
  if (!added.ok) return added;
  askToLastAtFirst();
  return success({ id: game.id, isNew: true });
}

function savedGameOf(
  { game, options, seats, first }: GameRecord,
  { way, screen }: { readonly way: SavedGame['way']; readonly screen: number },
): SavedGame {
  return {
    id: newId(),
    head: { game, options, seats, first },
    people: peopleOf(seats, screen),
    way,
    hints: false,
    title: null,
    created: Date.now(),
  };
}

/**
 * A record tells names only: the rest is given round the table in order, the first at the lower
 * edge of what is seen. Who plays alone has the glass before them, whichever way up it is.
 */
function peopleOf(seats: GameRecord['seats'], screen: number): readonly Person[] {
  const several = seats.filter(({ bot }) => !bot).length > 1;
  const places = evenPlaces(seats.length).map((place) => (place + (several ? screen : 0)) % 360);
  return seats.map(({ name, bot }, seat) => ({
    name,
    emblem: EMBLEMS[seat % EMBLEMS.length]!,
    colour: COLOURS[seat % COLOURS.length]!,
    place: places[seat]!,
    ...(bot && { bot }),
  }));
}

/** The way the device last went round; from hand to hand works on every one. */
async function lastWay(): Promise<SavedGame['way']> {
  const setup = await readStoredSetup();
  return (setup.ok ? setup.value?.way : null) ?? 'passed';
}
