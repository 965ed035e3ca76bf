import type { Motions, Passage } from '../../../contract/flights.ts';
import type { HanabiEvent } from '../../rules/events.ts';
import type { HanabiView } from '../../rules/view.ts';
import type { HanabiShown } from '../shown.ts';
import type { Thing } from './thing.ts';

const STILL: Motions<Thing> = { flights: [], burnt: [], stirs: [], sprays: [], dusk: false };

/** Everything that was done is one stretch. */
export const passagesOf = (
  events: readonly HanabiEvent[],
  _: HanabiView,
  after: HanabiView,
): readonly Passage<HanabiShown, Thing>[] => [
  { events, view: after, motions: STILL, ms: 900, panel: false },
];

/** Whether everybody should see something before the game goes on: cards came and went. */
export const isSettled = ({ code }: HanabiEvent): boolean => code === 'gameOver';
