import { expect, it } from 'vitest';
import { readsBroken } from './spoken-to.ts';

it.each([
  ['en', 'table.passed.takes: You takes'],
  ['en', 'table.passed.opens: You: open'],
  ['en', 'Press again: open You’s hand'],
  ['en', 'Ben and You have the same total.'],
  ['es', 'Tú se las lleva'],
  ['es', 'table.passed.opens: Tú: abrir'],
  ['es', 'Abrir la mano de Tú'],
] as const)('what speaks to somebody as of another is found: %s, %s', (language, text) => {
  expect(readsBroken(language, text)).toBe(true);
});

it.each([
  ['en', 'You take 2 cards. Nothing more from you.'],
  ['es', 'Nuevo desafío: tú eres Ceniza. Te llevas las cartas. Respondes tú.'],
] as const)('what speaks to them is not: %s, %s', (language, text) => {
  expect(readsBroken(language, text)).toBe(false);
});
