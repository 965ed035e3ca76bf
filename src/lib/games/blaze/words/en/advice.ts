import type { Merit } from '../../bots/merits.ts';
import type { Sayings } from '../../../../i18n/sayings.ts';
import { cards } from './cards.ts';

const merits: Sayings<Merit> = {
  lastCard: () => 'it is your last card',
  cheapest: () => 'it is the cheapest card you can use',
  noTrump: () => 'it costs no trump',
  ashCannot: () => 'Ash has nothing that beats it',
  given: () => 'Ash has to take it',
  sheds: () => 'it leaves your hand',
  draws: () => 'you draw a new card afterwards',
  more: ({ rank }) => `you can add another ${cards.rank(rank)}`,
  nothingFits: () => 'you hold nothing that fits',
  waits: () => 'you see first what Ash does',
  keeps: ({ card }) => `you keep the ${cards.card(card)}`,
  only: () => 'nothing else beats it',
  noNewRank: () => 'it opens no new number',
  lastBeat: () => 'then all is beaten',
  cannotAll: () => 'you cannot beat everything',
  nobodyOut: () => 'nobody goes out in kindling',
  costsTrumps: ({ count }) =>
    count === 1
      ? 'beating everything would cost you a trump'
      : `beating everything would cost you at least ${count} trumps`,
  mostCards: () => 'none of the others holds more cards',
  selfMost: () => 'you hold the most cards yourself',
  zero: () => 'a 0 gives nothing away',
  tried: () => 'nothing else looks better',
};

/** What a computer player would do, and why. Only the owner of an open hand reads it. */
export const advice = {
  ask: 'What would you do?',
  thinking: 'Thinking…',
  failed: 'No answer came. Ask again.',
  open: (card: string) => `Open with ${card}`,
  add: (card: string) => `Add ${card}`,
  done: 'Add nothing',
  take: 'Take the cards',
  /** A move and what speaks for it: "Add Frost 4: it costs no trump and it leaves your hand." */
  because: (move: string, reasons: readonly string[]) => `${move}: ${cards.list(reasons)}.`,
  merits,
};
