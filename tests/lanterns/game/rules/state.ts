import { NOBODY, type Seat } from '../../../../src/lib/core/seats.ts';
import { COPIES, HEIGHTS } from './rulebook.ts';

/** No lantern in front of a seat. */
export const NONE = 0;

/** Waits for the deal, is played, or has ended. */
export const [UNDEALT, PLAYED, ENDED] = [0, 1, 2] as const;
export const STAGES = ['undealt', 'played', 'ended'] as const;

/** Every lantern there is, as a record names it: by its height. */
export const ALL: readonly string[] = Array.from({ length: HEIGHTS * COPIES }, (_, i) =>
  String(1 + Math.floor(i / COPIES)),
);

export const heightOf = (lantern: string): number => Number(lantern);

/** The whole truth of a game. */
export class LanternState {
  stage: number = UNDEALT;
  turn: Seat = NOBODY;
  row: readonly number[] = [];
  dark: readonly number[] = [];
  aside: readonly number[] = [];
  /** The next to be drawn comes last. */
  deck: readonly number[] = [];
  /** By seat; `NONE` for nothing. */
  front: readonly number[];

  constructor(
    readonly players: number,
    readonly first: Seat,
    readonly mild: boolean,
  ) {
    this.front = Array<number>(players).fill(NONE);
  }

  copyFrom(other: this): void {
    const { stage, turn, row, dark, aside, deck, front } = other;
    Object.assign(this, { stage, turn, row, dark, aside, deck, front });
  }
}

/** A second state like this one. */
export function cloneOf(state: LanternState): LanternState {
  const copy = new LanternState(state.players, state.first, state.mild);
  copy.copyFrom(state);
  return copy;
}
