import { render } from 'svelte/server';
import { expect, test } from 'vitest';
import { CARDS, COLORS, RANKS } from '../../rules/cards.ts';
import { cards as english } from '../../words/en/cards.ts';
import { cards as spanish } from '../../words/es/cards.ts';
import Card from './Card.svelte';
import CardBack from './CardBack.svelte';
import CardThumb from './CardThumb.svelte';
import Rocket from './Rocket.svelte';
import Sign from './Sign.svelte';
import { shapeOf } from './signs.ts';
import Tokens from './Tokens.svelte';

const count = (html: string, part: string): number => html.split(part).length - 1;

test('every face has its number three times and its sign in both corners', () => {
  for (const card of CARDS) {
    const { body } = render(Card, { props: { card, label: english.card(card) } });
    expect(count(body, `>${card[1]}</text>`), card).toBe(3);
    expect(body).toContain(`aria-label="${english.card(card)}"`);
    // Two corners, and twice for each sign: its body and what is lit in it.
    expect(count(body, shapeOf(card[0] as 'b')), card).toBe(2 + 2 * Number(card[1]));
  }
});

test('a face that something round it names says nothing itself', () => {
  const { body } = render(Card, { props: { card: 'b1' } });
  expect(body).toContain('aria-hidden="true"');
  expect(body).not.toContain('aria-label');
});

test('no two faces share a name', () => {
  for (const words of [english, spanish]) {
    expect(new Set(CARDS.map((card) => words.card(card))).size).toBe(CARDS.length);
  }
});

test('a back shows what it was pointed at as, and nothing else', () => {
  const bare = render(CardBack, { props: { color: null, rank: null } }).body;
  expect(COLORS.some((color) => bare.includes(shapeOf(color)))).toBe(false);
  expect(bare).not.toContain('</text>');
  const both = render(CardBack, { props: { color: 'w', rank: 4, lit: true } }).body;
  expect(both).toContain(shapeOf('w'));
  expect(both).toContain('>4</text>');
  expect(both).toContain('pointer');
  expect(bare).not.toContain('pointer');
});

test('no two signs are alike', () => {
  const drawn = [...COLORS, ...RANKS].map((named) => render(Sign, { props: { named } }).body);
  expect(new Set(drawn).size).toBe(COLORS.length + RANKS.length);
});

test('a rocket tells its height, and bursts at 5', () => {
  const heights = [0, 1, 2, 3, 4, 5].map((height) => ({
    height,
    body: render(Rocket, { props: { color: 'y', height } }).body,
  }));
  for (const { height, body } of heights) {
    expect(body).toContain(`>${height}</text>`);
    expect(body.includes('bloom'), `${height}`).toBe(height === 5);
    expect(count(body, 'reached'), `${height}`).toBe(height === 5 ? 0 : height);
  }
});

test('tokens that are gone look different from those that are left', () => {
  const clues = render(Tokens, { props: { kind: 'clue', left: 3, of: 8 } }).body;
  expect([count(clues, 'class="burning'), count(clues, 'class="out')]).toEqual([3, 5]);
  const storms = render(Tokens, { props: { kind: 'storm', left: 2, of: 3 } }).body;
  expect([count(storms, 'class="calm'), count(storms, 'class="broken')]).toEqual([2, 1]);
});

test('a card as small as a word still has its number and its sign', () => {
  for (const card of CARDS) {
    const { body } = render(CardThumb, { props: { thing: card } });
    expect(body).toContain(`>${card[1]}</text>`);
    expect(body).toContain(shapeOf(card[0] as 'b'));
  }
});
