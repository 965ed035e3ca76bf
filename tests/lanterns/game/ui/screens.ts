import type { Flight } from '../../../../src/lib/games/contract/flights.ts';
import type { Screens } from '../../../../src/lib/games/contract/screens.ts';
import type { LanternEvent } from '../rules/events.ts';
import type { LanternOptions } from '../rules/options.ts';
import { words, type LanternWords } from '../words/index.ts';
import Cloth from './Cloth.svelte';
import Ending from './Ending.svelte';
import Intermission from './Intermission.svelte';
import LanternHand from './LanternHand.svelte';
import LanternTable from './LanternTable.svelte';
import OptionForm from './OptionForm.svelte';
import RulesSummary from './RulesSummary.svelte';
import SeatMark from './SeatMark.svelte';
import type { LanternShown } from './shown.ts';
import { storyOf } from './story.ts';
import Ghost from './Ghost.svelte';
import Panel from './Panel.svelte';

/** A lantern that is lit comes from whose it was. */
const lighting = (event: LanternEvent): readonly Flight<number>[] =>
  event.code !== 'lit'
    ? []
    : [
        {
          key: 'lantern',
          what: event.height,
          from: `plate:${event.seat}`,
          to: 'slot:row' as const,
          manner: 'throw',
          ratio: 1,
          at: 0,
          ms: 320,
        },
      ];

/** How Lanterns is shown and told. */
export const screens: Screens<LanternShown, LanternWords, number> = {
  words,
  story: storyOf,
  status({ words: { status }, prompt: { due }, view, people }) {
    if (due.kind === 'over' || due.kind === 'deal') return status[due.kind];
    return status.plays(people[view.turn ?? 0]?.name ?? '');
  },
  coverLine: ({ row }, _, { facts, score }) => `${facts.row}: ${score(row.length)}`,
  mustNotLook({ words: { away, names, table }, view, people }, seat) {
    // Whoever has a lantern in front of them would see it over the shoulder of this seat.
    const owners = people.flatMap(({ name }, other) =>
      other === seat || view.front[other] === null ? [] : name,
    );
    return owners.length === 0 ? table.cover.lookAway : away(names(owners));
  },
  plate: () => '',
  flights: (events, _, view) => [
    {
      events,
      view,
      ms: 900,
      panel: false,
      motions: { flights: events.flatMap(lighting), burnt: [], stirs: [], sprays: [], dusk: false },
    },
  ],
  news: (events) => (events.some(({ code }) => code === 'wentDark') ? ['dark'] : []),
  logged: (told) => told.map(({ events }) => events),
  cues: () => [],
  endCues: [],
  mustBeSeen: () => false,
  rest: (_, pace) => (pace === 'off' ? 250 : 900),
  isIntermission: () => false,
  optionsInShort: (options, { options: said }) =>
    (options as LanternOptions).mild ? said.four : said.usual,
  tapPlays: false,
  ui: {
    Table: LanternTable,
    Hand: LanternHand,
    Shown: null,
    Panel,
    Thumb: null,
    Ghost,
    Intermission,
    Ending,
    OptionForm,
    RulesSummary,
    SeatMark,
    Cloth,
  },
};
