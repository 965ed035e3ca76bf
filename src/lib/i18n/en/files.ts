import type { NameProblem } from '../../record/names.ts';
import type { CollectionProblem, Expected, FileFault, MoveProblem } from '../../record/problem.ts';
import { foreign, placeIn } from '../foreign.ts';
import { say, type Sayings } from '../sayings.ts';

const at = (path: Parameters<typeof placeIn>[0]): string =>
  path.length === 0 ? 'The file' : `“${placeIn(path)}”`;
const seat = (seat: number): string => `seat ${seat + 1}`;

const expected: Readonly<Record<Expected['kind'], string>> = {
  object: 'an object',
  list: 'a list',
  text: 'a text',
  number: 'a number',
  wholeNumber: 'a whole number',
  yesNo: 'true or false',
  other: 'something else',
  atLeast: 'a larger number',
  atMost: 'a smaller number',
  oneOf: 'another value',
};

const shape = {
  unknownKey: ({ path, key }: { path: Parameters<typeof at>[0]; key: string }) =>
    `${at(path)} holds “${foreign(key)}”, which does not belong there.`,
  missingKey: ({ path, key }: { path: Parameters<typeof at>[0]; key: string }) =>
    `${at(path)} lacks “${foreign(key)}”.`,
  wrongValue: (problem: { path: Parameters<typeof at>[0]; expected: Expected }) =>
    `${at(problem.path)} should be ${expected[problem.expected.kind]}.`,
};

const names: Sayings<NameProblem> = {
  blank: () => 'it has nothing to see in it',
  tooLong: ({ length, limit }) => `it has ${length} characters; at most ${limit} are allowed`,
  badCharacter: ({ character }) => `it holds a character that no name may have (${character})`,
};

const records: Sayings<CollectionProblem> = {
  tooLarge: ({ limit }) =>
    `The file is larger than any that is saved here: more than ${Math.round(limit / 1024)} KB.`,
  notJson: () => 'The file cannot be read: it is not the text of a game, or only part of one.',
  notARecord: () => 'This is a file, but not of a Fireside game.',
  badVersion: () => 'The file does not say which version of the format it has.',
  newerVersion: () =>
    'The file was made by a newer Fireside. Update this one, then open the file again.',
  tooManyMoves: ({ moves, limit }) =>
    `The file lists ${moves} moves; no game has more than ${limit}.`,
  tooManyGames: ({ games, limit }) =>
    `The file lists ${games} games, and no more than ${limit} are read from one.`,
  unknownGame: ({ game }) => `The game “${foreign(game)}” is not played here.`,
  wrongPlayers: ({ players, min, max }) =>
    `The file has ${players} players; this game takes ${min} to ${max}.`,
  badName: ({ seat: of, reason }) =>
    `The name of ${seat(of)} cannot be used: ${say(names, reason)}.`,
  sameName: ({ seat: of, as }) => `The players at ${seat(as)} and ${seat(of)} have the same name.`,
  firstOutOfRange: () => 'The file names a starting seat that does not exist.',
  ...shape,
};

const deals: Readonly<Record<'noDealDue' | 'wrongLength' | 'wrongCards', string>> = {
  noDealDue: 'it deals cards where none are due.',
  wrongLength: 'it deals too many cards, or too few.',
  wrongCards: 'it deals cards that are not there to be dealt.',
};

const moves: Sayings<MoveProblem> = {
  afterEnd: () => 'the game was over before it.',
  unknownMove: ({ kind }) => `this game knows no “${foreign(kind)}”.`,
  wrongDeal: ({ refusal }) => deals[refusal.code],
  illegal: ({ move }) => `the rules do not let ${seat(move.seat)} play that there.`,
  ...shape,
};

/** How many games of a file are new here, were here before, and cannot be played. */
export interface TakenIn {
  readonly taken: number;
  readonly here: number;
  readonly refused: number;
}

export const files = {
  /** Why one was not taken in, in one sentence or two. */
  fault: (fault: FileFault): string =>
    fault.move === null
      ? say(records, fault.problem)
      : `Move ${fault.move + 1}: ${say(moves, fault.problem)}`,
  /** What came of a file of many games, in short. */
  takenIn: ({ taken, here, refused }: TakenIn) =>
    [
      taken === 1 ? '1 game taken in' : `${taken || 'No'} games taken in`,
      here > 0 && (here === 1 ? '1 was here already' : `${here} were here already`),
      refused > 0 && `${refused} refused`,
    ]
      .filter(Boolean)
      .join(', '),
  /** One of those that were refused, by its place from 0, and why. */
  refused: (at: number, why: string) => `Game ${at + 1}: ${why}`,
  stopped: (why: string) => `The games behind these were not taken in. ${why}`,
};
