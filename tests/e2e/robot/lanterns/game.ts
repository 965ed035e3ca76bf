import { game as en } from '../../../lanterns/game/words/en/index.ts';
import { game as es } from '../../../lanterns/game/words/es/index.ts';
import type { Hands, Played, RobotGame, Seen } from '../game.ts';
import { exactly, like } from '../patterns.ts';
import type { Sight } from '../sight.ts';

/** Lanterns as the robot plays it. */
export const lanterns: RobotGame = (language): Played => {
  const words = { en, es }[language];
  const { acts, table, hand, play } = words;
  const of = (control: string) => like((name = '') => table.plate.of(name, control));
  const onTable = [of(acts.light), of(acts.snuff)];
  const inOwnHand = [exactly(acts.light), exactly(acts.snuff)];

  async function atTable(hands: Hands, sight: Sight): Promise<Seen> {
    const acting = sight.fitting(onTable);
    if (acting.length > 0) return hands.commit(hands.any(acting).name);
    // Whoever comes back to a cover looks into their hand, or has it laid on the table.
    const opening = sight.fitting([like(table.cover.open)]);
    if (opening.length === 0) return 'nothing to do';
    return hands.chance(50) ? hands.held(opening[0]!.name) : hands.tapped(table.cover.notMe);
  }

  async function inHand(hands: Hands, sight: Sight): Promise<Seen> {
    const acting = sight.fitting(inOwnHand);
    if (acting.length > 0) return hands.commit(hands.any(acting).name);
    const way = [play.bots.hurry, hand.coverName].find(sight.has);
    return way === undefined ? 'nothing to do' : hands.tapped(way);
  }

  return {
    words,
    decliners: [],
    lookers: [of(table.plate.look)],
    asides: [hand.coverName, table.cover.notMe, play.bots.tableName].map(exactly),
    nextChapter: null,
    atTable,
    inHand,
  };
};
