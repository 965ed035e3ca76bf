import * as v from 'valibot';
import type { Game, GameTypes } from '../games/contract/rules.ts';
import type { Entry } from '../table/journal.ts';

const dealSchema = v.strictObject({ do: v.literal('deal'), order: v.array(v.string()) });
const countSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** What an entry in the journal of a game with so many players looks like. Whether it could have happened is for a replay to say. */
export function entrySchema<G extends GameTypes>(
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
    v.strictObject({ do: v.literal('looked'), seat }),
    v.strictObject({ do: v.literal('want'), seat, on: v.boolean() }),
    v.strictObject({ do: v.literal('standOut'), seat, on: v.boolean() }),
    v.strictObject({ do: v.literal('undo'), to: countSchema, by: nobody, agreed: v.array(seat) }),
    v.strictObject({ do: v.literal('way'), way: v.picklist(['middle', 'passed']) }),
  ]);
}
