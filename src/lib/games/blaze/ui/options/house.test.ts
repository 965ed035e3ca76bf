import { describe, expect, test } from 'vitest';
import type { BlazeOptions } from '../../rules/options.ts';
import { EDITIONS, switchesFor } from '../../rules/rulebook.ts';
import {
  changedRules,
  DEFAULT_HOUSE,
  houseOf,
  optionsOf,
  NO_HOUSE_RULES,
  type House,
} from './house.ts';

const houses: readonly House[] = EDITIONS.flatMap((edition) =>
  [true, false].flatMap((betting) =>
    (['face', 'value'] as const).flatMap((firebirdMatch) =>
      [null, true, false].map((drawTrump) => ({ edition, betting, firebirdMatch, drawTrump })),
    ),
  ),
);

/** A record may leave out whatever is the edition's. */
const records: readonly BlazeOptions[] = [
  {},
  { edition: '2021' },
  { edition: 'classic' },
  { betting: true },
  { firebirdMatch: 'value' },
  { edition: 'classic', betting: false },
  { edition: 'classic', drawTrump: false },
  { edition: '2021', drawTrump: true },
];

describe('the options of a table', () => {
  test.each(houses)('play as chosen: $edition $betting $firebirdMatch $drawTrump', (house) => {
    const played = switchesFor(optionsOf(house), 4);
    const byTheBook = switchesFor({ edition: house.edition }, 4);
    expect(played).toMatchObject({
      edition: house.edition,
      betting: house.betting,
      firebirdMatch: house.firebirdMatch,
      drawTrump: house.drawTrump ?? byTheBook.drawTrump,
    });
    const changed = [
      played.firebirdMatch !== byTheBook.firebirdMatch,
      played.drawTrump !== byTheBook.drawTrump,
    ];
    expect(changedRules(house)).toBe(changed.filter(Boolean).length);
  });

  test('name edition and betting, and house rules only where they differ', () => {
    expect(optionsOf(DEFAULT_HOUSE)).toEqual({ edition: '2021', betting: true });
    expect(optionsOf({ ...DEFAULT_HOUSE, drawTrump: false })).toEqual({
      edition: '2021',
      betting: true,
    });
    expect(
      optionsOf({ edition: 'classic', betting: false, firebirdMatch: 'value', drawTrump: false }),
    ).toEqual({ edition: 'classic', betting: false, firebirdMatch: 'value', drawTrump: false });
  });

  test('come back as they were chosen', () => {
    for (const house of houses) {
      expect(optionsOf(houseOf(optionsOf(house)))).toEqual(optionsOf(house));
    }
  });

  test.each(records)('of a record go on as it was played: %j', (options) => {
    expect(switchesFor(optionsOf(houseOf(options)), 4)).toEqual(switchesFor(options, 4));
  });

  test('of a stranger are those of the rule book', () => {
    expect(houseOf({ edition: '1999', betting: 'no', firebirdMatch: 7, drawTrump: 1 })).toEqual(
      houseOf({}),
    );
  });

  test('forget house rules on the way back to the rule book', () => {
    for (const house of houses) expect(changedRules({ ...house, ...NO_HOUSE_RULES })).toBe(0);
  });
});
