import type { Card, Rank } from '../../rules/cards.ts';
import { later } from '../../../../i18n/later.ts';
import { cards } from './cards.ts';
import { hand as app } from '../../../../i18n/en/glass.ts';
import { within } from '../../../../i18n/en/you.ts';

const numbers = ['no', 'a', 'two', 'three', 'four', 'five'] as const;
const many = (count: number): string => numbers[count] ?? String(count);
const ranks = (rank: Rank): string => `${cards.rank(rank)}s`;
const up = (rank: Rank): string => (rank === '9' ? rank : `${rank} or higher`);
const down = (rank: Rank): string => (rank === '1' ? rank : `1 to ${rank}`);
const either = later(() => new Intl.ListFormat('en', { type: 'disjunction' }));

/** Cards one plays in one go: one by its name, several of a rank by how many there are. */
function played(faces: readonly Card[]): string {
  const [first] = faces;
  if (first === undefined || faces.length === 1) return first ? cards.card(first) : '';
  const rank = first[1] as Rank;
  const same = faces.every((card) => card[1] === rank);
  return same ? `${many(faces.length)} ${ranks(rank)}` : `${many(faces.length)} cards`;
}

/** Words of an open hand. Only its owner reads them. */
export const hand = {
  ...app,
  recap: 'Since you last looked',
  more: 'More',
  fewer: 'Less',
  onlyYou: 'Only you see this',
  feather: (value: number, round: number) => `Feather worth ${value}, round ${round}`,
  betPoints: (points: number) => (points === 1 ? '1 bet point' : `${points} bet points`),

  /** What the owner is to do, below their name. */
  task: {
    attacks: (ash: string, count: number) => `You attack ${ash} (${cards.count(count)})`,
    helps: (fire: string, ash: string) => `You help ${fire} against ${ash}`,
    answers: (beaten: number, attacks: number) =>
      attacks === 0 ? 'You answer the attack' : `You have beaten ${beaten} of ${attacks}`,
    takes: 'You take the cards on the table',
    watches: 'No part in this challenge',
    out: 'You are out of this round',
    bets: 'You bet in secret',
    hasBet: 'Your bet is laid',
    waits: 'The next round comes',
  },

  lane: {
    label: 'Cards on the table',
    attack: (card: string, by: string) => `${card} from ${within(by)}`,
    beaten: (attack: string, beat: string) => `${attack}, beaten by ${beat}`,
    open: (attack: string) => `${attack}, not beaten`,
    ready: (name: string) => `${name}, ready to play`,
    pick: (attack: string) => `${attack}: choose what beats it`,
    takeBack: (attack: string, beat: string) => `${attack}: take ${beat} back`,
    takeAttackBack: (attack: string) => `Take ${attack} back`,
    free: (count: number) => (count === 1 ? '1 free place' : `${count} free places`),
  },

  /** Parts of a card's name for those who hear it. */
  card: {
    trump: 'trump',
    worth: (value: string) => `worth ${value}`,
    copies: (count: number) => `${count} copies`,
    ready: (count: number, copies: number) => (copies > 1 ? `${count} ready` : 'ready'),
    playable: 'can be played',
    not: (why: string) => `not now: ${why}`,
    picked: 'picked to move',
  },
  /** What a card is and can do, for whoever asks about it. */
  teach: {
    firebird: 'It counts 10 for Fire and Ember, and 0 for Ash.',
    firebirdAttacks: 'As an attack: only trump beats it.',
    trumpFirebirdAttacks: 'As an attack: nothing beats it.',
    firebirdBeats: 'As Ash: it beats nothing.',
    trumpFirebirdBeats: (others: string) => `As Ash: it beats every ${others}.`,
    attacks: (suit: string, rank: Rank) =>
      `As an attack: ${suit} ${up(rank)} beats it, and any trump.`,
    trumpAttacks: (suit: string, rank: Rank) => `As an attack: only ${suit} ${up(rank)} beats it.`,
    beats: (suit: string, rank: Rank) => `As Ash: it beats ${suit} ${down(rank)}.`,
    trumpBeats: (suit: string, rank: Rank, others: string) =>
      `As Ash: it beats every ${others}, and ${suit} ${down(rank)}.`,
    opens: (rank: Rank) => `Once it lies there, other ${ranks(rank)} may follow.`,
    opensByValue: 'After an attack with it other Firebirds may follow; after a beat, nothing.',
    fits: 'It can be played now.',
  },
  cardsLabel: 'Your cards',
  fitting: 'Your cards that fit',
  resting: 'Your other cards',
  opens: (rank: Rank) => `opens ${ranks(rank)}`,
  /** On a card that is led with once this challenge is over. */
  next: 'next',
  times: (count: number) => `×${count}`,

  sorting: {
    label: (by: string) => `Sort: ${by}`,
    by: { rank: 'by number', suit: 'by suit', own: 'my order' },
    arrange: 'Arrange',
    arranged: 'Done',
    left: 'Move left',
    right: 'Move right',
    pick: 'Tap a card, then move it.',
    nowAt: (card: string, place: number, of: number) => `${card}: place ${place} of ${of}.`,
    sorted: (by: string) => `Sorted ${by}.`,
  },

  hint: {
    open: 'Open with any card, or with several of one number.',
    add: (inPlay: readonly Rank[], room: number) =>
      `Any ${either().format(inPlay.map(cards.rank))}, of any suit. Room\u00a0for\u00a0${room}\u00a0more.`,
    noMatch: (inPlay: readonly Rank[]) => `You hold no ${either().format(inPlay.map(cards.rank))}.`,
    full: (ash: string) => `There is no room for more: ${ash} answers.`,
    insteadOf: (card: string, ember: string) =>
      `Your card would take the place of ${card}, which goes back to ${ember}.`,
    passed: 'You add nothing more.',
    fireFirst: (fire: string) => `${fire} answers first, then it is your turn to add.`,
    fireOpens: (fire: string) => `${fire} opens this challenge. There is nothing to answer yet.`,
    beat: (attack: string, count: number, cheapest: string) =>
      count === 1
        ? `Only ${cheapest} beats ${attack}.`
        : `${count} of your cards beat ${attack}; the cheapest is ${cheapest}.`,
    noBeat: (attack: string) => `Nothing you hold beats ${attack}.`,
    allBeaten: 'All is beaten. The others say whether they add more.',
    allReady: 'With these, all is beaten.',
    leads: 'All is beaten. If nobody adds, you lead: choose your cards now, or later.',
    taking: 'You are taking the cards. The others may still add some.',
    settled: 'This settles the challenge: nothing more can be added.',
    /** To whoever has no part in the challenge: how it stands. */
    watch: (fire: string, ash: string) => `${fire} is to open against ${ash}.`,
    watchFight: (ash: string, beaten: number, attacks: number) =>
      `${ash} has beaten ${beaten} of ${attacks}.`,
    watchTaking: (ash: string) => `${ash} takes the cards. The others may still add some.`,
    out: 'You have no cards left and take no further part in this round.',
    waits: 'There is nothing to play just now.',
    betLaid: 'Your bet is down. The others still have to lay theirs.',
  },

  /** What comes for somebody who waits, by how the challenge ends. */
  coming: {
    label: 'The next challenge',
    beaten: (ash: string | null) => `If ${ash === null ? 'you beat' : `${ash} beats`} everything`,
    taken: (ash: string | null) => `If ${ash === null ? 'you take' : `${ash} takes`}`,
    you: (role: string | null) => (role === null ? 'You watch' : `You are ${role}`),
  },

  said: {
    ready: (faces: readonly Card[]) => `Ready: ${cards.cards(faces)}. Only you can see this.`,
    beats: (card: string, attack: string) => `${card} beats ${attack}.`,
    beatsAndOpens: (card: string, attack: string, rank: Rank) =>
      `${card} beats ${attack} and opens ${ranks(rank)}.`,
    leads: (faces: readonly Card[]) => `If nobody adds, you lead with ${cards.cards(faces)}.`,
    takenBack: (card: string) => `${card} is back in your hand.`,
    noSuchRank: (rank: Rank) => `You hold no ${cards.rank(rank)}.`,
    allBeaten: 'Everything is beaten already.',
    settled: 'What is ready settles the challenge: nothing more can be added.',
    notNow: 'That cannot be played now.',
  },

  act: {
    choose: 'Choose a card',
    tap: 'Tap a card to play it',
    nothing: 'No card fits',
    waits: 'The others answer now',
    play: (faces: readonly Card[]) => `Play ${played(faces)}`,
    playOn: 'Play, then another',
    beat: (attack: string, card: string) => `Beat ${attack} with ${card}`,
    beatSome: (count: number) => `Beat ${many(count)} cards`,
    beatAll: (count: number) => (count === 2 ? 'Beat both cards' : `Beat all ${many(count)} cards`),
    lead: (faces: readonly Card[]) => `If nobody adds, lead ${played(faces)}`,
    beatAndLead: (count: number, faces: readonly Card[]) =>
      `Beat ${count === 1 ? 'it' : count === 2 ? 'both' : `all ${many(count)}`}, then lead ${played(faces)}`,
    takeBack: 'Take back',
    done: 'Nothing more',
    take: (count: number) => `Take ${cards.count(count)}`,
    takeName: (count: number) => `Hold to take ${cards.count(count)}`,
    takeConfirm: (count: number) => `Press again to take ${cards.count(count)}`,
  },

  bets: {
    question: 'Who keeps cards longest?',
    coins: 'Your coins',
    coin: (value: number) => `Coin ${value}`,
    pays: 'Right: a point for you. Wrong: a point for them.',
    zero: 'It pays nothing and comes back: lay it if you think it is you.',
    left: (count: number) => `${count} left`,
    noOnes: 'Your 1s are spent.',
    put: (value: number, name: string) => `${value} on ${name}`,
    bet: (value: number, name: string) => `Bet ${value} on ${name}`,
    choose: 'Choose a person',
    cards: 'Your cards',
  },
};
