import type { Screens } from '../../contract/screens.ts';
import { words, type BlazeWords } from '../words/index.ts';
import FinalScore from './ending/FinalScore.svelte';
import RoundSummary from './ending/RoundSummary.svelte';
import BlazeHand from './hand/BlazeHand.svelte';
import { changedRules, houseOf } from './options/house.ts';
import OptionForm from './options/OptionForm.svelte';
import { roleOf } from './roles.ts';
import RulesSummary from './rules/RulesSummary.svelte';
import SeatMark from './SeatMark.svelte';
import type { BlazeShown } from './shown.ts';
import { storyOf } from './story.ts';
import BlazeTable from './table/BlazeTable.svelte';
import { statusOf } from './table/asks/status.ts';
import { restOf } from './told/pace.ts';
import Telling from './told/Telling.svelte';
import { stepsOf } from './told/told.ts';

/** How Blaze is shown and told. */
export const screens: Screens<BlazeShown, BlazeWords> = {
  words,
  story: storyOf,
  status: statusOf,
  coverLine({ round, phase, trump }, _, { cards, table }) {
    const standing = table.facts.round(round, cards.phases[phase]);
    return trump === null ? standing : `${standing} · ${cards.trump}: ${cards.suits[trump]}`;
  },
  mustNotLook: ({ words: { table } }) => table.cover.lookAway,
  plate(view, seat, { cards }) {
    const role = roleOf(view, seat);
    return role === null ? '' : cards.roles[role];
  },
  settles: (telling) => stepsOf(telling).some(({ scene }) => scene.kind !== 'caption'),
  rest: restOf,
  isIntermission: ({ round }) => round === 2,
  optionsInShort(options, { options: said }) {
    const house = houseOf(options);
    return said.short(said[house.edition], house.betting, changedRules(house));
  },
  ui: {
    Table: BlazeTable,
    Hand: BlazeHand,
    Telling,
    Intermission: RoundSummary,
    Ending: FinalScore,
    OptionForm,
    RulesSummary,
    SeatMark,
  },
};
