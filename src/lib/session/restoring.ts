import * as v from 'valibot';
import { BOT_LEVELS, botSeats } from '../core/people.ts';
import { failure, success, type Result } from '../core/result.ts';
import { WAYS } from '../core/way.ts';
import type { PlayedTypes } from '../games/contract/bot.ts';
import type { Kit } from '../games/contract/kit.ts';
import type { Game, GameTypes, Start } from '../games/contract/rules.ts';
import { dealSchema } from '../record/deal.ts';
import type { SavedGame } from '../storage/saved-game.ts';
import { newDesk, type Desk, type Seating } from '../table/desk.ts';
import type { Entry } from '../table/journal.ts';
import { restore } from '../table/restore.ts';

/** A game as its journal has left it. */
export interface RestoredGame<G extends PlayedTypes> {
  readonly kit: Kit<G>;
  readonly saved: SavedGame;
  /** The desk before the first entry. */
  readonly start: Desk<G>;
  readonly desk: Desk<G>;
  readonly journal: readonly Entry<G>[];
}

/**
 * Why a stored game cannot go on: what it starts from makes no sense, or its entry `at` does not.
 */
export type RestoreProblem =
  | { readonly code: 'damaged' }
  | { readonly code: 'broken'; readonly at: number };

/**
 * A game as its stored journal leaves it, covered. What is stored may be old, foreign or spoilt;
 * nothing of it is believed.
 */
export function restoreGame<G extends PlayedTypes>(
  kit: Kit<G>,
  saved: SavedGame,
  entries: readonly unknown[],
): Result<RestoredGame<G>, RestoreProblem> {
  const { rules } = kit;
  const start = readStart(rules, saved);
  if (!start) return failure({ code: 'damaged' });
  const journal = readJournal(rules, entries, start.players);
  if (!journal.ok) return journal;
  const bots = botSeats(saved.people);
  const seating: Seating = { players: start.players, bots, way: saved.way };
  const desk = restore(rules, start, seating, journal.value);
  if (!desk.ok) return failure({ code: 'broken', at: desk.problem.at });
  return success({
    kit,
    saved,
    start: newDesk(rules, start, seating),
    desk: desk.value,
    journal: journal.value,
  });
}

function readStart<G extends GameTypes>(
  rules: Game<G>,
  { head, people }: SavedGame,
): Start<G['options']> | null {
  const options = v.safeParse(rules.optionsSchema, head.options);
  const players = head.seats.length;
  const fits =
    head.game === rules.id &&
    people.length === players &&
    players >= rules.minPlayers &&
    players <= rules.maxPlayers &&
    Number.isInteger(head.first) &&
    head.first >= 0 &&
    head.first < players;
  return options.success && fits ? { options: options.output, players, first: head.first } : null;
}

function readJournal<G extends GameTypes>(
  rules: Game<G>,
  entries: readonly unknown[],
  players: number,
): Result<readonly Entry<G>[], RestoreProblem> {
  const schema = entrySchema(rules, players);
  const journal: Entry<G>[] = [];
  for (const [at, entry] of entries.entries()) {
    const read = v.safeParse(schema, entry, { abortEarly: true });
    if (!read.success) return failure({ code: 'broken', at });
    journal.push(read.output);
  }
  return success(journal);
}

const countSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/**
 * What an entry in the journal of a game with so many players looks like. Whether it could have
 * happened is for a replay to say.
 */
function entrySchema<G extends GameTypes>(
  { moveSchema }: Game<G>,
  players: number,
): v.GenericSchema<unknown, Entry<G>> {
  const seat = v.pipe(countSchema, v.maxValue(players - 1));
  const nobody = v.nullable(seat);
  const move = v.union([dealSchema, moveSchema]);
  return v.variant('do', [
    v.strictObject({
      do: v.literal('commit'),
      watched: nobody,
      kind: v.picklist(['visit', 'word', 'bot', 'deal']),
      by: nobody,
      moves: v.pipe(v.array(move), v.minLength(1)),
    }),
    v.strictObject({ do: v.literal('looked'), seat, commits: v.optional(countSchema) }),
    v.strictObject({ do: v.literal('shown'), seat }),
    v.strictObject({ do: v.literal('toldAll') }),
    v.strictObject({ do: v.literal('want'), seat, on: v.boolean() }),
    v.strictObject({ do: v.literal('standOut'), seat, on: v.boolean() }),
    v.strictObject({
      do: v.literal('seat'),
      seat,
      bot: v.nullable(v.picklist(BOT_LEVELS)),
    }),
    v.strictObject({ do: v.literal('undo'), to: countSchema, by: nobody, agreed: v.array(seat) }),
    v.strictObject({ do: v.literal('way'), way: v.picklist(WAYS) }),
  ]);
}
