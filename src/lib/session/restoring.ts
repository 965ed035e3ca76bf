import * as v from 'valibot';
import { botSeats } from '../core/people.ts';
import { failure, success, type Result } from '../core/result.ts';
import { blaze, type Blaze } from '../games/blaze/rules/index.ts';
import type { Start } from '../games/contract/rules.ts';
import type { BlazeOptions } from '../games/blaze/rules/options.ts';
import type { SavedGame } from '../storage/saved-game.ts';
import { newDesk, type Seating } from '../table/desk.ts';
import type { Entry } from '../table/journal.ts';
import { restore } from '../table/restore.ts';
import { entrySchema } from './entry-schema.ts';
import type { LiveGameSetup } from './live-game.svelte.ts';

/** Why a stored game cannot go on: what it starts from makes no sense, or its entry `at` does not. */
export type RestoreProblem =
  { readonly code: 'damaged' } | { readonly code: 'broken'; readonly at: number };

/** A game as its stored journal leaves it, covered. What is stored may be old, foreign or spoilt; nothing of it is believed. */
export function restoreGame(
  saved: SavedGame,
  entries: readonly unknown[],
): Result<LiveGameSetup, RestoreProblem> {
  const start = readStart(saved);
  if (!start) return failure({ code: 'damaged' });
  const journal = readJournal(entries, start.players);
  if (!journal.ok) return journal;
  const bots = botSeats(saved.people);
  const seating: Seating = { players: start.players, bots, way: saved.way };
  const desk = restore<Blaze>(blaze, start, seating, journal.value);
  if (!desk.ok) return failure({ code: 'broken', at: desk.problem.at });
  return success({
    saved,
    people: saved.people,
    start: newDesk<Blaze>(blaze, start, seating),
    desk: desk.value,
    journal: journal.value,
  });
}

function readStart({ head, people }: SavedGame): Start<BlazeOptions> | null {
  const options = v.safeParse(blaze.optionsSchema, head.options);
  const players = head.seats.length;
  const fits =
    head.game === blaze.id &&
    people.length === players &&
    players >= blaze.minPlayers &&
    players <= blaze.maxPlayers &&
    Number.isInteger(head.first) &&
    head.first >= 0 &&
    head.first < players;
  return options.success && fits ? { options: options.output, players, first: head.first } : null;
}

function readJournal(
  entries: readonly unknown[],
  players: number,
): Result<readonly Entry<Blaze>[], RestoreProblem> {
  const schema = entrySchema(blaze, players);
  const journal: Entry<Blaze>[] = [];
  for (const [at, entry] of entries.entries()) {
    const read = v.safeParse(schema, entry, { abortEarly: true });
    if (!read.success) return failure({ code: 'broken', at });
    journal.push(read.output);
  }
  return success(journal);
}
