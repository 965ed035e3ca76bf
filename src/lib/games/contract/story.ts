import type { Seat } from '../../core/seats.ts';
import type { Chapter } from '../../core/standing.ts';
import type { GameWords } from '../../i18n/game-words.ts';
import type { Language } from '../../i18n/languages.ts';
import type { Merit } from './bot.ts';
import type { GameTypes } from './rules.ts';

/** What lists say of a game: small, and loaded apart from it. */
export interface Brief {
  /** How far a game has come: "Round 2 · Burn". */
  chapter(at: Chapter): string;
  readonly aim: Aim;
}

/** What somebody reads before their first game. */
export interface Aim {
  /** What it is all about, in a sentence. */
  readonly text: string;
  /** How many play, for how long, and with what. */
  readonly facts: string;
}

/** The same by language. */
export type Briefs = Readonly<Record<Language, Brief>>;

/** Every sentence of a game being played: the app's, with the game's own among them. */
export interface WordsOfGame extends GameWords {
  readonly aim: Aim;
  /** What explains itself where it first happens, by its name. */
  readonly explained: Readonly<Record<string, string>>;
  readonly options: {
    /** Asks who begins, before a game. */
    readonly first: { readonly title: string; readonly note: string; readonly draw: string };
  };
}

/** A line of a log. */
export interface StoryLine {
  readonly text: string;
  /** Whether something new begins with it: a chapter of the game. */
  readonly opens: boolean;
  /** Cards and the like that it names, by what the game's own `Thumb` draws them from. */
  readonly things?: readonly string[];
  /** Those of them that go back to whoever did it when that is taken back, where not all do. */
  readonly moved?: readonly string[];
  /** Who did it, where that is one person. */
  readonly by?: Seat;
  /** Nothing came of it. */
  readonly isQuiet?: boolean;
}

/** Sentences about what happened in a game, with the names of the people at the table. */
export interface Story<G extends GameTypes> {
  /** Several events in order, like ones told together: what a recap shows. */
  lines(events: readonly G['event'][]): readonly string[];
  /** The same in few words, while it is seen on the table. */
  caption(events: readonly G['event'][]): string;
  /** The same for a log, with what parts it into chapters. */
  log(events: readonly G['event'][]): readonly StoryLine[];
  /** Why somebody cannot make a move. */
  refusal(refusal: G['refusal']): string;
  /** Why a computer player did what the log tells; null where nobody is told. */
  because(merits: readonly Merit[]): string | null;
}
