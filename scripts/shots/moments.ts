import type { BlazeView } from '../../src/lib/games/blaze/rules/view.ts';
import { anyBeatEnds, declined, seek, type Moment, type Wanted } from './playing.ts';

const FOUR = ['Ana', 'Ben', 'Mira', 'Leo'] as const;
/** One name as long as they come on a plate. */
const FIVE = ['Ana', 'Benjamín', 'Mira', 'Leo', 'Maximiliana'] as const;
const THREE = ['Ana', 'Ben', 'Mira'] as const;

/** How many cards a hand has that is large. */
const MANY = 14;

const beaten = ({ table }: BlazeView): number => table.filter(({ beat }) => beat !== null).length;
const open = (view: BlazeView): number => view.table.length - beaten(view);
const holds = (view: BlazeView | null, cards: number): boolean => view?.own?.hand.length === cards;
const isMany = (view: BlazeView | null): boolean => (view?.own?.hand.length ?? 0) >= MANY;
const plays = (view: BlazeView | null): boolean =>
  view?.phase === 'kindling' || view?.phase === 'burn';
const adds = (turn: BlazeView | null): boolean =>
  turn?.own?.legal.some((move) => move.do === 'attack') ?? false;

/**
 * Every word has been given but those that are given by word; once they are, this challenge is
 * over.
 */
const lastWords = (table: BlazeView, turn: BlazeView | null): boolean =>
  table.table.length > 1 && plays(turn) && turn?.viewer !== table.ash;

const WANTED = {
  opening: {
    names: FOUR,
    until: (table, turn) => table.table.length === 0 && holds(turn, 5) && plays(turn),
  },
  // Whoever opens sits at a side.
  aside: {
    names: FOUR,
    until: (table, turn) => table.table.length === 0 && turn?.viewer === 1 && plays(turn),
  },
  answering: {
    names: FOUR,
    until: (table, turn) =>
      table.phase === 'kindling' &&
      turn?.viewer === table.ash &&
      beaten(table) >= 2 &&
      open(table) > 0 &&
      holds(turn, 5),
  },
  asking: {
    names: FIVE,
    until: (table, turn) =>
      table.phase === 'kindling' &&
      !table.taking &&
      table.room > 0 &&
      beaten(table) >= 3 &&
      open(table) === 0 &&
      turn?.viewer === table.fire,
  },
  taking: {
    names: FIVE,
    until: (table, turn) =>
      table.taking && table.table.length >= 2 && table.room > 0 && turn?.viewer === table.fire,
  },
  burning: {
    names: FIVE,
    until: (table, turn) =>
      table.phase === 'burn' &&
      table.inRound.length === 3 &&
      beaten(table) > 0 &&
      turn?.viewer !== table.ash,
  },
  betting: {
    names: FIVE,
    until: (table) =>
      table.phase === 'betting' && (table.rounds[0]?.laid.filter(Boolean).length ?? 0) === 2,
  },
  fireMany: {
    names: FOUR,
    style: 'hoarding',
    until: (table, turn) => isMany(turn) && turn?.viewer === table.fire && adds(turn),
  },
  ashFew: {
    names: THREE,
    until: (table, turn) => turn?.viewer === table.ash && holds(turn, 5) && open(table) === 2,
  },
  ashMany: {
    names: FOUR,
    style: 'hoarding',
    until: (table, turn) => isMany(turn) && turn?.viewer === table.ash && open(table) > 0,
  },
  emberFew: {
    names: FOUR,
    until: (table, turn) =>
      turn?.viewer === table.ember && holds(turn, 5) && adds(turn) && beaten(table) > 0,
  },
  emberMany: {
    names: FOUR,
    style: 'hoarding',
    until: (table, turn) => isMany(turn) && turn?.viewer === table.ember && adds(turn),
  },
  burnt: {
    names: FOUR,
    until: (table, turn, state) =>
      lastWords(table, turn) &&
      table.phase === 'kindling' &&
      !table.taking &&
      beaten(table) >= 2 &&
      declined(state).table.length === 0,
  },
  taken: {
    names: FOUR,
    until: (table, turn, state) =>
      lastWords(table, turn) &&
      table.phase === 'kindling' &&
      table.taking &&
      beaten(table) > 0 &&
      declined(state).table.length === 0,
  },
  draws: {
    names: FOUR,
    until: (table, turn, state) =>
      lastWords(table, turn) &&
      table.phase === 'kindling' &&
      !table.taking &&
      table.deck - declined(state).deck > 2,
  },
  kindlingEnding: {
    names: FOUR,
    until: (table, turn, state) =>
      lastWords(table, turn) && table.phase === 'kindling' && declined(state).phase !== 'kindling',
  },
  feather: {
    names: FIVE,
    until: (table, turn, state) =>
      lastWords(table, turn) &&
      table.phase === 'burn' &&
      table.inRound.length === 5 &&
      declined(state).inRound.length === 4,
  },
  roundEnding: {
    names: FIVE,
    until: (table, turn, state) =>
      table.round === 1 &&
      table.phase === 'burn' &&
      turn?.viewer === table.ash &&
      anyBeatEnds(state, turn, 'deal'),
  },
  gameEnding: {
    names: FIVE,
    until: (table, turn, state) =>
      table.round === 2 &&
      table.phase === 'burn' &&
      turn?.viewer === table.ash &&
      anyBeatEnds(state, turn, 'over'),
  },
  between: { names: FIVE, until: (table) => table.phase === 'deal' && table.round === 2 },
  over: { names: FIVE, until: (table) => table.phase === 'over' },
} satisfies Readonly<Record<string, Wanted>>;

export type MomentName = keyof typeof WANTED;
export const MOMENTS = Object.keys(WANTED) as readonly MomentName[];

const found = new Map<MomentName, Moment>();

/** A moment by its name, looked for once. */
export function momentOf(name: MomentName): Moment {
  const moment = found.get(name) ?? seek(WANTED[name]);
  found.set(name, moment);
  return moment;
}
