import type { Component, Snippet } from 'svelte';
import type { Person } from '../../core/people.ts';
import type { Seat } from '../../core/seats.ts';
import type { Pace } from '../../core/settings.ts';
import type { Language } from '../../i18n/languages.ts';
import type { Cue } from './cue.ts';
import type { Passage } from './flights.ts';
import type { HandProps } from './hand.ts';
import type { GameTypes } from './rules.ts';
import type { Aim, Story, WordsOfGame } from './story.ts';
import type { Drawn, TableProps, Waiting } from './table.ts';

/**
 * A commit to be told: the public table it started from, and what everybody may know of what
 * followed.
 */
export interface ToTell<G extends GameTypes> {
  readonly commit: number;
  readonly before: G['view'];
  readonly events: readonly G['event'][];
}

/** Something that is told large, over the table. */
export interface PanelProps<G extends GameTypes, W> {
  readonly words: W;
  readonly people: readonly Person[];
  readonly events: readonly G['event'][];
  readonly view: G['view'];
}

/** A hand that all but its owner look at. */
export interface ShownProps<G extends GameTypes, W> {
  readonly words: W;
  readonly people: readonly Person[];
  /** Whose it is, and the public table with it turned up. */
  readonly shown: { readonly seat: Seat; readonly view: G['view'] };
  readonly settings: object;
  oncover(): void;
}

/** What was told of a commit, and whether it was taken back. */
export interface Told<G extends GameTypes> {
  readonly events: readonly G['event'][];
  readonly undone: boolean;
}

/** Between two chapters of a game, while a deal is due. */
export interface IntermissionProps<G extends GameTypes, W> extends Drawn<G, W> {
  ondeal(): void;
}

/** The end of a game. */
export interface EndingProps<G extends GameTypes, W> extends Drawn<G, W> {
  onagain(): void;
  /** The same people play the same deal once more; null where nobody played. */
  readonly onredeal: (() => void) | null;
  /** How often people have taken something back. */
  readonly takenBack: number;
  /** Null where nobody played, and nothing is kept. */
  readonly onsave: (() => void) | null;
  onhome(): void;
}

/** What a table agrees on before a game. */
export interface OptionFormProps<W> {
  readonly words: W;
  /** Those to begin with. */
  readonly options: object;
  readonly players: number;
  /** In short, for when there is little room. */
  readonly summary: string;
  /** Whether there is room for everything at once. */
  readonly roomy: boolean;
  onoptions(options: object): void;
}

/** A seat on the public table; null is nobody's. */
interface OfSeat<G extends GameTypes, W> {
  readonly words: W;
  readonly view: G['view'];
  readonly seat: Seat | null;
}

/** What stands for a game on the home page, loaded without anything else of it. */
export interface HomePicture<W extends { readonly aim: Aim } = { readonly aim: Aim }> {
  /** `id`: of its heading, for links on the page. */
  readonly Picture: Component<{ id: string; words: W }>;
  /** @throws when they cannot be fetched */
  words(language: Language): Promise<W>;
}

/** What leads on from the lessons. */
export interface LessonsProps<W> {
  readonly words: W;
  /** What stands at its head: what this is, and the way back. */
  readonly head: Snippet;
  /** To a game against computer players. */
  onalone(): void;
  /** To a table for several people. */
  onpeople(): void;
}

/** A game that is learnt by playing it: short lessons, each played with open hands. */
export interface Lessons<W = unknown> {
  readonly Lessons: Component<LessonsProps<W>>;
  /** @throws when they cannot be fetched */
  words(language: Language): Promise<W>;
}

/** How a game is shown and told. Every part is there for every game. */
export interface Screens<
  G extends GameTypes,
  W extends WordsOfGame = WordsOfGame,
  Thing = unknown,
> {
  /** @throws when they cannot be fetched */
  words(language: Language): Promise<W>;
  story(words: W, people: readonly Person[]): Story<G>;
  /** What the table waits for, in one line for everybody. */
  status(waiting: Waiting<G, W>): string;
  /**
   * How the game stands, or what opens, in one line on the cover of a seat: what everybody may
   * know.
   */
  coverLine(view: G['view'], seat: Seat | null, words: W): string;
  /**
   * Tells those who must not look while the hand of a seat is open; by their names, where it is not
   * everybody else alike. Whoever had to go is one of the people again: they may stand by.
   */
  mustNotLook(table: Drawn<G, W>, seat: Seat): string;
  /** What a seat is just now, as its plate says it; empty where it is nothing in particular. */
  plate(view: G['view'], seat: Seat, words: W): string;
  /**
   * How a commit is told on the table, stretch by stretch: what everybody may know of it, between
   * the public table before and after it. What flies shows no more than what lies there.
   */
  flights(
    events: readonly G['event'][],
    before: G['view'],
    after: G['view'],
    settings: object,
  ): readonly Passage<G, Thing>[];
  /**
   * Names of what in these public events explains itself where it first happens, as the game's
   * words have its sentences by name. The app explains each once on a device.
   */
  news(events: readonly G['event'][], view: G['view']): readonly string[];
  /**
   * The events of each commit that the log may tell while the game runs, oldest first. It is less
   * where the table has agreed that everybody keeps in mind what was said.
   */
  logged(told: readonly Told<G>[], settings: object): readonly (readonly G['event'][])[];
  /** What is heard of events that everybody may know. */
  cues(events: readonly G['event'][]): readonly Cue[];
  /** What is heard as the end of a game comes on the glass. */
  readonly endCues: readonly Cue[];
  /** Whether everybody must see something of it before the game goes on: then it is told first. */
  mustBeSeen(telling: readonly ToTell<G>[]): boolean;
  /** Milliseconds from what happened last to the next move of a computer player. */
  rest(events: readonly G['event'][], pace: Pace): number;
  /** Whether the intermission is shown while the deal is due. */
  isIntermission(view: G['view']): boolean;
  /** Whether somebody alone can choose, in the menu, that a tap on a card plays it. */
  readonly tapPlays: boolean;
  /** What a table has agreed on, in short. */
  optionsInShort(options: object, words: W): string;
  readonly ui: {
    readonly Table: Component<TableProps<G, W>>;
    readonly Hand: Component<HandProps<G, W>>;
    /** What `viewShowing` gives; null where no hand is ever shown to all. */
    readonly Shown: Component<ShownProps<G, W>> | null;
    /** What is told large, over the table. */
    readonly Panel: Component<PanelProps<G, W>>;
    /**
     * Something a line of the log names, as small as a word, or whole as it lies on the table; null
     * where words name it all.
     */
    readonly Thumb: Component<{ thing: string; whole: boolean }> | null;
    /** Something that flies. */
    readonly Ghost: Component<{ thing: Thing }>;
    /** Between two chapters; null for a game of one. */
    readonly Intermission: Component<IntermissionProps<G, W>> | null;
    readonly Ending: Component<EndingProps<G, W>>;
    readonly OptionForm: Component<OptionFormProps<W>>;
    readonly RulesSummary: Component<OfSeat<G, W>>;
    /**
     * What a seat is just now, drawn on its cover: nothing where it is nothing in particular, and
     * null where none ever is anything.
     */
    readonly SeatMark: Component<OfSeat<G, W>> | null;
    /** What lies on the table before anybody has cards; its root has the class `cloth`. */
    readonly Cloth: Component;
  };
}

/** Those of a game whose own types are not known here. */
export type AnyScreens = Screens<GameTypes>;
