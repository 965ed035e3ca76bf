import type { BlazeOptions } from '../../rules/options.ts';
import { BY_THE_BOOK, EDITIONS, type Edition } from '../../rules/rulebook.ts';

/** What a table has chosen of the rules; `null` is what the edition says. */
export interface House {
  readonly edition: Edition;
  readonly betting: boolean;
  readonly firebirdMatch: 'face' | 'value';
  readonly drawTrump: boolean | null;
}

/** Nothing chosen but what the rule book says. */
export const NO_HOUSE_RULES = {
  firebirdMatch: BY_THE_BOOK[EDITIONS[0]].firebirdMatch,
  drawTrump: null,
} as const;
/** What a table plays by that has chosen nothing yet: with bets, which the book leaves to it. */
export const DEFAULT_HOUSE: House = { edition: EDITIONS[0], betting: true, ...NO_HOUSE_RULES };

/** Whether an edition draws its trump card by itself. */
const drawsTrump = (edition: Edition): boolean => BY_THE_BOOK[edition].drawTrump;

/** Whether the trump card is drawn at this table. */
export const trumpIsDrawn = (house: House): boolean => house.drawTrump ?? drawsTrump(house.edition);

/** How many house rules differ from the rule book of the edition. */
export function changedRules(house: House): number {
  const trump = trumpIsDrawn(house) !== drawsTrump(house.edition);
  return Number(house.firebirdMatch !== NO_HOUSE_RULES.firebirdMatch) + Number(trump);
}

/**
 * The options of a record: the edition and betting always, the rest only where it differs from the
 * edition.
 */
export function optionsOf(house: House): BlazeOptions {
  const drawTrump = trumpIsDrawn(house);
  return {
    edition: house.edition,
    betting: house.betting,
    ...(house.firebirdMatch === NO_HOUSE_RULES.firebirdMatch
      ? {}
      : { firebirdMatch: house.firebirdMatch }),
    ...(drawTrump === drawsTrump(house.edition) ? {} : { drawTrump }),
  };
}

/** The other way round, as the rules read them: what is left out or unknown is the edition's. */
export function houseOf(options: object): House {
  const { edition: named, betting, firebirdMatch, drawTrump } = options as Record<string, unknown>;
  const edition = EDITIONS.find((known) => known === named) ?? EDITIONS[0];
  return {
    edition,
    betting: typeof betting === 'boolean' ? betting : BY_THE_BOOK[edition].betting,
    firebirdMatch: firebirdMatch === 'value' ? firebirdMatch : NO_HOUSE_RULES.firebirdMatch,
    drawTrump: typeof drawTrump === 'boolean' ? drawTrump : NO_HOUSE_RULES.drawTrump,
  };
}
