import { SeededRandom, shuffle, type Random } from '../../../../core/random.ts';
import type { Seat } from '../../../../core/seats.ts';
import type { MoveCode } from '../../../contract/move-code.ts';
import { cardsToDeal, deal } from '../../rules/deal.ts';
import { legalCodes } from '../../rules/facts.ts';
import { type BlazeOptions } from '../../rules/options.ts';
import { switchesFor } from '../../rules/rulebook.ts';
import { play } from '../../rules/play.ts';
import { BlazeState, DEAL, OVER } from '../../rules/state.ts';

/** A table at which bots are tried. */
export interface Table {
  readonly players: number;
  readonly options: BlazeOptions;
}

/**
 * Every number of players in both editions, with bets and without, and one table with house rules.
 */
export const TABLES: readonly Table[] = [
  ...[3, 4, 5].flatMap((players) =>
    (['2021', 'classic'] as const).flatMap((edition) =>
      [true, false].map((betting) => ({ players, options: { edition, betting } })),
    ),
  ),
  { players: 4, options: { betting: true, drawTrump: true, firebirdMatch: 'value' } },
];

export const tableName = ({ players, options }: Table): string =>
  `${players} players, ${options.edition ?? 'house rules'}, bets ${options.betting ? 'on' : 'off'}`;

/** Chooses for a seat; sees the whole state, for whoever tests it. */
export type Chooser = (s: BlazeState, seat: Seat, random: Random) => MoveCode;

/** More moves than any game takes. */
const MOST_PLIES = 5_000;

/**
 * Plays a whole game, each move checked to be legal; returns the final state and the most idle
 * challenges there were in a row.
 */
export function playThrough(
  { players, options }: Table,
  seed: number,
  choose: Chooser,
): { readonly state: BlazeState; readonly mostIdle: number } {
  const random = new SeededRandom(seed);
  const switches = switchesFor(options, players);
  const s = new BlazeState({ players, first: seed % players, switches });
  let mostIdle = 0;
  for (let plies = 0; s.phase !== OVER; plies++) {
    if (plies > MOST_PLIES) throw new Error('the game does not end');
    if (s.phase === DEAL) deal(s, shuffle(cardsToDeal(s), random));
    const code = choose(s, s.turn, random);
    if (!legalCodes(s, s.turn).includes(code)) throw new Error(`move ${code} is not legal`);
    play(s, code);
    mostIdle = Math.max(mostIdle, s.idle);
  }
  return { state: s, mostIdle };
}

/** A chooser that plays at random. */
export const atRandom: Chooser = (s, seat, random) => {
  const codes = legalCodes(s, seat);
  return codes[random.below(codes.length)]!;
};
