import type { Cue } from '../../../contract/cue.ts';
import type { HanabiEvent } from '../../rules/events.ts';
import { glanceEnd, TIMES } from './motions.ts';

/** What is heard of what has happened: of what everybody may know, and of nothing else. */
export const cuesOf = (events: readonly HanabiEvent[]): readonly Cue[] => events.flatMap(heard);

function heard(event: HanabiEvent): readonly Cue[] {
  switch (event.code) {
    case 'dealt':
      return [0, 1, 2, 3, 4, 5].map((card) => ({
        sound: 'slap',
        at: TIMES.draw + card * 2 * TIMES.nextDealt,
        gain: 0.3,
      }));
    case 'clued':
      return event.slots.map((_, i) => ({ sound: 'coin', at: glanceEnd(i + 1), gain: 0.5 }));
    case 'built':
    case 'discarded':
      return [{ sound: 'slap', at: TIMES.card }];
    case 'storm':
      return [
        { sound: 'slap', at: 2 * TIMES.card },
        { sound: 'thud', at: 2 * TIMES.card + 200 },
      ];
    case 'stackComplete':
      return [
        { sound: 'crackle', at: 0 },
        { sound: 'chime', at: 260 },
      ];
    case 'lastLap':
      return [{ sound: 'chime', at: 0, gain: 0.6 }];
    // Private; seen and not heard; or the end, which has cues of its own.
    case 'dealtTo':
    case 'drew':
    case 'drewCard':
    case 'gameOver':
      return [];
  }
}

/** The sky they made: rockets burst one after the other, and then the score is there. */
export const END_CUES: readonly Cue[] = [
  { sound: 'crackle', at: 300, gain: 0.6 },
  { sound: 'crackle', at: 1100, gain: 0.5 },
  { sound: 'chime', at: 2200 },
];
