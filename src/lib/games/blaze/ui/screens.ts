import type { Screens } from '../../contract/screens.ts';
import { words, type BlazeWords } from '../words/index.ts';
import BetsPanel from './bets/BetsPanel.svelte';
import CardThumb from './cards/CardThumb.svelte';
import FinalScore from './ending/FinalScore.svelte';
import RoundSummary from './ending/RoundSummary.svelte';
import { cuesOf, END_CUES } from './flights/cues.ts';
import Ghost from './flights/Ghost.svelte';
import { restOf } from './flights/pace.ts';
import { mustBeSeen, passagesOf } from './flights/passages.ts';
import type { Thing } from './flights/thing.ts';
import BlazeHand from './hand/BlazeHand.svelte';
import { changedRules, houseOf } from './options/house.ts';
import { newsOf } from './news.ts';
import OptionForm from './options/OptionForm.svelte';
import { roleOf } from './roles.ts';
import RulesSummary from './rules/RulesSummary.svelte';
import SeatMark from './SeatMark.svelte';
import type { BlazeShown } from './shown.ts';
import { storyOf } from './story.ts';
import BlazeTable from './table/BlazeTable.svelte';
import { statusOf } from './table/asks/status.ts';
import Cloth from './table/Cloth.svelte';

/** How Blaze is shown and told. */
export const screens: Screens<BlazeShown, BlazeWords, Thing> = {
  words,
  story: storyOf,
  status: statusOf,
  coverLine({ round, phase, trump }, _, { cards, table }) {
    const standing = table.facts.round(round, cards.phases[phase]);
    // Between the rounds it is still that of the first.
    return trump === null || phase === 'deal'
      ? standing
      : `${standing} · ${cards.trump}: ${cards.suits[trump]}`;
  },
  mustNotLook: ({ words: { table } }) => table.cover.lookAway,
  plate(view, seat, { cards }) {
    const role = roleOf(view, seat);
    return role === null ? '' : cards.roles[role];
  },
  flights: passagesOf,
  news: newsOf,
  logged: (told) => told.map(({ events }) => events),
  cues: cuesOf,
  endCues: END_CUES,
  mustBeSeen: (telling) => telling.some(({ events }) => events.some(mustBeSeen)),
  rest: restOf,
  isIntermission: ({ round }) => round === 2,
  optionsInShort(options, { options: said }) {
    const house = houseOf(options);
    return said.short(said[house.edition], house.betting, changedRules(house));
  },
  tapPlays: true,
  ui: {
    Table: BlazeTable,
    Hand: BlazeHand,
    Shown: null,
    Panel: BetsPanel,
    Thumb: CardThumb,
    Ghost,
    Intermission: RoundSummary,
    Ending: FinalScore,
    OptionForm,
    RulesSummary,
    SeatMark,
    Cloth,
  },
};
