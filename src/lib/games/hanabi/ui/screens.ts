import type { Screens } from '../../contract/screens.ts';
import type { Seat } from '../../../core/seats.ts';
import { words, type HanabiWords } from '../words/index.ts';
import CardThumb from './cards/CardThumb.svelte';
import HanabiEnding from './ending/HanabiEnding.svelte';
import { cuesOf, END_CUES } from './flights/cues.ts';
import Ghost from './flights/Ghost.svelte';
import { restOf } from './flights/pace.ts';
import Panel from './flights/Panel.svelte';
import { mustBeSeen, passagesOf } from './flights/passages.ts';
import type { Thing } from './flights/thing.ts';
import HanabiHand from './hand/HanabiHand.svelte';
import ShownHand from './hand/ShownHand.svelte';
import { loggedOf } from './logged.ts';
import { newsOf } from './news.ts';
import { agreedOf } from './options/agreed.ts';
import OptionForm from './options/OptionForm.svelte';
import RulesSummary from './rules/RulesSummary.svelte';
import type { HanabiShown } from './shown.ts';
import { storyOf } from './story.ts';
import HanabiTable from './table/HanabiTable.svelte';
import { statusOf } from './status.ts';
import Cloth from './table/Cloth.svelte';

/** How Hanabi is shown and told. */
export const screens: Screens<HanabiShown, HanabiWords, Thing> = {
  words,
  story: storyOf,
  status: statusOf,
  coverLine: ({ score, clues, storms }, seat, { status }) =>
    seat === null ? status.standing(score, clues, storms) : status.sees,
  mustNotLook({ words: { table, names, status }, people }, seat) {
    const owners = people.flatMap(({ name, bot }, other: Seat) =>
      other === seat || bot !== undefined ? [] : name,
    );
    if (owners.length === 0) return table.cover.lookAway;
    return status.away[owners.length === 1 ? 'one' : 'several'](names(owners));
  },
  plate: ({ turn }, seat, { status }) => (turn === seat ? status.inTurn : ''),
  flights: passagesOf,
  news: newsOf,
  logged: loggedOf,
  cues: cuesOf,
  endCues: END_CUES,
  mustBeSeen: (telling) => telling.some(({ events }) => events.some(mustBeSeen)),
  rest: restOf,
  isIntermission: () => false,
  optionsInShort(options, { options: said }) {
    const { emptyClues, stormScore, memory } = agreedOf(options);
    const changed = [
      ...(emptyClues ? [] : [said.shortEmpty]),
      ...(stormScore === 'zero' ? [] : [said.shortStorm]),
      ...(memory === 'marks' ? [] : [said.memory.short[memory]]),
    ];
    return said.short(changed);
  },
  tapPlays: false,
  ui: {
    Table: HanabiTable,
    Hand: HanabiHand,
    Shown: ShownHand,
    Panel,
    Thumb: CardThumb,
    Ghost,
    Intermission: null,
    Ending: HanabiEnding,
    OptionForm,
    RulesSummary,
    SeatMark: null,
    Cloth,
  },
};
