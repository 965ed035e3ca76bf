import { game as en } from '../../../../src/lib/games/hanabi/words/en/index.ts';
import { game as es } from '../../../../src/lib/games/hanabi/words/es/index.ts';
import type { Language } from '../../../../src/lib/i18n/languages.ts';
import type { HanabiWords } from '../../../../src/lib/games/hanabi/words/index.ts';
import type { Hands, Played, RobotGame, Seen } from '../game.ts';
import { exactly, like } from '../patterns.ts';
import type { Sight } from '../sight.ts';
import {
  cardsInTurn,
  cardsInView,
  cluesIn,
  isProven,
  leastOf,
  stacksIn,
  tipsIn,
  type SeenCard,
  type Tip,
} from './cards.ts';

/** How many of a hundred cards that nothing proves are played all the same, by whom. */
const CAREFUL = 2;
const BOLD = 45;
/** How often, of a hundred times, somebody looks who has a clue to give. */
const LOOKS = 80;
/** And how often one is given by word, where that is possible. */
const BY_WORD = 5;

/**
 * Hanabi as the robot plays it, each seat knowing what it is shown and no more: what clues prove is
 * played, else somebody is told of a card that fits, else the oldest card goes.
 */
export const hanabi: RobotGame = (language) => playedIn(language, CAREFUL);

/** The same by people who soon raise three storms. */
export const hasty: RobotGame = (language) => playedIn(language, BOLD);

function playedIn(language: Language, boldness: number): Played {
  const words = { en, es }[language];
  const { table, hand, play } = words;
  return {
    words,
    decliners: [],
    lookers: [like(table.plate.sees)],
    asides: [
      ...[hand.coverName, hand.more, hand.fewer, hand.clue.close].map(exactly),
      ...[table.plate.back, table.cover.notMe, play.bots.tableName].map(exactly),
      ...Array.from({ length: 30 }, (_, gone) => exactly(table.facts.browse(gone))),
    ],
    nextChapter: null,
    atTable: (hands, sight) => atTable({ words, boldness, hands, sight }),
    inHand: (hands, sight) => inView({ words, boldness, hands, sight }),
  };
}

/** A look at the screen, and who looks. */
interface Moment {
  readonly words: HanabiWords;
  readonly boldness: number;
  readonly hands: Hands;
  readonly sight: Sight;
}

async function atTable(moment: Moment): Promise<Seen> {
  const { words, hands, sight } = moment;
  const { cover, plate } = words.table;
  const opening = sight.fitting([like(cover.open)]);
  if (opening.length > 0)
    return hands.chance(50) ? hands.held(opening[0]!.name) : hands.tapped(cover.notMe);
  const said = saidByWord(words, sight);
  if (said.length > 0) return hands.commit(hands.any(said));
  const told = sight.controls.filter(({ group }) => group === plate.tell);
  const whom = told.find(({ name }) => name !== plate.back);
  if (whom) return hands.tapped(whom.name);
  const own = cardsInTurn(sight, words);
  if (own.length === 0) return 'nothing to do';
  const text = await hands.reads();
  const chosen = ownCard(own, stacksIn(text, words));
  const clues = cluesIn(text, words);
  const picked = own.find((card) => card.picked);
  if (picked) {
    const acts = { play: plate.play(picked.slot), discard: plate.discard(picked.slot) };
    return decide(moment, { picked, chosen, ...acts, back: plate.back });
  }
  if (chosen.proven) return hands.tapped(chosen.card.called);
  if (clues > 0 && sight.has(plate.tell) && hands.chance(BY_WORD)) return hands.tapped(plate.tell);
  const looks = clues === 8 || (clues > 0 && hands.chance(LOOKS));
  const looker = sight.controls.find(({ current, name }) => current && like(plate.sees).test(name));
  if (looks && looker) return hands.held(looker.name);
  return hands.tapped(chosen.card.called);
}

/** Clues that can be given on the table, with all hands face down. */
const saidByWord = ({ table }: HanabiWords, sight: Sight): readonly string[] =>
  sight.fitting([like(table.plate.hint, 2)]).map(({ name }) => name);

/** What is done with a card of one's own: played where clues prove it, else discarded. */
interface Chosen {
  readonly card: SeenCard;
  readonly proven: boolean;
}

