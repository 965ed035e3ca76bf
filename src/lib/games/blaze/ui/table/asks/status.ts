import type { Person } from '../../../../../core/people.ts';
import type { Seat } from '../../../../../core/seats.ts';
import { IDLE_LIMIT, IDLE_WARNING } from '../../../rules/rulebook.ts';
import type { BlazeView } from '../../../rules/view.ts';
import type { BlazeWords } from '../../../words/index.ts';
import type { Prompt } from '../../../../../table/public.ts';

/** What the public table tells in words is made from. */
export interface Occasion {
  readonly words: BlazeWords;
  readonly view: BlazeView;
  readonly prompt: Prompt;
  readonly people: readonly Person[];
}

/** What the table waits for, in one line for everybody. */
export function statusOf(occasion: Occasion): string {
  const { due } = occasion.prompt;
  const words = occasion.words.table.status;
  switch (due.kind) {
    case 'over':
      return words.over;
    case 'deal':
      return words.deal;
    case 'bot':
      return words.plays(nameOf(occasion, due.seat));
    case 'visit':
      return visitStatus(occasion, due.seat);
    case 'words':
      return wordsStatus(occasion, due.seats);
  }
}

function visitStatus(occasion: Occasion, seat: Seat): string {
  const { view, words, prompt } = occasion;
  const name = nameOf(occasion, seat);
  const { status } = words.table;
  if (view.phase === 'betting') return status.bets(name);
  if (prompt.plates[seat]?.wants) return status.wants(name);
  return view.table.length === 0 ? status.opens(name) : status.answers(name);
}

function wordsStatus(occasion: Occasion, seats: readonly Seat[]): string {
  const { view, words } = occasion;
  const names = words.cards.list(seats.map((seat) => nameOf(occasion, seat)));
  const { status } = words.table;
  return view.taking && view.ash !== null
    ? status.reward(nameOf(occasion, view.ash), names)
    : status.adding(names);
}

/** How many attack cards may still come, and who goes first. Empty where there is no challenge. */
export function roomOf(occasion: Occasion): string {
  const { view, words } = occasion;
  const { facts } = words.table;
  if (view.limit === 0 || view.table.length === 0) return '';
  const { fire } = words.cards.roles;
  if (view.takeBack !== null) return facts.takeBack(fire);
  if (view.room === 0) return facts.full;
  return view.ember === null ? facts.room(view.room) : facts.roomFirst(view.room, fire);
}

/** What becomes of a phase in which nothing changes, once it is to be told. */
export function idleOf({ words, view }: Pick<Occasion, 'words' | 'view'>): string | null {
  if (view.idle < IDLE_WARNING) return null;
  const { idleBurn, idleKindling } = words.table.facts;
  return (view.phase === 'burn' ? idleBurn : idleKindling)(view.idle, IDLE_LIMIT);
}

const nameOf = ({ people }: Occasion, seat: Seat): string => people[seat]?.name ?? '';
