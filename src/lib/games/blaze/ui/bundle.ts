import type { Seat } from '../../../core/seats.ts';
import type { Card } from '../rules/cards.ts';
import type { BlazeEvent } from '../rules/events.ts';

type Of<Code extends BlazeEvent['code']> = Extract<BlazeEvent, { readonly code: Code }>;

/** Events of a kind in a row, told as one. */
export type Bundle =
  | { readonly code: 'attackedAll'; readonly seat: Seat; readonly cards: readonly Card[] }
  | { readonly code: 'declinedAll'; readonly seats: readonly Seat[] }
  | { readonly code: 'betLaidAll'; readonly seats: readonly Seat[] }
  | {
      readonly code: 'drewAll';
      readonly draws: readonly { readonly seat: Seat; readonly count: number }[];
    };

/**
 * Runs of like events put together, the rest as it was; what a seat drew itself needs no count
 * beside it.
 */
export function bundle(events: readonly BlazeEvent[]): readonly (BlazeEvent | Bundle)[] {
  const telling = events.filter((event, i) => !isToldBetter(event, events[i + 1]));
  const out: (BlazeEvent | Bundle)[] = [];
  for (let at = 0; at < telling.length;) {
    const run = runFrom(telling, at);
    out.push(run.length > 1 ? bundled(run) : telling[at]!);
    at += run.length;
  }
  return out;
}

/** A count that the cards themselves follow. */
const isToldBetter = (event: BlazeEvent, next: BlazeEvent | undefined): boolean =>
  event.code === 'drew' && next?.code === 'drewCards' && next.seat === event.seat;

const BUNDLED = ['attacked', 'declined', 'betLaid', 'drew'] as const;
type Bundled = Of<(typeof BUNDLED)[number]>;

const isBundled = (event: BlazeEvent): event is Bundled =>
  BUNDLED.some((code) => code === event.code);

function runFrom(events: readonly BlazeEvent[], at: number): readonly BlazeEvent[] {
  const first = events[at]!;
  if (!isBundled(first)) return [first];
  const joins = (event: BlazeEvent): boolean =>
    event.code === first.code && (event.code !== 'attacked' || event.seat === first.seat);
  const end = events.findIndex((event, i) => i > at && !joins(event));
  return events.slice(at, end < 0 ? undefined : end);
}

function bundled(run: readonly BlazeEvent[]): Bundle {
  const like = run.filter(isBundled);
  const first = like[0]!;
  const seats = like.map((event) => event.seat);
  switch (first.code) {
    case 'attacked':
      return {
        code: 'attackedAll',
        seat: first.seat,
        cards: like.flatMap((event) => (event.code === 'attacked' ? event.card : [])),
      };
    case 'drew':
      return {
        code: 'drewAll',
        draws: like.flatMap((event) => (event.code === 'drew' ? event : [])),
      };
    case 'declined':
      return { code: 'declinedAll', seats };
    case 'betLaid':
      return { code: 'betLaidAll', seats };
  }
}
