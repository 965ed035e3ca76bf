import type { Person } from '../core/people.ts';
import type { Standing } from '../core/standing.ts';
import type { Way } from '../core/way.ts';
import type { RecordHead } from '../record/format.ts';

/** What is stored of a game once, when it is set up. */
export interface SavedGame {
  /** Opaque: it stands in addresses, and tells nothing. */
  readonly id: string;
  readonly head: RecordHead;
  /** By seat; the names are those of the head. */
  readonly people: readonly Person[];
  /** How the device goes round at first. */
  readonly way: Way;
  /** Whether people may ask in their hand what a computer player would do. */
  readonly hints: boolean;
  /** What the table has agreed on besides the rules; left out where there is nothing. */
  readonly settings?: object;
  /** What its players call it, or null. */
  readonly title: string | null;
  /** Milliseconds since 1970. */
  readonly created: number;
  /** Its people have ended it before its end. Left out where they have not. */
  readonly ended?: boolean;
  /** By how many degrees its people have turned the table. Left out where they have not. */
  readonly turned?: number;
  /** What chance deals, deal by deal, as far as it fits: the deals of an earlier game. */
  readonly deals?: readonly (readonly string[])[];
}

/** What a list of games shows of one without replaying it. Public facts only. */
export interface Glance {
  readonly standing: Standing;
  /** Commits that stand. */
  readonly commits: number;
  /** When it was last played: milliseconds since 1970. */
  readonly played: number;
}
