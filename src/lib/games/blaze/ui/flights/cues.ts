import type { Cue, Sound } from '../../../contract/cue.ts';
import type { BlazeEvent } from '../../rules/events.ts';
import { TIMES, turnOf } from './motions.ts';

/** What is heard of what has happened: of what everybody may know, and of nothing else. */
export function cuesOf(events: readonly BlazeEvent[]): readonly Cue[] {
  let played = 0;
  return events.flatMap((event): readonly Cue[] => {
    const { code } = event;
    if (code === 'attacked' || code === 'tookBack' || code === 'beat')
      return [{ sound: 'slap', at: TIMES.play + played++ * TIMES.nextPlay }];
    if (code === 'dealt')
      return [0, 1, 2, 3, 4, 5].map((card) => ({
        sound: 'slap',
        at: TIMES.draw + card * 2 * TIMES.nextDealt,
        gain: 0.3,
      }));
    if (code === 'drew') return [{ sound: 'slap', at: TIMES.draw, gain: 0.3 }];
    if (code === 'took') return [{ sound: 'thud', at: TIMES.gather }];
    if (code === 'betsRevealed')
      return event.on.map((_, coin) => ({ sound: 'coin', at: turnOf(coin) + TIMES.coinTurn / 2 }));
    const sound = SOUNDS[code];
    return sound ? [{ sound, at: 0 }] : [];
  });
}

const SOUNDS: Partial<Record<BlazeEvent['code'], Sound>> = {
  passed: 'thud',
  discarded: 'crackle',
  burnStarted: 'crackle',
  betLaid: 'coin',
  betsLaid: 'coin',
  wentOut: 'chime',
  lastPlayer: 'chime',
};

/** Fire catches in the dark, and in the end somebody has won. */
export const END_CUES: readonly Cue[] = [
  { sound: 'crackle', at: 300, gain: 0.6 },
  { sound: 'chime', at: 2520 },
];
