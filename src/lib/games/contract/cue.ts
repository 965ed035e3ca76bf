/**
 * What can be heard at the table. `act` is one sound for whatever somebody does in their hand, and
 * `hold` one for every control that is held down.
 */
export type Sound = 'slap' | 'thud' | 'coin' | 'chime' | 'crackle' | 'act' | 'hold';

/** Something to be heard. It hangs on nothing but what everybody may know. */
export interface Cue {
  readonly sound: Sound;
  /** ms from what it belongs to, at the normal pace. */
  readonly at: number;
  /** 1 where it is not said. */
  readonly gain?: number;
}
