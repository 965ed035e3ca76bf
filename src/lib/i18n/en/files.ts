import type { NameProblem } from '../../record/names.ts';
import type { Expected, MoveProblem, RecordFault, RecordProblem } from '../../record/problem.ts';
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

const records: Sayings<RecordProblem> = {
  tooLarge: ({ limit }) =>
    `The file is larger than any game can be: more than ${Math.round(limit / 1024)} KB.`,
  notJson: () => 'The file cannot be read: it is not the text of a game, or only part of one.',
  notARecord: () => 'This is a file, but not of a Fireside game.',
  badVersion: () => 'The file does not say which version of the format it has.',
  newerVersion: () =>
    'The file was made by a newer Fireside. Update this one, then open the file again.',
  tooManyMoves: ({ moves, limit }) =>
    `The file lists ${moves} moves; no game has more than ${limit}.`,
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

export const files = {
  /** Why one was not taken in, in one sentence or two. */
  fault: (fault: RecordFault): string =>
    fault.move === null
      ? say(records, fault.problem)
      : `Move ${fault.move + 1}: ${say(moves, fault.problem)}`,
};
