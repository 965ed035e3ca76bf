import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SeededRandom } from '../../../src/lib/core/random.ts';
import { BOT_LEVELS } from '../../../src/lib/core/people.ts';
import type { GameRecord, RecordHead } from '../../../src/lib/record/format.ts';
import { readRecord } from '../../../src/lib/record/read.ts';
import { randomRecord } from '../../../src/lib/record/testing/random-record.ts';
import { rules, MOVES, ORDER, smallRecord, RULES } from './testing/small-record.ts';
import { readName } from '../../../src/lib/record/names.ts';
import { writeRecord } from '../../../src/lib/record/write.ts';

/** The record in a text that must be good. */
function recordIn(text: string): GameRecord {
  const read = readRecord(text, RULES);
  if (!read.ok) throw new Error(JSON.stringify(read.problem));
  return read.value.record;
}

describe('a written record', () => {
  it('is one line, with its keys in the order of the document', () => {
    const [deal, attack, pass, beat] = MOVES;
    const text = writeRecord(
      recordIn(
        JSON.stringify({
          moves: [deal, { card: 'y2', do: 'attack', seat: 0 }, pass, { on: 0, ...beat }],
          seats: [{ name: ' Ana' }, { name: 'Bo' }, { bot: 'flame', name: 'Cy' }],
          first: 0,
          options: { betting: true, edition: '2021' },
          game: 'blaze',
          version: 1,
          format: 'fireside-record',
        }),
      ),
      rules,
    );
    const options = { edition: '2021', betting: true };
    expect(text).toBe(JSON.stringify(smallRecord({ options, moves: [deal, attack, pass, beat] })));
  });

  it('holds nothing but what a record has', () => {
    const record = recordIn(JSON.stringify(smallRecord()));
    const kept = {
      ...record,
      id: 17,
      seats: record.seats.map((seat) => ({ ...seat, place: 'left' })),
      moves: record.moves.map((move) => (move.do === 'deal' ? { ...move, secret: 1 } : move)),
    };
    expect(writeRecord(kept, rules)).toBe(writeRecord(record, rules));
  });

  it('says a zero in one way', () => {
    const text = JSON.stringify(smallRecord()).replaceAll(/"(seat|on|first)":0/g, '"$1":-0.0');
    expect(text).toContain('-0.0');
    expect(recordIn(text)).toEqual(recordIn(JSON.stringify(smallRecord())));
  });

  it('is of a game and of moves there are', () => {
    const record = recordIn(JSON.stringify(smallRecord()));
    expect(() => writeRecord({ ...record, game: 'poker' }, rules)).toThrow('its game');
    expect(() => writeRecord({ ...record, moves: [{ seat: 0, do: 'shout' }] }, rules)).toThrow();
    expect(() => writeRecord({ ...record, options: { edition: '1999' } }, rules)).toThrow();
  });
});

const names = fc
  .uniqueArray(
    fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 12 })
      .filter((text) => readName(text).ok),
    { minLength: 3, maxLength: 5, selector: (name) => name.trim() },
  )
  .map((list) => list.map((name) => name.trim()));

const heads: fc.Arbitrary<RecordHead> = fc
  .record({
    names,
    bots: fc.array(fc.option(fc.constantFrom(...BOT_LEVELS)), { minLength: 5, maxLength: 5 }),
    first: fc.nat(),
    options: fc.record(
      {
        edition: fc.constantFrom('2021', 'classic'),
        betting: fc.boolean(),
        firebirdMatch: fc.constantFrom('face', 'value'),
        drawTrump: fc.boolean(),
      },
      { requiredKeys: [] },
    ),
  })
  .map(({ names, bots, first, options }) => ({
    game: 'blaze',
    options: { ...options },
    seats: names.map((name, seat) => {
      const bot = bots[seat];
      return bot ? { name, bot } : { name };
    }),
    first: first % names.length,
  }));

describe('a game played at random', () => {
  it('comes back from its text as it was, and writes the same text again', () => {
    fc.assert(
      fc.property(heads, fc.nat(900), fc.integer(), (head, most, seed) => {
        const record = randomRecord(rules, head, most, new SeededRandom(seed));
        const text = writeRecord(record, rules);
        expect(recordIn(text)).toEqual(record);
        expect(writeRecord(recordIn(text), rules)).toBe(text);
      }),
      { numRuns: 20 },
    );
  });

  it('stays good when it is cut anywhere', () => {
    fc.assert(
      fc.property(heads, fc.nat(60), fc.integer(), fc.nat(60), (head, most, seed, end) => {
        const record = randomRecord(rules, head, most, new SeededRandom(seed));
        const cut = { ...record, moves: record.moves.slice(0, end) };
        expect(recordIn(writeRecord(cut, rules))).toEqual(cut);
      }),
      { numRuns: 30 },
    );
  });
});

describe('reading', () => {
  it('plays every move: the state comes from nowhere else', () => {
    const read = (order: readonly string[]) =>
      readRecord(JSON.stringify(smallRecord({ moves: [{ do: 'deal', order }] })), RULES);
    const [one, other] = [read(ORDER), read([...ORDER.slice(0, 15), ...ORDER.slice(15).reverse()])];
    if (!one.ok || !other.ok) throw new Error('both deals are good');
    const { game } = one.value;
    const trump = ({ last }: typeof one.value) => game.trace(last.state);
    expect(trump(one.value)).toMatchObject({ trump: 'r' });
    expect(trump(other.value)).toMatchObject({ trump: 'b' });
  });
});
