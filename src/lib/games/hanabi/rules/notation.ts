import * as v from 'valibot';
import { failure, success, type Result } from '../../../core/result.ts';
import { cardOf, cardsOf, DECK_SIZE, readFace, type Face } from './cards.ts';
import { optionsSchema } from './options.ts';
import { MAX_PLAYERS, MIN_PLAYERS, switchesFor } from './rulebook.ts';
import { cellOf, HanabiState } from './state.ts';

/** Fields of the state that are one integer. */
const NUMBERS = ['phase', 'turn', 'clues', 'storms', 'lap', 'built'] as const;

/**
 * The whole state in one line of `key=value`: integers as the state holds them, hands as cards with
 * their marks (`hands=b1:1023,g4:1023|…`). Holds every secret.
 */
export function notation(s: HanabiState): string {
  const { players, first, switches } = s.setup;
  const fields: [string, string | number][] = [
    ['players', players],
    ['first', first],
    ['options', JSON.stringify(switches)],
    ...NUMBERS.map((key): [string, number] => [key, s[key]]),
    ['stacks', Array.from(s.stacks).join(',')],
    ['hands', Array.from({ length: players }, (_, seat) => handWords(s, seat)).join('|')],
    ['discards', cardsOf(s.discards).join('')],
    ['deck', Array.from(s.deck.subarray(s.deckTop), cardOf).join('')],
    ['acts', Array.from(s.acts.subarray(0, s.actCount)).join(',')],
  ];
  return fields.map(([key, value]) => `${key}=${value}`).join(' ');
}

const handWords = (s: HanabiState, seat: number): string =>
  Array.from({ length: s.count[seat]! }, (_, slot) => {
    const cell = cellOf(seat, slot);
    return `${cardOf(s.hands[cell]!)}:${s.marks[cell]!}`;
  }).join(',');

/**
 * Reads what `notation` wrote. The problem is for developers; whether the position is a possible
 * one is not checked.
 */
export function readNotation(text: string): Result<HanabiState, string> {
  const fields = new Map(
    text.split(' ').map((field) => {
      const at = field.indexOf('=');
      return [field.slice(0, at), field.slice(at + 1)] as const;
    }),
  );
  try {
    return success(readFields((key) => fieldOf(fields, key)));
  } catch (error) {
    return failure(error instanceof Error ? error.message : String(error));
  }
}

function readFields(field: (key: string) => string): HanabiState {
  const [players, first] = [numberOf(field('players')), numberOf(field('first'))];
  if (players < MIN_PLAYERS || players > MAX_PLAYERS) throw new Error('players: 2 to 5');
  const options = v.parse(optionsSchema, JSON.parse(field('options')));
  const s = new HanabiState({ players, first, switches: switchesFor(options) });
  for (const key of NUMBERS) s[key] = numberOf(field(key));
  s.stacks.set(numbersIn(field('stacks')));
  for (const [seat, hand] of field('hands').split('|').entries()) readHand(s, seat, hand);
  for (const face of faces(field('discards'))) s.discards[face]!++;
  const deck = faces(field('deck'));
  s.deckTop = DECK_SIZE - deck.length;
  s.deck.set(deck, s.deckTop);
  const acts = numbersIn(field('acts'));
  s.acts.set(acts);
  s.actCount = acts.length;
  return s;
}

function readHand(s: HanabiState, seat: number, hand: string): void {
  if (hand === '') return;
  for (const held of hand.split(',')) {
    const [word, marks] = held.split(':');
    const cell = cellOf(seat, s.count[seat]!++);
    s.hands[cell] = faceIn(word!);
    s.marks[cell] = numberOf(marks ?? '');
  }
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

const numbersIn = (text: string): number[] => (text === '' ? [] : text.split(',').map(numberOf));

const faces = (text: string): Face[] => (text.match(/.{1,2}/g) ?? []).map(faceIn);

function faceIn(word: string): Face {
  const face = readFace(word);
  if (face === undefined) throw new Error(`${word}: not a card`);
  return face;
}
