/** The glass of a hand, as `HandGlass` measures it: all in px, and 0 until it has been. */
export interface Measured {
  readonly width: number;
  readonly height: number;
  /** The size of text. */
  readonly rem: number;
}
