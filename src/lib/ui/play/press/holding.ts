import type { Seat } from '../../../core/seats.ts';
import type { GameTypes } from '../../../games/contract/rules.ts';
import type { Door } from '../../../games/contract/table.ts';

/** What a control says that is held down. */
export interface HoldWords {
  readonly label: string;
  /** What the label leaves out, for those who only hear it. */
  readonly name?: string | undefined;
  /** The label once the keyboard has asked. */
  readonly confirm: string;
  /**
   * What stands in the label's place after a press that was too short; without it, nothing does.
   */
  readonly hint?: string | undefined;
}

/** What comes of holding a control down. */
export interface Holding {
  onpress?(): void;
  /** Let go too early. */
  onrelease?(): void;
  /**
   * Once the control has gone: whether what its press brought is there, and carries the press on.
   */
  carried?(): boolean;
  onheld(): void;
}

/**
 * What a control does that leads from the table into a hand. It holds nothing of the table: that
 * makes way for the cover while the control is still pressed.
 */
export const wayIn = (door: Door<GameTypes>, seat: Seat): Holding => ({
  onpress: () => door.act({ do: 'press', seat }),
  onrelease: () => door.act({ do: 'release' }),
  carried: () => door.carries(seat),
  onheld: () => door.act({ do: 'open', seat }),
});
