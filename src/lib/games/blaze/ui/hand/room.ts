/**
 * Whether a glass has room for a table, with what can be done beside the cards of a hand or below
 * them; null where it has not.
 */
export type Room = 'wide' | 'high' | null;

/** The glass a hand lies on. */
export interface HandSpace {
  /** of the hand, in px */
  readonly height: number;
  /** undefined until that is known */
  readonly room: Room | undefined;
  /** low, with many cards: they lie in two rows beside what they are played on */
  readonly rows: boolean;
}
