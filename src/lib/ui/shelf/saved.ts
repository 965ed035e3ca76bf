import type { Person } from '../../core/people.ts';
import type { Chapter, Standing } from '../../core/standing.ts';
import type { Words } from '../../i18n/words.ts';

/** A game as a list shows it. Public facts only. */
export interface SavedItem {
  readonly id: string;
  readonly game: string;
  /** What its players call it, or null. */
  readonly title: string | null;
  /** By seat. */
  readonly people: readonly Person[];
  /** Its people have ended it before its end. */
  readonly ended: boolean;
  readonly glance: {
    readonly standing: Standing;
    /** When it was last played: milliseconds since 1970. */
    readonly played: number;
  };
}

/** A game that cannot be understood, and what can be made out of it. */
export interface DamagedItem {
  readonly id: string;
  readonly title: string | null;
  /** Of the people whose names can be read. */
  readonly names: readonly string[];
}

/** What was kept of a game, sound or not. */
export type KeptPlace =
  | { readonly kind: 'game'; readonly id: string; readonly item: SavedItem }
  | { readonly kind: 'damaged'; readonly id: string; readonly item: DamagedItem };

/** What a list has at one place: a game, or the gap where one was deleted. */
export type ShelfPlace =
  | KeptPlace
  | { readonly kind: 'removed'; readonly id: string; readonly was: KeptPlace };

/**
 * The places in the order they are shown in: the game to go on with, other games, finished ones.
 */
export interface SortedPlaces {
  readonly next: SavedItem | null;
  readonly saved: readonly ShelfPlace[];
  readonly finished: readonly ShelfPlace[];
}

/** Nobody plays on: it is over, or its people have ended it. */
export const isDone = ({ ended, glance }: Pick<SavedItem, 'ended' | 'glance'>): boolean =>
  ended || glance.standing.over;

/** Sorts places, newest first: the newest game that still runs is the one to go on with. */
export function sortPlaces(places: readonly ShelfPlace[]): SortedPlaces {
  const next = places.find((place) => place.kind === 'game' && !isDone(place.item));
  const isFinished = (place: ShelfPlace): boolean =>
    place.kind === 'removed' ? isFinished(place.was) : place.kind === 'game' && isDone(place.item);
  return {
    next: next?.kind === 'game' ? next.item : null,
    saved: places.filter((place) => place !== next && !isFinished(place)),
    finished: places.filter(isFinished),
  };
}

/** What can be done with a game in a list. */
export interface GameDeeds {
  /** Calls it so; null: by its players' names. Tells whether it was done. */
  readonly onrename: (id: string, title: string | null) => Promise<boolean>;
  readonly onremove: (id: string) => void;
  readonly onexport: (id: string) => void;
  /** Ends a game before its end, or lets it go on after all. */
  readonly onend: (id: string, ended: boolean) => void;
  /** The same people play the same deal again. */
  readonly onredeal: (id: string) => void;
}

/** Where the links of a game lead; the game's id follows as the fragment. */
export interface GameRoads {
  readonly play: string;
  readonly again: string;
}

/** What a game is called in sentences. */
export const nameOf = (words: Words['shelf'], { title, people }: SavedItem): string =>
  title ?? words.names(people.map(({ name }) => name));

/** The same of a damaged one: not even the names need be left. */
export const damagedName = (words: Words['shelf'], { title, names }: DamagedItem): string =>
  title ?? (words.names(names) || words.damaged.name);

/** The same for any game that is kept. */
export const keptName = (words: Words['shelf'], { kind, item }: KeptPlace): string =>
  kind === 'game' ? nameOf(words, item) : damagedName(words, item);

/** What lists say of a game: its name, and how far it has come. */
export interface Listing {
  readonly title: string;
  /** Where its drawing lies, if there is one. */
  readonly poster: string | null;
  chapter(at: Chapter): string;
}

/** The listings of games, by their ids. */
export type Listings = Readonly<Record<string, Listing>>;

/** Whose game it was: of one that is over whoever won, else everybody who plays. */
export const facesOf = ({ people, glance: { standing } }: SavedItem): readonly Person[] =>
  standing.winners.length > 0
    ? people.filter((_, seat) => standing.winners.includes(seat))
    : people;

/** What the game that is played is called. */
export const titleOf = (listings: Listings, { game }: SavedItem): string =>
  listings[game]?.title ?? game;

/** What leads to more that can be done with a game: the same people may play more than one. */
export const moreOf = (words: Words['shelf'], listings: Listings, item: SavedItem): string =>
  words.more(item.title ?? joined([nameOf(words, item), titleOf(listings, item)]));

/** What is told of how a game stands, after what it is called. */
export const standingOf = (words: Words['shelf'], listings: Listings, item: SavedItem): string =>
  joined([titleOf(listings, item), progressOf(words, listings, item)]);

/** How far it has come: its chapter, or who won, or what all have reached. */
export function progressOf(words: Words['shelf'], listings: Listings, item: SavedItem): string {
  const { game, ended, glance } = item;
  const { chapter, over, scores } = glance.standing;
  return joined([
    won(words, item) ?? listings[game]?.chapter(chapter) ?? '',
    typeof scores === 'number' ? words.points(scores) : '',
    ended && !over ? words.endedEarly : '',
  ]);
}

const joined = (parts: readonly string[]): string =>
  parts.filter((part) => part !== '').join(' · ');

/** Who won, in words; null as long as nobody has. */
function won(words: Words['shelf'], item: SavedItem): string | null {
  const { winners } = item.glance.standing;
  if (winners.length === 0) return null;
  const names = words.names(facesOf(item).map(({ name }) => name));
  return winners.length === 1 ? words.winner(names) : words.winners(names);
}

/** The most characters of a title, counted as code points. */
export const MAX_TITLE = 40;

/** What a typed title is, trimmed and with one space between words; null where nothing is left. */
export function readTitle(typed: string): string | null {
  const title = typed.replace(/\s+/gu, ' ').trim();
  return title === '' ? null : title;
}

/** How many characters of a title there are too many to keep; 0 where it fits. */
export const excessOf = (title: string | null): number =>
  Math.max(0, Array.from(title ?? '').length - MAX_TITLE);
