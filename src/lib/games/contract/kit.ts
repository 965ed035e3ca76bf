import type { BotLevel } from '../../core/people.ts';
import type { Standing } from '../../core/standing.ts';
import type { PlayedTypes, Thinker } from './bot.ts';
import type { Game } from './rules.ts';
import type { AnyScreens, Lessons } from './screens.ts';

/** Everything a game brings. Every part is there for every game. */
export interface Kit<G extends PlayedTypes> {
  readonly rules: Game<G>;

  /** How a game stands, read off its public table. It is stored with every commit, for lists. */
  standing(table: G['view']): Standing;
  readonly bots: {
    /** The weakest first. */
    readonly levels: readonly BotLevel[];
    /** Brings whoever thinks for them; a game of people alone never asks. */
    loadThinker(): Promise<Thinker<G>>;
  };
  /** A game among computer players, to be watched. */
  readonly demonstration: { readonly players: number; readonly options: G['options'] };

  /** The options a new table begins with. A record that leaves them out may mean others. */
  readonly usual: G['options'];
  /**
   * The options of a table, read from what it agreed on earlier. What is left out or unknown is as
   * in a record that leaves it out.
   */
  optionsOf(kept: object): G['options'];
  /**
   * Its settings, which are no rules: they matter to screens only, and are kept with the game and
   * in no record. Every key is there.
   */
  settingsOf(kept: object): object;

  /** Brings how the game is shown and told: who keeps or reads games only never asks. */
  loadScreens(): Promise<AnyScreens>;

  /** Brings its lessons: who knows the game never asks. */
  loadLessons(): Promise<Lessons>;
}

/** A game whose own types are not known here, with everything it brings. */
export type AnyKit = Kit<PlayedTypes>;
