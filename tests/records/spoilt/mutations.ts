import type { Random } from '../../../src/lib/core/random.ts';

/** Spoils a text, which may be any text by now. */
type Mutation = (text: string, random: Random) => string;

/** Spoils a record's text in one to three ways: what is in it, how it is written, or its bytes. */
export function mutate(text: string, random: Random): string {
  let spoilt = text;
  for (let times = 1 + random.below(3); times > 0; times--)
    spoilt = pick(MUTATIONS, random)(spoilt, random);
  return spoilt;
}

const pick = <T>(things: readonly T[], random: Random): T => things[random.below(things.length)]!;

/**
 * A mutation of what the text means, by one of the changes below; a text that is no JSON any more
 * stays as it is.
 */
const structural =
  (change: (place: Place, random: Random) => void): Mutation =>
  (text, random) => {
    let record: unknown;
    try {
      record = JSON.parse(text);
    } catch {
      return text;
    }
    const place = anyPlace(record, random);
    if (place) change(place, random);
    return JSON.stringify(record);
  };

/** A part of a value: `parent[key]`. */
interface Place {
  readonly parent: Record<string, unknown> | unknown[];
  readonly key: string | number;
}

/**
 * A random part: from the outside in, stopping at any depth, more often than not among the moves.
 */
function anyPlace(root: unknown, random: Random): Place | null {
  let found: Place | null = null;
  let value = root;
  while (typeof value === 'object' && value !== null) {
    const parent = value as Record<string, unknown>;
    const key = 'moves' in parent && random.below(2) ? 'moves' : pick(Object.keys(parent), random);
    if (key === undefined || (found && random.below(4) === 0)) break;
    found = { parent, key: Array.isArray(parent) ? Number(key) : key };
    value = parent[key];
  }
  return found;
}

/**
 * Sets a key as JSON.parse would: as the object's own, even where the language has a setter of that
 * name. A list has no names: it grows.
 */
function put({ parent, key }: Place, value: unknown): void {
  if (Array.isArray(parent) && typeof key === 'string') parent.push(value);
  else
    Object.defineProperty(parent, key, {
      value,
      enumerable: true,
      configurable: true,
      writable: true,
    });
}

const get = ({ parent, key }: Place): unknown => (parent as Record<string, unknown>)[key];

function remove({ parent, key }: Place): void {
  if (Array.isArray(parent)) parent.splice(Number(key), 1);
  else delete parent[key];
}

const NAMES = [
  '__proto__', 'constructor', 'prototype', 'toString', 'valueOf', 'hasOwnProperty', 'length', 'polluted', '', 'seat', 'do', 'card',
  'on', 'value', 'order', 'name', 'bot', 'moves', 'seats', 'options', 'edition', 'slot', 'to', 'color', 'rank', 'emptyClues',
] as const; // prettier-ignore

/** Words of records, so that a spoilt one is often nearly good. */
const WORDS: readonly unknown[] = [
  'attack', 'beat', 'pass', 'bet', 'deal', 'clue', 'play', 'discard', 'r', 'r2', 'y9', 'bF', 'r1', 'b10', '2021', 'classic', 'face', 'value', 'spark',
  'bonfire', 'Ana', ' ', 'blaze', 'hanabi', 0, 1, 2, 3, 4, 5,
]; // prettier-ignore

const strange = (random: Random): unknown =>
  pick<() => unknown>(
    [
      () => null,
      () => random.below(2) === 0,
      () => -random.below(100),
      () => random.below(100) / 8,
      () => 2 ** (20 + random.below(40)),
      () => String(random.below(6)),
      () => [],
      () => ({}),
      () => ({ polluted: true }),
      () => JSON.parse('{"__proto__":{"polluted":true}}') as unknown,
      () => 'x'.repeat(random.below(3000)),
      () => String.fromCharCode(0xd800 + random.below(0x800)),
      () => String.fromCharCode(random.below(0x3000)),
      () => Array<number>(random.below(20_000)).fill(1),
      () => nested(1 + random.below(3000)),
    ],
    random,
  )();

function nested(depth: number): unknown {
  let value: unknown = 1;
  for (let i = 0; i < depth; i++) value = i % 2 === 0 ? [value] : { seats: value };
  return value;
}

/** What a record says. */
const STRUCTURAL: readonly Mutation[] = [
  structural(remove),
  structural((place, random) => put(place, strange(random))),
  structural((place, random) => put(place, pick(WORDS, random))),
  structural((place, random) => put(place, pick(WORDS, random))),
  structural(({ parent }, random) => put({ parent, key: pick(NAMES, random) }, strange(random))),
  structural((place, random) => {
    const value = get(place);
    remove(place);
    put({ parent: place.parent, key: pick(NAMES, random) }, value);
  }),
  structural(({ parent, key }, random) => {
    if (!Array.isArray(parent)) return;
    const other = random.below(parent.length);
    [parent[Number(key)], parent[other]] = [parent[other], parent[Number(key)]];
  }),
  structural(({ parent, key }) => {
    if (Array.isArray(parent)) parent.splice(Number(key), 0, parent[Number(key)]);
  }),
];

/** Puts `part` in the place of the `length` characters at `at`. */
const splice = (text: string, at: number, length: number, part: string): string =>
  text.slice(0, at) + part + text.slice(at + length);

/** Pieces of JSON, and of what only looks like it. */
const PIECES = [
  '{', '}', '[', ']', ',', ':', '"', '\\', '\\u0000', '\\ud800', '0', '-0', '1e0', '1e999', '-', '.5', 'NaN', 'null', 'true', '\ufeff',
  '\u2028', '\0', '"__proto__":{"polluted":true},', '"constructor":{"prototype":{"polluted":true}},', '"seat":1,', '"do":"pass",',
  '{"seat":0,"do":"pass"},', '[[[[[[[[', '"moves":[],',
] as const; // prettier-ignore

/** How it is written. */
const TEXTUAL: readonly Mutation[] = [
  (text, random) => splice(text, random.below(text.length + 1), 0, pick(PIECES, random)),
  (text, random) => text.slice(0, random.below(text.length + 1)),
  (text, random) => splice(text, random.below(text.length + 1), random.below(60), ''),
  (text, random) => {
    const at = random.below(text.length + 1);
    return splice(text, at, 0, text.slice(at, at + random.below(200)));
  },
  // Behind an opening brace most pieces with a key are still JSON.
  (text, random) => {
    const at = text.indexOf('{', random.below(text.length + 1)) + 1;
    return splice(text, at, 0, pick(PIECES, random));
  },
  (text, random) => text.replace(/\d/g, (digit) => (random.below(30) === 0 ? `-${digit}` : digit)),
];

/** Its bytes, read as a browser reads them: what is no UTF-8 becomes a sign for that. */
const BINARY: Mutation = (text, random) => {
  const bytes = new TextEncoder().encode(text);
  for (let times = 1 + random.below(4); times > 0 && bytes.length > 0; times--)
    bytes[random.below(bytes.length)] = random.below(256);
  return new TextDecoder().decode(bytes);
};

/** Mostly changes that leave JSON: the others seldom get further than that. */
const MUTATIONS: readonly Mutation[] = [
  ...STRUCTURAL,
  ...STRUCTURAL,
  ...STRUCTURAL,
  ...TEXTUAL,
  BINARY,
];
