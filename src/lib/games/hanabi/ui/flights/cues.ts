import type { Cue, Sound } from '../../../contract/cue.ts';
import type { HanabiEvent } from '../../rules/events.ts';

const SOUNDS: Partial<Record<HanabiEvent['code'], Sound>> = {
  ...{ built: 'slap', discarded: 'slap', storm: 'thud', clued: 'coin', stackComplete: 'chime' },
};

/** What is heard of what has happened: of what everybody may know, and of nothing else. */
export const cuesOf = (events: readonly HanabiEvent[]): readonly Cue[] =>
  events.flatMap(({ code }) => {
    const sound = SOUNDS[code];
    return sound ? [{ sound, at: 0 }] : [];
  });

/** The sky they made. */
export const END_CUES: readonly Cue[] = [{ sound: 'crackle', at: 300, gain: 0.6 }];
