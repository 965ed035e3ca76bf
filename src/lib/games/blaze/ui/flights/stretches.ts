/** What each event is on the table: what moves, what is different afterwards, how long it takes. */
import { seatsFrom, type Seat } from '../../../../core/seats.ts';
import { STILL } from '../../../../ui/flights/still.ts';
import type { BlazeEvent } from '../../rules/events.ts';
import type { BlazeView, TableCard } from '../../rules/view.ts';
import type { PassageBuilder } from './passage-builder.ts';
import * as motions from './motions.ts';
import { TIMES, type Play } from './motions.ts';

type Of<Code extends BlazeEvent['code']> = Extract<BlazeEvent, { readonly code: Code }>;

/** How long something is to be seen once it has come about; ms. */
const SEEN = {
  play: 250,
  passed: 600,
  burnt: 850,
  taken: 350,
  drawn: 150,
  roles: 1300,
  leaving: 700,
  bet: 600,
  news: 2200,
  betsLaid: 4000,
  /** From when all bets have been turned and paid. */
  betsRevealed: 3500,
} as const;

const NO_ROLES = { fire: null, ash: null, ember: null } as const;

/** A challenge that is over. */
const CLEARED = { table: [], ranks: [], passed: [], taking: false, takeBack: null } as const;

/** Tells the first event, and those behind it that are told along with it; says how many. */
export function tell(course: PassageBuilder, events: readonly BlazeEvent[]): number {
  const [event] = events;
  if (!event) return 0;
  if (isPlay(event)) return play(course, events);
  if (event.code === 'drew') return draw(course, events);
  tellOne(course, event);
  return 1;
}

function tellOne(course: PassageBuilder, event: BlazeEvent): void {
  const { table, trump } = course.view;
  switch (event.code) {
    case 'declined':
    case 'drewTrump':
      return course.say(event);
    case 'passed':
      return course.add([event], {
        change: { taking: true },
        motions: motions.givingUp(event.seat),
        ms: SEEN.passed,
      });
    case 'discarded':
      course.rest();
      return course.add([event], {
        change: { ...CLEARED, discards: course.after.discards },
        motions: motions.burning(table, trump),
        ms: TIMES.burn + table.length * TIMES.nextColumn + SEEN.burnt,
      });
    case 'took':
      return take(course, event);
    case 'dealt':
      return deal(course, event);
    case 'challenge':
      return begin(course, event);
    case 'wentOut':
    case 'lastPlayer':
      return leave(course, event);
    case 'betLaid':
      return course.add([event], { motions: motions.bet(event.seat), ms: SEEN.bet });
    case 'betsLaid':
      return course.add([event], { ms: SEEN.betsLaid, panel: true });
    case 'betsRevealed':
      return course.add([event], {
        ms: motions.turnOf(event.on.length) + TIMES.point + SEEN.betsRevealed,
        panel: true,
      });
    case 'kindlingOver':
    case 'burnStarted':
      return course.add([event], { motions: motions.DUSK, ms: SEEN.news });
    case 'idle':
    case 'burnStalemate':
      return course.add([event], { ms: SEEN.news });
    // The end of a round and of the game have a screen of their own.
    case 'roundOver':
    case 'gameOver':
      return;
    // Private; or told with those before it.
    case 'dealtTo':
    case 'drewCards':
    case 'betOn':
    case 'featherTaken':
    case 'attacked':
    case 'tookBack':
    case 'beat':
    case 'drew':
  }
}

/** All that somebody plays in a row. */
function play(course: PassageBuilder, events: readonly BlazeEvent[]): number {
  const [first] = events;
  const end = events.findIndex(({ code }) => code !== first?.code);
  const plays = events.slice(0, end < 0 ? undefined : end).filter(isPlay);
  let { table, hands } = course.view;
  for (const each of plays) {
    table = laneAfter(table, each);
    hands = hands.with(each.seat, Math.max(0, (hands[each.seat] ?? 0) - 1));
    if (each.code === 'tookBack') hands = hands.with(each.to, (hands[each.to] ?? 0) + 1);
  }
  course.add(plays, {
    change: { table, hands },
    motions: motions.playing(plays, course.view.trump),
    ms: TIMES.play + (plays.length - 1) * TIMES.nextPlay + SEEN.play,
  });
  return plays.length;
}

