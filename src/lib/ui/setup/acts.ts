import type { BotLevel } from '../../core/people.ts';
import type { Seat } from '../../core/seats.ts';
import type { EarlierTable, Sitter, TableSetup } from './draft.ts';
import type { NameTrouble } from './names.ts';

/** What people do at a table that is laid, as far as the page has to hear of it. */
export type SetupAct =
  | { readonly do: 'deal'; readonly setup: TableSetup }
  /** Another game is to be played at this table, as it stands by then. */
  | { readonly do: 'game'; readonly id: string; readonly table: () => EarlierTable }
  /** Somebody who played before is to be forgotten. */
  | { readonly do: 'forget'; readonly id: string }
  /** Somebody wants to read how this table plays. */
  | { readonly do: 'explain'; readonly options: object; readonly players: number };

/** Somebody at the table in the list of people. */
export interface Row {
  readonly sitter: Sitter;
  /** As typed. */
  readonly name: string;
  /** What to call them meanwhile. */
  readonly called: string;
  readonly trouble: NameTrouble | null;
}

/** What is done with a row in the list of people. */
export type RowAct = { readonly seat: Seat } & (
  | { readonly do: 'type'; readonly text: string }
  /** A name is typed to its end. */
  | { readonly do: 'name' }
  | { readonly do: 'look' }
  /** Somebody else plays there: the computer, that well, or with null a person. */
  | { readonly do: 'playedBy'; readonly bot: BotLevel | null }
);
