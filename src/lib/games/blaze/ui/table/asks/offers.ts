import type { Seat } from '../../../../../core/seats.ts';
import type { BlazeView } from '../../../rules/view.ts';
import type { SeatMove, SpokenMove } from '../../../../contract/rules.ts';
import type { Due, Plate, Prompt } from '../../../../../table/public.ts';

/** What a seat opens its hand for. */
export type HandWord = 'open' | 'add' | 'bet' | 'look' | 'feathers';

/** The controls of a plate. They follow from public facts alone. */
export interface Offers {
  readonly hand: HandWord | null;
  /** The table waits for this seat. */
  readonly due: boolean;
  /** The moves said by word. */
  readonly decline: SeatMove | null;
  readonly take: SeatMove | null;
  /** To say that one will play once somebody else has answered; `said`: and to take it back. */
  readonly want: 'offer' | 'said' | null;
  /** To stand out of the challenge; `said`: and to come back in. */
  readonly standOut: 'offer' | 'said' | null;
}

export interface OffersPlan {
  readonly plate: Plate;
  readonly due: Due;
  readonly phase: BlazeView['phase'];
  /** Still in the round. */
  readonly inRound: boolean;
}

/** What a plate offers its owner now. */
export function offersOf(plan: OffersPlan): Offers {
  const { plate, due } = plan;
  const own = !plate.bot;
  const want = own ? wantOf(plate, due) : null;
  return {
    hand: own && handsOpen(due) ? handWord(plan) : null,
    due: isAwaited(due, plate.seat),
    // Who has said that they will play takes that back first.
    decline: own && want !== 'said' ? spokenAs('decline', plate) : null,
    take: own ? spokenAs('take', plate) : null,
    want,
    standOut: own ? standOutOf(plate) : null,
  };
}

const spokenAs = (kind: SpokenMove['kind'], { spoken }: Plate): SeatMove | null =>
  spoken.find((one) => one.kind === kind)?.move ?? null;

/** Whom the table waits for. */
export function awaited(due: Due): readonly Seat[] {
  if (due.kind === 'words') return due.seats;
  return due.kind === 'visit' || due.kind === 'bot' ? [due.seat] : [];
}

/** Whom it asks now: before all else, whether an undo may be. */
export const askedNow = ({ undo, due }: Pick<Prompt, 'undo' | 'due'>): readonly Seat[] =>
  undo?.needs ?? awaited(due);

const isAwaited = (due: Due, seat: Seat): boolean => awaited(due).includes(seat);

/** Before a deal, after the end and while a bot is due there is nothing to see in a hand. */
const handsOpen = (due: Due): boolean => due.kind === 'visit' || due.kind === 'words';

function handWord({ plate, phase, inRound }: OffersPlan): HandWord {
  if (plate.ask === 'must') return phase === 'betting' ? 'bet' : 'open';
  if (phase === 'burn' && !inRound) return 'feathers';
  const attacks = (plate.ask === 'may' || plate.ask === 'could') && !spokenAs('take', plate);
  return attacks && plate.waitsFor === null ? 'add' : 'look';
}

function wantOf(plate: Plate, due: Due): Offers['want'] {
  if (plate.wants) return isAwaited(due, plate.seat) && due.kind === 'visit' ? null : 'said';
  const asked = plate.ask === 'may' || plate.ask === 'could';
  return asked && plate.waitsFor !== null ? 'offer' : null;
}

function standOutOf(plate: Plate): Offers['standOut'] {
  if (plate.standsOut) return 'said';
  return plate.mayStandOut ? 'offer' : null;
}
