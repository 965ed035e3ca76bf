import type { Seat } from '../../../../core/seats.ts';
import type { Sentences } from '../../../../i18n/sayings.ts';
import type { Card, Rank, Suit } from '../../rules/cards.ts';
import type { BlazeEvent } from '../../rules/events.ts';
import type { BlazeRefusal } from '../../rules/explain.ts';
import { cards } from './cards.ts';
import { story as app } from '../../../../i18n/en/glass.ts';
import { together } from '../../../../i18n/en/list.ts';
import { does, ones, whose, within, YOU } from '../../../../i18n/en/you.ts';

const { card, count, list, rank, suits } = cards;
const suitName = (face: Card): string => suits[face[0] as Suit];
const rankIn = (face: Card): Rank => face[1] as Rank;
const points = (n: number): string => (n === 1 ? '1 point' : `${n} points`);

const isNow = (name: string, role: string): string =>
  name === YOU ? `you are ${role}` : `${name} is ${role}`;

const events: Sentences<BlazeEvent> = {
  dealt: (e) =>
    `Round ${e.round} is dealt. ${suitName(e.trumpCard)} is trump: ${card(e.trumpCard)}.`,
  dealtTo: (e, t) => `${does(t.name(e.seat), 'is', 'are')} dealt ${cards.cards(e.cards)}.`,
  challenge: (e, t) => {
    const roles = [isNow(t.name(e.fire), 'Fire'), isNow(t.name(e.ash), 'Ash')];
    if (e.ember !== null) roles.push(isNow(t.name(e.ember), 'Ember'));
    return `New challenge: ${list(roles)}.`;
  },
  attacked: (e, t) => `${does(t.name(e.seat), 'attacks', 'attack')} with ${card(e.card)}.`,
  tookBack: (e, t) => {
    const lays = t.name(e.seat) === YOU ? 'you lay' : `${t.name(e.seat)} lays`;
    return `Fire first: ${lays} ${card(e.card)} in place of ${card(e.returned)}, which goes back to ${within(t.name(e.to))}.`;
  },
  beat: (e, t) =>
    `${does(t.name(e.seat), 'beats', 'beat')} ${card(e.attack)} with ${card(e.card)}.`,
  declined: (e, t) => `Nothing more from ${within(t.name(e.seat))}.`,
  passed: (e, t) =>
    `${does(t.name(e.seat), 'gives up and will take', 'give up, and will take')} the cards.`,
  discarded: (e, t) =>
    `${does(t.name(e.seat), 'has', 'have')} beaten everything: ${count(e.cards.length)} go to the discards.`,
  took: (e, t) =>
    `${does(t.name(e.seat), 'takes', 'take')} ${count(e.cards.length)}: ${cards.cards(e.cards)}.`,
  drew: (e, t) => `${does(t.name(e.seat), 'draws', 'draw')} ${count(e.count)}.`,
  drewCards: (e, t) => `${does(t.name(e.seat), 'draws', 'draw')} ${cards.cards(e.cards)}.`,
  drewTrump: (e, t) => `The trump card, ${card(e.card)}, goes to ${within(t.name(e.seat))}.`,
  idle: (e) =>
    `${e.count} challenges in a row changed nothing. After ${e.limit} this phase is decided.`,
  kindlingOver: (e) => {
    if (!e.stalemate) return 'Kindling is over: the draw deck is empty.';
    const left = `${count(e.undrawn)} ${e.undrawn === 1 ? 'stays' : 'stay'} undrawn`;
    return `Kindling is over: too many challenges changed nothing. ${left}.`;
  },
  betLaid: (e, t) => `${does(t.name(e.seat), 'lays', 'lay')} a bet.`,
  betOn: (e, t) => `${does(t.name(e.seat), 'bets', 'bet')} ${e.value} on ${within(t.name(e.on))}.`,
  betsLaid: (e, t) =>
    `All bets are down: ${list(e.on.map((on, seat) => `${within(t.name(seat))} on ${within(t.name(on))}`))}.`,
  burnStarted: () => 'Burn begins: from now on nobody draws.',
  burnStalemate: () =>
    'Burn is decided: too many challenges changed nothing. Whoever holds the fewest cards goes out first.',
  wentOut: (e, t) =>
    e.feather
      ? `${does(t.name(e.seat), 'goes out and takes', 'go out and take')} a feather.`
      : `${does(t.name(e.seat), 'goes', 'go')} out; no feather is left.`,
  featherTaken: (e, t) => `${whose(t.name(e.seat))} feather is worth ${e.value}.`,
  lastPlayer: (e, t) => {
    const is = does(t.name(e.seat), 'is', 'are');
    const you = t.name(e.seat) === YOU;
    return e.feather
      ? `${is} the last player and ${you ? 'take' : 'takes'} the last feather.`
      : `${is} the last player and ${you ? 'get' : 'gets'} no feather.`;
  },
  betsRevealed: (e, t) => {
    const named = (seat: Seat) => within(t.name(seat));
    const bets = e.on.map((on, seat) => `${named(seat)} ${e.values[seat]} on ${named(on)}`);
    const paid = e.won.flatMap((won, seat) => (won > 0 ? [`${named(seat)} ${points(won)}`] : []));
    const result = paid.length > 0 ? `They pay ${list(paid)}` : 'They pay nobody';
    return `The bets are turned over: ${list(bets)}. ${result}.`;
  },
  roundOver: (e) => `Round ${e.round} is over.`,
  gameOver: (e, t) =>
    `${does(t.name(e.winner), 'wins', 'win')} with ${points(e.scores[e.winner] ?? 0)}.`,
};

