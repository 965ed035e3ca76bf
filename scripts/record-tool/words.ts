import { never } from '../../src/lib/core/assert.ts';
import type { Refusal, SeatMove } from '../../src/lib/games/contract/rules.ts';
import type { NameProblem } from '../../src/lib/record/names.ts';
import type { MoveProblem, RecordFault, RecordProblem } from '../../src/lib/record/problem.ts';
import { reasonOf, rulesById } from './games.ts';
import type { InputProblem } from './input.ts';
import { shapeWords } from './shape-words.ts';
import { quoted, shown, visible } from './shown.ts';

/** What is wrong with a record, as one sentence. */
export const faultWords = (fault: RecordFault): string =>
  fault.move === null ? recordWords(fault.problem) : moveWords(fault.problem, fault.move);

/** Why no record could be read from a file, as one sentence. */
export function inputWords(problem: InputProblem): string {
  switch (problem.code) {
    case 'tooLarge':
      return tooLarge(problem.limit);
    case 'noSuchFile':
      return 'There is no such file.';
    case 'isFolder':
      return 'This is a folder, not a file.';
    case 'notUtf8':
      return 'The file is not text in UTF-8.';
    case 'unreadable':
      return `The file cannot be read: ${visible(problem.detail)}.`;
    default:
      return never(problem);
  }
}

const tooLarge = (limit: number): string =>
  `The record is larger than ${limit} bytes, the most there may be.`;

function recordWords(problem: RecordProblem): string {
  switch (problem.code) {
    case 'tooLarge':
      return tooLarge(problem.limit);
    case 'notJson':
      return `The text is not JSON, or not all of it: ${visible(problem.detail)}.`;
    case 'notARecord':
      return 'This is not a Fireside record: an object whose "format" is "fireside-record" is expected.';
    case 'badVersion':
      return `version: ${shown(problem.received)} where a whole number from 1 is expected.`;
    case 'newerVersion':
      return `version: the record was made by a newer version of Fireside (${problem.version}; this one reads up to ${problem.known}).`;
    case 'tooManyMoves':
      return `moves: there are ${problem.moves}, and no more than ${problem.limit} may be.`;
    case 'unknownGame':
      return `game: ${quoted(problem.game)} is a game not known yet.`;
    case 'wrongPlayers':
      return `seats: there are ${problem.players} where ${problem.min} to ${problem.max} are expected.`;
    case 'badName':
      return `seats[${problem.seat}].name: ${nameWords(problem.reason)}.`;
    case 'sameName':
      return `seats[${problem.seat}].name: the same name as seats[${problem.as}] has.`;
    case 'firstOutOfRange':
      return `first: there is no seat ${problem.first} among ${problem.players}.`;
    case 'unknownKey':
    case 'missingKey':
    case 'wrongValue':
      return shapeWords(problem);
    default:
      return never(problem);
  }
}

function nameWords(reason: NameProblem): string {
  switch (reason.code) {
    case 'blank':
      return 'the name is blank';
    case 'tooLong':
      return `the name has ${reason.length} characters, and no more than ${reason.limit} are allowed`;
    case 'badCharacter':
      return `the character ${reason.character} is not allowed in a name`;
    default:
      return never(reason);
  }
}

function moveWords(problem: MoveProblem, number: number): string {
  const place = `moves[${number}]`;
  switch (problem.code) {
    case 'afterEnd':
      return `${place}: the game is over before this move.`;
    case 'unknownMove':
      return `${place}: ${quoted(problem.kind)} is not a move of this game.`;
    case 'wrongDeal':
      return `${place}: ${dealWords(problem)}.`;
    case 'illegal':
      return `${place}: ${illegalWords(problem.game, problem.move, problem.refusal)}.`;
    case 'unknownKey':
    case 'missingKey':
    case 'wrongValue':
      return shapeWords(problem);
    default:
      return never(problem);
  }
}

function dealWords(problem: Extract<MoveProblem, { code: 'wrongDeal' }>): string {
  const { refusal, given, due, card } = problem;
  switch (refusal.code) {
    case 'noDealDue':
      return 'no deal is due';
    case 'wrongLength':
      return `the order of the deal has ${given} in it where ${due} cards are due`;
    case 'wrongCards':
      return `the deal has not the cards that are due: ${quoted(card ?? '')} is one too many`;
    default:
      return never(refusal.code);
  }
}

function illegalWords(id: string, move: SeatMove, refusal: Refusal): string {
  const word = rulesById(id)?.moveWord(move) ?? move.do;
  return `${quoted(word)} by seat ${move.seat} is not legal: ${reasonOf(id, refusal)}`;
}
