/** Good records of a game, spoilt and imported. */
import { rulesById } from '../../../scripts/record-tool/games.ts';
import { faultWords } from '../../../scripts/record-tool/words.ts';
import { BOT_LEVELS } from '../../../src/lib/core/people.ts';
import { SeededRandom, type Random } from '../../../src/lib/core/random.ts';
import type { Witness } from '../../../src/lib/games/conformance/witness.ts';
import type { PlayedTypes } from '../../../src/lib/games/contract/bot.ts';
import type { AnyGame } from '../../../src/lib/games/contract/rules.ts';
import { files } from '../../../src/lib/i18n/en/files.ts';
import { AROUND, unfoldCollection } from '../../../src/lib/record/collection.ts';
import type { GameRecord } from '../../../src/lib/record/format.ts';
import type { RecordFault } from '../../../src/lib/record/problem.ts';
import { readRecord, type PlayedRecord } from '../../../src/lib/record/read.ts';
import { randomRecord } from '../../../src/lib/record/testing/random-record.ts';
import { writeRecord } from '../../../src/lib/record/write.ts';
import { mutate } from './mutations.ts';

/** What came of a spoilt record. */
export interface Import {
  /** The code of the reason why it is refused; null for a good record. */
  readonly reason: string | null;
  /** What must never happen, or null. */
  readonly violation: string | null;
}

/**
 * Spoils one of these good records and imports it. It must be read without an exception and
 * without a trace on what all objects inherit. A good one must be written and read again as the
 * same; for a bad one there must be a reason in words, and where that is a move, the record must be
 * good up to it.
 */
export function importSpoilt(good: readonly string[], seed: number): Import {
  const random = new SeededRandom(seed);
  const text = mutate(good[random.below(good.length)]!, random);
  try {
    const read = readRecord(text, rulesById);
    if (!sameList(INHERITED, inherited()))
      return { reason: null, violation: 'a prototype was touched' };
    return read.ok
      ? { reason: null, violation: violationOfGood(read.value) }
      : { reason: read.problem.problem.code, violation: violationOfBad(text, read.problem) };
  } catch (error) {
    return { reason: null, violation: `threw ${String(error)}` };
  }
}

/**
 * The same with a file of a few of them: it must be opened, or refused in words, and each of its
 * records must be read, or refused.
 */
export function collectionSpoilt(good: readonly string[], seed: number): Import {
  const random = new SeededRandom(seed);
  const records = Array.from({ length: random.below(4) }, () => good[random.below(good.length)]!);
  const text = mutate(AROUND.join(records.join()), random);
  try {
    const unfolded = unfoldCollection(text);
    if (!unfolded.ok) {
      const { problem } = unfolded;
      return { reason: problem.code, violation: violationIn(files.fault({ move: null, problem })) };
    }
    for (const record of unfolded.value) readRecord(JSON.stringify(record), rulesById);
    const isTouched = !sameList(INHERITED, inherited());
    return { reason: null, violation: isTouched ? 'a prototype was touched' : null };
  } catch (error) {
    return { reason: null, violation: `threw ${String(error)}` };
  }
}

function violationOfGood({ record, game, last }: PlayedRecord): string | null {
  const text = writeRecord(record, game);
  const again = readRecord(text, rulesById);
  if (!again.ok) return `written, it is refused: ${faultWords(again.problem)}`;
  if (writeRecord(again.value.record, game) !== text) return 'written again, it differs';
  const same = game.notation(again.value.last.state) === game.notation(last.state);
  return same ? null : 'read again, it ends otherwise';
}

/** A sentence ends with a full stop, and no text from a record makes it longer than this. */
const LONGEST_SENTENCE = 400;

const violationIn = (words: string): string | null =>
  /^[^\p{C}]+\.$/u.test(words) && words.length <= LONGEST_SENTENCE ? null : `says ${words}`;

function violationOfBad(text: string, fault: RecordFault): string | null {
  const wrong = violationIn(faultWords(fault));
  if (wrong !== null) return wrong;
  return fault.move === null || isGoodUpTo(text, fault.move)
    ? null
    : 'bad before its first bad move';
}

function isGoodUpTo(text: string, move: number): boolean {
  const record = JSON.parse(text) as GameRecord;
  const { moves } = record;
  return (
    move < moves.length &&
    readRecord(JSON.stringify({ ...record, moves: moves.slice(0, move) }), rulesById).ok
  );
}

/** Everything that objects of these kinds inherit: names and values. */
function inherited(): readonly unknown[] {
  return KINDS.flatMap((kind) =>
    Reflect.ownKeys(kind.prototype as object).flatMap((key) => [
      key,
      Reflect.getOwnPropertyDescriptor(kind.prototype as object, key)?.value as unknown,
    ]),
  );
}

const KINDS = [Object, Array, String, Number, Function, Map] as const;

const INHERITED = inherited();

const sameList = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((thing, i) => Object.is(thing, other[i]));

/** A few good records are of whole games. */
const WHOLE = 20;

/**
 * Good records to spoil: every number of players, mixes of options, most of them short, some to the
 * end of the game.
 */
export const goodRecords = (game: AnyGame, mixes: Witness<PlayedTypes>['options']): string[] =>
  Array.from({ length: 60 }, (_, i) => {
    const random = new SeededRandom(i);
    const players = game.minPlayers + (i % (game.maxPlayers - game.minPlayers + 1));
    const head = {
      game: game.id,
      options: someOf(mixes[random.below(mixes.length)]!, random),
      seats: Array.from({ length: players }, (_, seat) => anySeat(seat, random)),
      first: random.below(players),
    };
    const most = i % WHOLE === 0 ? Infinity : random.below(60);
    return writeRecord(randomRecord(game, head, most, random), game);
  });

/** Some options are left to what is usual. */
const someOf = (options: object, random: Random): object =>
  Object.fromEntries(Object.entries(options).filter(() => random.below(3) > 0));

function anySeat(seat: number, random: Random): GameRecord['seats'][number] {
  const name = ['Ana', 'Bö', 'Κύ', 'Dee 🔥', 'Eli'][seat]!;
  const bot = BOT_LEVELS[random.below(6)];
  return bot ? { name, bot } : { name };
}
