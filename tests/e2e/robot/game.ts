import type { GameWords } from '../../../src/lib/i18n/game-words.ts';
import type { Language } from '../../../src/lib/i18n/languages.ts';
import type { Sight } from './sight.ts';

/** What one look at the screen led to. */
export type Seen = 'went on' | 'round over' | 'game over' | 'nothing to do';

/** What somebody can do with what is on the screen; each says what it led to. */
export interface Hands {
  any<T>(things: readonly T[]): T;
  /** So many of a hundred times. */
  chance(percent: number): boolean;
  /** All that stands on the screen, for eyes and for ears. */
  reads(): Promise<string>;
  tapped(name: string): Promise<Seen>;
  held(name: string): Promise<Seen>;
  /** A tap that commits something. */
  commit(name: string): Promise<Seen>;
  /** A hold that does. */
  commitHolding(name: string): Promise<Seen>;
}

/** A game as the robot plays it, in one language. */
export interface Played {
  /** The app's own, with the game's among them. */
  readonly words: GameWords;
  /** Decline for one person, and for everybody who is asked. */
  readonly decliners: readonly RegExp[];
  /** Open a hand out of turn, just to look. */
  readonly lookers: readonly RegExp[];
  /** What is rarely done, one tap each, and comes to nothing by itself. */
  readonly asides: readonly RegExp[];
  /** Goes on from one chapter to the next; null where there is one only. */
  readonly nextChapter: string | null;
  /** Does one thing on the table or a cover. */
  atTable(hands: Hands, sight: Sight): Promise<Seen>;
  /** Does one thing in the open hand. */
  inHand(hands: Hands, sight: Sight): Promise<Seen>;
}

/** A game, in whichever language the app speaks. */
export type RobotGame = (language: Language) => Played;