const refusals: Sentences<BlazeRefusal> = {
  gameOver: () => 'The game is over.',
  dealDue: () => 'The cards have to be dealt first.',
  noSuchSeat: () => 'Nobody sits there.',
  betsAreDue: () => 'Everybody lays a bet first.',
  noBetsNow: () => 'Bets are laid only between kindling and burn.',
  goneOut: () => 'Whoever has gone out plays no more this round.',
  noRole: () => 'Only Fire, Ash and Ember play in this challenge.',
  ashDoesNotAttack: () => 'Ash does not attack: Fire and Ember do.',
  onlyAshBeats: () => 'Only Ash beats cards.',
  fireOpens: () => 'Fire opens the challenge.',
  openingNeedsCard: () => 'Fire has to open with a card.',
  tableEmpty: () => 'No card is on the table yet.',
  notInHand: (r) => `${card(r.card)} is not in this hand.`,
  rankNotOnTable: (r) => `${rank(r.rank)} is not in play. In play: ${list(r.ranks.map(rank))}.`,
  limitReached: (r) =>
    r.limit === 1
      ? 'No room is left: this challenge takes 1 attack card.'
      : `No room is left: this challenge takes ${r.limit} attack cards.`,
  fireFirst: (r, t) =>
    `Fire first, then Ember: ${within(t.name(r.fire))} ${t.name(r.fire) === YOU ? 'are' : 'is'} still being asked.`,
  alreadyTaking: () => 'Ash has given up and takes the cards: no more are beaten.',
  noSuchPlace: () => 'No card lies there.',
  alreadyBeaten: () => 'This card is beaten already.',
  tooLow: (r) =>
    rankIn(r.card) === 'F'
      ? `A Firebird beats as 0: too low for ${card(r.attack)}.`
      : `${card(r.card)} is too low for ${card(r.attack)}.`,
  unbeatable: (r) => `Nothing beats ${card(r.attack)}: it is trump and counts 10.`,
  trumpNeeded: (r) => {
    const suit = suitName(r.attack);
    const high = `${suit}, ${rankIn(r.attack)} or higher`;
    if (r.attack[0] === r.trump) return `${card(r.attack)} is trump. It takes ${high}.`;
    const trump = `trump (${suits[r.trump]})`;
    return rankIn(r.attack) === 'F'
      ? `${card(r.attack)} counts 10. It takes ${trump}.`
      : `Another suit does not beat ${card(r.attack)}. It takes ${high}, or ${trump}.`;
  },
  alreadyPassed: () => 'That has been declined already.',
  nothingToDecline: () => 'There is nothing to decline now.',
  notYourTurn: (r, t) => `It is ${ones(t.name(r.turn))} turn.`,
  alreadyBet: () => 'The bet is down already.',
  betOnSelf: () => 'Nobody bets on themselves.',
  noOneLeft: () => 'No 1 is left among the betting cards.',
};

/** What happened, and why something cannot be played. */
export const story = {
  ...app,
  events,
  refusals,
  /** Several events of a kind told in one sentence. */
  together: {
    attacked: (name: string, faces: readonly Card[]): string =>
      `${does(name, 'attacks', 'attack')} with ${cards.cards(faces)}.`,
    declined: (names: readonly string[]): string => `Nothing more from ${list(names.map(within))}.`,
    drew: (draws: readonly { readonly name: string; readonly count: number }[]): string =>
      `Cards drawn: ${list(draws.map((draw) => `${within(draw.name)} ${draw.count}`))}.`,
    betLaid: (names: readonly string[]): string =>
      names.length === 1
        ? `${does(names[0]!, 'lays', 'lay')} a bet.`
        : `${together(names)} lay ${names.includes(YOU) ? 'your' : 'their'} bets.`,
  },
  telling: {
    ...app.telling,
    burnt: (name: string): string => `${does(name, 'has', 'have')} beaten everything`,
    taken: (name: string, n: number): string => `${does(name, 'takes', 'take')} ${count(n)}`,
    betsLie: 'All bets are down',
    betsOpen: 'The bets are turned over',
  },
};
