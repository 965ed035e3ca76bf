/** The games there are, for trials that go through all of them. */
import type { PlayedTypes } from '../../src/lib/games/contract/bot.ts';
import type { Game } from '../../src/lib/games/contract/rules.ts';
import { violationOf } from '../../src/lib/games/conformance/conformance.ts';
import type { Witness } from '../../src/lib/games/conformance/witness.ts';
import { GAMES, type ListedGame } from '../../src/lib/games/registry.ts';
import { countsIn, metIn, never, type Counts, type Soak } from './trials.ts';

/** A game with what its own tests know of it. */
export interface Played {
  readonly id: string;
  readonly title: string;
  readonly game: Game<PlayedTypes>;
  readonly witness: Witness<PlayedTypes>;
}

/** Every game of the registry. */
export const PLAYED: readonly Played[] = await Promise.all(
  GAMES.map(async ({ id, title, load }) => ({
    id,
    title,
    game: (await load()).rules,
    witness: await witnessOf(id),
  })),
);

async function witnessOf(id: string): Promise<Witness<PlayedTypes>> {
  const found = (await import(`../../src/lib/games/${id}/rules/testing/witness.ts`)) as {
    readonly witness: Witness<PlayedTypes>;
  };
  return found.witness;
}

/** A listed game, and what trials have of it alone. */
type Own<What> = Pick<ListedGame, 'id' | 'title' | 'players'> & { readonly own: What };

/**
 * Every game of the registry with what is there of it by its id.
 *
 * @throws where one has none: no game is passed over
 */
export const ofEachGame = <What>(
  what: string,
  byId: Readonly<Record<string, What>>,
): readonly Own<What>[] =>
  GAMES.map(({ id, title, players }) => {
    const own = byId[id];
    if (own === undefined) throw new Error(`scripts/soak has no ${what} of ${title}`);
    return { id, title, players, own };
  });

/** What is tried with one game. */
export interface Turn {
  readonly title: string;
  /** What it met, or nothing worth counting. @throws Error telling what is wrong */
  trial(seed: number): Counts | void;
  /** What all its trials together must have met. */
  readonly due?: readonly string[];
}

/**
 * Each in turn, with seeds in a row: the table tells how many trials there were of each game, and
 * what was met in it.
 */
export function inTurn(
  unit: string,
  turns: readonly Turn[],
): Pick<Soak, 'unit' | 'trial' | 'judge'> {
  return {
    unit,
    trial: (seed) => {
      const { title, trial } = turns[seed % turns.length]!;
      let met: Counts = {};
      const wrong = violationOf(seed, () => {
        met = trial(Math.floor(seed / turns.length)) ?? {};
      });
      return { wrong: wrong && `${title}, ${wrong}`, counts: countsIn(title, unit, met) };
    },
    judge: never(turns.flatMap(({ title, due = [] }) => due.map((what) => metIn(title, what)))),
  };
}
