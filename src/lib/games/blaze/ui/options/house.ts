import type { BlazeOptions, Edition } from '../../rules/options.ts';

export const EDITIONS = ['2021', 'classic'] as const satisfies readonly Edition[];

/** What a table has chosen of the rules; `null` is what the edition says. */
export interface House {
  readonly edition: Edition;
  readonly betting: boolean;
  readonly firebirdMatch: 'face' | 'value';
  readonly drawTrump: boolean | null;
}

export const RULE_BOOK = { firebirdMatch: 'face', drawTrump: null } as const;
export const DEFAULT_HOUSE: House = { edition: '2021', betting: true, ...RULE_BOOK };

/** Whether an edition draws its trump card by itself. */
const drawsTrump = (edition: Edition): boolean => edition === 'classic';

/** Whether the trump card is drawn at this table. */
export const trumpIsDrawn = (house: House): boolean => house.drawTrump ?? drawsTrump(house.edition);

/** How many house rules differ from the rule book of the edition. */
export function changedRules(house: House): number {
  const trump = trumpIsDrawn(house) !== drawsTrump(house.edition);
  return Number(house.firebirdMatch !== RULE_BOOK.firebirdMatch) + Number(trump);
}

/** The options of a record: the edition and betting always, the rest only where it differs from the edition. */
export function optionsOf(house: House): BlazeOptions {
  const drawTrump = trumpIsDrawn(house);
  return {
    edition: house.edition,
    betting: house.betting,
    ...(house.firebirdMatch === RULE_BOOK.firebirdMatch
      ? {}
      : { firebirdMatch: house.firebirdMatch }),
    ...(drawTrump === drawsTrump(house.edition) ? {} : { drawTrump }),
  };
}

/** The other way round, whatever was kept: what is left out or unknown is the edition's, but betting is on unless somebody said otherwise. */
export function houseOf(options: object): House {
  const { edition, betting, firebirdMatch, drawTrump } = options as Record<string, unknown>;
  return {
    edition: EDITIONS.find((known) => known === edition) ?? DEFAULT_HOUSE.edition,
    betting: betting !== false,
    firebirdMatch: firebirdMatch === 'value' ? firebirdMatch : RULE_BOOK.firebirdMatch,
    drawTrump: typeof drawTrump === 'boolean' ? drawTrump : RULE_BOOK.drawTrump,
  };
}

/** What is particular to an edition with so many players. */
export interface EditionFacts {
  /** By round, highest first. */
  readonly feathers: readonly [readonly number[], readonly number[]];
  /** Whether a feather is left for whoever is last with cards. */
  readonly lastGetsFeather: boolean;
  readonly drawTrump: boolean;
  /** Whether most bet points decide a tie before the feather of round 2 does. */
  readonly betPointsBreakTies: boolean;
}

/** The feathers of both rounds by edition and number of players. */
const FEATHERS = {
  '2021': { 3: [[3, 2, 1], [4, 3, 2]], more: [[4, 3, 2, 1], [5, 4, 3, 2]] },
  classic: { 3: [[2, 1], [3, 2]], 4: [[3, 2, 1], [4, 3, 2]], more: [[4, 3, 2, 1], [5, 4, 3, 2]] },
} as const; // prettier-ignore

/** The differences between the editions, for `players` from 3 to 5. */
export function editionFacts(edition: Edition, players: number, betting: boolean): EditionFacts {
  const stacks: Readonly<Record<string, EditionFacts['feathers']>> = FEATHERS[edition];
  const feathers = stacks[players] ?? FEATHERS[edition].more;
  return {
    feathers,
    lastGetsFeather: feathers[0].length === players,
    drawTrump: drawsTrump(edition),
    betPointsBreakTies: betting && edition !== 'classic',
  };
}
