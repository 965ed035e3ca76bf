import { describe, expect, test } from 'vitest';
import { GAMES } from '../../games/registry.ts';
import { diagnosticOf, scrub, type Failure } from './diagnostic.ts';

const CARDS = ['y2', 'rF', '10♠', '[W]'];
/** Of a game with these cards. */
const rules: NonNullable<Failure['game']>['rules'] = {
  maxPlayers: 4,
  start: () => ({ copyFrom: () => {} }),
  dealDue: () => CARDS,
};

const failure = (error: unknown): Failure => ({
  error,
  version: '0.3.0',
  language: 'es',
  viewport: { width: 360, height: 640 },
  game: { id: 'a1b2c3d4', chapter: { code: 'burn', round: 2 }, entries: 77, rules },
});

/** An error with the stack a browser would give it. */
function thrown(message: string): Error {
  const error = new TypeError(message);
  error.stack = `TypeError: ${message}\n    at lay (https://example.org/app/chunk-r4b.js:1:204)`;
  return error;
}

describe('a diagnostic', () => {
  test('says what helps to find the fault', () => {
    const text = diagnosticOf(failure(thrown('x is undefined')));
    for (const fact of ['0.3.0', 'es', '360 x 640', 'a1b2c3d4', 'burn', 'round 2', '77 entries'])
      expect(text).toContain(fact);
    expect(text).toContain('TypeError: x is undefined');
    expect(text).toContain('chunk-r4b.js:1:204');
  });

  test('holds no card, in whatever form a message carries it', () => {
    for (const card of CARDS) {
      for (const message of [
        `no face ${card}`,
        `hand: [${card},${card}]`,
        `{"attack":"${card}"}`,
        `beat ${card} on 1`,
        `(${card})`,
      ])
        expect(diagnosticOf(failure(thrown(message)))).not.toContain(card);
    }
  });

  test.each(GAMES)('holds no card of $title', async ({ load }) => {
    const { rules: played } = await load();
    const start = played.start({ options: {}, players: played.maxPlayers, first: 0 });
    const cards = played.dealDue(start) ?? [];
    expect(cards.length).toBeGreaterThan(0);
    const game = { ...failure(null).game!, rules: played };
    for (const card of cards) {
      const told = diagnosticOf({ ...failure(thrown(`no face ${card}, ${card}.`)), game });
      expect(told).toContain('no face …, ….');
    }
  });

  test('shows nothing of an error whose game cannot say how cards are written', () => {
    const dealDue = () => {
      throw new Error('no rules');
    };
    const game = { ...failure(null).game!, rules: { ...rules, dealDue } };
    const told = diagnosticOf({ ...failure(thrown('Ana holds y2')), game });
    expect(told).toContain('77 entries');
    expect(told).not.toMatch(/Ana|y2/);
  });

  test('holds no name that a message quotes or lists', () => {
    const names = ['Ana', 'Maximiliana', 'Îlse'];
    for (const name of names) {
      for (const message of [
        `no seat for "${name}"`,
        `'${name}' left`,
        `people=[${names.join(', ')}]`,
        `{"name":"${name}"}`,
      ])
        expect(diagnosticOf(failure(thrown(message)))).not.toContain(name);
    }
  });

  test('passes on nothing of a value that was thrown without being an error', () => {
    expect(diagnosticOf(failure({ hand: ['rF'], name: 'Ana' }))).not.toMatch(/rF|Ana/);
    expect(diagnosticOf(failure('Ana holds rF'))).not.toMatch(/rF|Ana/);
  });

  test('does without a game', () => {
    expect(diagnosticOf({ ...failure(thrown('x')), game: null })).toContain('outside a game');
  });
});

test('what is scrubbed keeps the places in files', () => {
  const stack = 'at lay (https://example.org/app/_app/immutable/nodes/4.r9yF2.js:1:204)';
  expect(scrub(stack, CARDS)).toBe(stack);
});
