import type { Person } from '../../../../../core/people.ts';
import { stackOf } from '../../../rules/rulebook.ts';
import { NOBODY, type Seat } from '../../../../../core/seats.ts';
import type { Occasion } from '../asks/status.ts';

/** What everybody sees of a seat besides its cards. */
export interface Mark {
  readonly kind: 'bot' | 'passed' | 'aside' | 'taking' | 'out' | 'coin' | 'wants' | 'score';
  readonly text: string;
  /** What is written where there is no room for the text. */
  readonly short?: string;
  /** Whether the seat took a feather when it went out. */
  readonly feather?: boolean;
  /** Whom it is about. */
  readonly on?: Person;
}

/** The marks of a seat, the weightiest first. */
export function marksOf(occasion: Occasion, seat: Seat): readonly Mark[] {
  const marks = [outMark, wantsMark, challengeMark, coinMark, scoreMark, botMark];
  return marks.flatMap((mark) => mark(occasion, seat) ?? []);
}

function outMark({ words, view }: Occasion, seat: Seat): Mark | null {
  const place = view.rounds[view.round - 1]?.out.indexOf(seat) ?? -1;
  if (place < 0) return null;
  const { out, nth, feather } = words.table.marks;
  const took = place < stackOf(view.switches, view.round).length;
  const text = took ? `${out(place)}, ${feather}` : out(place);
  return { kind: 'out', text, short: nth(place), feather: took };
}

function wantsMark({ words, prompt, people }: Occasion, seat: Seat): Mark | null {
  const plate = prompt.plates[seat];
  if (!plate?.wants) return null;
  const name = people[seat]?.name ?? '';
  const { waits, wants } = words.table.plate;
  const first = plate.waitsFor === null ? null : (people[plate.waitsFor]?.name ?? '');
  return { kind: 'wants', text: first === null ? wants(name) : waits(name, first) };
}

function challengeMark({ words, view, prompt }: Occasion, seat: Seat): Mark | null {
  const { marks } = words.table;
  if (prompt.plates[seat]?.standsOut) return { kind: 'aside', text: marks.standsOut };
  if (view.taking && view.ash === seat) return { kind: 'taking', text: marks.taking };
  return view.passed.includes(seat) ? { kind: 'passed', text: marks.passed } : null;
}

/** Who was bet on is public once all bets lie. */
function coinMark({ words, view, people }: Occasion, seat: Seat): Mark | null {
  const round = view.rounds[view.round - 1];
  if (!round?.laid[seat]) return null;
  const on = people[round.betOn?.[seat] ?? NOBODY];
  const { betLaid, betOn } = words.table.marks;
  return on ? { kind: 'coin', text: betOn(on.name), on } : { kind: 'coin', text: betLaid };
}

/** What a seat has won so far lies face down before it; that it did is known to all. */
function scoreMark({ words, view }: Occasion, seat: Seat): Mark | null {
  const [first] = view.rounds;
  const took =
    view.round > 1 && first && first.out.indexOf(seat) < stackOf(view.switches, 1).length;
  return took ? { kind: 'score', text: words.table.marks.score } : null;
}

function botMark({ words, people }: Occasion, seat: Seat): Mark | null {
  const level = people[seat]?.bot;
  return level === undefined ? null : { kind: 'bot', text: words.table.plate.bot(level) };
}
