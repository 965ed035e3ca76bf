/**
 * How a hand lies as a table, with what can be done beside its cards or below them; null where the
 * glass is too small for one.
 */
export type AsTable = 'wide' | 'high' | null;

/** The glass a hand lies on. */
export interface HandSpace {
  /** of the hand, in px */
  readonly height: number;
  /** undefined until that is known */
  readonly asTable: AsTable | undefined;
  /** low, with many cards: they lie in two rows beside what they are played on */
  readonly rows: boolean;
}