function ownCard(own: readonly SeenCard[], stacks: readonly number[]): Chosen {
  const proven = own.find((card) => isProven(card, stacks));
  return { card: proven ?? leastOf(own, stacks), proven: proven !== undefined };
}

/** A card of one's own that was tapped, and what the controls beside it are called. */
interface Picked {
  readonly picked: SeenCard;
  readonly chosen: Chosen;
  readonly play: string;
  readonly discard: string;
  readonly back: string;
}

async function decide({ hands, sight, boldness }: Moment, about: Picked): Promise<Seen> {
  const { picked, chosen, play, discard, back } = about;
  const isChosen = picked.called === chosen.card.called;
  if (sight.has(play) && ((isChosen && chosen.proven) || hands.chance(boldness)))
    return hands.commit(play);
  if (isChosen && sight.has(discard)) return hands.commit(discard);
  return hands.tapped(isChosen ? back : chosen.card.called);
}

async function inView(moment: Moment): Promise<Seen> {
  const { words, hands, sight, boldness } = moment;
  const { act, clue, task } = words.hand;
  const text = await hands.reads();
  if (!text.includes(task.turn)) return waitsInView(words, hands, sight);
  const every = sight.controls.filter(({ group }) => group === clue.colors || group === clue.ranks);
  if (every.length > 0) return hands.commit(hands.any(every).name);
  const stacks = stacksIn(text, words);
  const all = cardsInView(sight, words);
  const own = all.filter(({ face }) => face === null);
  if (own.length === 0) return 'nothing to do';
  const chosen = ownCard(own, stacks);
  const clues = cluesIn(text, words);
  const tips = clues > 0 ? tipsIn(all, stacks) : [];
  const picked = all.find((card) => card.picked);
  const goes = chosen.proven || hands.chance(boldness) || (tips.length === 0 && clues < 8);
  if (!goes) return tell(moment, { all, tips, picked });
  if (picked?.face !== null) return hands.tapped(chosen.card.called);
  const named = { play: act.play(picked.slot), discard: act.discard(picked.slot) };
  return decide(moment, { picked, chosen, ...named, back: picked.called });
}

/** What can be told of whom, and the card that is looked at. */
interface Telling {
  readonly all: readonly SeenCard[];
  readonly tips: readonly Tip[];
  readonly picked: SeenCard | undefined;
}

/** Goes on towards a clue: the best there is, or any where nobody can discard. */
function tell({ words, hands, sight }: Moment, { all, tips, picked }: Telling): Promise<Seen> {
  const { act, clue } = words.hand;
  const offers = sight.controls.filter(({ group }) => group === act.label);
  const tip = tips.find(({ card }) => card.called === picked?.called);
  const best = tip && offers.find(({ name }) => names(name, tip, words));
  if (best) return hands.commit(best.name);
  if (tips.length > 0) return hands.tapped(hands.any(tips).card.called);
  const clues = offers.filter(({ name }) => !isOtherWay(name, words));
  if (clues.length > 0) return hands.commit(hands.any(clues).name);
  if (sight.has(clue.give) && hands.chance(30)) return hands.tapped(clue.give);
  return hands.tapped(hands.any(all.filter(({ face }) => face !== null)).called);
}

/** It is another's turn: whoever plays alone waits, others cover. */
const waitsInView = (words: HanabiWords, hands: Hands, sight: Sight): Promise<Seen> | Seen => {
  const way = [words.play.bots.hurry, words.hand.coverName].find(sight.has);
  return way === undefined ? 'nothing to do' : hands.tapped(way);
};

/** A clue that names what is to be named. */
const names = (name: string, { named }: Tip, { cards, hand }: HanabiWords): boolean =>
  [1, 2, 3, 4, 5].some((count) =>
    name.includes(`: ${cards.hint(named, count)}: ${cards.count(count)}`),
  ) && !name.includes(hand.clue.others);

/** What stands beside the clues for a card and is none. */
const isOtherWay = (name: string, { hand, advice }: HanabiWords): boolean =>
  [hand.clue.others, hand.clue.give, advice.ask].includes(name) ||
  like(hand.act.play).test(name) ||
  like(hand.act.discard).test(name);
