import type { BlazeView } from '../../src/lib/games/blaze/rules/view.ts';
import { seek, type Moment } from './playing.ts';

/**
 * What the owner of a hand is at: an opening or a further attack, an answer, one that beats the
 * last card, help.
 */
export type Task = 'opens' | 'adds' | 'answers' | 'endsIt' | 'helps';

/** A kind of hand there is. */
export interface Kind {
  readonly task: Task;
  readonly cards: number;
  readonly players: 3 | 4 | 5;
}

const NAMES = ['Ana', 'Benjamín', 'Mira', 'Leo', 'Maximiliana'] as const;

/** From so many cards on hands are rare among people who play sensibly. */
const RARE = 9;

const open = ({ table }: BlazeView): number => table.filter(({ beat }) => beat === null).length;
const can = ({ own }: BlazeView, what: 'attack' | 'beat'): boolean =>
  own?.legal.some((move) => move.do === what) ?? false;

function isAt(task: Task, table: BlazeView, turn: BlazeView): boolean {
  if (table.phase !== 'kindling' && table.phase !== 'burn') return false;
  const { viewer } = turn;
  switch (task) {
    case 'opens':
      return viewer === table.fire && table.table.length === 0;
    case 'adds':
      return viewer === table.fire && table.table.length > 0 && can(turn, 'attack');
    case 'answers':
      return viewer === table.ash && open(table) > 0;
    case 'endsIt':
      return viewer === table.ash && open(table) === 1 && table.room > 0 && can(turn, 'beat');
    case 'helps':
      return viewer === table.ember && can(turn, 'attack');
  }
}

/**
 * The first moment at which somebody holds such a hand, in a row of seeded games: always the same
 * one.
 */
export const handOf = ({ task, cards, players }: Kind): Moment =>
  seek({
    names: NAMES.slice(0, players),
    style: cards < RARE ? 'sensible' : 'hoarding',
    until: (table, turn) => turn?.own?.hand.length === cards && isAt(task, table, turn),
  });