/** The burden is felt as it arrives. */
function take(course: PassageBuilder, event: Of<'took'>): void {
  const { table, trump } = course.view;
  course.rest();
  course.add([event], {
    change: CLEARED,
    motions: motions.taking(table, event.seat, trump),
    ms: TIMES.gather,
  });
  course.add([], { change: course.held(event.seat, event.cards.length), ms: SEEN.taken });
}

/** Round and round, a card each; then the card that says the trump is turned over. */
function deal(course: PassageBuilder, event: Of<'dealt'>): void {
  const { after } = course;
  const { players, hands, trump, trumpCard, first } = after;
  const seats = seatsFrom(first, players);
  const bare = { ...after, ...NO_ROLES, ...CLEARED, trump: null, trumpCard: null };
  for (let round = 0; round < Math.max(...hands); round++) {
    const dealt = hands.map((cards) => Math.min(cards, round));
    const left = hands.reduce((sum, cards) => sum + Math.max(0, cards - round), 0);
    course.add(round === 0 ? [event] : [], {
      change: { ...bare, hands: dealt, deck: after.deck + left },
      motions: motions.drawing(seats, round * players, TIMES.nextDealt),
      ms: players * TIMES.nextDealt,
    });
  }
  course.add([], { change: { hands, deck: after.deck }, ms: TIMES.draw });
  course.add([], {
    change: { trump, trumpCard },
    motions: motions.turningTrump(event.trumpCard),
    ms: TIMES.turn + SEEN.drawn,
  });
}

/** All who draw, one behind the other; each count goes up as the cards arrive. */
function draw(course: PassageBuilder, events: readonly BlazeEvent[]): number {
  const end = events.findIndex(({ code }) => code !== 'drew' && code !== 'drewTrump');
  const told = events.slice(0, end < 0 ? undefined : end);
  let drawn = 0;
  let held: Partial<BlazeView> = {};
  for (const event of told) {
    if (event.code !== 'drew') continue;
    const seats: readonly Seat[] = Array.from({ length: event.count }, () => event.seat);
    const deck = Math.max(0, course.view.deck - event.count);
    course.add(drawn === 0 ? told : [], {
      change: { ...held, deck },
      motions: motions.drawing(seats, drawn, TIMES.nextDrawn),
      ms: event.count * TIMES.nextDrawn,
    });
    held = course.held(event.seat, event.count);
    drawn += event.count;
  }
  course.add([], { ms: TIMES.draw });
  course.add([], { change: held, ms: SEEN.drawn });
  return told.length;
}

function begin(course: PassageBuilder, event: Of<'challenge'>): void {
  const { fire, ash, ember } = event;
  const { limit, room } = course.after;
  course.add([event], {
    change: { fire, ash, ember, limit, room },
    motions: motions.rolesMoving,
    ms: TIMES.role + SEEN.roles,
  });
}

function leave(course: PassageBuilder, event: Of<'wentOut' | 'lastPlayer'>): void {
  const { round, rounds, inRound, featherStack } = course.view;
  const { seat } = event;
  course.add([event], {
    change: {
      rounds: rounds.map((one, i) => (i === round - 1 ? { ...one, out: [...one.out, seat] } : one)),
      inRound: inRound.filter((other) => other !== seat),
      featherStack: featherStack.slice(event.feather ? 1 : 0),
    },
    motions: event.feather ? motions.feather(seat, round) : STILL,
    ms: (event.feather ? TIMES.feather : 0) + SEEN.leaving,
  });
}

const isPlay = (event: BlazeEvent): event is Play =>
  event.code === 'attacked' || event.code === 'tookBack' || event.code === 'beat';

/** The lane once a play has changed it. */
function laneAfter(lane: readonly TableCard[], each: Play): readonly TableCard[] {
  if (each.code === 'attacked') return [...lane, { attack: each.card, by: each.seat, beat: null }];
  if (each.code === 'tookBack')
    return lane.with(each.place, { attack: each.card, by: each.seat, beat: null });
  const answered = lane[each.place];
  return answered ? lane.with(each.place, { ...answered, beat: each.card }) : lane;
}
