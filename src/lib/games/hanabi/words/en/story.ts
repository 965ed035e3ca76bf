import type { Sentences } from '../../../../i18n/sayings.ts';
import { story as app } from '../../../../i18n/en/glass.ts';
import { does, whose, within, YOU } from '../../../../i18n/en/you.ts';
import type { Color, Rank } from '../../rules/cards.ts';
import type { HanabiEvent } from '../../rules/events.ts';
import type { HanabiRefusal } from '../../rules/explain.ts';
import { cards } from './cards.ts';

const { card, colors, slots } = cards;
const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five'];
const numberOf = (n: number): string => NUMBERS[n] ?? String(n);

/**
 * What a clue told: "two 2s (b and d)", "one Flame card (c)", "no Flame". Letters stay with what
 * they name.
 */
function pointed(color: Color | null, rank: Rank | null, at: readonly number[]): string {
  const n = at.length;
  if (color !== null) {
    if (n === 0) return `no ${colors[color]}`;
    return `${numberOf(n)} ${colors[color]} ${n === 1 ? 'card' : 'cards'}\u00a0(${slots(at)})`;
  }
  return n === 0 ? `no ${rank}` : `${numberOf(n)} ${rank}${n === 1 ? '' : 's'}\u00a0(${slots(at)})`;
}

const stormsLeft = (left: number): string => {
  if (left === 0) return 'no storm token is left';
  return left === 1 ? '1 storm token is left' : `${left} storm tokens are left`;
};

const ENDINGS = {
  complete: (score: number) => `All five rockets burst: ${score}, the whole sky.`,
  storms: (score: number) => `The third storm ends the game: ${score} together.`,
  lap: (score: number) => `The last lap is over: ${score} together.`,
};

const events: Sentences<HanabiEvent> = {
  dealt: (e, t) => `The cards are dealt. ${does(t.name(e.first), 'starts', 'start')}.`,
  dealtTo: (e, t) => `${does(t.name(e.seat), 'is', 'are')} dealt ${cards.cards(e.cards)}.`,
  clued: (e, t) =>
    `${does(t.name(e.seat), 'tells', 'tell')} ${within(t.name(e.to))}: ${pointed(e.color, e.rank, e.slots)}.`,
  discarded: (e, t) => `${does(t.name(e.seat), 'discards', 'discard')} ${card(e.card)}.`,
  built: (e, t) => `${does(t.name(e.seat), 'plays', 'play')} ${card(e.card)}.`,
  storm: (e, t) =>
    `${does(t.name(e.seat), 'plays', 'play')} ${card(e.card)}, which fits nowhere. A storm: ${stormsLeft(e.left)}.`,
  stackComplete: (e) =>
    `The ${colors[e.color]} rocket is complete${e.clueBack ? ' and brings a clue back' : ''}.`,
  drew: (e, t) => `${does(t.name(e.seat), 'draws', 'draw')} a card.`,
  drewCard: (e, t) => `${does(t.name(e.seat), 'draws', 'draw')} ${card(e.card)}.`,
  lastLap: (e, t) => {
    const last = t.name(e.last) === YOU ? 'yours' : whose(t.name(e.last));
    return `The deck is empty. Everybody has one more turn; ${last} is the last.`;
  },
  gameOver: (e) => ENDINGS[e.ending](e.score),
};

const refusals: Sentences<HanabiRefusal> = {
  gameOver: () => 'The game is over.',
  dealDue: () => 'The cards have to be dealt first.',
  noSuchSeat: () => 'Nobody sits there.',
  notYourTurn: (r, t) =>
    t.name(r.turn) === YOU ? 'It is your turn.' : `It is ${t.name(r.turn)}’s turn.`,
  noSuchCard: () => 'No card lies there.',
  allCluesThere: () => 'All clues are there: nothing is discarded until one is given.',
  noClueLeft: () => 'No clue is left. A discard brings one back.',
  clueToSelf: () => 'Nobody gives a clue to themselves.',
  emptyClue: (r, t) => {
    const what = `no ${r.color === null ? r.rank : colors[r.color]}`;
    return `${does(t.name(r.to), 'has', 'have')} ${what}, and a clue has to match a card.`;
  },
};

/** What happened, and why something cannot be played. */
export const story = { ...app, events, refusals };
