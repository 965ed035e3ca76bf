import { SeededRandom, type Random } from '../../../../src/lib/core/random.ts';
import { blaze } from '../../../../src/lib/games/blaze/rules/index.ts';
import { readRecord, type PlayedRecord } from '../../../../src/lib/record/read.ts';
import type { RecordFault } from '../../../../src/lib/record/problem.ts';
import { BOT_LEVELS } from '../../../../src/lib/core/people.ts';
import type { GameRecord } from '../../../../src/lib/record/format.ts';
import { randomRecord } from '../../../../src/lib/record/testing/random-record.ts';
import { writeRecord } from '../../../../src/lib/record/write.ts';
import { rulesById } from '../../../../scripts/record-tool/games.ts';
import { faultWords } from '../../../../scripts/record-tool/words.ts';
import { mutate } from './mutations.ts';

/** What came of many spoilt records. */
export interface MutatedImports {
  readonly imports: number;
  /** How many were still good. */
  readonly accepted: number;
  /** How often each reason was given, by its code. */
  readonly reasons: Readonly<Record<string, number>>;
  /** What must never happen, each with the seed that shows it again. */
  readonly violations: readonly string[];
  /** The one that took longest, its checks included. */
  readonly slowest: { readonly seed: number; readonly ms: number };
}

/**
 * Imports `n` spoilt records, those of the seeds `seed` to `seed + n - 1`; `importMutated` says
 * what is looked at. `now` is a clock in milliseconds, for who wants to know the slowest.
 */
export function importManyMutated({
  n,
  seed,
  now = () => 0,
}: {
  readonly n: number;
  readonly seed: number;
  readonly now?: () => number;
}): MutatedImports {
  const reasons: Record<string, number> = {};
  const violations: string[] = [];
  let accepted = 0;
  let slowest = { seed, ms: 0 };
  for (let i = seed; i < seed + n; i++) {
    const start = now();
    const { reason, violation } = importMutated(i);
    const ms = now() - start;
    if (ms > slowest.ms) slowest = { seed: i, ms };
    if (reason === null) accepted++;
    else reasons[reason] = (reasons[reason] ?? 0) + 1;
    if (violation !== null) violations.push(`seed ${i}: ${violation}`);
  }
  return { imports: n, accepted, reasons, violations, slowest };
}

/**
 * Spoils a good record and imports it. It must be read without an exception and without a trace on
 * what all objects inherit. A good one must be written and read again as the same; for a bad one
 * there must be a reason in words, and where that is a move, the record must be good up to it.
 */
function importMutated(seed: number): {
  /** The code of the reason; null for a good record. */
  readonly reason: string | null;
  readonly violation: string | null;
} {
  const random = new SeededRandom(seed);
  const text = mutate(GOOD[random.below(GOOD.length)]!, random);
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

function violationOfBad(text: string, fault: RecordFault): string | null {
  const words = faultWords(fault);
  if (!/^[^\p{C}]+\.$/u.test(words) || words.length > LONGEST_SENTENCE) return `says ${words}`;
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

/**
 * Good records to spoil: every number of players, mixes of options, most of them short, some to the
 * end of the game.
 */
const GOOD: readonly string[] = Array.from({ length: 60 }, (_, i) => {
  const random = new SeededRandom(i);
  const players = 3 + (i % 3);
  const head = {
    game: 'blaze',
    options: anyOptions(random),
    seats: Array.from({ length: players }, (_, seat) => anySeat(seat, random)),
    first: random.below(players),
  };
  return writeRecord(
    randomRecord(blaze, head, i % 20 === 0 ? 5000 : random.below(60), random),
    blaze,
  );
});

function anyOptions(random: Random): object {
  const all = {
    edition: random.below(2) === 0 ? '2021' : 'classic',
    betting: random.below(2) === 0,
    firebirdMatch: random.below(2) === 0 ? 'face' : 'value',
    drawTrump: random.below(2) === 0,
  };
  return Object.fromEntries(Object.entries(all).filter(() => random.below(3) > 0));
}

function anySeat(seat: number, random: Random): GameRecord['seats'][number] {
  const name = ['Ana', 'Bö', 'Κύ', 'Dee 🔥', 'Eli'][seat]!;
  const bot = BOT_LEVELS[random.below(6)];
  return bot ? { name, bot } : { name };
}
