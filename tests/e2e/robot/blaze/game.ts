import type { Hands, Played, RobotGame, Seen } from '../game.ts';
import { Player, type PlayerPlan } from '../player.ts';
import type { Control, Sight } from '../sight.ts';
import { saidIn, type Said } from './said.ts';

/** Blaze as the robot plays it. */
export const blaze: RobotGame = (language): Played => {
  const said = saidIn(language);
  const { words, decliners, lookers, asides } = said;
  return {
    words,
    decliners,
    lookers,
    asides,
    nextChapter: words.ending.round.deal,
    atTable: (hands, sight) => actAtTable(said, hands, sight),
    inHand: (hands, sight) => actInHand(said, hands, sight),
  };
};

/** Somebody who plays Blaze for everybody at the table. */
export const playerOf = (plan: Omit<PlayerPlan, 'game'>): Promise<Player> =>
  Player.at({ ...plan, game: blaze });

async function actAtTable(said: Said, hands: Hands, sight: Sight): Promise<Seen> {
  const givers = sight.fitting(said.giversUp);
  if (givers.length > 0 && hands.chance(8)) return hands.commitHolding(hands.any(givers).name);
  const opening = sight.fitting(said.openers);
  if (opening.length > 0) return hands.held(hands.any(opening).name);
  const adding = sight.fitting(said.adders);
  const declining = sight.fitting(said.decliners);
  if (adding.length > 0 && (declining.length === 0 || hands.chance(25)))
    return hands.held(hands.any(adding).name);
  if (declining.length > 0) return hands.commit(hands.any(declining).name);
  return 'nothing to do';
}

async function actInHand(said: Said, hands: Hands, sight: Sight): Promise<Seen> {
  const { takers, coins, picks, playable, words } = said;
  const laid = sight.fitting(coins);
  if (laid.length > 0 && !laid.some(({ pressed }) => pressed))
    return hands.tapped(hands.any(laid).name);
  const main = sight.controls.find(({ golden }) => golden)?.name;
  const taker = sight.fitting(takers)[0]?.name;
  const cards = sight.fitting([playable]).filter(({ pressed }) => !pressed);
  const open = sight.fitting(picks);
  // Ash answers as long as something it holds beats what lies there; the others add a second card
  // now and then, and so does Ash to what it leads with next.
  const answers = taker !== undefined && open.length > 0;
  if (cards.length > 0 && (main === undefined || answers || hands.chance(30)))
    return hands.tapped(hands.any<Control>(cards).name);
  if (cards.length === 0 && taker !== undefined && open.length > 1 && hands.chance(60))
    return hands.tapped(hands.any(open).name);
  if (main !== undefined && (taker === undefined || open.length === 0 || hands.chance(30)))
    return hands.commit(main);
  // With everything beaten there is nothing to take for: the others are asked at the table.
  if (taker !== undefined && open.length > 0) return hands.commitHolding(taker);
  const { done } = words.hand.act;
  if (sight.has(done)) return hands.commit(done);
  const ways = [words.play.bots.hurry, words.hand.coverName].filter((name) => sight.has(name));
  return ways[0] === undefined ? 'nothing to do' : hands.tapped(ways[0]);
}
