import { describe, expect, test } from 'vitest';
import { blaze } from '../../rules/index.ts';
import { lessons as en } from '../../words/en/lessons.ts';
import { lessons as es } from '../../words/es/lessons.ts';
import { Learning } from './learning.svelte.ts';
import { motionsOf } from './lesson.ts';
import { script } from './script.ts';

/** Does what a step asks for. */
function oblige(learning: Learning): void {
  const { wanted } = learning.step;
  if ('card' in wanted) {
    const hand = learning.position.hands[wanted.by] ?? [];
    learning.tap(wanted.card.find((card) => hand.includes(card))!);
  } else if ('answers' in wanted) learning.choose(0);
  else learning.next();
}

describe.each(new Learning().names)('the lesson %s', (name) => {
  test('says something at every step, in every language', () => {
    const { steps } = script[name];
    for (const { steps: said } of [en, es]) expect(said[name]).toHaveLength(steps.length);
    steps.forEach(({ wanted }, at) => {
      if (!('answers' in wanted)) return;
      for (const { steps: said } of [en, es])
        expect(said[name][at]).toHaveProperty('answers.length', wanted.answers);
    });
  });

  test('goes from its first step to its last', () => {
    const learning = new Learning();
    learning.begin(name);
    for (let step = 1; step < script[name].steps.length; step++) {
      oblige(learning);
      expect([learning.answer, learning.at]).toEqual([null, step]);
    }
    expect(learning.isLast).toBe(true);
  });

  test('answers every other tap, and stays where it is', () => {
    const learning = new Learning();
    learning.begin(name);
    for (; !learning.isLast; oblige(learning)) {
      const { step, position, at } = learning;
      const { wanted } = step;
      if (!('card' in wanted)) continue;
      for (const card of position.hands[wanted.by] ?? []) {
        if (wanted.card.includes(card)) continue;
        learning.tap(card);
        expect([card, learning.answer, learning.at]).toEqual([card, expect.anything(), at]);
      }
    }
  });
});

test('what is played flies from whose hand it was to where it lies, and burns once all is beaten', () => {
  const learning = new Learning();
  const { trump } = learning.lesson;
  const flown: unknown[] = [];
  let burnt = 0;
  for (; !learning.isLast;) {
    const from = learning.position;
    oblige(learning);
    const motions = motionsOf(from, learning.position, trump);
    flown.push(...motions.flights.map((flight) => [flight.from, flight.to]));
    burnt += motions.burnt.length;
  }
  expect(flown).toEqual([
    ['plate:0', 'lane:0:0'],
    ['plate:0', 'lane:1:0'],
    ['plate:1', 'lane:0:1'],
    ['plate:1', 'lane:1:1'],
    ['plate:0', 'lane:2:0'],
    ['plate:2', 'lane:3:0'],
    ['plate:1', 'lane:2:1'],
    ['plate:1', 'lane:3:1'],
  ]);
  expect(burnt).toBe(8);
});

test('what the first challenge lays down is a challenge by the rules', () => {
  const { hands, trump, steps } = script.challenge;
  const state = blaze.start({ options: {}, players: 3, first: 0 });
  const due = [...blaze.dealDue(state)!];
  // Ash sits next to Fire, and Ember next to Ash.
  const top = [...hands.fire!, ...hands.ash!, ...hands.ember!, `${trump}9`];
  for (const card of top) due.splice(due.indexOf(card), 1);
  blaze.deal(state, [...top, ...due]);
  const seats = { fire: 0, ash: 1, ember: 2 } as const;
  const play = (seat: number, word: string) => {
    const move = blaze.readMoveWord(seat, word);
    expect([word, move && blaze.explain(state, move)]).toEqual([word, null]);
    blaze.play(state, blaze.toCode(move!));
  };
  play(seats.fire, 'attack y2');
  play(seats.fire, 'attack r2');
  play(seats.fire, 'pass');
  play(seats.ash, 'beat y2 on 0');
  play(seats.ash, 'beat r4 on 1');
  play(seats.fire, 'attack y4');
  play(seats.ember, 'attack r4');
  play(seats.ember, 'pass');
  play(seats.ash, 'beat y9 on 2');
  play(seats.ash, 'beat b2 on 3');
  play(seats.fire, 'pass');
  play(seats.ember, 'pass');
  expect(blaze.view(state, null).fire).toBe(seats.ash);
  expect(steps).toHaveLength(9);
});
