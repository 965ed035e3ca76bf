import type { Component, Snippet } from 'svelte';
import type { Person } from '../../core/people.ts';
import type { Seat } from '../../core/seats.ts';
import type { Pace } from '../../core/settings.ts';
import type { Chapter } from '../../core/standing.ts';
import type { GameWords } from '../../i18n/game-words.ts';
import type { Language } from '../../i18n/languages.ts';
import type { PersonInput, Prompt, Way } from '../../table/public.ts';
import type { DealRefusal, GameTypes } from './rules.ts';

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
}

/** Sentences about what happened in a game, with the names of the people at the table. */
export interface Story<G extends GameTypes> {
  /** Several events in order, like ones told together: what a recap shows. */
  lines(events: readonly G['event'][]): readonly string[];
  /** The same for a log, with what parts it into chapters. */
  log(events: readonly G['event'][]): readonly StoryLine[];
  refusal(refusal: G['refusal'] | DealRefusal): string;
}

/**
 * A commit to be told: the public table it started from, and what everybody may know of what
 * followed.
 */
export interface ToTell<G extends GameTypes> {
  readonly commit: number;
  readonly before: G['view'];
  readonly events: readonly G['event'][];
}

/** What every picture of a running game is drawn from. */
export interface Drawn<G extends GameTypes, W> {
  readonly words: W;
  readonly view: G['view'];
  readonly people: readonly Person[];
}

/** The same with what the game waits for. */
export interface Waiting<G extends GameTypes, W> extends Drawn<G, W> {
  /** As the public table knows the game. */
  readonly view: G['view'];
  readonly prompt: Prompt;
}

/** The one door through which everything goes that people do at the table. */
export interface Door<G extends GameTypes> {
  act(input: PersonInput<G>): void;
  /** Whether the cover that a press for this seat has brought is on the glass. */
  carries(seat: Seat): boolean;
}

/** Computer players are not to take their time; null once that is said. */
type Hurry = (() => void) | null;

/** The public table: what lies there, and what each seat may say or do. */
export interface TableProps<G extends GameTypes, W> extends Waiting<G, W> {
  readonly way: Way;
  /** Degrees. */
  readonly turned: number;
  readonly careful: boolean;
  readonly door: Door<G>;
  readonly onhurry: Hurry;
  /** An undo that waits for consent: it lies on the board. Draws nothing while there is none. */
  readonly undo: Snippet;
}

/** What a seat has laid ready, as its owner sees it. */
export interface Ready<G extends GameTypes> {
  readonly moves: readonly G['move'][];
  /** The move that closes the visit by declining anything further, or null. */
  readonly closing: G['move'] | null;
  /** The owner's view after the moves; null once they settle something. */
  readonly view: G['view'] | null;
}

/** What one seat, and nobody else, may see while its hand is open. */
export interface SeatHand<G extends GameTypes> {
  readonly view: G['view'];
  readonly plan: Ready<G>;
  /** What happened since the owner last looked, in words. */
  readonly recap: readonly string[];
}

/** How the owner of a hand wants the cards to lie, for as long as the game is open. */
export interface KeptOrder {
  /** In the game's own terms; null until they have said so. */
  readonly sorting: unknown;
  keep(sorting: unknown): void;
}

/** What the owner of a hand can ask about moves. */
export interface Counsel<G extends GameTypes> {
  /** Why a move cannot be laid ready now, in words, or null. */
  whyNot(move: G['move']): string | null;
  /**
   * What a computer player would do on top of what lies ready; null where the table has no such
   * help.
   */
  readonly advise: (() => Promise<{ readonly move: G['move'] } | null>) | null;
}

/** An open hand. */
export interface HandProps<G extends GameTypes, W> {
  readonly words: W;
  readonly people: readonly Person[];
  readonly hand: SeatHand<G>;
  readonly standsOut: boolean;
  /**
   * A commit is being stored, or could not be: nothing can be done but to cover the hand, and
   * nothing changes its look.
   */
  readonly storing: boolean;
  readonly order: KeptOrder;
  readonly counsel: Counsel<G>;
  /** The one door through which everything goes that the owner does. */
  act(input: PersonInput<G>): void;
  /**
   * For somebody who plays alone: their hand stays open, the others are shown in it, and what they
   * do is told beside the way past it.
   */
  readonly alone: {
    /** As the public table knows the game. */
    readonly table: Waiting<G, W>;
    readonly onhurry: Hurry;
    readonly said: string;
    /** A card is played as soon as it is tapped. */
    readonly tapPlays: boolean;
  } | null;
}

/** What happened, told over the table. */
export interface TellingProps<G extends GameTypes, W> {
  readonly words: W;
  readonly people: readonly Person[];
  /** More may come while it is told. */
  readonly telling: readonly ToTell<G>[];
  readonly pace: Pace;
  /** What is to be read out now, the table being in sight. */
  onsay(text: string): void;
  ondone(): void;
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

/** How a game is shown and told. Every part is there for every game. */
export interface Screens<G extends GameTypes, W extends WordsOfGame = WordsOfGame> {
  /** @throws when they cannot be fetched */
  words(language: Language): Promise<W>;
  story(words: W, people: readonly Person[]): Story<G>;
  /** What the table waits for, in one line for everybody. */
  status(waiting: Waiting<G, W>): string;
  /** How the game stands, in one line on the cover of a seat; what everybody may know. */
  coverLine(view: G['view'], seat: Seat | null, words: W): string;
  /**
   * Tells those who must not look while the hand of a seat is open; by their names, where it is not
   * everybody else alike.
   */
  mustNotLook(table: Drawn<G, W>, seat: Seat): string;
  /** What a seat is just now, as its plate says it; empty where it is nothing in particular. */
  plate(view: G['view'], seat: Seat, words: W): string;
  /** Whether something was settled: everybody should see it before the game goes on. */
  settles(telling: readonly ToTell<G>[]): boolean;
  /** Milliseconds from what happened last to the next move of a computer player. */
  rest(events: readonly G['event'][], pace: Pace): number;
  /** Whether the intermission is shown while the deal is due. */
  isIntermission(view: G['view']): boolean;
  /** What a table has agreed on, in short. */
  optionsInShort(options: object, words: W): string;
  readonly ui: {
    readonly Table: Component<TableProps<G, W>>;
    readonly Hand: Component<HandProps<G, W>>;
    readonly Telling: Component<TellingProps<G, W>>;
    readonly Intermission: Component<IntermissionProps<G, W>>;
    readonly Ending: Component<EndingProps<G, W>>;
    readonly OptionForm: Component<OptionFormProps<W>>;
    readonly RulesSummary: Component<OfSeat<G, W>>;
    /** What a seat is just now, drawn on its cover; nothing where it is nothing in particular. */
    readonly SeatMark: Component<OfSeat<G, W>>;
  };
}

/** Those of a game whose own types are not known here. */
export type AnyScreens = Screens<GameTypes>;
