import { ending as app } from '../../../../i18n/en/glass.ts';
import { list, together } from '../../../../i18n/en/list.ts';
import { does, within, YOU } from '../../../../i18n/en/you.ts';

const points = (n: number): string => (n === 1 ? '1 point' : `${n} points`);

/** Those who were tied, best first. */
const inOrder = ([first, ...others]: readonly string[]): string =>
  [`first ${within(first ?? '')}`, ...others.map(within)].join(', then ');

/** Words between the rounds, at the end, and for when something breaks in between. */
export const ending = {
  ...app,
  bets: {
    title: 'Bets',
    by: (name: string, on: string): string => `${does(name, 'bets', 'bet')} on ${within(on)}`,
    hidden: 'face down',
    value: (value: 0 | 1): string => `a ${value}`,
    paysSaid: (name: string): string => `1 point for ${within(name)}`,
    back: 'nothing won',
    longest: (name: string): string => `${name} kept cards longest`,
    /** Whose points they are; `right`: somebody has bet on who kept cards longest. */
    why: (name: string, right: boolean): string =>
      right
        ? `A 1 on ${within(name)} is a point for its owner, any other 1 for whoever it was bet on.`
        : `Nobody bet on ${within(name)}: every 1 is a point for whoever it was bet on.`,
    /** What somebody’s points came from: their own bet, and those of others who were wrong. */
    because: (right: boolean, from: readonly string[]): string =>
      [right ? 'a right bet' : '', from.length > 0 ? `from ${list(from.map(within))}` : '']
        .filter((part) => part !== '')
        .join(', and '),
    none: 'Nobody wins a point.',
  },
  round: {
    title: 'Round 1 is over',
    order: 'In the order of going out',
    feather: 'feather, face down',
    noFeather: 'no feather',
    faceDown: 'Feathers stay face down until the end.',
    next: (name: string): string =>
      name === YOU ? 'and begin round 2 as' : 'and begins round 2 as',
    deal: 'Deal round 2',
  },
  final: {
    ...app.final,
    wins: (name: string): string => does(name, 'wins', 'win'),
    points,
    table: 'Final score',
    place: 'Place',
    player: 'Player',
    round: (round: number): string => `Round ${round}`,
    featherSaid: (round: number): string => `Feather of round ${round}`,
    bets: 'Bets',
    total: 'Total',
    tie: {
      betPoints: (names: readonly string[]): string =>
        `${together(names)} have the same total. Most points from bets decide: ${inOrder(names)}.`,
      featherAfterBets: (names: readonly string[]): string =>
        `${together(names)} have the same total, and as much of it from bets. The higher feather of round 2 decides: ${inOrder(names)}.`,
      betsThenFeather: (names: readonly string[]): string =>
        `${together(names)} have the same total. Most points from bets decide, and where those are the same, too, the higher feather of round 2: ${inOrder(names)}.`,
      feather: (names: readonly string[]): string =>
        `${together(names)} have the same total. The higher feather of round 2 decides: ${inOrder(names)}.`,
    },
    bettedOn: (round: number): string => `Bets of round ${round}`,
    fan: 'Nine painted feathers fanned out over a glowing coal',
  },
};
