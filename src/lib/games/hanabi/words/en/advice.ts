import type { Sayings } from '../../../../i18n/sayings.ts';
import type { Merit } from '../../bots/merits.ts';
import { cards } from './cards.ts';

const merits: Sayings<Merit> = {
  certain: () => 'by all that is known of it, it fits',
  meant: () => 'the last clue was about it',
  likely: ({ percent }) => `it fits ${percent} times in 100`,
  lastChance: () => 'nobody draws any more, and a storm token can be spared',
  useless: () => 'it can never be played',
  untouched: () => 'it is the oldest card that no clue pointed at',
  leastLoss: () => 'it would be missed least',
  noClueLeft: () => 'no clue is left, and it brings one back',
  fewClues: () => 'no clue seems worth its token',
  gets: () => 'it gets a card played',
  sure: () => 'it leaves no doubt about it',
  bold: () => 'somebody bold would play the right card',
  averts: () => 'it stops a play that would fail',
  saves: () => 'it saves a card that would be discarded next',
  tells: () => 'it tells something new',
  passesTime: () => 'nothing can be discarded while all clues are there',
  tried: () => 'nothing else that was tried came out better',
};

/**
 * What a computer player would do, and why: only the owner of an open hand reads it. Why they did
 * what they did is told in the log, once the game is over.
 */
export const advice = {
  ask: 'What would you do?',
  thinking: 'Thinking…',
  failed: 'No answer came. Ask again.',
  play: (slot: string) => `Play ${slot}`,
  discard: (slot: string) => `Discard ${slot}`,
  tell: (name: string, hint: string) => `Tell ${name} “${hint}”`,
  /** A move and what speaks for it: "Play c: by all that is known of it, it fits." */
  because: (move: string, reasons: readonly string[]) => `${move}: ${cards.list(reasons)}.`,
  /** The same of a move that has just been told: "Because it gets a card played." */
  reason: (reasons: readonly string[]) => `Because ${cards.list(reasons)}.`,
  merits,
};
