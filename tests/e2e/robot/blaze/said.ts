import { game as enGame } from '../../../../src/lib/games/blaze/words/en/index.ts';
import { game as esGame } from '../../../../src/lib/games/blaze/words/es/index.ts';
import type { BlazeWords } from '../../../../src/lib/games/blaze/words/index.ts';
import type { Language } from '../../../../src/lib/i18n/languages.ts';
import { beginning, exactly, like } from '../patterns.ts';

const GAME: Readonly<Record<Language, BlazeWords>> = { en: enGame, es: esGame };

/** What the controls of Blaze are called, for whoever looks for them. */
export interface Said {
  /** Open the hand the game waits for. */
  readonly openers: readonly RegExp[];
  /** Open a hand to add to the attack. */
  readonly adders: readonly RegExp[];
  /** Open a hand out of turn, just to look. */
  readonly lookers: readonly RegExp[];
  /** Decline for one person, and for everybody who is asked. */
  readonly decliners: readonly RegExp[];
  /** Give up at the table, without a look into the hand. */
  readonly giversUp: readonly RegExp[];
  /** Take the cards, in the open hand. */
  readonly takers: readonly RegExp[];
  /** Puts a coin in front of somebody. */
  readonly coins: readonly RegExp[];
  /** Picks an attack card to answer. */
  readonly picks: readonly RegExp[];
  /** Cards that can be played. */
  readonly playable: RegExp;
  /** What is rarely done, one tap each, and comes to nothing by itself. */
  readonly asides: readonly RegExp[];
  readonly words: BlazeWords;
}

/** The names of controls in a language. */
export function saidIn(language: Language): Said {
  const words = GAME[language];
  const { table, hand, play } = words;
  const { plate, passed, cover, facts } = table;
  const of = (control: string) => like((name = '') => plate.of(name, control));
  const ofFirst = (control: (first: string) => string) =>
    like((name = '', first = '') => plate.of(name, control(first)), 2);
  const counted = (message: (count: number) => string, most: number) =>
    Array.from({ length: most }, (_, i) => exactly(message(i + 1)));
  const silences = [
    like(passed.nobodyNames),
    ...[1, 2].map((count) => like((names = '') => passed.silent(names, count))),
  ];
  return {
    openers: [like(cover.open), like(passed.opens), of(plate.open), of(plate.bet)],
    adders: [like(passed.adds), of(plate.add)],
    lookers: [of(plate.look), of(plate.feathers)],
    decliners: [of(plate.done), exactly(hand.act.done), beginning(passed.nobody), ...silences],
    giversUp: [of(plate.take), like(passed.takes)],
    takers: counted(hand.act.takeName, 12),
    coins: [
      like((name = '') => hand.bets.put(1, name)),
      like((name = '') => hand.bets.put(0, name)),
    ],
    picks: [like(hand.lane.pick)],
    playable: new RegExp(`, ${hand.card.playable}(,|$)`, 'u'),
    asides: [
      exactly(hand.coverName),
      exactly(hand.bets.coin(0)),
      exactly(hand.act.takeBack),
      exactly(hand.act.done),
      exactly(plate.outName),
      exactly(plate.inName),
      exactly(hand.more),
      like(hand.lane.takeBack, 2),
      ...Object.values(hand.sorting.by).map((by) => exactly(hand.sorting.label(by))),
      of(plate.outName),
      of(plate.inName),
      ofFirst(plate.want),
      of(plate.unwant),
      like(passed.wants, 2),
      like(passed.unwants),
      exactly(play.bots.tableName),
      exactly(cover.notMe),
      ...counted(facts.browse, 60),
    ],
    words,
  };
}
