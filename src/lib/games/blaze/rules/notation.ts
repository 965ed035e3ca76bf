import * as v from 'valibot';
import { failure, success, type Result } from '../../../core/result.ts';
import { cardOf, readFace, type Face, cardsOf } from './cards.ts';
import { optionsSchema } from './options.ts';
import { MAX_PLAYERS, MIN_PLAYERS, switchesFor } from './rulebook.ts';
import { addToHand, discard, makeKnown } from './hands.ts';
import { BlazeState } from './state.ts';

/** Fields of the state that are one integer. */
const NUMBERS = [
  'round', 'phase', 'trump', 'trumpCard', 'fire', 'ash', 'ember', 'turn', 'limit', 'attacks', 'unbeaten', 'emberPlaces',
  'early', 'ranks', 'taking', 'passed', 'lastAttacker', 'inRound', 'feathersTaken', 'idle', 'nextFire',
] as const; // prettier-ignore

/** Fields that are a fixed number of integers. */
const CELLS = [
  'attackCards', 'beatCards', 'ones', 'betOn', 'betOne', 'betPoints', 'feathers', 'outOrder', 'outCount',
] as const; // prettier-ignore

/**
 * The whole state in one line of `key=value`: integers as the state holds them, cards as words
 * (`hands=b8bF|yF|`). Holds every secret.
 */
export function notation(s: BlazeState): string {
  const { players, first, switches } = s.setup;
  const { edition, betting, firebirdMatch, drawTrump } = switches;
  const fields: [string, string | number][] = [
    ['players', players],
    ['first', first],
    ['options', JSON.stringify({ edition, betting, firebirdMatch, drawTrump })],
    ...NUMBERS.map((key): [string, number] => [key, s[key]]),
    ...CELLS.map((key): [string, string] => [key, Array.from(s[key]).join(',')]),
    ['hands', bySeat(s, (seat) => cardsOf(s.once[seat]!, s.twice[seat]!))],
    ['known', bySeat(s, (seat) => cardsOf(s.knownOnce[seat]!, s.knownTwice[seat]!))],
    ['discards', cardsOf(s.discardOnce, s.discardTwice).join('')],
    ['deck', words(s.deck.subarray(s.deckTop, s.deckEnd))],
    ['aside', words(s.aside.subarray(0, s.asideSize))],
  ];
  return fields.map(([key, value]) => `${key}=${value}`).join(' ');
}

const bySeat = (s: BlazeState, cards: (seat: number) => readonly string[]): string =>
  Array.from({ length: s.setup.players }, (_, seat) => cards(seat).join('')).join('|');

const words = (faces: Int32Array): string => Array.from(faces, cardOf).join('');

/**
 * Reads what `notation` wrote. The problem is for developers; whether the position is a possible
 * one is not checked.
 */
export function readNotation(text: string): Result<BlazeState, string> {
  const fields = new Map(text.split(' ').map((field) => splitOnce(field, '=')));
  try {
    return success(readFields((key) => fieldOf(fields, key)));
  } catch (error) {
    return failure(error instanceof Error ? error.message : String(error));
  }
}

type ReadField = (key: string) => string;

function readFields(field: ReadField): BlazeState {
  const [players, first] = [numberOf(field('players')), numberOf(field('first'))];
  if (players < MIN_PLAYERS || players > MAX_PLAYERS) throw new Error('players: 3 to 5');
  const options = v.parse(optionsSchema, JSON.parse(field('options')));
  const s = new BlazeState({ players, first, switches: switchesFor(options, players) });
  for (const key of NUMBERS) s[key] = numberOf(field(key));
  for (const key of CELLS) readCells(s[key], field(key), key);
  field('hands')
    .split('|')
    .forEach((cards, seat) => {
      for (const face of faces(cards)) addToHand(s, seat, face);
    });
  field('known')
    .split('|')
    .forEach((cards, seat) => {
      for (const face of faces(cards)) makeKnown(s, seat, face);
    });
  for (const face of faces(field('discards'))) discard(s, face);
  const [deck, aside] = [faces(field('deck')), faces(field('aside'))];
  s.deck.set(deck);
  s.deckEnd = deck.length;
  s.aside.set(aside);
  s.asideSize = aside.length;
  return s;
}

function readCells(cells: Int32Array, text: string, key: string): void {
  const numbers = text.split(',').map(numberOf);
  if (numbers.length !== cells.length) throw new Error(`${key}: ${cells.length} numbers`);
  cells.set(numbers);
}

function fieldOf(fields: ReadonlyMap<string, string>, key: string): string {
  const value = fields.get(key);
  if (value === undefined) throw new Error(`${key}: missing`);
  return value;
}

function numberOf(text: string): number {
  if (!/^-?\d{1,9}$/.test(text)) throw new Error(`${text}: not an integer`);
  return Number(text);
}

function faces(text: string): Face[] {
  return (text.match(/.{1,2}/g) ?? []).map((word) => {
    const face = readFace(word);
    if (face === undefined) throw new Error(`${word}: not a card`);
    return face;
  });
}

function splitOnce(text: string, at: string): [string, string] {
  const i = text.indexOf(at);
  return i < 0 ? [text, ''] : [text.slice(0, i), text.slice(i + at.length)];
}
