import { describe, expect, test } from 'vitest';
import { blaze } from '../../rules/index.ts';
import { lessons as en } from '../../words/en/lessons.ts';
import { lessons as es } from '../../words/es/lessons.ts';
import { Learning } from './learning.svelte.ts';
import { playWords, refusalTo } from '../../rules/testing/by-word.ts';
import { position } from '../../rules/testing/position.ts';
import type { BlazeState } from '../../rules/state.ts';
import { missOf, motionsOf, SEATS, type LessonName, type Play } from './lesson.ts';
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

/** By seat: cards for whoever has none in a lesson; so many sit there that every card is played. */
const BESIDES = ['r1 y7', 'b1 b8', 'y3 b7', 'r3 y1'];

/** Plays a move once those before have said that nothing more comes from them. */
function letPlay(s: BlazeState, line: string): void {
  whenDue(s, line);
  playWords(s, line);
}

function whenDue(s: BlazeState, line: string): void {
  const isEarly = () => /^(notYourTurn|fireFirst)$/.test(refusalTo(s, line)?.code ?? '');
  for (let passes = 0; isEarly() && passes < 4; passes++) playWords(s, `${s.turn} pass`);
}

/** What a lesson begins with, on the engine. */
function begun(name: LessonName): BlazeState {
  const { hands, table, trump } = script[name];
  const held = (['fire', 'ash', 'ember'] as const).map((role) => [
    ...(hands[role] ?? BESIDES[SEATS[role]]!.split(' ')),
    ...table.flatMap(({ by, attack, beat }) => [
      ...(by === role ? [attack] : []),
      ...(role === 'ash' && beat ? [beat] : []),
    ]),
  ]);
  const phase = name === 'burn' ? 'burn' : 'kindling';
  const s = position({
    phase,
    trump,
    hands: [...held.map((cards) => cards.join(' ')), BESIDES[3]!],
  });
  table.forEach(({ by, attack, beat }, at) => {
    letPlay(s, `${SEATS[by]} attack ${attack}`);
    if (beat) letPlay(s, `${SEATS.ash} beat ${beat} on ${at}`);
  });
  return s;
}

test.each(['challenge', 'attack', 'beat', 'firebird', 'burn'] as const)(
  'the lesson %s takes and refuses cards as the rules do',
  (name) => {
    const learning = new Learning();
    learning.begin(name);
    const s = begun(name);
    const lineOf = ({ by, card, on }: Play) => {
      const at = learning.position.table.findIndex(({ attack }) => attack === on);
      return `${SEATS[by]} ${on === undefined ? `attack ${card}` : `beat ${card} on ${at}`}`;
    };
    let judged = 0;
    for (; !learning.isLast;) {
      const { position: before, step } = learning;
      const { wanted, then = [] } = step;
      if ('card' in wanted) {
        const { by, on } = wanted;
        const hand = before.hands[by] ?? [];
        const playOf = (card: Play['card']): Play => ({ by, card, ...(on && { on }) });
        const right = hand.find((card) => wanted.card.includes(card))!;
        whenDue(s, lineOf(playOf(right)));
        for (const card of hand) {
          const play = playOf(card);
          const told = missOf(before, play, script[name].trump);
          expect([card, told]).toEqual([card, refusalTo(s, lineOf(play))?.code ?? null]);
          judged++;
        }
        playWords(s, lineOf(playOf(right)));
      }
      oblige(learning);
      for (const play of then) letPlay(s, lineOf(play));
    }
    expect(judged).toBeGreaterThan(2);
  },
);

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
