/**
 * What was done as it is told on the table: what moves, how the table lies meanwhile, and how long
 * each stretch of it takes. Of public events and public views, and of nothing else.
 */
import type { Motions, Passage } from '../../../contract/flights.ts';
import type { HanabiEvent } from '../../rules/events.ts';
import type { HanabiView } from '../../rules/view.ts';
import { memoryOf, type Memory } from '../options/memory.ts';
import type { HanabiShown } from '../shown.ts';
import { backsOf } from '../table/seats/backs.ts';
import * as motions from './motions.ts';
import { TIMES, type Left } from './motions.ts';
import type { Thing } from './thing.ts';

type HanabiPassage = Passage<HanabiShown, Thing>;

/** How long something is to be seen once it has come about; ms. */
const SEEN = { clue: 900, card: 500, storm: 1500, burst: 1900, lastLap: 2200, dealt: 300 } as const;

/** Codes of events that everybody must see before the game goes on. */
const MUST_BE_SEEN: ReadonlySet<HanabiEvent['code']> = new Set([
  ...(['dealt', 'storm', 'stackComplete', 'lastLap'] as const),
]);

/** Whether everybody must see an event before the game goes on. */
export const mustBeSeen = ({ code }: HanabiEvent): boolean => MUST_BE_SEEN.has(code);

/** What is said along with what a card does that leaves a hand. */
const ALONG: readonly HanabiEvent['code'][] = ['drew', 'drewCard'];

/**
 * The passages of a commit, between the public table before and after it. The end of a game has a
 * screen of its own.
 */
export function passagesOf(
  events: readonly HanabiEvent[],
  before: HanabiView,
  after: HanabiView,
  settings: object,
): readonly HanabiPassage[] {
  const along = events.filter(({ code }) => ALONG.includes(code));
  const aid = memoryOf(settings);
  const told = events.flatMap((event) => tell(event, { along, before, after, aid }));
  // Where nobody waits for it, the table lies as it really does from the first moment on.
  const waited = events.some(mustBeSeen);
  return told.map((passage, i) =>
    waited && i < told.length - 1 ? passage : { ...passage, view: after },
  );
}

/** What a passage is told with. */
interface Between {
  readonly along: readonly HanabiEvent[];
  readonly before: HanabiView;
  readonly after: HanabiView;
  readonly aid: Memory;
}

function tell(event: HanabiEvent, between: Between): readonly HanabiPassage[] {
  const { after } = between;
  const stretch = (ms: number, moves: Motions<Thing>): HanabiPassage => ({
    events: [event],
    view: after,
    motions: moves,
    ms,
    panel: false,
  });
  switch (event.code) {
    case 'dealt':
      return [stretch(motions.dealEnd(after) + SEEN.dealt, motions.dealing(after))];
    case 'clued':
      return [stretch(motions.glanceEnd(event.slots.length) + SEEN.clue, motions.clue(event))];
    case 'built':
    case 'discarded':
    case 'storm':
      return leave(event, between);
    case 'stackComplete':
      return [stretch(SEEN.burst, motions.bursting(event))];
    case 'lastLap':
      return [stretch(SEEN.lastLap, motions.lastLap)];
    // Private; told along with the card that left; or the end.
    case 'dealtTo':
    case 'drew':
    case 'drewCard':
    case 'gameOver':
      return [];
  }
}

/** What a card brings about is seen when it has come to where it goes. */
function leave(event: Left, { along, before, after, aid }: Between): readonly HanabiPassage[] {
  const drawn = along.some(({ code }) => code === 'drew');
  const away: HanabiPassage = {
    events: [event, ...along],
    view: onItsWay(before, after),
    motions: motions.leaving(event, backsOf(before, event.seat, aid), drawn),
    ms: TIMES.card + (event.code === 'storm' ? 0 : SEEN.card),
    panel: false,
  };
  if (event.code !== 'storm') return [away];
  const storm = {
    events: [],
    view: after,
    motions: motions.storming,
    ms: SEEN.storm,
    panel: false,
  };
  return [{ ...away, ms: 2 * TIMES.card, motions: slowed(away.motions) }, storm];
}

/** Everybody groans: a card that fits nowhere is shown to all on its way. */
const slowed = (moves: Motions<Thing>): Motions<Thing> => ({
  ...moves,
  flights: moves.flights.map((one) => (one.via ? { ...one, ms: 2 * one.ms } : one)),
});

/** The table while a card is on its way: it has left the hand, and is nowhere else yet. */
const onItsWay = (before: HanabiView, after: HanabiView): HanabiView => {
  const { clues, storms, stacks, discards, score, phase, turn } = before;
  return { ...after, clues, storms, stacks, discards, score, phase, turn };
};
